"""What the runners of both libraries share: the face they show, and counting what runs."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.chat import Handler, Incoming

from .messenger import BotApiMessenger
from .transport import Json

log = logging.getLogger(__name__)

CONCURRENT_UPDATES = 100
"""So many handlers may wait at once; more updates are fetched when one has ended."""

PATIENCE_SECONDS = 10.0
"""How long stopping waits for the handlers that run."""

SECOND_POLLER = (
    "Telegram answers 409: somebody else polls with this token, or a webhook is set. "
    "One token has one poller: stop the other bot."
)


class Runner(Protocol):
    """A bot of our own in one library. Use :meth:`poll`, or :meth:`open_webhook` once and
    :meth:`receive` for each update; then :meth:`stop`, and :meth:`close` when all is said.
    """

    @property
    def messenger(self) -> BotApiMessenger:
        """The port; it works until ``close``."""
        ...

    async def poll(self) -> None:
        """Fetch and handle updates until ``stop`` is called (run it as a task)."""
        ...

    async def open_webhook(self, *, url: str, secret: str) -> None:
        """Have Telegram send updates to ``url`` (https) with this secret token."""
        ...

    async def receive(self, raw: Json) -> None:
        """Handle one update that came to the webhook; one that cannot be read is skipped."""
        ...

    async def stop(self, *, patience_seconds: float = PATIENCE_SECONDS) -> None:
        """Fetch no more, let the running handlers end, confirm what was fetched."""
        ...

    async def close(self) -> None:
        """Close the connections; nothing can be sent any more."""
        ...


class CountedHandler:
    """A handler that knows how many of its calls run, for a graceful stop."""

    def __init__(self, handler: Handler) -> None:
        self._handler = handler
        self._running = 0
        self._is_quiet = asyncio.Event()
        self._is_quiet.set()

    async def __call__(self, incoming: Incoming) -> None:
        """Handle one update."""
        self._running += 1
        self._is_quiet.clear()
        try:
            await self._handler(incoming)
        finally:
            self._running -= 1
            if self._running == 0:
                self._is_quiet.set()

    async def have_ended(self, *, patience_seconds: float) -> bool:
        """Wait until no call runs; False when that takes too long."""
        try:
            async with asyncio.timeout(patience_seconds):
                await self._is_quiet.wait()
        except TimeoutError:
            log.warning("%d handlers did not end in time", self._running)
            return False
        return True
