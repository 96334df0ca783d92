"""The table as text, for people who play without pictures and for other messengers."""

from __future__ import annotations

from bot.tables import PersonSettings, Table
from bot.texts import Html, Texts
from bot.texts.markup import escape
from engine import Seat

from .scene import Scene
from .seat import PLAIN
from .table_page import table_drawing


def table_text(
    table: Table, seat: Seat | None, texts: Texts, *, settings: PersonSettings = PLAIN
) -> Html:
    """All that the seat's (None: the group's) picture shows, as HTML; TableError in the lobby."""
    if seat is None:
        scene = Scene.of_group(table, texts, bot_username="")
    else:
        scene = Scene.of_seat(table, seat, texts, settings)
    _, equal = table_drawing(scene)
    return escape(equal())
