"""Looks a database over without changing it: damage, revision, and whether every log replays."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.services.ports import StorageError
from migrations import HEAD

from .database import Database, make_engine, parse_url, sqlite_file
from .tables import DamagedTable
from .transaction import storage_errors
from .upgrade import current_revision


@dataclass(frozen=True, slots=True)
class Checkup:
    """What was found; ``damages`` holds one line for each thing that is wrong."""

    url: str
    revision: str | None
    open_tables: int
    damages: tuple[str, ...]

    @property
    def is_at_head(self) -> bool:
        """Whether this program can use the database without upgrading it."""
        return self.revision == HEAD

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return self.is_at_head and not self.damages


async def check(url: str, *, thoroughly: bool = True) -> Checkup:
    """Look over the database; StorageError when there is none or it cannot be read.

    Not thoroughly: only whether it opens, at which revision, with how many open tables. Tables are
    read only at the head: an older schema is not this program's to read.
    """
    async with _existing(url) as engine:
        revision = await current_revision(engine)
        with storage_errors():
            damages = await _integrity(engine) if thoroughly else []
        with closing(Database(engine, time.time)) as database:
            async with database.unit() as unit:
                ids = await unit.open_tables() if revision == HEAD else ()
            for table_id in ids if thoroughly else ():
                damages += await _replay(database, table_id)
        shown = engine.url.render_as_string(hide_password=True)
        return Checkup(shown, revision, len(ids), tuple(damages))


@asynccontextmanager
async def _existing(url: str) -> AsyncIterator[AsyncEngine]:
    file = sqlite_file(parse_url(url))
    if file is not None and not file.exists():
        raise StorageError(f"there is no database at {file}")
    engine = make_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def _integrity(engine: AsyncEngine) -> list[str]:
    """What SQLite's own checks find; PostgreSQL has none that run as a query."""
    if engine.dialect.name != "sqlite":
        return []
    async with engine.connect() as connection:
        pages = await connection.exec_driver_sql("PRAGMA integrity_check")
        damages = [str(line) for line in pages.scalars() if line != "ok"]
        references = await connection.exec_driver_sql("PRAGMA foreign_key_check")
        damages += [f"{row[0]}: a row refers to nothing" for row in references]
    return damages


async def _replay(database: Database, table_id: int) -> list[str]:
    """One unit for each table, so that a long check holds nobody up."""
    try:
        async with database.unit() as unit:
            await unit.load_table(table_id)
    except DamagedTable as error:
        return [str(error)]
    return []
