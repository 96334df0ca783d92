"""The commands menu and the bot's descriptions, per language and scope.

Telegram's limits: a description of a command has at most 256 characters, the short description of
the bot 120, the long one 512.
"""

from __future__ import annotations

from bot.chat import MenuCommand
from bot.texts import Texts

PRIVATE = (
    *("play", "invite", "join", "day", "table", "score", "sheet", "hint", "deal", "fair"),
    *("stats", "history", "settings", "language", "mydata", "forget", "help"),
)
GROUP = (
    *("bridge", "join", "hand", "p", "table", "score", "sheet", "challenge", "day", "deal"),
    *("top", "stats", "history", "season", "leave", "stop", "language", "help"),
)
_SEEN_BY_ONE = frozenset({"hand", "p"})
"""Commands that the group need not see, where the messenger can hide them."""


def private_commands(texts: Texts) -> tuple[MenuCommand, ...]:
    """The menu in private chats."""
    return tuple(MenuCommand(name, texts.plain(f"c-{name}")) for name in PRIVATE)


def group_commands(texts: Texts) -> tuple[MenuCommand, ...]:
    """The menu in groups."""
    return tuple(
        MenuCommand(name, texts.plain(f"c-{name}"), is_ephemeral=name in _SEEN_BY_ONE)
        for name in GROUP
    )


def descriptions(texts: Texts) -> tuple[str, str]:
    """The short and the long description of the bot."""
    return texts.plain("bot-short"), texts.plain("bot-long")
