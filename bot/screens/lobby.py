"""The lobby: who sits where and what is agreed, before the match."""

from __future__ import annotations

from bot.tables import Table
from bot.texts import Texts

from .screen import Screen


def lobby_screen(
    table: Table, texts: Texts, *, bot_username: str, chosen: str | None = None
) -> Screen:
    """The lobby; ``chosen`` is ``set`` for the page of settings. The same for everybody."""
    raise NotImplementedError
