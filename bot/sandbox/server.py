"""The HTTP side: routes of the Bot API and of file downloads, on loopback only.

Requests with a foreign Host header are refused, so that no web page can reach the server by
giving its own name the address 127.0.0.1 (DNS rebinding).
"""

from __future__ import annotations

import json
import re

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.api import Api, Reply
from bot.sandbox.errors import ApiError
from bot.sandbox.faults import Trouble
from bot.sandbox.files import UPLOAD_BYTES
from bot.sandbox.parameters import read

LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
BODY_BYTES = UPLOAD_BYTES + 1024 * 1024

_TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]+")
_HOST = re.compile(r"(\[[^\]]*\]|[^:]*)(:\d+)?")


def build_app(api: Api) -> web.Application:
    """An application with the Bot API below `/bot<token>/` and files below `/file/bot<token>/`."""
    app = web.Application(middlewares=[loopback_only], client_max_size=BODY_BYTES)
    wire = _Wire(api)
    app.router.add_route("*", "/bot{token:[^/]+}/{method}", wire.call)
    app.router.add_get("/file/bot{token:[^/]+}/{path:.+}", wire.download)
    return app


@web.middleware
async def loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse foreign Host and Origin headers."""
    if not is_loopback(request.headers.get("Host", "")):
        raise web.HTTPForbidden(text="this server answers on loopback names only")
    origin = request.headers.get("Origin")
    if origin is not None and not is_loopback(origin.partition("://")[2]):
        raise web.HTTPForbidden(text="this server answers its own page only")
    return await handler(request)


def is_loopback(host: str) -> bool:
    """Whether a Host header (`name` or `name:port`) names this machine."""
    match = _HOST.fullmatch(host)
    return match is not None and match.group(1).lower() in LOOPBACK_NAMES


class _Wire:
    def __init__(self, api: Api) -> None:
        self._api = api

    async def call(self, request: web.Request) -> web.StreamResponse:
        """`/bot<token>/<method>`."""
        try:
            self._authorise(request.match_info["token"])
            params = await read(request)
        except ApiError as error:
            return _answer(Reply(error.code, error.body()))
        except web.HTTPRequestEntityTooLarge:
            return _refused(413, "Request Entity Too Large")
        reply = await self._api.call(request.match_info["method"], params)
        if reply.trouble in (Trouble.LOST_ANSWER, Trouble.LOST_REQUEST):
            return _cut(request)
        if reply.trouble is Trouble.BAD_GATEWAY:
            return web.Response(
                status=502, text="<html><h1>502 Bad Gateway</h1></html>", content_type="text/html"
            )
        return _answer(reply)

    async def download(self, request: web.Request) -> web.StreamResponse:
        """`/file/bot<token>/<file_path>`."""
        try:
            self._authorise(request.match_info["token"])
        except ApiError as error:
            return _answer(Reply(error.code, error.body()))
        files = self._api.context.world.files
        record = files.at_path(request.match_info["path"])
        if record is None:
            return _refused(404, "Not Found")
        return web.Response(body=files.data(record), content_type="application/octet-stream")

    def _authorise(self, token: str) -> None:
        if not _TOKEN.fullmatch(token):
            raise ApiError(404, "Not Found")
        if token != self._api.context.world.token:
            raise ApiError(401, "Unauthorized")


def _answer(reply: Reply) -> web.Response:
    text = json.dumps(reply.body, ensure_ascii=False)
    headers = {}
    if retry := reply.body.get("parameters", {}).get("retry_after"):
        headers["Retry-After"] = str(retry)
    return web.Response(
        status=reply.code, text=text, content_type="application/json", headers=headers
    )


def _refused(code: int, description: str) -> web.Response:
    return _answer(Reply(code, ApiError(code, description).body()))


def _cut(request: web.Request) -> web.StreamResponse:
    """Break the connection without a byte of an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
