"""One connection's work: reads as they come, and a transaction from the first write to the commit.

On SQLite a transaction that reads first and writes later fails when anybody wrote in between, so
reads run outside one and the first write opens it with BEGIN IMMEDIATE; the version of a table
guards against what changed meanwhile. Writers of this process queue on a lock, which is fair,
where SQLite's own waiting is by turns of sleep. PostgreSQL needs neither.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy.engine import CursorResult, Result
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql import Executable

from bot.services.ports import StaleTable, StorageError

from .connections import Wire
from .rows import Row
from .statements import Insert, insert_into

Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]


@contextmanager
def storage_errors() -> Iterator[None]:
    """Turn the library's errors into those of the port, without the values that were written."""
    try:
        yield
    except IntegrityError as error:
        raise StaleTable(_reason(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(_reason(error)) from error


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.strerror}: {error.filename}"
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__


class Transaction:
    """The statements of one unit of work."""

    def __init__(self, wire: Wire, gate: asyncio.Lock | None) -> None:
        """``gate`` is the lock of this process's writers: given for SQLite alone."""
        self._wire = wire
        self._gate = gate
        self._holds_gate = False

    @property
    def is_sqlite(self) -> bool:
        """Whose dialect is spoken."""
        return self._wire.is_sqlite

    async def read(self, statement: Executable, values: Values | None = None) -> Result[Any]:
        """Run a query."""
        with storage_errors():
            result: Result[Any] = await self._wire.execute(statement, values)
            return result

    async def write(self, statement: Executable, values: Values | None = None) -> int:
        """Run a statement that changes rows; how many it changed."""
        await self._begin()
        with storage_errors():
            result: CursorResult[Any] = await self._wire.execute(statement, values)
            return result.rowcount

    async def insert_for_key(self, row: type[Row], values: Mapping[str, Any]) -> int:
        """Insert one row and return the key the database gave it."""
        await self._begin()
        with storage_errors():
            result = await self._wire.execute(self.insert(row), values)
            key = result.inserted_primary_key
        assert key is not None
        return int(key[0])

    def insert(self, row: type[Row]) -> Insert:
        """An INSERT of this database's dialect, which knows ON CONFLICT."""
        return insert_into(row, is_sqlite=self._wire.is_sqlite)

    async def commit(self) -> None:
        """Make everything written lasting; a further write begins anew."""
        with storage_errors():
            await self._wire.commit()
        self._open_gate()

    async def end(self) -> None:
        """Undo what was not committed, and let the next writer in."""
        try:
            with storage_errors():
                await self._wire.rollback()
        finally:
            self._open_gate()

    def _open_gate(self) -> None:
        if self._holds_gate and self._gate is not None:
            self._holds_gate = False
            self._gate.release()

    async def _begin(self) -> None:
        if self._gate is None or self._holds_gate:
            return
        await self._gate.acquire()
        self._holds_gate = True
        with storage_errors():
            await self._wire.begin_writing()
