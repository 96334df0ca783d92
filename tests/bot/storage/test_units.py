"""Units of work: all or nothing, one after the other, and none on a stale table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.services.ports import StaleTable
from bot.storage import Database
from bot.tables import Table

NewTable = Callable[..., Table]
PlayOn = Callable[..., None]


async def test_a_table_changed_by_another_process_is_stale_and_nothing_is_written(
    shelf: Any, database: Database, new_table: NewTable, play_on: PlayOn
) -> None:
    table = new_table()
    table.start()
    await shelf.add(table)
    other = await shelf.load(table.id)
    version = table.version
    play_on(table, 1, seed=1)
    play_on(other, 2, seed=2)
    await shelf.save(table, was_version=version)
    async with database.unit() as unit:
        await unit.mark_update(99)
        with pytest.raises(StaleTable):
            await unit.save_table(other, was_version=version)
    assert shelf.alike(await shelf.load(table.id), table)
    async with database.unit() as unit:
        assert await unit.mark_update(99), "the mark was rolled back with the rest"


async def test_saving_a_table_that_was_never_stored_is_refused(
    shelf: Any, new_table: NewTable
) -> None:
    table = new_table()
    table.id = 4711
    with pytest.raises(StaleTable):
        await shelf.save(table, was_version=table.version)


async def test_leaving_without_commit_changes_nothing(
    shelf: Any, database: Database, new_table: NewTable, play_on: PlayOn
) -> None:
    table = await shelf.add(new_table())
    as_stored = await shelf.load(table.id)
    version = table.version
    table.start()
    play_on(table, 4)
    async with database.unit() as unit:
        await unit.save_table(table, was_version=version)
        await unit.add_table(new_table(person_id=8))
    assert shelf.alike(await shelf.load(table.id), as_stored)
    async with database.unit() as unit:
        assert await unit.open_tables() == [table.id]


async def test_an_error_inside_a_unit_rolls_it_back_and_lets_the_next_one_write(
    shelf: Any, database: Database, new_table: NewTable
) -> None:
    async def breaks_off() -> None:
        async with database.unit() as unit:
            await unit.add_table(new_table())
            raise RuntimeError("the caller's own")

    with pytest.raises(RuntimeError, match="the caller's own"):
        await breaks_off()
    await shelf.add(new_table())
    async with database.unit() as unit:
        assert len(await unit.open_tables()) == 1


async def test_one_of_two_units_that_save_the_same_version_at_once_is_stale(
    shelf: Any, new_table: NewTable, play_on: PlayOn
) -> None:
    table = new_table()
    table.start()
    await shelf.add(table)
    version = table.version
    rivals = [await shelf.load(table.id) for _ in range(5)]
    for seed, rival in enumerate(rivals):
        play_on(rival, 1, seed=seed)
    outcomes = await asyncio.gather(
        *(shelf.save(rival, was_version=version) for rival in rivals),
        return_exceptions=True,
    )
    winners = [rival for rival, outcome in zip(rivals, outcomes, strict=True) if not outcome]
    assert len(winners) == 1
    assert all(isinstance(outcome, StaleTable) for outcome in outcomes if outcome)
    assert shelf.alike(await shelf.load(table.id), winners[0])


async def test_many_tables_are_saved_beside_each_other(
    shelf: Any, new_table: NewTable, play_on: PlayOn
) -> None:
    tables = [new_table(person_id=person) for person in range(1, 21)]

    async def evening(table: Table) -> None:
        await shelf.add(table)
        for step in range(5):
            before = table.version
            if step == 0:
                table.start()
            play_on(table, 1, seed=table.host_id)
            await shelf.save(table, was_version=before)

    await asyncio.gather(*(evening(table) for table in tables))
    for table in tables:
        assert shelf.alike(await shelf.load(table.id), table)


async def test_a_cancelled_writer_leaves_the_way_free(
    shelf: Any, database: Database, new_table: NewTable
) -> None:
    written = asyncio.Event()

    async def never_commits() -> None:
        async with database.unit() as unit:
            await unit.add_table(new_table())
            written.set()
            await asyncio.Event().wait()

    task = asyncio.get_running_loop().create_task(never_commits())
    await written.wait()
    waiting = asyncio.get_running_loop().create_task(shelf.add(new_table()))
    await asyncio.sleep(0)
    task.cancel()
    await waiting
    async with database.unit() as unit:
        assert len(await unit.open_tables()) == 1
