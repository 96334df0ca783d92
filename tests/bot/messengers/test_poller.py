"""The poller: what it confirms, and how it stops."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.messengers.bot_api.polling import Poller
from bot.messengers.bot_api.transport import Request


class Telegram:
    """Gives the updates that are not confirmed, or waits for :meth:`add`."""

    def __init__(self) -> None:
        self.waiting: list[int] = []
        self.offsets: list[int] = []
        self.arrived = asyncio.Event()

    def add(self, number: int) -> None:
        self.waiting.append(number)
        self.arrived.set()

    async def call(self, request: Request) -> list[dict[str, Any]]:
        offset = int(request.params.get("offset", 0))
        self.offsets.append(offset)
        self.waiting = [number for number in self.waiting if number >= offset]
        if not self.waiting and request.params["timeout"]:
            self.arrived.clear()
            await self.arrived.wait()
        return [{"update_id": number} for number in self.waiting]


async def test_an_update_is_confirmed_only_when_it_was_handled() -> None:
    telegram, begun, finish = Telegram(), asyncio.Event(), asyncio.Event()

    async def receive(raw: dict[str, Any]) -> None:
        if raw["update_id"] == 7:
            begun.set()
            await finish.wait()

    poller = Poller(telegram, receive, seconds=30)
    telegram.add(7)
    async with asyncio.TaskGroup() as group:
        group.create_task(poller.run())
        await begun.wait()
        assert poller.offset == 7
        finish.set()
        await asyncio.sleep(0)
        telegram.add(8)
        while poller.offset != 9:
            await asyncio.sleep(0.01)
        poller.stop()
    await poller.close()
    assert 8 not in telegram.offsets[:1]


async def test_an_update_that_comes_while_the_poller_stops_is_left_for_the_next_start() -> None:
    """It was started in a nursery already closed, which ended the poller with an error."""
    telegram, received = Telegram(), []

    async def receive(raw: dict[str, Any]) -> None:
        received.append(raw["update_id"])

    poller = Poller(telegram, receive, seconds=30)
    async with asyncio.TaskGroup() as group:
        group.create_task(poller.run())
        while not telegram.offsets:
            await asyncio.sleep(0)
        telegram.add(3)
        poller.stop()
        await poller.close()
    assert received == []
    assert poller.offset == 0
