"""Screens: pure functions from a table (or a person) and texts to what one message shows.

Table screens (each a page of one live message; ``chosen`` is the code of the navigation button
that was pressed last, as ``L3``, ``u.S``, ``bids``, ``menu``, ``stop``, ``sheet``, ``review.3``,
``set``; None or a code that no longer fits gives the table itself):

    lobby_screen(table, texts, *, bot_username, chosen=None)
    group_screen(table, texts, *, bot_username="", chosen=None)
    seat_screen(table, seat, texts, *, settings=PersonSettings(), chosen=None, group_title="")

Outside a table: ``welcome``; short answers: ``answers``; toasts and alerts (plain text, at most
200 characters): ``toasts``; what a call means: ``meanings.call_meaning``; typed actions:
``typed.parse_typed``; codes of the buttons: ``codes``.
"""

from .group import group_screen
from .lobby import lobby_screen
from .meanings import call_meaning
from .screen import Screen
from .seat import seat_screen
from .table_text import table_text
from .typed import parse_typed

__all__ = [
    "Screen",
    "call_meaning",
    "group_screen",
    "lobby_screen",
    "parse_typed",
    "seat_screen",
    "table_text",
]
