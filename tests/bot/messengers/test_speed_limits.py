"""The outbox and both adapters against a sandbox that enforces Telegram's speed limits.

The sandbox and the outbox share one clock, moved second by second after all requests have ended.
"""

from __future__ import annotations

import asyncio

import pytest

from bot.chat import Button, ChatRef, Message
from bot.sandbox import Sandbox
from bot.services.nursery import Nursery
from bot.services.outbox import Outbox
from bot.services.surfaces import MemorySurfaceStore, Surface
from bot.services.time_source import ManualTime, settle

LIBRARIES = pytest.mark.parametrize("hall", ["aiogram", "ptb"], indirect=True)


class Counted:
    """A messenger that knows how many of its requests are under way."""

    def __init__(self, messenger) -> None:
        self._messenger = messenger
        self.under_way = 0
        self.has_ended = asyncio.Event()

    def __getattr__(self, name):
        method = getattr(self._messenger, name)

        async def counted(*args, **kwargs):
            self.under_way += 1
            try:
                return await method(*args, **kwargs)
            finally:
                self.under_way -= 1
                self.has_ended.set()

        return counted


class Hall:
    """Two groups, an adapter and an outbox."""

    def __init__(self, sandbox, messenger, nursery, time) -> None:
        self.sandbox, self.time = sandbox, time
        people = [sandbox.person(name, started=True) for name in ("Ann", "Ben")]
        self.groups = [sandbox.group(name, people, kind="group") for name in ("One", "Two")]
        self.messenger = Counted(messenger)
        self.outbox = Outbox(self.messenger, MemorySurfaceStore(), nursery, time)

    def show(self, number: int, text: str) -> None:
        surface = Surface(ChatRef(self.groups[number].id), number + 1, "table")
        button = Button("Pass", data=f"k:{number}:1:p")
        self.outbox.show(surface, Message(text, ((button,),)))

    def words(self, number: int) -> list[str]:
        return [one.words for one in self.sandbox.messages(self.groups[number])]

    def edits(self, number: int) -> int:
        chat_id = str(self.groups[number].id)
        edits = self.sandbox.calls("editMessageText")
        return sum(str(one.params["chat_id"]) == chat_id for one in edits)

    async def pass_time(self, seconds: int) -> None:
        await self._quiet()
        for _ in range(seconds):
            await self.time.advance(1)
            await self._quiet()

    async def _quiet(self) -> None:
        await settle()
        while self.messenger.under_way:
            self.messenger.has_ended.clear()
            await self.messenger.has_ended.wait()
            await settle()


@pytest.fixture
async def hall(request, open_messenger):
    time = ManualTime(start_seconds=1_800_000_000.0)
    async with (
        Sandbox(clock=time.now, rates=True) as sandbox,
        open_messenger(request.param, sandbox) as messenger,
        Nursery() as nursery,
    ):
        yield Hall(sandbox, messenger, nursery, time)


@LIBRARIES
async def test_thirty_changes_in_ten_seconds_cause_no_429_and_end_right(hall):
    for press in range(30):
        hall.show(0, f"after press {press}")
        if press % 3 == 2:
            await hall.pass_time(1)
    await hall.pass_time(60)
    assert hall.words(0) == ["after press 29"]
    assert all(one.code == 200 for one in hall.sandbox.requests)


@LIBRARIES
async def test_an_evening_of_changes_every_second_never_meets_the_limit(hall):
    for second in range(200):
        hall.show(0, f"second {second}")
        await hall.pass_time(1)
    await hall.pass_time(10)
    assert hall.words(0) == ["second 199"]
    assert all(one.code == 200 for one in hall.sandbox.requests)
    assert hall.edits(0) >= 40


@LIBRARIES
async def test_a_long_pause_in_one_chat_leaves_the_others_alone_and_ends_with_one_edit(hall):
    for number in (0, 1):
        hall.show(number, "start")
    await hall.pass_time(1)
    hall.sandbox.faults.flood(209, chat_id=hall.groups[0].id)
    for second in range(0, 208, 4):
        for number in (0, 1):
            hall.show(number, f"second {second}")
        await hall.pass_time(4)
    assert hall.words(0) == ["start"]
    assert hall.words(1) == ["second 204"]
    before = hall.edits(0)
    await hall.pass_time(10)
    assert hall.words(0) == ["second 204"]
    assert hall.edits(0) == before + 1
