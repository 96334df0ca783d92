"""What SQLite may refuse: an error of the store, nothing half done, and work goes on after it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import bot.storage.database
from bot.services.ports import StorageError
from bot.storage import Database
from bot.tables import Person


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database whose users do not wait for each other and which has no room for much."""
    pragmas = ("PRAGMA foreign_keys = ON", "PRAGMA busy_timeout = 0", "PRAGMA max_page_count = 60")
    monkeypatch.setattr(bot.storage.database, "_PRAGMAS", pragmas)
    return tmp_path / "kontra.sqlite"


async def save(database: Database, person_id: int, name: str) -> None:
    async with database.unit() as unit:
        await unit.save_person(Person(person_id, name))
        await unit.commit()


async def test_a_database_locked_by_another_process_refuses_and_later_obeys(file: Path) -> None:
    async with Database.open(f"sqlite:///{file}") as database:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match="locked"):
                await save(database, 1, "Ann")
            other.execute("ROLLBACK")
        await save(database, 2, "Bea")
        async with database.unit() as unit:
            assert [person.id for person in await unit.people([1, 2])] == [2]


async def test_a_full_disk_refuses_and_keeps_what_was_committed(file: Path) -> None:
    saved = 0
    async with Database.open(f"sqlite:///{file}") as database:
        with pytest.raises(StorageError, match="full"):  # noqa: PT012 - the last of many
            while True:
                await save(database, saved + 1, "A" * 3000)
                saved += 1
        async with database.unit() as unit:
            assert len(await unit.people(range(1, saved + 5))) == saved > 0
        await save(database, 1, "Ann")


async def test_a_unit_cancelled_while_it_waits_for_the_writer_takes_no_turn(file: Path) -> None:
    async with Database.open(f"sqlite:///{file}") as database:
        async with database.unit() as unit:
            await unit.save_person(Person(1, "Ann"))
            waiting = asyncio.get_running_loop().create_task(save(database, 2, "Bea"))
            while not database._gate._waiters:
                await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await unit.commit()
        await save(database, 3, "Cyd")
        async with database.unit() as unit:
            assert [person.id for person in await unit.people([1, 2, 3])] == [1, 3]
