"""Tables: saved in one unit, read in another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from bot.chat import ChatRef, MessageRef
from bot.services.ports import StorageError
from bot.services.surfaces import OnDisplay, Surface
from bot.storage import Database
from bot.storage.rows import EntryRow, MatchRow, TableRow
from bot.tables import Status, Table, TableSettings
from engine import Match, Seat

NewTable = Callable[..., Table]
PlayOn = Callable[..., None]


async def test_a_table_in_the_lobby_comes_back_as_it_was(shelf: Any, new_table: NewTable) -> None:
    table = new_table(ChatRef(-1_002_000_000_123, thread=44), name="Zażółć Ёлка 🂡 <b>'\"")
    table.set_computer(Seat("E"), present=True)
    table.agree(TableSettings(form="chicago", clock_seconds=60, language="pl"))
    await shelf.add(table)
    assert table.id > 0
    assert shelf.alike(await shelf.load(table.id), table)


async def test_a_match_is_restored_by_replay_after_every_save(
    shelf: Any, new_table: NewTable, play_on: PlayOn
) -> None:
    table = await shelf.add(new_table())
    for actions in (0, 1, 3, 40, 90):
        before = table.version
        if table.status is Status.LOBBY:
            table.start()
        play_on(table, actions, seed=actions)
        await shelf.save(table, was_version=before)
        assert shelf.alike(await shelf.load(table.id), table)


async def test_a_table_stored_in_the_middle_of_a_match_keeps_its_log(
    shelf: Any, new_table: NewTable, play_on: PlayOn
) -> None:
    table = new_table()
    table.start()
    play_on(table, 25)
    await shelf.add(table)
    assert shelf.alike(await shelf.load(table.id), table)


async def test_only_new_entries_of_the_log_are_written(
    shelf: Any, database: Database, new_table: NewTable, play_on: PlayOn
) -> None:
    table = new_table()
    table.start()
    play_on(table, 30)
    await shelf.add(table)
    async with database.transaction() as transaction:
        await transaction.write(EntryRow.__table__.delete().where(EntryRow.number == 5))
        await transaction.commit()
    before = table.version
    play_on(table, 2)
    await shelf.save(table, was_version=before)
    assert await shelf.count(EntryRow) == 31


async def test_an_unknown_table_is_none(database: Database) -> None:
    async with database.unit() as unit:
        assert await unit.load_table(12345) is None


async def test_a_new_match_at_the_same_table_keeps_the_log_of_the_old(
    shelf: Any, new_table: NewTable, play_on: PlayOn
) -> None:
    table = new_table()
    table.start()
    play_on(table, 20, seed=1)
    await shelf.add(table)
    old = table.match
    assert old is not None
    # Again, and further than the first match went when this is saved.
    before = table.version
    table.match = Match(old.game, {"form": "duplicate", "deals": 2})
    table.version += 1
    play_on(table, 24, seed=2)
    await shelf.save(table, was_version=before)
    assert shelf.alike(await shelf.load(table.id), table)
    assert await shelf.count(MatchRow) == 2
    assert await shelf.count(EntryRow) == 20 + 24


async def test_a_table_back_in_the_lobby_and_then_at_a_new_match(
    shelf: Any, new_table: NewTable, play_on: PlayOn
) -> None:
    table = new_table()
    table.start()
    play_on(table, 3)
    await shelf.add(table)
    for change in ("lobby", "again"):
        before = table.version
        if change == "lobby":
            table.match, table.status = None, Status.LOBBY
            table.version += 1
        else:
            table.start()
        await shelf.save(table, was_version=before)
        assert shelf.alike(await shelf.load(table.id), table)
    assert await shelf.count(MatchRow) == 2


async def test_tables_are_found_by_chat_topic_and_person(
    shelf: Any, database: Database, new_table: NewTable
) -> None:
    group, topic = ChatRef(-5), ChatRef(-5, thread=9)
    first = await shelf.add(new_table(group, person_id=1))
    second = await shelf.add(new_table(group, person_id=2))
    in_topic = await shelf.add(new_table(topic, person_id=1))
    async with database.unit() as unit:
        assert await unit.tables_in(group) == [second.id, first.id]
        assert await unit.tables_in(topic) == [in_topic.id]
        assert await unit.tables_in(ChatRef(-6)) == []
        assert await unit.tables_of(1) == [in_topic.id, first.id]
        assert sorted(await unit.open_tables()) == [first.id, second.id, in_topic.id]


async def test_a_stopped_table_and_one_left_are_no_longer_found(
    shelf: Any, database: Database, new_table: NewTable
) -> None:
    stopped, left = await shelf.add(new_table()), await shelf.add(new_table())
    stopped.stop()
    left.leave(7)
    left.sit(8, "Bea", Seat("S"))
    await shelf.save(stopped, was_version=stopped.version - 1)
    await shelf.save(left, was_version=left.version - 2)
    async with database.unit() as unit:
        assert await unit.open_tables() == [left.id]
        assert await unit.tables_of(7) == []
        assert await unit.tables_of(8) == [left.id]


async def test_a_group_that_moved_takes_its_tables_along_and_leaves_its_messages(
    shelf: Any, database: Database, new_table: NewTable
) -> None:
    table = await shelf.add(new_table(ChatRef(-5)))
    surface = Surface(ChatRef(-5), table.id, "table")
    await database.surfaces.put(surface, OnDisplay(MessageRef(surface.chat, 77), "digest"))
    async with database.unit() as unit:
        assert await unit.move_chat(-5, -100_5) == [table.id]
        await unit.commit()
    async with database.unit() as unit:
        assert await unit.tables_in(ChatRef(-5)) == []
        assert await unit.tables_in(ChatRef(-100_5)) == [table.id]
    assert await database.surfaces.get(surface) is None
    # One who held the table in memory meanwhile does not move it back.
    table.sit(9, "Cyd", Seat("W"))
    await shelf.save(table, was_version=table.version - 1)
    assert (await shelf.load(table.id)).chat == ChatRef(-100_5)


@pytest.mark.parametrize(
    "damage",
    [
        EntryRow.__table__.update().where(EntryRow.number == 2).values(code="nonsense"),
        EntryRow.__table__.delete().where(EntryRow.number == 2),
        TableRow.__table__.update().values(seats={"N": {}}),
        TableRow.__table__.update().values(status="asleep"),
        MatchRow.__table__.update().values(log_format=99),
        MatchRow.__table__.update().values(game="tiddlywinks"),
    ],
    ids=["entry", "gap", "seats", "status", "format", "game"],
)
async def test_a_damaged_table_is_an_error_of_the_store(
    shelf: Any, database: Database, new_table: NewTable, play_on: PlayOn, damage: object
) -> None:
    table = new_table()
    table.start()
    play_on(table, 6)
    await shelf.add(table)
    async with database.transaction() as transaction:
        await transaction.write(damage)  # type: ignore[arg-type]
        await transaction.commit()
    with pytest.raises(StorageError, match=f"table {table.id}"):
        await shelf.load(table.id)


async def test_times_come_from_the_clock_that_was_given(
    shelf: Any, database: Database, new_table: NewTable, now: list[float]
) -> None:
    table = await shelf.add(new_table())
    now[0] += 60
    table.stop()
    await shelf.save(table, was_version=table.version - 1)
    query = select(TableRow.created_at, TableRow.updated_at)
    async with database.transaction() as transaction:
        assert (await transaction.read(query)).one() == (1_000_000.0, 1_000_060.0)


async def test_no_card_reaches_the_log_or_an_error(
    shelf: Any,
    database: Database,
    new_table: NewTable,
    play_on: PlayOn,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("DEBUG")
    table = new_table()
    table.start()
    play_on(table, 3)
    await shelf.add(table)
    assert table.match is not None
    dealt = table.match.log[0].code
    row = {"table_id": table.id, "match_number": 1, "number": 0, "decider": "N", "code": dealt}
    with pytest.raises(StorageError) as error:
        async with database.transaction() as transaction:
            await transaction.write(EntryRow.__table__.insert(), row)
    assert dealt not in str(error.value)
    assert dealt not in caplog.text
    assert dealt not in str(error.value.__cause__)
