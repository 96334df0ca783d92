"""Which commits are on the disk when they return."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text

from bot.chat import ChatRef, MessageRef
from bot.services.surfaces import OnDisplay, Surface
from bot.storage import Database

FULL, NORMAL = 2, 1
"""SQLite's numbers for ``PRAGMA synchronous``."""


async def test_a_table_waits_for_the_disk_and_what_shows_it_does_not(tmp_path: Path) -> None:
    async with Database.open(f"sqlite:///{tmp_path / 'kontra.sqlite'}") as database:
        found = {}
        for is_hasty in (False, True):
            async with database.transaction(is_hasty=is_hasty) as transaction:
                answer = await transaction.read(text("PRAGMA synchronous"))
                found[is_hasty] = answer.scalar_one()
    assert found == {False: FULL, True: NORMAL}


async def test_what_shows_a_table_is_there_after_the_database_was_opened_anew(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'kontra.sqlite'}"
    surface = Surface(ChatRef(7), 1, "panel", 7)
    shown = OnDisplay(MessageRef(ChatRef(7), 12), "digest")
    async with Database.open(url) as database:
        await database.surfaces.put(surface, shown)
    async with Database.open(url) as database:
        assert await database.surfaces.get(surface) == shown
