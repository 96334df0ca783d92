"""Databases to test on, and tables to put in."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import func, select

from bot.chat import ChatRef
from bot.storage import Database
from bot.storage.rows import Row
from bot.tables import Table
from engine import CHANCE, Seat

POSTGRES = "KONTRA_TEST_POSTGRES_URL"


@pytest.fixture(params=["sqlite", "memory", "postgres"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """A database that does not exist yet, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'new folder' / 'kontra.sqlite'}"
    elif request.param == "memory":
        yield "sqlite://"
    else:
        async for url in _new_postgres_database():
            yield url


async def _new_postgres_database() -> AsyncIterator[str]:
    server = os.environ.get(POSTGRES)
    if not server:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    import asyncpg

    name = f"kontra_test_{uuid4().hex}"
    plain = server.replace("postgresql+asyncpg", "postgresql")
    connection = await asyncpg.connect(plain)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
        yield plain.rpartition("/")[0] + f"/{name}"
        await connection.execute(f"DROP DATABASE {name}")
    finally:
        await connection.close()


@pytest.fixture
def now() -> list[float]:
    """The time the database believes in: change ``now[0]``."""
    return [1_000_000.0]


@pytest.fixture
async def database(database_url: str, now: list[float]) -> AsyncIterator[Database]:
    """An open database."""
    async with Database.open(database_url, now=lambda: now[0]) as opened:
        yield opened


@pytest.fixture
def new_table() -> Callable[..., Table]:
    """Make a table with one person, in the lobby."""

    def make(chat: ChatRef | None = None, *, person_id: int = 7, name: str = "Ann") -> Table:
        table = Table(id=0, chat=chat or ChatRef(-100_500), host_id=person_id)
        table.sit(person_id, name, Seat("N"))
        return table

    return make


@pytest.fixture
def play_on() -> Callable[..., None]:
    """Play some random actions at a table."""

    def play(table: Table, actions: int, *, seed: int = 1) -> None:
        rng = random.Random(seed)
        for _ in range(actions):
            assert table.match is not None
            turn = table.match.turn
            assert turn is not None
            if turn.decider is CHANCE:
                table.deal(rng)
            else:
                action = rng.choice(table.match.view(turn.decider).legal)
                table.act(turn.decider, action.code)

    return play


class Shelf:
    """Puts tables into a database and takes them out, each time in a unit of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: Table) -> Table:
        async with self._database.unit() as unit:
            await unit.add_table(table)
            await unit.commit()
        return table

    async def save(self, table: Table, *, was_version: int) -> None:
        async with self._database.unit() as unit:
            await unit.save_table(table, was_version=was_version)
            await unit.commit()

    async def load(self, table_id: int) -> Table:
        async with self._database.unit() as unit:
            table = await unit.load_table(table_id)
        assert table is not None
        return table

    async def count(self, row: type[Row]) -> int:
        async with self._database.transaction() as transaction:
            result = await transaction.read(select(func.count()).select_from(row))
            return int(result.scalar_one())

    @staticmethod
    def alike(one: Table, other: Table) -> bool:
        """Whether two tables are alike down to the log and the cards."""
        for name in ("id", "chat", "host_id", "settings", "seats", "status", "version"):
            if getattr(one, name) != getattr(other, name):
                return False
        if one.match is None or other.match is None:
            return one.match is other.match
        same_log = one.match.to_json() == other.match.to_json()
        return same_log and one.match.state == other.match.state


@pytest.fixture
def shelf(database: Database) -> Shelf:
    """Tables into the database and out again."""
    return Shelf(database)
