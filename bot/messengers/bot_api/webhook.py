"""The webhook as an aiohttp application: secret token and health, for either library.

An update is acknowledged when its handler has ended, which is soon (see ``bot.chat.Handler``), so
that one lost in a crash is sent again. A failure is logged and acknowledged as well: Telegram
would repeat it for ever.
"""

from __future__ import annotations

import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from aiohttp import web

from .running import Runner
from .transport import Json

log = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - a header's name
MAX_UPDATE_BYTES = 1024 * 1024

Receive: TypeAlias = Callable[[Json], Awaitable[None]]
"""Handles one raw update; undecodable ones included."""

Health: TypeAlias = Callable[[], Awaitable[Mapping[str, Any]]]
"""What the health endpoint tells; ``{"ok": False, …}`` makes it 503."""


async def _all_is_well() -> Mapping[str, Any]:
    return {"ok": True}


def build_webhook_app(
    receive: Receive, *, secret: str, path: str = "/webhook", health: Health = _all_is_well
) -> web.Application:
    """An application with ``POST path`` for Telegram and ``GET /health`` for whoever watches.

    ``receive`` is a runner's method of this name. ``secret`` is what ``setWebhook`` was told as
    ``secret_token``: 1–256 of ``A-Za-z0-9_-``.
    """
    if not secret:
        raise ValueError("a webhook without a secret can be called by anybody")
    endpoint = _Endpoint(receive, secret, health)
    app = web.Application(client_max_size=MAX_UPDATE_BYTES)
    app.router.add_post(path, endpoint.accept)
    app.router.add_get("/health", endpoint.tell_health)
    return app


@asynccontextmanager
async def serve_webhook(
    runner: Runner,
    *,
    url: str,
    secret: str,
    host: str,
    port: int,
    health: Health = _all_is_well,
) -> AsyncIterator[int]:
    """Listen at ``host`` and ``port`` (0: a free one) for what Telegram sends to ``url``.

    ``url`` is the public https address, whose path is the one listened at; a proxy that speaks
    TLS stands between. Yields the port. The webhook stays set afterwards, so that Telegram keeps
    the updates for the next start.
    """
    path = urlsplit(url).path or "/"
    app = build_webhook_app(runner.receive, secret=secret, path=path, health=health)
    site = web.AppRunner(app, access_log=None)
    await site.setup()
    try:
        await web.TCPSite(site, host, port).start()
        await runner.open_webhook(url=url, secret=secret)
        yield int(site.addresses[0][1])
    finally:
        await site.cleanup()


class _Endpoint:
    def __init__(self, receive: Receive, secret: str, health: Health) -> None:
        self._receive = receive
        self._secret = secret
        self._health = health

    async def accept(self, request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        # Undecodable bytes of a header arrive as surrogates.
        is_telegram = hmac.compare_digest(
            given.encode(errors="surrogateescape"), self._secret.encode()
        )
        if not is_telegram:
            return web.Response(status=401)
        try:
            raw = await request.json()
        except ValueError:
            return web.Response(status=400)
        if not isinstance(raw, dict) or not isinstance(raw.get("update_id"), int):
            return web.Response(status=400)
        try:
            await self._receive(raw)
        except Exception:
            log.exception("update %d could not be handled", raw["update_id"])
        return web.Response()

    async def tell_health(self, _: web.Request) -> web.Response:
        news = dict(await self._health())
        return web.json_response(news, status=200 if news.get("ok", True) else 503)
