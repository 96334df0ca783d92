"""Time as the services see it, so that tests need not wait: real, or moved by hand.

Both kinds also fulfil :class:`bot.services.ports.Clock`. Pauses are measured in monotonic seconds,
which do not jump when the machine's clock is set; people's deadlines are seconds of the epoch.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from itertools import count
from typing import Protocol


class TimeSource(Protocol):
    """Seconds that never go back, and waiting."""

    def monotonic(self) -> float:
        """Seconds since some moment in the past."""
        ...

    def now(self) -> float:
        """Seconds since the epoch."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemTime:
    """The machine's own time."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment in the past."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class ManualTime:
    """Time that moves only when told to, for tests: :meth:`advance` wakes those who are due.

    With ``is_instant`` nobody waits at all: a sleep moves the time to its own end.
    """

    def __init__(self, *, is_instant: bool = False, start_seconds: float = 0.0) -> None:
        self._elapsed_seconds = 0.0
        self._start_seconds = start_seconds
        self._is_instant = is_instant
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    @property
    def now_seconds(self) -> float:
        """The time it was moved to; may be set."""
        return self._start_seconds + self._elapsed_seconds

    @now_seconds.setter
    def now_seconds(self, seconds: float) -> None:
        self._elapsed_seconds = seconds - self._start_seconds

    def now(self) -> float:
        """The time it was moved to."""
        return self.now_seconds

    def monotonic(self) -> float:
        """How far it was moved."""
        return self._elapsed_seconds

    async def sleep(self, seconds: float) -> None:
        """Wait until the time was moved far enough."""
        due = self._elapsed_seconds + max(0.0, seconds)
        if self._is_instant:
            self._elapsed_seconds = max(self._elapsed_seconds, due)
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (due, next(self._order), future))
        await future

    @property
    def next_due_seconds(self) -> float | None:
        """When the next sleeper is due (monotonic), or None when nobody sleeps."""
        self._drop_cancelled()
        return self._sleepers[0][0] if self._sleepers else None

    async def advance(self, seconds: float) -> None:
        """Move the time forward step by step; at each step let the woken do their work."""
        await settle()
        end = self._elapsed_seconds + seconds
        while (due := self.next_due_seconds) is not None and due <= end:
            self._elapsed_seconds = max(self._elapsed_seconds, due)
            heapq.heappop(self._sleepers)[2].set_result(None)
            await settle()
        self._elapsed_seconds = end
        await settle()

    def _drop_cancelled(self) -> None:
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)


async def settle(rounds: int = 30) -> None:
    """Let every task that is ready run until it waits for something outside the loop."""
    for _ in range(rounds):
        await asyncio.sleep(0)
