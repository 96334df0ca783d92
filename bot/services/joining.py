"""Ways to a seat other than the lobby's buttons: a link, ``/join``; and ``/leave``.

A link ``t.me/<bot>?start=t<table>`` leads from the group to the own cards, or to a seat there for
somebody who has none. Who is no member of the group gets none. ``?start=j<code>`` leads to a table
without a group.
"""

from __future__ import annotations

from bot.chat import Command, MessengerError
from bot.chat.button_data import from_base36
from bot.screens import Screen, answers
from bot.tables import Person, Table, TableError, TableReason
from engine.seats import COMPASS

from . import contests, lobby, personal, private_tables
from .house import House
from .open_tables import Holding


async def start_with_ticket(house: House, command: Command, person: Person) -> Screen | None:
    """Follow a link: show my hand, or give me a seat; a link that leads nowhere is a welcome."""
    is_contest, screen = await contests.follow_ticket(house, person, command.arguments)
    if is_contest:
        return screen
    try:
        return await _follow(house, command, person)
    except ValueError:
        pass
    except TableError as error:
        if error.reason is not TableReason.NO_SUCH_TABLE:
            raise
    screen = await personal.start_page(house, command.chat, person, ())
    if screen is not None:
        await personal.show_page(house, command.chat, screen)
    return None


async def _follow(house: House, command: Command, person: Person) -> Screen:
    """ValueError for a ticket that is none, TableError when there is no seat to be had."""
    kind, rest = command.arguments[:1], command.arguments[1:]
    if kind == private_tables.TICKET:
        return await _join_by_code(house, command, person, rest)
    async with house.tables.hold(from_base36(rest if kind == "t" else "")) as holding:
        table = holding.table
        if table.seat_of(person.id) is None:
            await _require_member(house, table, person)
        return await _seated(house, holding, person, update=command.key)


async def _join_by_code(house: House, command: Command, person: Person, code: str) -> Screen:
    table_id, secret = private_tables.find_table(code)
    async with house.tables.hold(table_id) as holding:
        private_tables.require_code(holding.table, secret)
        return await _seated(house, holding, person, update=command.key)


async def _seated(house: House, holding: Holding, person: Person, *, update: int) -> Screen:
    """Give the person a seat, unless there is one, and tell where that is."""
    table, texts = holding.table, house.texts_for(person)
    if table.seat_of(person.id) is None:
        await sit_somewhere(house, table, person)
        await holding.save(update=update)
    house.after_change(table)
    seat = table.seat_of(person.id)
    if seat is None:
        return answers.no_table(texts)
    return answers.seated(table, seat, texts, group_title=await house.chats.title_of(table))


async def join_command(house: House, command: Command, person: Person) -> Screen | None:
    """In a group: a seat at its table, before the match or in place of a computer.

    In private: a seat at the table of a code.
    """
    if command.chat.is_private:
        person = await house.people.set_started(person, started=True)
        try:
            return await _join_by_code(house, command, person, command.arguments)
        except ValueError:
            return answers.no_table(house.texts_for(person))
    for table_id in await house.open_tables_in(command.chat):
        async with house.tables.hold(table_id) as holding:
            table = holding.table
            if table.seat_of(person.id) is None:
                await sit_somewhere(house, table, person)
                await holding.save(update=command.key)
                house.after_change(table)
            return None
    return answers.no_table(house.texts_for(person), in_group=True)


async def leave_command(house: House, command: Command, person: Person) -> Screen | None:
    """Stand up from this chat's table, in private from the newest."""
    ids = await house.open_tables_in(command.chat)
    for table_id in ids or await house.open_tables_of(person.id):
        async with house.tables.hold(table_id) as holding:
            lobby.leave(holding.table, person)
            await holding.save(update=command.key)
            house.after_change(holding.table)
            return None
    in_group = not command.chat.is_private
    return answers.no_table(house.texts_for(person), in_group=in_group)


async def sit_somewhere(house: House, table: Table, person: Person) -> None:
    """The seat left in this deal, else the first free one, else the first computer's."""
    free = [seat for seat in COMPASS if table.seats[seat] is None]
    others = [seat for seat in COMPASS if seat not in table.humans]
    mine = table.left_seats.get(person.id)
    back = [mine] if mine is not None and mine not in table.humans else []
    for seat in (*back, *free, *others):
        await lobby.sit(house, table, person, seat)
        return
    raise TableError(TableReason.SEAT_TAKEN)


async def _require_member(house: House, table: Table, person: Person) -> None:
    """Only members of the group see its tables; a table for one is nobody else's."""
    if table.is_solo:
        raise TableError(TableReason.NO_SUCH_TABLE)
    try:
        is_member = await house.messenger.is_member(table.chat, person.id)
    except MessengerError:
        is_member = False
    if not is_member:
        raise TableError(TableReason.NO_SUCH_TABLE)
