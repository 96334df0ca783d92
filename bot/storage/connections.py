"""A connection for one unit of work, in two kinds with one face.

PostgreSQL, and SQLite in memory, go through SQLAlchemy's asyncio layer. An SQLite file does not:
there every statement costs three or four trips to the driver's thread, each of which waits for
whoever holds the interpreter, while the statement itself takes microseconds. So statements run
where they are, and only what waits for the disk (a commit, a lock held by another process) goes to
a thread.

A wire may be hasty: its commits survive the end of the process, but the disk is not waited for, so
the last of them may be lost in a power cut.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

Result = TypeVar("Result")


class Wire(Protocol):
    """What a transaction needs of a connection; errors are SQLAlchemy's."""

    @property
    def is_sqlite(self) -> bool:
        """Whose dialect is spoken."""
        ...

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        """Run a statement; the result can be read until the next one."""
        ...

    async def begin_writing(self) -> None:
        """Be the only writer from now on; for SQLite alone."""
        ...

    async def commit(self) -> None:
        """Make it lasting."""
        ...

    async def rollback(self) -> None:
        """Undo what was not committed."""
        ...


class AwaitedWire:
    """A connection that is waited for with every statement."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    @property
    def is_sqlite(self) -> bool:
        """Whose dialect is spoken."""
        return self._connection.dialect.name == "sqlite"

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        """Run a statement."""
        return await self._connection.execute(statement, values)

    async def begin_writing(self) -> None:
        """Be the only writer from now on."""
        await self._connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def commit(self) -> None:
        """Make it lasting."""
        await self._connection.commit()

    async def rollback(self) -> None:
        """Undo what was not committed."""
        await self._connection.rollback()


class InlineWire:
    """A connection to an SQLite file, used where it is; see the module."""

    is_sqlite = True

    def __init__(
        self, connection: Connection, thread: ThreadPoolExecutor, *, is_hasty: bool
    ) -> None:
        self._connection = connection
        self._thread = thread
        self._is_hasty = is_hasty

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        """Run a statement; reading waits for nobody in WAL."""
        return self._connection.execute(statement, values)

    async def begin_writing(self) -> None:
        """Be the only writer from now on; in a thread when another process is."""
        patience = self._set_patience(0)
        is_locked = False
        try:
            self._begin()
        except OperationalError:
            if not patience:
                raise
            is_locked = True
        finally:
            self._set_patience(patience)
        if is_locked:
            await self._beside(self._begin)

    async def commit(self) -> None:
        """Make it lasting: in a thread, for it waits for the disk."""
        if not self._connection.in_transaction():
            return
        if self._is_hasty:
            self._connection.commit()
        else:
            await self._beside(self._connection.commit)

    async def rollback(self) -> None:
        """Undo what was not committed."""
        self._connection.rollback()

    def _begin(self) -> None:
        self._connection.exec_driver_sql("BEGIN IMMEDIATE")

    def _set_patience(self, milliseconds: int) -> int:
        """How long a lock is waited for, past SQLAlchemy, which takes longer; what it was."""
        driver: Any = self._connection.connection.dbapi_connection
        before: int = driver.execute("PRAGMA busy_timeout").fetchone()[0]
        driver.execute(f"PRAGMA busy_timeout = {milliseconds}")
        return before

    async def _beside(self, work: Callable[[], Result]) -> Result:
        """Run it in the thread, to its end also when the caller is cancelled."""
        future = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise


class AwaitedWires:
    """Wires from SQLAlchemy's asyncio layer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def connect(self, *, is_hasty: bool = False) -> AsyncIterator[Wire]:
        """A connection of the pool; none is hasty here."""
        del is_hasty
        async with self._engine.connect() as connection:
            yield AwaitedWire(connection)

    def close(self) -> None:
        """Nothing is held here."""


class InlineWires:
    """Wires to an SQLite file, which share one thread for what waits for the disk."""

    def __init__(self, engine: Engine, hasty: Engine) -> None:
        """``hasty``: an engine whose commits do not wait for the disk."""
        self._engine = engine
        self._hasty = hasty
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")

    @asynccontextmanager
    async def connect(self, *, is_hasty: bool = False) -> AsyncIterator[Wire]:
        """A connection of the pool, which grows as needed."""
        engine = self._hasty if is_hasty else self._engine
        with engine.connect() as connection:
            yield InlineWire(connection, self._thread, is_hasty=is_hasty)

    def close(self) -> None:
        """Close the connections."""
        self._thread.shutdown()
        self._engine.dispose()
        self._hasty.dispose()
