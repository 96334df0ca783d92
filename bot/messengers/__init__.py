"""Kontra's ways to speak with people: one Bot API messenger, carried by either of two libraries.

``bot_api`` knows Telegram and no library; ``aiogram_bot`` and ``ptb_bot`` carry its requests and
hand it updates; ``connecting`` opens the one that the configuration names. Nothing is imported
here, because the libraries are dear.
"""
