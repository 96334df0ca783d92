"""A table without a group: its people meet by a code, and each plays in the own private chat.

``/invite`` gives the person's private table a code (a new table waits in its lobby, one being
played takes friends in place of computers); ``/join CODE`` or the link leads there. The code is
the table's number and six characters that cannot be guessed.
"""

from __future__ import annotations

import secrets

from bot.chat import ChatRef, Command
from bot.chat.button_data import from_base36, to_base36
from bot.screens import Screen, answers
from bot.tables import Person, Table, TableError, TableReason

from . import lobby
from .house import House
from .places import panel_surface_at

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that could be taken for another."""

SECRET_LENGTH = 6
TICKET = "j"
"""What the payload of a link with a code begins with."""


async def invite_command(house: House, command: Command, person: Person) -> Screen | None:
    """In private: a code for friends, with a link that may be passed on.

    TableError at a table for prepared deals: what others do on them is compared.
    """
    texts, username = house.texts_for(person), house.messenger.bot_username
    if not command.chat.is_private:
        return None
    person = await house.people.set_started(person, started=True)
    table_id = await _own_table(house, person)
    async with house.tables.hold(table_id) as holding:
        table = holding.table
        if table.settings.prepared:
            raise TableError(TableReason.NOT_ALLOWED)
        if not table.settings.code:
            table.admit_friends("".join(secrets.choice(LETTERS) for _ in range(SECRET_LENGTH)))
            await holding.save(update=command.key)
            house.after_change(table)
        return answers.invitation(texts, bot_username=username, code=code_of(table))


async def _own_table(house: House, person: Person) -> int:
    """The person's private table that is open, else a new one in its lobby."""
    chat = ChatRef(person.id)
    async with house.tables.opening:
        for table_id in await house.open_tables_in(chat):
            return table_id
        settings = await lobby.settings_like_last_time(house, chat, person)
        table = Table(0, chat, person.id, settings)
        table.sit(person.id, person.name, lobby.SOLO_SEAT)
        await house.tables.add(table)
    house.announcer.bring_down(panel_surface_at(table.id, person.id))
    return table.id


def code_of(table: Table) -> str:
    """The table's code as people pass it on: ``3f-k7m2pq``."""
    return f"{to_base36(table.id)}-{table.settings.code}"


def find_table(code: str) -> tuple[int, str]:
    """Number and secret of a code; ValueError when it is none."""
    number, dash, secret = code.strip().lower().partition("-")
    if not dash or not secret:
        raise ValueError("not a code")
    return from_base36(number), secret


def require_code(table: Table, secret: str) -> None:
    """TableError unless the table admits friends by just this code."""
    known = table.settings.code
    if not known or not secrets.compare_digest(known.encode(), secret.encode()):
        raise TableError(TableReason.NO_SUCH_TABLE)
