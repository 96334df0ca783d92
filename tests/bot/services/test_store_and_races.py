"""The store away for a moment, and two people who want the same thing at the same moment."""

from __future__ import annotations

import asyncio

import pytest
from evening import ANN, BEN, FRIENDS, Evening, evening

from bot.chat import ChatRef, Command
from bot.services.archivist import Archivist
from bot.services.computers import InlineThinker
from bot.services.ports import StorageError
from bot.storage.archive import Archive
from bot.tables import Status

PRIVATE = ChatRef(ANN.id)
LOAD = "bot.storage.unit_of_work.SqlUnit.load_table"
COMMIT = "bot.storage.unit_of_work.SqlUnit.commit"


class Failing:
    """Stands for a method of a unit and fails the given calls, counted from 1."""

    def __init__(self, real, *calls: int) -> None:
        self._real, self._calls, self.count = real, calls, 0

    def method(self):
        """What to put in the method's place."""

        async def call(*arguments):
            self.count += 1
            if self.count in self._calls:
                raise StorageError("gone")
            return await self._real(*arguments)

        return call


async def test_computers_move_on_after_a_table_could_be_neither_saved_nor_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from bot.storage.unit_of_work import SqlUnit

    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        saving, loading = Failing(SqlUnit.commit, 2), Failing(SqlUnit.load_table, 1, 2)
        monkeypatch.setattr(COMMIT, saving.method())
        monkeypatch.setattr(LOAD, loading.method())
        assert (await run.press(ANN, "P")).text == ""
        assert saving.count > 2
        assert loading.count > 2
        async with run.house.tables.hold(1) as holding:
            assert holding.table.person_deciding() == ANN.id or not holding.table.match.state.deal


async def test_a_table_that_could_not_be_read_is_shown_a_moment_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from bot.storage.unit_of_work import SqlUnit

    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        sent = [act.method for act in run.messenger.acts].count("send")
        run.house.tables.forget(1)
        monkeypatch.setattr(LOAD, Failing(SqlUnit.load_table, 1, 2).method())
        await run.say(ANN, "/table")
        assert [act.method for act in run.messenger.acts].count("send") == sent + 1


async def test_a_table_that_is_lost_is_not_tried_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from bot.storage.unit_of_work import SqlUnit

    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        run.house.tables.forget(1)
        loading = Failing(SqlUnit.load_table, *range(1, 100))
        monkeypatch.setattr(LOAD, loading.method())
        await run.say(ANN, "/table")
        assert 1 < loading.count < 10


def _command(run: Evening, who, name: str, chat: ChatRef) -> Command:
    return Command(key=next(run.keys), chat=chat, person=who, name=name)


@pytest.mark.parametrize(("name", "chat"), [("bridge", FRIENDS), ("play", PRIVATE)])
async def test_the_same_command_twice_at_once_opens_one_table(name: str, chat: ChatRef) -> None:
    async with evening() as run:
        for who in (ANN, BEN):
            await run.say(who, "/start")
        others = (ANN, BEN if chat == FRIENDS else ANN)
        await asyncio.gather(*(run.dispatch(_command(run, who, name, chat)) for who in others))
        await run.quiet()
        assert len(await run.house.open_tables_in(chat)) == 1


async def test_the_table_is_free_while_a_hint_is_thought_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        real = InlineThinker.hint
        seen = []

        async def hint(self, player, view, seed):
            async with asyncio.timeout(1), run.house.tables.hold(1) as holding:
                seen.append(holding.table.status)
            return await real(self, player, view, seed)

        monkeypatch.setattr(InlineThinker, "hint", hint)
        assert (await run.press(ANN, "hint")).is_alert
        await run.say(ANN, "/hint")
        assert seen == [Status.PLAYING, Status.PLAYING]


async def test_a_table_forgotten_while_somebody_holds_it_is_read_anew() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        async with run.house.tables.hold(1) as holding:
            outdated = holding.table
            run.house.tables.forget(1)
        async with run.house.tables.hold(1) as holding:
            fresh = holding.table
            assert fresh is not outdated
        async with run.house.tables.hold(1) as holding:
            assert holding.table is fresh


async def test_results_that_could_not_be_kept_at_the_end_are_kept_a_moment_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        while not (await _finished_deals(run)):
            assert await run.play_something(ANN) is not None
        async with run.house.store.unit() as unit:
            (kept,) = await unit.archive.results_at(1)
        keeping = Failing(Archive.keep_result, 1, 2)
        monkeypatch.setattr(Archive, "keep_result", keeping.method())
        fresh = Archivist(run.house.store, run.house.nursery, run.house.time)
        async with run.house.tables.hold(1) as holding:
            fresh.note(holding.table)
        await run.quiet()
        assert keeping.count == 3
        async with run.house.store.unit() as unit:
            assert list(await unit.archive.results_at(1)) == [kept]


async def _finished_deals(run: Evening) -> int:
    async with run.house.tables.hold(1) as holding:
        return len(holding.table.match.state.finished)
