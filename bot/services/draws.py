"""The draw for partners and seats: before a match, where the table has agreed on it.

The tour of the chat's last match goes on when the same four play. What was drawn is stored with
the table, so nothing depends on the message that shows it.
"""

from __future__ import annotations

from bot.screens import Screen
from bot.screens.draw_page import draw_screen
from bot.tables import Table
from bot.tables.drawing import draw_seats
from bot.texts import Texts

from .house import House
from .places import table_surface
from .surfaces import Surface

KIND = "draw"


async def draw_if_agreed(house: House, table: Table) -> None:
    """Let everybody draw and move to the seat drawn; not for fixed seats and prepared deals."""
    if not table.settings.draws_seats or table.settings.prepared:
        return
    async with house.store.unit() as unit:
        last = await unit.memory.last_draw(table.chat)
    draw_seats(table, last, house.chance)


def show_draw(house: House, table: Table) -> None:
    """Show the draw, and below it the table; returns at once."""
    screen = draw_screen(table, Texts.load(table.settings.language))
    if screen is not None:
        house.nursery.spawn(_show, house, Surface(table.chat, table.id, KIND), screen, table)


async def _show(house: House, surface: Surface, screen: Screen, table: Table) -> None:
    await house.showcase.show(surface, screen, anew=True)
    if not table.is_solo:
        house.announcer.bring_down(table_surface(table))
