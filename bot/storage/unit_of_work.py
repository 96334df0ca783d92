"""A unit of work over SQL: ``async with database.unit() as unit`` and an explicit ``commit``.

Leaving without it rolls back. From the first write to the end no other unit of this process writes
to an SQLite file: keep units short, and wait for nobody inside one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.chat import ChatRef
from bot.tables import KnownChat, Person, Table, TableSettings

from .archive import Archive
from .chats import Chats
from .memory import Memory
from .people import HandledUpdates, People
from .tables import Tables
from .transaction import Transaction


class SqlUnit:
    """Fulfils :class:`bot.services.ports.Unit`."""

    def __init__(self, transaction: Transaction, now: Callable[[], float]) -> None:
        self._transaction = transaction
        self._tables = Tables(transaction, now)
        self._chats = Chats(transaction)
        self._people = People(transaction, now)
        self._updates = HandledUpdates(transaction, now)
        self._archive = Archive(transaction, now)
        self._memory = Memory(transaction, now)

    @property
    def memory(self) -> Memory:
        """Past matches, accounts, seasons, and what is kept about a person."""
        return self._memory

    @property
    def archive(self) -> Archive:
        """Deals, results, contests and reports."""
        return self._archive

    async def add_table(self, table: Table) -> int:
        """Store a new table; returns (and sets on it) its id."""
        return await self._tables.add(table)

    async def load_table(self, table_id: int) -> Table | None:
        """The table as last saved; DamagedTable (a StorageError) when it cannot be replayed."""
        return await self._tables.load(table_id)

    async def save_table(self, table: Table, *, was_version: int) -> None:
        """Store all of the table but its chat, and the result when it is over; StaleTable."""
        await self._tables.save(table, was_version=was_version)
        if not table.is_open:
            await self._memory.record(table)

    async def tables_in(self, chat: ChatRef) -> Sequence[int]:
        """The ids of the open tables in a chat (and topic), the newest first."""
        return await self._tables.in_chat(chat)

    async def tables_of(self, person_id: int) -> Sequence[int]:
        """The ids of the open tables at which the person sits, the newest first."""
        return await self._tables.of_person(person_id)

    async def last_settings(self, chat: ChatRef) -> TableSettings | None:
        """What the newest table of the chat (and topic), open or not, has agreed on."""
        return await self._tables.last_settings(chat)

    async def open_tables(self) -> Sequence[int]:
        """The ids of all open tables, the newest first."""
        return await self._tables.all_open()

    async def move_chat(self, old: int, new: int) -> Sequence[int]:
        """A group has a new id: its tables move along, its messages are forgotten.

        Returns the ids of its open tables.
        """
        moved = await self._tables.move_chat(old, new)
        await self._memory.move_chat(old, new)
        await self._chats.move(old, new)
        await self._archive.move_chat(old, new)
        return moved

    async def saved_at(self, table_id: int) -> float | None:
        """When the table was saved last, in seconds of the epoch; None when there is none."""
        return await self._tables.saved_at(table_id)

    async def chat(self, ref: ChatRef) -> KnownChat | None:
        """What is known of a group or topic."""
        return await self._chats.get(ref)

    async def save_chat(self, chat: KnownChat) -> None:
        """Store what is known of a group or topic."""
        await self._chats.save(chat)

    async def person(self, person_id: int) -> Person | None:
        """What is known of a person."""
        found = await self._people.get([person_id])
        return found[0] if found else None

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        """Several persons at once; unknown ids are left out."""
        return await self._people.get(ids)

    async def save_person(self, person: Person) -> None:
        """Store a person."""
        await self._people.save(person)

    async def mark_update(self, key: int) -> bool:
        """Remember that an update was handled; False when it had been already."""
        return await self._updates.mark(key)

    async def commit(self) -> None:
        """Make it so; once this returns, the work survives the end of the process."""
        await self._transaction.commit()
