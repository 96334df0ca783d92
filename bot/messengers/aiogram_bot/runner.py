"""A bot of our own with aiogram: polls or serves a webhook, and stops gracefully.

An update is confirmed when it was handled (see ``bot_api.polling``). Stopping: no new updates are
fetched, the running handlers end, the last updates are confirmed.
Signals are the application's business, and so are the services behind the handler.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any

from aiogram import Bot, Dispatcher
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.types import Update
from aiogram.types.update import UpdateTypeLookupError

from bot.chat import PREFIX, Handler
from bot.messengers.bot_api import (
    PATIENCE_SECONDS,
    CountedHandler,
    Json,
    Poller,
)

from .router import build_router
from .session import decoded
from .transport import AiogramMessenger, AiogramTransport


class AiogramRunner:
    """Fulfils :class:`bot.messengers.bot_api.Runner` for one aiogram bot."""

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
        self._handler = CountedHandler(handler)
        self._dispatcher = build_dispatcher(self._handler, commands=commands, prefix=prefix)
        self._poller = Poller(AiogramTransport(bot), self.receive, seconds=polling_seconds)

    async def poll(self) -> None:
        """Fetch and handle updates until :meth:`stop` is called (run it as a task)."""
        await self.messenger.start()
        await self.bot.me()
        await self.bot.delete_webhook()
        await self._poller.run()

    async def open_webhook(self, *, url: str, secret: str) -> None:
        """Have Telegram send updates to ``url`` (https) with this secret token."""
        await self.messenger.start()
        await self.messenger.open_webhook(url=url, secret=secret)

    async def receive(self, raw: Json) -> None:
        """Handle one update; one that cannot be read is skipped."""
        update = decoded(raw, self.bot)
        if update is not None:
            await self._dispatcher.feed_update(self.bot, update)

    async def stop(self, *, patience_seconds: float = PATIENCE_SECONDS) -> None:
        """Fetch no more, let the running handlers end, confirm what was handled."""
        self._poller.stop()
        await self._handler.have_ended(patience_seconds=patience_seconds)
        await self._poller.confirm()
        await self._poller.close()

    async def close(self) -> None:
        """Close the connections; nothing can be sent any more."""
        await self.bot.session.close()


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
