"""Use cases before and around a match: open, sit, agree, start, stop, play again.

Everybody may open a table in a group that has none; only seated people and the chat's
administrators start it or put it away. A solo table is started at once: one person, three
computers.
"""

from __future__ import annotations

from bot.chat import ChatRef, MessengerError
from bot.tables import (
    Computer,
    Human,
    Person,
    Table,
    TableError,
    TableReason,
    apply_preset,
)
from bot.tables.settings import TableSettings
from engine import Seat
from engine.seats import COMPASS

from .draws import draw_if_agreed, show_draw
from .house import House
from .open_tables import Holding

SOLO_SEAT = Seat.SOUTH
FORGOTTEN_SECONDS = 3600.0
"""A lobby untouched for this long may be replaced by anybody."""

MOST_TABLES = 10
"""At more open tables nobody can play."""


async def open_solo(house: House, person: Person, *, preset: str | None = None) -> int:
    """The person's own table against computers: the one being played, else a new one.

    The new one is played as the last was, or by the rules of a preset (ValueError: unknown).
    """
    chat = ChatRef(person.id)
    async with house.tables.opening:
        for table_id in await house.open_tables_in(chat):
            return table_id
        settings = await settings_like_last_time(house, chat, person)
        if preset is not None:
            settings = apply_preset(settings, preset)
        table = Table(0, chat, person.id, settings)
        table.sit(person.id, person.name, SOLO_SEAT)
        await draw_if_agreed(house, table)
        start(table, house)
        await house.tables.add(table)
    house.after_change(table)
    show_draw(house, table)
    return table.id


async def open_group(house: House, chat: ChatRef, person: Person) -> tuple[int, bool]:
    """A lobby in the group: (table id, whether it is new). One open table a chat and topic.

    A lobby that everybody has forgotten gives way to a new one.
    """
    for table_id in await house.open_tables_in(chat):
        if not await _give_way(house, table_id, person):
            return table_id, False
    async with house.tables.opening:
        for table_id in await house.open_tables_in(chat):
            return table_id, False
        settings = await settings_like_last_time(house, chat, person)
        table = Table(0, chat, person.id, settings)
        table.sit(person.id, person.name, SOLO_SEAT)
        await house.tables.add(table)
    house.after_change(table)
    return table.id, True


async def _give_way(house: House, table_id: int, person: Person) -> bool:
    """Put a lobby away that nobody has touched for long, unless the person sits there."""
    async with house.tables.hold(table_id) as holding:
        table = holding.table
        async with house.store.unit() as unit:
            touched_at = await unit.saved_at(table_id)
        is_fresh = touched_at is None or house.time.now() - touched_at < FORGOTTEN_SECONDS
        if table.match is not None or is_fresh or table.seat_of(person.id) is not None:
            return False
        table.stop()
        await holding.save()
        house.after_change(table)
        return True


async def settings_like_last_time(house: House, chat: ChatRef, person: Person) -> TableSettings:
    """The agreement of the chat's last table, else the default in the person's language."""
    async with house.store.unit() as unit:
        last = await unit.last_settings(chat)
    return last.with_deals(()) if last is not None else TableSettings(language=person.language)


async def require_host(house: House, table: Table, person: Person) -> None:
    """Only somebody seated or an administrator of the chat may do this; TableError otherwise."""
    if table.seat_of(person.id) is None:
        await require_administrator(house, table.chat, person)


async def require_administrator(house: House, chat: ChatRef, person: Person) -> None:
    """In a group its administrators alone; TableError otherwise, and when nobody can say."""
    try:
        is_allowed = await house.messenger.is_administrator(chat, person.id)
    except MessengerError:
        is_allowed = False
    if not is_allowed:
        raise TableError(TableReason.NOT_ALLOWED)


def start(table: Table, house: House) -> None:
    """Begin the match and deal."""
    table.start()
    table.deal(house.chance)


def fill(table: Table) -> None:
    """Computers on all free seats."""
    free = [seat for seat in COMPASS if table.seats[seat] is None]
    for seat in free:
        table.set_computer(seat, present=True)


async def sit(house: House, table: Table, person: Person, seat: Seat) -> None:
    """Sit down, before the match or on a computer's seat during it."""
    mine = await house.open_tables_of(person.id)
    if table.id not in mine and len(mine) >= MOST_TABLES:
        raise TableError(TableReason.TOO_MANY_TABLES)
    table.sit(person.id, person.name, seat)


def leave(table: Table, person: Person) -> None:
    """Stand up; a match that nobody plays any more is stopped, an empty lobby is put away."""
    table.leave(person.id)
    if not table.humans:
        table.stop()
    elif table.host_id == person.id:
        table.host_id = next(iter(table.humans.values())).person_id


async def again(house: House, table: Table) -> Table:
    """A new table with the same people and agreement."""
    if table.is_open:
        raise TableError(TableReason.DEAL_RUNNING)
    seats = {seat: _present(occupant, table.settings) for seat, occupant in table.seats.items()}
    new = Table(0, table.chat, table.host_id, table.settings.with_deals(()), seats)
    async with house.tables.opening:
        if await house.open_tables_in(table.chat):
            raise TableError(TableReason.CHAT_HAS_TABLE)
        await draw_if_agreed(house, new)
        start(new, house)
        await house.tables.add(new)
    house.after_change(new)
    return new


def _present(
    occupant: Human | Computer | None, settings: TableSettings
) -> Human | Computer | None:
    if isinstance(occupant, Human):
        return Human(occupant.person_id, occupant.name)
    return Computer(settings.strength) if occupant is not None else None


async def stop(house: House, holding: Holding, person: Person) -> None:
    """Put a lobby away or stop a match."""
    await require_host(house, holding.table, person)
    holding.table.stop()
