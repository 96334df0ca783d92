"""The table as text, for people who play without pictures."""

from __future__ import annotations

from bot.tables import PersonSettings, Table
from bot.texts import Texts
from engine import Seat

from .seat import PLAIN


def table_text(
    table: Table, seat: Seat | None, texts: Texts, *, settings: PersonSettings = PLAIN
) -> str:
    """All that the seat's (None: the group's) picture shows, as HTML."""
    raise NotImplementedError
