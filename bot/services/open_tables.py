"""Tables in memory, one holder at a time.

``hold`` gives a table to one use case after the other, in the order they asked: that is the queue
of the table. A use case saves through the holding; one that leaves with an error, or without
saving what it changed, drops the table from memory, so that the next one loads what is stored.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.tables import Table, TableError, TableReason

from .ports import AlreadyHandled, Store

KEEP_IN_MEMORY = 2_000
"""Tables kept loaded (some 20 kB each); the others are restored by replay when needed again."""


@dataclass(slots=True)
class Holding:
    """A table held by one use case."""

    table: Table
    _store: Store
    saved_version: int

    async def save(self, *, update: int | None = None) -> None:
        """Store all changes since the last save together with the update that caused them.

        Raises StorageError (and StaleTable, and AlreadyHandled for an update that was saved
        before) with nothing saved.
        """
        if self.table.version == self.saved_version and update is None:
            return
        async with self._store.unit() as unit:
            await unit.save_table(self.table, was_version=self.saved_version)
            if update is not None and not await unit.mark_update(update):
                raise AlreadyHandled
            await unit.commit()
        self.saved_version = self.table.version


@dataclass(slots=True)
class _Place:
    """The lock of one table and what is loaded of it; ``users`` counts holders and waiters.

    ``is_outdated`` when the table was to be forgotten while somebody held it.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    users: int = 0
    is_outdated: bool = False


class OpenTables:
    """All tables of this process."""

    def __init__(self, store: Store, *, keep: int = KEEP_IN_MEMORY) -> None:
        self.opening = asyncio.Lock()
        """Held from the look whether a chat has a table until its new one is stored. Hold no
        table inside; it may be taken by who holds one."""
        self._store = store
        self._keep = keep
        self._places: OrderedDict[int, _Place] = OrderedDict()

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[Holding]:
        """Wait for one's turn at the table and hold it.

        Raises TableError (``NO_SUCH_TABLE``) when it was never stored.
        """
        place = self._places.setdefault(table_id, _Place())
        place.users += 1
        try:
            async with place.lock:
                place.is_outdated = False
                table = place.table or await self._load(table_id)
                place.table = None
                holding = Holding(table, self._store, table.version)
                yield holding
                if holding.saved_version == table.version and not place.is_outdated:
                    place.table = table
        finally:
            place.users -= 1
            self._forget_the_oldest(table_id)

    async def add(self, table: Table) -> int:
        """Store a new table and return its id."""
        async with self._store.unit() as unit:
            table_id = await unit.add_table(table)
            await unit.commit()
        table.id = table_id
        return table_id

    def forget(self, table_id: int) -> None:
        """Drop a table from memory: the store has changed it (a person was erased, say)."""
        place = self._places.get(table_id)
        if place is not None:
            place.table = None
            place.is_outdated = True

    async def _load(self, table_id: int) -> Table:
        async with self._store.unit() as unit:
            table = await unit.load_table(table_id)
        if table is None:
            raise TableError(TableReason.NO_SUCH_TABLE)
        return table

    def _forget_the_oldest(self, used: int) -> None:
        if used in self._places:
            self._places.move_to_end(used)
        too_many = len(self._places) - self._keep
        if too_many <= 0:  # the usual case, after every use: look at no table
            return
        idle = [key for key, place in self._places.items() if not place.users]
        for key in idle[:too_many]:
            del self._places[key]
