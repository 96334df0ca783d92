"""Tables at which given deals are played: alone against computers, or in a group.

Dealer and vulnerability are fixed by a board's number, so each deal gets a number that fits it;
no two deals of a table share one.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat import ChatRef
from bot.tables import Person, Table, TableError, TableReason
from bot.tables.archive import KnownDeal
from engine.bridge.duplicate import board_like

from . import lobby
from .house import House
from .places import panel_surface

MOST_DEALS = 32
"""More deals are not played at one table."""
_CIRCLE = 16
"""Dealers and vulnerabilities repeat after so many boards."""


def numbered(
    deals: Sequence[KnownDeal], wanted: Sequence[int | None] = ()
) -> tuple[tuple[str, int], ...]:
    """Cards and board number of each deal; the ``wanted`` numbers where they fit."""
    used: set[int] = set()
    boards = []
    for at, deal in enumerate(deals):
        number = board_like(deal.dealer, deal.vulnerable, wanted[at] if at < len(wanted) else None)
        while number in used:
            number += _CIRCLE
        used.add(number)
        boards.append((deal.cards, number))
    return tuple(boards)


async def play_alone(house: House, person: Person, deals: Sequence[KnownDeal]) -> int:
    """A new table of the person's own on these deals, already dealt; its id."""
    chat = ChatRef(person.id)
    if len(await house.open_tables_of(person.id)) >= lobby.MOST_TABLES:
        raise TableError(TableReason.TOO_MANY_TABLES)
    settings = await lobby.settings_like_last_time(house, chat, person)
    table = Table(0, chat, person.id, settings.with_deals(numbered(deals[:MOST_DEALS])))
    table.sit(person.id, person.name, lobby.SOLO_SEAT)
    table.start()
    table.deal(house.chance)
    await house.tables.add(table)
    house.after_change(table)
    house.announcer.bring_down(panel_surface(table, person.id))
    return table.id


async def open_in_group(
    house: House, chat: ChatRef, person: Person, deals: Sequence[KnownDeal]
) -> None:
    """A lobby in the group for these deals; TableError while another table is open there."""
    async with house.tables.opening:
        if await house.open_tables_in(chat):
            raise TableError(TableReason.CHAT_HAS_TABLE)
        settings = await lobby.settings_like_last_time(house, chat, person)
        table = Table(0, chat, person.id, settings.with_deals(numbered(deals[:MOST_DEALS])))
        table.sit(person.id, person.name, lobby.SOLO_SEAT)
        await house.tables.add(table)
    house.after_change(table)
