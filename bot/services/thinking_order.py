"""Who may think next, when more wants to be thought than there are processes.

Whoever came first goes first, but long thoughts let short ones pass that come a little later, and
leave one place to them as long as there are any: a table of slow computers must not make the
others wait. How long a kind of thought takes is learnt from those that were thought.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from time import monotonic

LONG_SECONDS = 0.2
"""Thoughts that take longer on the average are long."""
_PATIENCE = 4.0
"""A thought lets others pass that come within so many times its own length."""
_WEIGHT_OF_NEWEST = 0.1
_MEMORY_OF_SHORT_SECONDS = 10.0
"""The place for short thoughts is kept for so long after one."""


@dataclass(order=True, slots=True)
class _Waiting:
    due_seconds: float
    number: int
    is_long: bool = field(compare=False)
    called: asyncio.Future[None] = field(compare=False)


class ThinkingOrder:
    """Places for thinking, given out one by one."""

    def __init__(self, places: int, now: Callable[[], float] = monotonic) -> None:
        self._places = places
        self._now = now
        self._taken = 0
        self._taken_by_long = 0
        self._queue: list[_Waiting] = []
        self._numbers = count()
        self._lengths: dict[str, float] = {}
        self._short_seen_seconds: float | None = None

    @asynccontextmanager
    async def place(self, kind: str) -> AsyncIterator[float]:
        """Wait for a place and keep it for the block, which is told how long the wait was.

        ``kind`` names thoughts of about one length.
        """
        came = self._now()
        length = self._lengths.get(kind, 0.0)
        is_long = length > LONG_SECONDS
        if not is_long:
            self._short_seen_seconds = self._now()
        await self._called(self._now() + _PATIENCE * length, is_long=is_long)
        began = self._now()
        try:
            yield began - came
        finally:
            self._learn(kind, self._now() - began)
            self._leave(is_long=is_long)

    def _learn(self, kind: str, seconds: float) -> None:
        before = self._lengths.get(kind, 0.0)
        self._lengths[kind] = before + _WEIGHT_OF_NEWEST * (seconds - before)

    async def _called(self, due_seconds: float, *, is_long: bool) -> None:
        called = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(due_seconds, next(self._numbers), is_long, called))
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave(is_long=is_long)
            raise

    def _leave(self, *, is_long: bool) -> None:
        self._taken -= 1
        self._taken_by_long -= is_long
        self._call()

    def _call(self) -> None:
        """Give the free places to the first who may have them."""
        self._queue = sorted(one for one in self._queue if not one.called.done())
        for one in list(self._queue):
            if self._taken == self._places:
                return
            if one.is_long and self._taken_by_long >= self._places_for_long():
                continue
            self._queue.remove(one)
            self._taken += 1
            self._taken_by_long += one.is_long
            one.called.set_result(None)

    def _places_for_long(self) -> int:
        seen = self._short_seen_seconds
        is_kept = seen is not None and self._now() - seen < _MEMORY_OF_SHORT_SECONDS
        return max(1, self._places - is_kept)
