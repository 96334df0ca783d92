"""Computers move at the table's pace: nothing to be read from it, and time to take a move back."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from evening import ANN, NOON, Evening, evening

from bot.chat import ButtonData, ChatRef, Press
from bot.services.computer_pace import PAUSES, ComputerPace, last_mover
from bot.services.time_source import ManualTime
from bot.tables import PACES, Computer, Human, Table, TableSettings
from engine import Seat
from engine.bridge import Undo

ANN_HERE = ChatRef(ANN.id)
S = Seat.SOUTH


def table_with_ann(**agreed: str) -> Table:
    """Ann South with three computers, dealt; the dealer is to call."""
    table = Table(1, ANN_HERE, ANN.id, TableSettings(**agreed))
    for seat in (Seat.NORTH, Seat.EAST, Seat.WEST):
        table.seats[seat] = Computer("club")
    table.seats[S] = Human(ANN.id, "Ann")
    table.start()
    table.deal(Random(3))
    return table


def move_first(table: Table) -> None:
    """Whoever is due passes, or plays the first legal card."""
    decider = table.match.turn.decider
    legal = [action.code for action in table.match.view(decider).legal]
    table.act(decider, "P" if "P" in legal else legal[0])


def test_every_pace_that_may_be_chosen_is_known() -> None:
    assert tuple(PAUSES) == PACES


@pytest.mark.parametrize("pace", ["lively", "calm"])
def test_a_pause_depends_on_who_moved_last_and_on_chance_alone(pace: str) -> None:
    computers = ComputerPace(Random(1))
    table, pauses = table_with_ann(pace=pace), PAUSES[pace]
    seen: dict[bool, list[float]] = {True: [], False: []}
    while table.match.state.deal is not None and len(seen[True]) < 12:
        if table.person_deciding() is None:
            seconds = computers.seconds_for(table, "club")
            seen[last_mover(table) is S].append(seconds)
        if len(table.match.log) == 1:  # dealt
            table.act(table.match.turn.decider, "1NT")
        else:
            move_first(table)
    for is_after_ann, floor in ((True, pauses.after_person), (False, pauses.after_computer)):
        assert floor <= min(seen[is_after_ann])
        assert max(seen[is_after_ann]) <= floor + pauses.chance
        assert len(set(seen[is_after_ann])) > 3


def test_a_forced_card_takes_as_long_as_the_thoughts_of_a_slow_computer() -> None:
    computers, table = ComputerPace(Random(1)), table_with_ann()
    for _ in range(40):
        computers.learn("expert", 2.0)
    assert computers.seconds_for(table, "expert") > 1.9
    assert computers.seconds_for(table, "club") < 1.5


def test_at_an_instant_table_and_without_pauses_nobody_waits() -> None:
    assert ComputerPace(Random(1)).seconds_for(table_with_ann(pace="instant"), "club") == 0
    assert ComputerPace(Random(1), factor=0).seconds_for(table_with_ann(), "club") == 0


class HeldTime(ManualTime):
    """Instant, until it is held: then who sleeps as long as a computer does, sleeps on."""

    def __init__(self) -> None:
        super().__init__(is_instant=True, start_seconds=NOON)
        self.is_held = False
        self.has_sleeper = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        if self.is_held and seconds >= 0.5:
            self.has_sleeper.set()
            await asyncio.Event().wait()
        await super().sleep(seconds)


async def press(run: Evening, data: str, key: int) -> None:
    await run.dispatch(
        Press(key=key, chat=ANN_HERE, person=ANN, data=data, press_id=f"press{key}")
    )


async def table_of(run: Evening) -> Table:
    async with run.house.tables.hold(1) as holding:
        return holding.table


async def test_a_call_is_taken_back_before_the_computer_next_to_it_moves() -> None:
    time = HeldTime()
    async with evening(time=time) as run:
        await run.say(ANN, "/play")
        while (await table_of(run)).person_deciding() is None:
            await run.press(ANN, "next")
        calls = len((await table_of(run)).match.log)
        time.is_held = True
        await press(run, run.data(ANN_HERE, "P"), 1_001)
        await time.has_sleeper.wait()
        table = await table_of(run)
        assert len(table.match.log) == calls + 1  # the computer rests
        await run.house.outbox.idle()
        assert "undo" in run.codes(ANN_HERE)  # shown at once, not after the computers' moves
        await press(run, str(ButtonData(1, table.version, "undo")), 1_002)
        while isinstance((await table_of(run)).match.view(None).request, Undo):
            await asyncio.sleep(0)
        table = await table_of(run)
        assert [entry.code for entry in table.match.log[-3:]] == ["undo", "yes", "yes"]
        assert table.person_deciding() == ANN.id
        await run.house.nursery.close()
