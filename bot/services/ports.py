"""What the use cases need from outside: storage, clock, pictures. Protocols only.

Storage works by units: ``async with store.unit() as unit`` and an explicit ``commit``; leaving
without it changes nothing. Every method of a unit may be called only inside the ``async with``.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.chat import ChatRef
from bot.tables import KnownChat, Person, Table, TableSettings

from .archive_port import Archive
from .memory_port import Memory


class StorageError(Exception):
    """The store could not do it (locked, full, gone): nothing was saved."""


class StaleTable(StorageError):  # noqa: N818
    """Another process has changed the table meanwhile: load it again."""


class AlreadyHandled(StorageError):  # noqa: N818
    """The update came a second time: what it asked for is saved already."""


class Clock(Protocol):
    """Time, so that tests can own it."""

    def now(self) -> float:
        """Seconds since the epoch."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class Unit(Protocol):
    """One transaction."""

    @property
    def memory(self) -> Memory:
        """Past matches, accounts, seasons, and what is kept about a person."""
        ...

    @property
    def archive(self) -> Archive:
        """Deals, results, contests and reports."""
        ...

    async def add_table(self, table: Table) -> int:
        """Store a new table; returns (and sets on it) its id."""
        ...

    async def load_table(self, table_id: int) -> Table | None:
        """The table as last saved, its match restored by replay; None when there is none."""
        ...

    async def save_table(self, table: Table, *, was_version: int) -> None:
        """Store the table and the new entries of its log.

        Raises StaleTable unless the stored version is ``was_version``.
        """
        ...

    async def tables_in(self, chat: ChatRef) -> Sequence[int]:
        """The ids of the open tables in a chat (and topic), the newest first."""
        ...

    async def tables_of(self, person_id: int) -> Sequence[int]:
        """The ids of the open tables at which the person sits, the newest first."""
        ...

    async def last_settings(self, chat: ChatRef) -> TableSettings | None:
        """What the newest table of the chat (and topic), open or not, has agreed on."""
        ...

    async def open_tables(self) -> Sequence[int]:
        """The ids of all open tables, for a restart; the last used first."""
        ...

    async def move_chat(self, old: int, new: int) -> Sequence[int]:
        """A group has a new id: everything of the old one belongs to the new one.

        Returns the ids of its open tables.
        """
        ...

    async def saved_at(self, table_id: int) -> float | None:
        """When the table was saved last, in seconds of the epoch; None when there is none."""
        ...

    async def chat(self, ref: ChatRef) -> KnownChat | None:
        """What is known of a group or topic."""
        ...

    async def save_chat(self, chat: KnownChat) -> None:
        """Store what is known of a group or topic."""
        ...

    async def person(self, person_id: int) -> Person | None:
        """What is known of a person."""
        ...

    async def people(self, ids: Sequence[int]) -> Sequence[Person]:
        """Several persons at once; unknown ids are left out."""
        ...

    async def save_person(self, person: Person) -> None:
        """Store a person."""
        ...

    async def mark_update(self, key: int) -> bool:
        """Remember that an update was handled; False when it had been already."""
        ...

    async def commit(self) -> None:
        """Make it so."""
        ...


class Store(Protocol):
    """Where everything is kept."""

    def unit(self) -> AbstractAsyncContextManager[Unit]:
        """Begin a unit of work."""
        ...
