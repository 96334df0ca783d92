"""Looking a database over, and copying it while it is used."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.services.ports import StorageError
from bot.storage import Database
from bot.storage.backup import backup
from bot.storage.checkup import check
from bot.storage.rows import EntryRow
from bot.tables import Table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kontra.sqlite"


async def put(url: str, table: Table) -> None:
    async with Database.open(url) as database, database.unit() as unit:
        await unit.add_table(table)
        await unit.commit()


@pytest.mark.parametrize("database_url", ["sqlite", "postgres"], indirect=True)
async def test_a_sound_database_is_sound(
    database_url: str, database: Database, shelf: Any, new_table: Callable[..., Table]
) -> None:
    await shelf.add(new_table())
    found = await check(database_url)
    assert found.is_sound
    assert found.open_tables == 1
    assert found.revision is not None


async def test_a_damaged_log_is_named_with_its_table(
    file: Path, new_table: Callable[..., Table], play_on: Callable[..., None]
) -> None:
    for _ in range(2):
        table = new_table()
        table.start()
        play_on(table, 5)
        await put(f"sqlite:///{file}", table)
    damage = EntryRow.__table__.update().where(EntryRow.number == 3, EntryRow.table_id == 2)
    async with (
        Database.open(f"sqlite:///{file}") as database,
        database.transaction() as transaction,
    ):
        await transaction.write(damage.values(code="?"))
        await transaction.commit()
    found = await check(f"sqlite:///{file}")
    assert not found.is_sound
    (damage_found,) = found.damages
    assert damage_found.startswith("table 2: entry 3")


async def test_a_database_without_our_tables_is_not_at_the_head(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE other (id INTEGER)")
    found = await check(f"sqlite:///{file}")
    assert (found.revision, found.is_sound, found.open_tables) == (None, False, 0)


async def test_a_check_makes_no_database(file: Path) -> None:
    with pytest.raises(StorageError, match="no database"):
        await check(f"sqlite:///{file}")
    assert not file.exists()


async def test_a_backup_holds_what_is_committed_and_not_what_is_being_written(
    file: Path, tmp_path: Path, new_table: Callable[..., Table]
) -> None:
    url, copy = f"sqlite:///{file}", tmp_path / "copy.sqlite"
    async with Database.open(url) as database:
        async with database.unit() as unit:
            await unit.add_table(new_table())
            await unit.commit()
        async with database.unit() as unit:
            await unit.add_table(new_table())
            size_bytes = await asyncio.to_thread(backup, url, copy)
    assert size_bytes == copy.stat().st_size
    assert {path.name for path in tmp_path.iterdir()} >= {"copy.sqlite"}
    assert not list(tmp_path.glob(".*")), "nothing unfinished is left"
    found = await check(f"sqlite:///{copy}")
    assert found.is_sound
    assert found.open_tables == 1


@pytest.mark.parametrize(
    ("url", "reason"),
    [("sqlite://", "only an SQLite file"), ("postgresql://localhost/x", "pg_dump")],
)
def test_only_a_file_is_backed_up(url: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=reason):
        backup(url, tmp_path / "copy")


async def test_a_backup_replaces_nothing_and_needs_a_folder(
    file: Path, tmp_path: Path, new_table: Callable[..., Table]
) -> None:
    url = f"sqlite:///{file}"
    with pytest.raises(StorageError, match="no database"):
        backup(url, tmp_path / "copy")
    await put(url, new_table())
    (tmp_path / "kept").write_text("kept")
    with pytest.raises(StorageError, match="exists already"):
        backup(url, tmp_path / "kept")
    assert (tmp_path / "kept").read_text() == "kept"
    with pytest.raises(StorageError):
        backup(url, tmp_path / "no such folder" / "copy")
