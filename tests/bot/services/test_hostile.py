"""A crowd that means no good: no traceback, no hidden card, every press answered."""

from __future__ import annotations

import logging
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from evening import ANN, FRIENDS, Evening, evening
from hostile import Mob, open_tables
from spying import Spy, telltale

from bot.chat import ButtonData, Press
from bot.screens import codes
from bot.services.surfaces import Surface
from bot.tables import Table


async def campaign(
    url: str, caplog: pytest.LogCaptureFixture, *, updates: int, tables: int, seed: int
) -> Counter[str]:
    """Hand over so many updates and check everything; what happened, in figures."""
    figures: Counter[str] = Counter()
    async with evening(url, paint=telltale) as run:
        mob, spy = Mob(run, Random(seed), tables), Spy(run)
        await mob.set_tables()
        await spy.look(mob.presses)
        while figures["updates"] < updates:
            await spy.note_seats()
            figures["updates"] += await mob.batch()
            if figures["batches"] % 10 == 0:
                await run.tick(0)
            if figures["batches"] % 50 == 0:
                await mob.begin()
            figures["batches"] += 1
            mob.tables = await open_tables(run)
            await spy.look(mob.presses)
        answered = {answer.press_id for answer in run.messenger.answers}
        kept_back = {one.press_id for one in mob.kept_back if isinstance(one, Press)}
        assert set(mob.presses) - kept_back == answered
        await _is_as_stored(run, figures)
        figures["presses answered"] = len(answered)
        figures["requests"] = len(run.messenger.acts)
        assert spy.breaches == []
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []
    return figures


async def _is_as_stored(run: Evening, figures: Counter[str]) -> None:
    """Each table in memory is what the database would restore; nobody sits twice at one."""
    tables = await open_tables(run)
    async with run.house.store.unit() as unit:
        for table in tables:
            stored = await unit.load_table(table.id)
            assert stored is not None
            assert (stored.version, stored.seats, stored.status) == (
                table.version, table.seats, table.status,
            )  # fmt: skip
            people = [human.person_id for human in table.humans.values()]
            assert len(people) == len(set(people))
            if table.match is not None:
                assert stored.match is not None
                assert stored.match.log == table.match.log
                figures["actions"] += len(table.match.log)
                figures["deals finished"] += len(table.match.state.finished)
    figures["open tables"] = len(tables)


async def test_two_hundred_hostile_updates(caplog: pytest.LogCaptureFixture) -> None:
    figures = await campaign("sqlite://", caplog, updates=200, tables=6, seed=4)
    assert figures["actions"] > 50


async def test_codes_that_lack_their_arguments_or_have_foolish_ones_are_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    words = {text for name, text in vars(codes).items() if name.isupper() and type(text) is str}
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.say(ANN, "/bridge", FRIENDS)
        await run.press(ANN, "go", FRIENDS)
        for word in sorted(words - {codes.FORGET_NOW}):
            for code in (word, f"{word}.", f"{word}.☠", f"{word}.-1.x", f"{word}.99"):
                for table in (0, 1, 7):
                    data = str(ButtonData(table, 0, code))
                    await run.press(ANN, code, FRIENDS, data=data)
                    await run.press(ANN, code, data=data)
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_the_spy_would_see_a_hand_shown_in_public(monkeypatch: pytest.MonkeyPatch) -> None:
    def for_everybody(table: Table, person_id: int) -> Surface:
        return Surface(table.chat, table.id, f"hand {person_id}")

    for module in ("own_cards", "hand_channels", "announcer"):
        monkeypatch.setattr(f"bot.services.{module}.whisper_surface", for_everybody)
    async with evening(paint=telltale) as run:
        spy = Spy(run)
        await run.say(ANN, "/bridge", FRIENDS)
        await run.press(ANN, "go", FRIENDS)
        await run.press(ANN, "hand", FRIENDS)
        await spy.look({})
        assert spy.breaches


@pytest.mark.campaign
@pytest.mark.timeout(3_600)
async def test_ten_thousand_hostile_updates(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'kontra.sqlite'}"
    figures = await campaign(url, caplog, updates=10_000, tables=20, seed=10)
    print(dict(figures))
    assert figures["actions"] > 2_000
