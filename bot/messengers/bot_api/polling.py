"""Long polling that confirms an update only when it was handled, for either library.

The libraries' own pollers confirm a batch by asking for the next one while its handlers still
run: a kill at that moment loses presses for good. Here the offset stays at the oldest update whose
handler runs, so that it comes again after a crash; what was handled meanwhile comes along and is
recognised (here by its number, after a restart by the store's mark).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.chat import MessengerError, Refused, SlowDown
from bot.services.nursery import Nursery

from .failures import says
from .reading import UPDATE_KINDS
from .running import CONCURRENT_UPDATES, SECOND_POLLER
from .transport import Json, Request, Transport

log = logging.getLogger(__name__)

BATCH_SECONDS = 0.05
"""How long the next request waits for the handlers of the last batch, at first."""
LONGEST_BATCH_SECONDS = 0.4
"""The same, while some handler takes long: newer updates need not wait longer than that."""
ABANDONED_SECONDS = 120.0
"""A handler that takes longer hangs; its update is confirmed, or nothing would ever be."""
RETRY_SECONDS = (0.5, 1.0, 2.0, 5.0)
"""Pauses after failed requests, the last one for all further ones."""

CONFLICT = ("terminated by other getupdates", "webhook is active")


class Poller:
    """Fetches updates and gives each to ``receive`` in a task, begun in their order."""

    def __init__(
        self, transport: Transport, receive: Callable[[Json], Awaitable[None]], *, seconds: int
    ) -> None:
        """``seconds`` is how long Telegram holds a request while nothing happens."""
        self._transport = transport
        self._receive = receive
        self._seconds = seconds
        self._nursery = Nursery()
        self._running: dict[int, float] = {}
        """The updates whose handlers run, with the moment they began."""
        self._next = 0
        """The number after the newest update seen; 0 before the first."""
        self._has_ended = asyncio.Event()
        self._is_stopped = asyncio.Event()

    @property
    def offset(self) -> int:
        """Everything below is handled."""
        return min(self._running, default=self._next)

    async def run(self) -> None:
        """Poll until :meth:`stop`; failures are logged and the request is made again."""
        failures = 0
        pause = BATCH_SECONDS
        while not self._is_stopped.is_set():
            try:
                updates = await self._fetch()
            except MessengerError as error:
                await self._wait_after(error, failures)
                failures += 1
                continue
            if self._is_stopped.is_set():
                return  # What came with the last request is not confirmed, and comes again.
            failures = 0
            has_news = self._begin_new(updates)
            pause = BATCH_SECONDS if has_news else min(2 * pause, LONGEST_BATCH_SECONDS)
            await self._wait_for_handlers(pause)

    def stop(self) -> None:
        """Fetch no more."""
        self._is_stopped.set()
        self._has_ended.set()

    async def confirm(self) -> None:
        """Tell Telegram what was handled, else the next start gets the last updates again."""
        if self._next == 0:
            return
        try:
            await self._ask(self.offset, limit=1, seconds=0)
        except MessengerError as error:
            log.info("the last updates will come again: %s", error)

    async def close(self) -> None:
        """Cancel the handlers that still run."""
        await self._nursery.close()

    async def _fetch(self) -> list[Json]:
        """The next updates, or none when polling was stopped meanwhile."""
        asking = self._nursery.spawn(
            self._ask, self.offset, limit=CONCURRENT_UPDATES, seconds=self._seconds
        )
        stopping = self._nursery.spawn(self._is_stopped.wait)
        await asyncio.wait((asking, stopping), return_when=asyncio.FIRST_COMPLETED)
        if asking.done():
            stopping.cancel()
            return asking.result()
        asking.cancel()
        return []

    async def _ask(self, offset: int, *, limit: int, seconds: int) -> list[Json]:
        params: Json = {
            "limit": limit,
            "timeout": seconds,
            "allowed_updates": list(UPDATE_KINDS),
        }
        if offset:
            params["offset"] = offset
        updates: list[Json] = await self._transport.call(Request("getUpdates", params))
        return updates

    def _begin_new(self, updates: list[Json]) -> bool:
        """Start the handlers of updates not seen before; whether there were any."""
        news = [raw for raw in updates if int(raw["update_id"]) >= self._next]
        for raw in news:
            number = int(raw["update_id"])
            self._next = number + 1
            self._running[number] = asyncio.get_running_loop().time()
            self._nursery.spawn(self._handle, number, raw)
        return bool(news)

    async def _handle(self, number: int, raw: Json) -> None:
        try:
            await self._receive(raw)
        except Exception:
            log.exception("update %d could not be handled", number)
        finally:
            self._running.pop(number, None)
            self._has_ended.set()

    async def _wait_for_handlers(self, seconds: float) -> None:
        """Until all handlers have ended, or for so long."""
        self._abandon_the_hanging()
        try:
            async with asyncio.timeout(seconds):
                while self._running and not self._is_stopped.is_set():
                    self._has_ended.clear()
                    await self._has_ended.wait()
        except TimeoutError:
            pass

    def _abandon_the_hanging(self) -> None:
        now = asyncio.get_running_loop().time()
        for number, since in list(self._running.items()):
            if now - since > ABANDONED_SECONDS:
                log.error("update %d is still not handled: given up", number)
                del self._running[number]

    async def _wait_after(self, error: MessengerError, failures: int) -> None:
        if isinstance(error, Refused) and says(str(error), *CONFLICT):
            log.error(SECOND_POLLER)
        else:
            log.warning("updates could not be fetched: %s", error)
        seconds = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
        if isinstance(error, SlowDown):
            seconds = max(seconds, min(error.seconds, RETRY_SECONDS[-1]))
        try:
            async with asyncio.timeout(seconds):
                await self._is_stopped.wait()
        except TimeoutError:
            pass
