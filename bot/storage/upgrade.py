"""Brings a database to the schema of this program, by the revisions in ``migrations``.

Alembic costs a third of a second to import and is needed only when something is to be done: a
database that is up to date is recognised by its revision alone. Works from any folder, installed
or not.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.services.ports import StorageError
from migrations import HEAD

from .transaction import storage_errors

if TYPE_CHECKING:
    from alembic.config import Config

_LOCK_NUMBER = 0x6B6F6E74
"""The advisory lock ("kont") under which one process at a time upgrades a PostgreSQL database."""


async def upgrade(engine: AsyncEngine) -> None:
    """Upgrade to the head; StorageError when the database belongs to a newer program."""
    if await current_revision(engine) == HEAD:
        return
    with storage_errors():
        async with migrating(engine) as connection:
            await connection.run_sync(_upgrade_to_head)


async def current_revision(engine: AsyncEngine) -> str | None:
    """The revision the database is at; None for an empty one."""
    with storage_errors():
        async with engine.connect() as connection:
            return await connection.run_sync(_read_revision)


def _read_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


@asynccontextmanager
async def migrating(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for migrations: alone, in one transaction, all or nothing.

    SQLite changes a table by building it anew and dropping the old one, which with foreign keys on
    would take the rows that refer to it along; so they are off meanwhile and checked at the end.
    """
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK_NUMBER})"))
        try:
            yield connection
            await _check_references(connection)
            await connection.commit()
        finally:
            await connection.rollback()
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("PRAGMA foreign_keys = ON")


async def _check_references(connection: AsyncConnection) -> None:
    if connection.dialect.name != "sqlite":
        return
    broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first()
    if broken is not None:
        raise StorageError(f"the upgrade would leave a dangling reference in {broken[0]}")


def _upgrade_to_head(connection: Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    with as_file(files("migrations")) as folder:
        try:
            command.upgrade(configuration(str(folder), connection), "head")
        except CommandError as error:
            raise StorageError(
                f"this database needs a newer version of kontra ({error})"
            ) from None


def configuration(folder: str, connection: Connection) -> Config:
    """Alembic's settings for the revisions in ``folder``, on a connection already open."""
    from alembic.config import Config

    settings: dict[str, Any] = {"connection": connection}
    config = Config(attributes=settings)
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
