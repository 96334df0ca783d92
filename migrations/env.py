"""Alembic's entrance: on a connection given by the program, or on its own for the command line.

On the command line the database is the configured one, or ``alembic -x url=sqlite:///file …``.
"""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

import bot.storage.archive_rows
import bot.storage.memory_rows  # noqa: F401 - these rows belong to the schema, too
from bot.storage.rows import Row


def run(connection: Connection) -> None:
    """Run what was asked for on this connection, whose owner commits."""
    context.configure(
        connection=connection,
        target_metadata=Row.metadata,
        render_as_batch=True,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_on_own_connection() -> None:
    """Open the configured database and run on it."""
    from bot.config import Config
    from bot.storage.database import make_engine
    from bot.storage.upgrade import migrating

    url = context.get_x_argument(as_dictionary=True).get("url")
    engine = make_engine(url or Config.load().database_url.get_secret_value())
    try:
        async with migrating(engine) as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
elif context.is_offline_mode():
    raise SystemExit("migrations run on a database, not as a script of SQL")
else:
    asyncio.run(run_on_own_connection())
