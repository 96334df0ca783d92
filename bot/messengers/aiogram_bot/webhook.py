"""The webhook as an aiohttp application: secret token, health, tolerant of undecodable updates.

An update is acknowledged when its handler has ended, which is soon (see ``bot.chat.Handler``), so
that one lost in a crash is sent again. A failure is logged and acknowledged as well: Telegram
would repeat it for ever.
"""

from __future__ import annotations

import hmac
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from aiogram import Bot, Dispatcher
from aiogram.types import Update
from aiohttp import web

from .session import is_decodable

log = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - a header's name
MAX_UPDATE_BYTES = 1024 * 1024

Health: TypeAlias = Callable[[], Awaitable[Mapping[str, Any]]]
"""What the health endpoint tells; ``{"ok": False, …}`` makes it 503."""


async def _all_is_well() -> Mapping[str, Any]:
    return {"ok": True}


async def set_webhook(bot: Bot, dispatcher: Dispatcher, *, url: str, secret: str) -> None:
    """Have Telegram send the kinds of updates the dispatcher handles to ``url`` (https)."""
    kinds = dispatcher.resolve_used_update_types()
    await bot.set_webhook(url, secret_token=secret, allowed_updates=kinds)


def build_webhook_app(
    bot: Bot,
    dispatcher: Dispatcher,
    *,
    secret: str,
    path: str = "/webhook",
    health: Health = _all_is_well,
) -> web.Application:
    """An application with ``POST path`` for Telegram and ``GET /health`` for whoever watches.

    ``secret`` is what ``setWebhook`` was told as ``secret_token``: 1–256 of ``A-Za-z0-9_-``.
    """
    if not secret:
        raise ValueError("a webhook without a secret can be called by anybody")
    endpoint = _Endpoint(bot, dispatcher, secret, health)
    app = web.Application(client_max_size=MAX_UPDATE_BYTES)
    app.router.add_post(path, endpoint.receive)
    app.router.add_get("/health", endpoint.tell_health)
    return app


class _Endpoint:
    def __init__(self, bot: Bot, dispatcher: Dispatcher, secret: str, health: Health) -> None:
        self._bot = bot
        self._dispatcher = dispatcher
        self._secret = secret
        self._health = health

    async def receive(self, request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            return web.Response(status=401)
        try:
            raw = await request.json()
        except ValueError:
            return web.Response(status=400)
        if not isinstance(raw, dict) or "update_id" not in raw:
            return web.Response(status=400)
        if is_decodable(raw, self._bot):
            await self._handle(Update.model_validate(raw, context={"bot": self._bot}))
        return web.Response()

    async def tell_health(self, _: web.Request) -> web.Response:
        news = dict(await self._health())
        return web.json_response(news, status=200 if news.get("ok", True) else 503)

    async def _handle(self, update: Update) -> None:
        try:
            await self._dispatcher.feed_update(self._bot, update)
        except Exception:
            log.exception("update %d could not be handled", update.update_id)
