"""Fair places for thinking: nobody starves beside a table of slow computers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.services.computers import hurried
from bot.services.nursery import Nursery
from bot.services.thinking_order import LONG_SECONDS, ThinkingOrder
from bot.services.time_source import ManualTime, settle

SLOW, QUICK = 10 * LONG_SECONDS, 0.01


class Office:
    """Thoughts of known lengths on a time moved by hand; ``done`` is the order of their ends."""

    def __init__(self, places: int) -> None:
        self.time = ManualTime()
        self.nursery = Nursery()
        self.order = ThinkingOrder(places, self.time.monotonic)
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def think(self, kind: str, seconds: float, name: str = "") -> None:
        async with self.order.place(kind):
            await self.time.sleep(seconds)
        self.done.append(name or kind)

    def start(self, *arguments: Any) -> None:
        self.tasks.append(self.nursery.spawn(self.think, *arguments))

    async def learn(self) -> None:
        """Slow thoughts were seen to be slow, and it is long ago."""
        for _ in range(20):
            self.start("slow", SLOW)
        await self.time.advance(1_000)
        self.done.clear()


async def test_a_quick_thought_does_not_wait_for_the_slow_ones_before_it() -> None:
    office = Office(places=1)
    await office.learn()
    for _ in range(10):
        office.start("slow", SLOW)
    await settle()
    office.start("quick", QUICK)
    await office.time.advance(1_000)
    assert office.done.index("quick") == 1  # after the one that was being thought


async def test_slow_thoughts_leave_a_place_while_there_are_quick_ones() -> None:
    office = Office(places=2)
    await office.learn()
    office.start("quick", QUICK)
    for _ in range(4):
        office.start("slow", SLOW)
    await office.time.advance(QUICK)
    office.start("quick", QUICK, "second")
    await office.time.advance(2 * QUICK)
    assert office.done == ["quick", "second"]
    await office.nursery.close()


async def test_slow_thoughts_alone_use_every_place() -> None:
    office = Office(places=2)
    await office.learn()
    for _ in range(4):
        office.start("slow", SLOW)
    await office.time.advance(2 * SLOW)
    assert len(office.done) == 4


async def test_a_slow_thought_is_not_put_off_for_ever() -> None:
    office = Office(places=1)
    await office.learn()
    office.start("slow", SLOW, "first slow")
    office.start("slow", SLOW, "second slow")
    for _ in range(200):  # more quick ones than there is time for
        office.start("quick", 1.0)
        await office.time.advance(0.9)
    assert "second slow" in office.done
    await office.nursery.close()


async def test_who_gives_up_waiting_keeps_no_place() -> None:
    office = Office(places=1)
    office.start("a", 1.0)
    office.start("b", 1.0)
    await settle()
    office.tasks[1].cancel()
    await office.time.advance(1.0)
    office.start("c", 1.0)
    await office.time.advance(1.0)
    assert office.done == ["a", "c"]


async def test_whoever_gets_a_place_is_told_how_long_the_wait_was() -> None:
    office = Office(places=1)
    office.start("a", 3.0)

    async def wait() -> float:
        async with office.order.place("b") as waited:
            return waited

    await settle()
    waiting = office.nursery.spawn(wait)
    await office.time.advance(5)
    assert await waiting == 3.0


@pytest.mark.parametrize(
    ("player", "in_haste"),
    [
        ("expert", "club"),
        ("precision-expert", "precision-club"),
        ("club", "basic"),
        ("basic", "basic"),
        ("somebody-else", "somebody-else"),
    ],
)
def test_in_haste_the_same_system_is_bid_with_less_thought(player: str, in_haste: str) -> None:
    assert hurried(player) == in_haste
