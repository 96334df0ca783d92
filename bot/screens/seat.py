"""The panel of one player: the table from the own seat, and what may be done now."""

from __future__ import annotations

from bot.tables import PersonSettings, Table
from bot.texts import Texts
from engine import Seat

from .screen import Screen

PLAIN = PersonSettings()


def seat_screen(
    table: Table,
    seat: Seat,
    texts: Texts,
    *,
    settings: PersonSettings = PLAIN,
    chosen: str | None = None,
    group_title: str = "",
) -> Screen:
    """What the occupant of ``seat`` sees; ``group_title`` names the group of a group's table."""
    raise NotImplementedError
