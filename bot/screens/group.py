"""The public table message of a group during and after a match: nothing in it is secret."""

from __future__ import annotations

from bot.tables import Table
from bot.texts import Texts

from .screen import Screen


def group_screen(
    table: Table, texts: Texts, *, bot_username: str = "", chosen: str | None = None
) -> Screen:
    """The table as everybody sees it; ``chosen`` is the navigation code pressed last."""
    raise NotImplementedError
