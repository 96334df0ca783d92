"""A bot of our own with python-telegram-bot: polls or serves a webhook, and stops gracefully.

The order of starting and stopping is the library's own for an application inside a running loop
(``run_polling`` would take the loop and the signals for itself). Updates are fetched raw and
confirmed when they were handled (see ``bot_api.polling``).
"""

from __future__ import annotations

import logging
from collections.abc import Collection

from telegram import Bot, Update
from telegram.ext import ApplicationBuilder

from bot.chat import PREFIX, Handler
from bot.messengers.bot_api import (
    CONCURRENT_UPDATES,
    PATIENCE_SECONDS,
    CountedHandler,
    Json,
    Poller,
)

from .handlers import AnyApplication, install
from .transport import PtbMessenger, PtbTransport

log = logging.getLogger(__name__)


def is_decodable(raw: Json, bot: Bot | None) -> bool:
    """Whether the library's types can read the update; logs why not."""
    try:
        Update.de_json(raw, bot)
    except Exception as error:  # noqa: BLE001 - whatever a constructor stumbles over
        log.warning("skipped update %s: %r", raw.get("update_id"), error)
        return False
    return True


def build_application(token: str, *, base_url: str | None = None) -> AnyApplication:
    """An application that handles updates beside one another, begun in their order.

    ``base_url`` leads to another Bot API server (a sandbox).
    """
    # At INFO it logs the address of every request, and the token is part of it.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    builder = ApplicationBuilder().token(token).concurrent_updates(CONCURRENT_UPDATES)
    if base_url is not None:
        builder = builder.base_url(f"{base_url}/bot").base_file_url(f"{base_url}/file/bot")
    return builder.build()


async def close_application(application: AnyApplication) -> None:
    """Close an application's connections, whatever state it is in."""
    if application.running:
        # A handler hangs: the library would wait for it, and refuses to shut down before.
        await application.bot.shutdown()
    else:
        await application.shutdown()
        # One that was never quite initialized (a wrong token) leaves its bot's connections open.
        await application.bot.shutdown()


class PtbRunner:
    """Fulfils :class:`bot.messengers.bot_api.Runner`; see :func:`build_application`."""

    def __init__(
        self,
        application: AnyApplication,
        handler: Handler,
        *,
        commands: Collection[str],
        prefix: str = PREFIX,
        messenger: PtbMessenger | None = None,
        polling_seconds: int = 30,
    ) -> None:
        self.application = application
        self.messenger = messenger or PtbMessenger(application.bot)
        self._handler = CountedHandler(handler)
        self._is_stopped = False
        patient = PtbTransport(application.bot, read_seconds=polling_seconds + 10)
        self._poller = Poller(patient, self.receive, seconds=polling_seconds)
        install(
            application,
            self._handler,
            commands=commands,
            prefix=prefix,
            takes_inline=True,
            takes_talk=True,
        )

    async def poll(self) -> None:
        """Fetch and handle updates until :meth:`stop` is called (run it as a task)."""
        await self._start()
        await self.application.bot.delete_webhook()
        await self._poller.run()

    async def open_webhook(self, *, url: str, secret: str) -> None:
        """Have Telegram send updates to ``url`` (https) with this secret token."""
        await self._start()
        await self.messenger.open_webhook(url=url, secret=secret)

    async def receive(self, raw: Json) -> None:
        """Handle one update; one that cannot be read is skipped."""
        bot = self.application.bot
        if is_decodable(raw, bot):
            await self.application.process_update(Update.de_json(raw, bot))

    async def stop(self, *, patience_seconds: float = PATIENCE_SECONDS) -> None:
        """Fetch no more, let the running handlers end, confirm what was handled."""
        self._is_stopped = True
        self._poller.stop()
        is_over = await self._handler.have_ended(patience_seconds=patience_seconds)
        await self._poller.confirm()
        await self._poller.close()
        if is_over and self.application.running:
            await self.application.stop()

    async def close(self) -> None:
        """Close the connections; nothing can be sent any more."""
        await close_application(self.application)

    async def _start(self) -> None:
        await self.application.initialize()
        await self.messenger.start()
        if not self._is_stopped:
            await self.application.start()
