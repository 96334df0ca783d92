"""The database: engine, settings of each connection, and the door to units of work.

SQLite runs in WAL with ``synchronous=FULL``: a commit is on the disk when it returns, so that
neither a kill nor a power cut loses an action that was announced. Which message shows what need
not survive a power cut and does not wait for the disk. Values never reach the library's
log or errors.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, QueuePool

from bot.services.ports import StorageError

from .connections import AwaitedWires, InlineWires
from .people import HandledUpdates
from .surfaces import SqlSurfaceStore
from .transaction import Transaction, storage_errors
from .unit_of_work import SqlUnit
from .upgrade import upgrade

BUSY_SECONDS = 10.0
"""How long a writer waits for another process before the unit fails."""

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_PRAGMAS = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}",
)


def parse_url(text: str) -> URL:
    """Read a database URL, with or without its driver; StorageError when it is none of ours."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageError("not a database URL") from None
    url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in _DRIVERS.values():
        raise StorageError(f"no such kind of database: {url.drivername}")
    return url


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory or another kind."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def make_engine(text: str) -> AsyncEngine:
    """An engine for the URL; nothing is opened yet, but an SQLite file's folder is made."""
    url = parse_url(text)
    options: dict[str, Any] = {"hide_parameters": True}
    if url.get_backend_name() == "sqlite":
        file = sqlite_file(url)
        if file is not None:
            with storage_errors():
                file.parent.mkdir(parents=True, exist_ok=True)
        # A database in memory lives as long as its only connection, which all units take in turn.
        options |= {"pool_size": 1, "max_overflow": 0} if file is None else {}
        options |= {"poolclass": AsyncAdaptedQueuePool, "connect_args": {"isolation_level": None}}
    try:
        engine = create_async_engine(url, **options)
    except ModuleNotFoundError as error:
        raise StorageError(f"{error.name} is missing: pip install 'kontra[postgres]'") from None
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        # At DEBUG the driver logs every statement with its values: cards, names.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
    return engine


def _wires(engine: AsyncEngine) -> AwaitedWires | InlineWires:
    """How units of work speak to this database."""
    if sqlite_file(engine.url) is None:
        return AwaitedWires(engine)
    hasty = _inline_engine(engine.url)
    event.listen(hasty, "connect", _be_hasty)
    return InlineWires(_inline_engine(engine.url), hasty)


def _inline_engine(url: URL) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"),
        hide_parameters=True,
        poolclass=QueuePool,
        max_overflow=-1,
        pool_reset_on_return=None,
        connect_args={"isolation_level": None, "check_same_thread": False},
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _be_hasty(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA synchronous = NORMAL")


class Database:
    """Fulfils :class:`bot.services.ports.Store`; :meth:`open` makes one."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self.engine = engine
        self._now = now
        self._wires = _wires(engine)
        self._gate = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, now: Callable[[], float] = time.time) -> AsyncIterator[Self]:
        """Open the database, created and upgraded as needed, and close it at the end.

        StorageError when it cannot be opened, or belongs to a newer version of the program.
        """
        engine = make_engine(url)
        try:
            await upgrade(engine)
            database = cls(engine, now)
            try:
                await database.prune()
                yield database
            finally:
                database.close()
        finally:
            await engine.dispose()

    def close(self) -> None:
        """Close the connections of the units; none may be in use."""
        self._wires.close()

    @asynccontextmanager
    async def unit(self) -> AsyncIterator[SqlUnit]:
        """Begin a unit of work."""
        async with self.transaction() as transaction:
            yield SqlUnit(transaction, self._now)

    @property
    def surfaces(self) -> SqlSurfaceStore:
        """Which message shows what."""
        return SqlSurfaceStore(partial(self.transaction, is_hasty=True))

    @asynccontextmanager
    async def transaction(self, *, is_hasty: bool = False) -> AsyncIterator[Transaction]:
        """A connection of the pool for some statements; what is not committed is undone.

        With ``is_hasty`` a commit may be lost in a power cut; see ``connections``.
        """
        async with AsyncExitStack() as stack:
            with storage_errors():
                wire = await stack.enter_async_context(self._wires.connect(is_hasty=is_hasty))
            transaction = Transaction(wire, self._gate)
            try:
                yield transaction
            finally:
                await transaction.end()

    async def prune(self) -> None:
        """Forget what is too old to be of use."""
        async with self.transaction() as transaction:
            await HandledUpdates(transaction, self._now).prune()
            await transaction.commit()
