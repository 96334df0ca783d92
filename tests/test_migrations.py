"""Migrations: every step forward and back, equal to the rows, from any folder.

Sync tests, because on the command line Alembic's environment runs a loop of its own.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from uuid import uuid4

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.services.ports import StorageError
from bot.storage import Database
from bot.storage.database import make_engine
from bot.storage.rows import Row
from bot.storage.upgrade import configuration, current_revision, migrating
from migrations import HEAD

REPOSITORY = Path(__file__).parents[1]
FOLDER = str(files("migrations"))
SCRIPTS = ScriptDirectory(FOLDER)
REVISIONS = [script.revision for script in reversed(list(SCRIPTS.walk_revisions()))]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'kontra.sqlite'}"
        return
    server = os.environ.get("KONTRA_TEST_POSTGRES_URL")
    if not server:
        pytest.skip("KONTRA_TEST_POSTGRES_URL names no PostgreSQL server")
    name = f"kontra_test_{uuid4().hex}"
    plain = server.replace("postgresql+asyncpg", "postgresql")
    asyncio.run(_execute_on(plain, f"CREATE DATABASE {name}"))
    yield plain.rpartition("/")[0] + f"/{name}"
    asyncio.run(_execute_on(plain, f"DROP DATABASE {name}"))


async def _execute_on(server: str, statement: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(server)
    await connection.execute(statement)
    await connection.close()


def run_on(url: str, action) -> None:  # type: ignore[no-untyped-def]
    """Run a function of a sync connection under the protection of the upgrade."""

    async def run() -> None:
        engine = make_engine(url)
        try:
            async with migrating(engine) as connection:
                await connection.run_sync(action)
        finally:
            await engine.dispose()

    asyncio.run(run())


def move(url: str, revision: str, *, back: bool = False) -> None:
    step = command.downgrade if back else command.upgrade
    run_on(url, lambda connection: step(configuration(FOLDER, connection), revision))


def open_once(url: str) -> None:
    async def run() -> None:
        async with Database.open(url):
            pass

    asyncio.run(run())


def tables(url: str) -> set[str]:
    found: set[str] = set()
    run_on(url, lambda connection: found.update(inspect(connection).get_table_names()))
    return found


def test_head_is_the_latest_revision_and_names_count_upwards() -> None:
    assert SCRIPTS.get_heads() == [HEAD]
    assert [f"{number:04}" for number in range(1, len(REVISIONS) + 1)] == REVISIONS


def test_every_step_goes_forward_and_back_and_forward(url: str) -> None:
    for before, revision in zip(["base", *REVISIONS], REVISIONS, strict=False):
        move(url, revision)
        move(url, before, back=True)
        move(url, revision)
    move(url, "base", back=True)
    assert tables(url) == {"alembic_version"}


def test_the_steps_lead_to_what_the_rows_say(url: str) -> None:
    move(url, "head")
    differences: list[object] = []

    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection)
        differences.extend(compare_metadata(context, Row.metadata))

    run_on(url, compare)
    assert differences == []


def test_opening_creates_a_database_and_opening_again_leaves_alembic_alone(url: str) -> None:
    open_once(url)
    code = (
        "import asyncio, sys\n"
        "from bot.storage import Database\n"
        "async def main():\n"
        "    async with Database.open(sys.argv[1]): pass\n"
        "asyncio.run(main())\n"
        "sys.exit('alembic' in sys.modules)\n"
    )
    again = subprocess.run([sys.executable, "-c", code, url], check=False)
    assert again.returncode == 0


def test_processes_that_start_at_once_upgrade_once(url: str) -> None:
    async def all_at_once() -> None:
        await asyncio.gather(*(_open(url) for _ in range(4)))

    asyncio.run(all_at_once())
    assert set(Row.metadata.tables) <= tables(url)


async def _open(url: str) -> None:
    async with Database.open(url) as database:
        assert await current_revision(database.engine) == HEAD


def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kontra.sqlite"
    open_once(f"sqlite:///{file}")
    _set_revision(file, "9999")
    with pytest.raises(StorageError, match="newer version of kontra"):
        open_once(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            ("9999",)
        ]
    connection.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'kontra.sqlite'}"

    def half(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (id INTEGER)")
        raise StorageError("in the middle")

    monkeypatch.setattr("bot.storage.upgrade._upgrade_to_head", half)
    with pytest.raises(StorageError, match="in the middle"):
        open_once(url)
    assert tables(url) == set()


def test_a_file_that_is_no_database_is_an_error_of_the_store(tmp_path: Path) -> None:
    file = tmp_path / "kontra.sqlite"
    file.write_text("not a database at all, but a text long enough to look at\n" * 100)
    with pytest.raises(StorageError, match="not a database"):
        open_once(f"sqlite:///{file}")


def test_the_command_line_works_in_the_repository(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'kontra.sqlite'}"
    config = Config(toml_file=REPOSITORY / "pyproject.toml")
    config.cmd_opts = type("Options", (), {"x": [f"url={url}"]})()  # type: ignore[assignment]
    command.upgrade(config, "head")
    command.check(config)
    assert set(Row.metadata.tables) <= tables(url)


def _set_revision(file: Path, revision: str) -> None:
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    connection.close()
