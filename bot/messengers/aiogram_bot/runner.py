"""A bot of our own with aiogram: polls, hands updates over in order, and stops gracefully.

Stopping: no new updates are fetched, the running handlers end, the last updates are confirmed.
Signals are the application's business, and so are the services behind the handler.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from aiogram import Bot, Dispatcher
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.exceptions import AiogramError
from aiogram.types import Update
from aiogram.types.update import UpdateTypeLookupError

from bot.chat import PREFIX, Handler, Incoming

from .router import build_router
from .session import TolerantSession
from .transport import AiogramMessenger

log = logging.getLogger(__name__)

CONCURRENT_UPDATES = 100
"""So many handlers may wait at once; more updates are fetched when one has ended."""


class AiogramRunner:
    """Polls for one bot. ``messenger`` is the port; both live until :meth:`close`."""

    def __init__(
        self,
        bot: Bot,
        handler: Handler,
        *,
        commands: Collection[str],
        prefix: str = PREFIX,
        messenger: AiogramMessenger | None = None,
        polling_seconds: int = 30,
    ) -> None:
        self.bot = bot
        self.messenger = messenger or AiogramMessenger(bot)
        self.dispatcher = build_dispatcher(self._count(handler), commands=commands, prefix=prefix)
        self._polling_seconds = polling_seconds
        self._is_stopped = False
        self._running = 0
        self._is_quiet = asyncio.Event()
        self._is_quiet.set()

    async def poll(self) -> None:
        """Fetch and handle updates until :meth:`stop` is called (run it as a task)."""
        await self.messenger.start()
        await self.bot.me()
        await self.bot.delete_webhook()
        if self._is_stopped:
            return
        await self.dispatcher.start_polling(
            self.bot,
            polling_timeout=self._polling_seconds,
            tasks_concurrency_limit=CONCURRENT_UPDATES,
            handle_signals=False,
            close_bot_session=False,
        )

    async def stop(self, *, patience_seconds: float = 10.0) -> None:
        """Fetch no more, let the running handlers end, confirm what was fetched."""
        self._is_stopped = True
        try:
            await self.dispatcher.stop_polling()
        except RuntimeError:
            log.debug("the bot was not polling")
        try:
            async with asyncio.timeout(patience_seconds):
                await self._is_quiet.wait()
        except TimeoutError:
            log.warning("%d handlers did not end in time", self._running)
            return
        await self._confirm()

    async def close(self) -> None:
        """Close the connections; nothing can be sent any more."""
        await self.bot.session.close()

    async def _confirm(self) -> None:
        """Tell Telegram what was handled, else the next start gets the last updates again."""
        session = self.bot.session
        if not isinstance(session, TolerantSession) or session.last_update_id == 0:
            return
        try:
            await self.bot.get_updates(offset=session.last_update_id + 1, limit=1, timeout=0)
        except AiogramError as error:
            log.info("the last updates will come again: %s", error)

    def _count(self, handler: Handler) -> Handler:
        async def counted(incoming: Incoming) -> None:
            self._running += 1
            self._is_quiet.clear()
            try:
                await handler(incoming)
            finally:
                self._running -= 1
                if self._running == 0:
                    self._is_quiet.set()

        return counted


def build_dispatcher(
    handler: Handler, *, commands: Collection[str], prefix: str = PREFIX
) -> Dispatcher:
    """A dispatcher that has nothing but the game and takes everything."""
    dispatcher = Dispatcher(disable_fsm=True)
    dispatcher.update.outer_middleware(_skip_unknown)
    dispatcher.include_router(
        build_router(handler, commands=commands, prefix=prefix, takes_inline=True, takes_talk=True)
    )
    return dispatcher


async def _skip_unknown(
    handler: Callable[[Any, dict[str, Any]], Awaitable[Any]], event: Any, data: dict[str, Any]
) -> Any:
    """An update of a kind that this aiogram does not know (or that was not decodable) is over."""
    assert isinstance(event, Update)
    try:
        _ = event.event_type
    except UpdateTypeLookupError:
        return UNHANDLED
    return await handler(event, data)
