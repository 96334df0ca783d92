"""Pushing updates to the bot's webhook.

As Telegram does it: a POST with the secret header; anything but 2xx is tried again; updates of
one chat keep their order while other chats go beside it; a method call in the answer's body is
carried out. Only loopback addresses ever get here (`setWebhook` sees to that).
"""

from __future__ import annotations

import asyncio
import contextlib

import aiohttp

from bot.sandbox.api import Api
from bot.sandbox.parameters import Params, read_response
from bot.sandbox.state import Json, Update
from bot.sandbox.world import Change

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105  # a header's name
RETRY_SECONDS = 0.3
RETRY_MAX_SECONDS = 5.0
PATIENCE_SECONDS = 60.0


class WebhookPusher:
    """One background task for as long as the server runs."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self._updates = api.context.updates
        self._world = api.context.world
        self._wake = asyncio.Event()
        self._busy: dict[str, Update] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def pushing(self) -> int:
        """How many updates are being pushed right now."""
        return len(self._busy)

    def start(self) -> None:
        """Begin; the sandbox is stand-alone, so it keeps its one task itself."""
        self._world.listeners.append(self._notice)
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """End, leaving undelivered updates in the queue."""
        if self._task is None:
            return
        self._world.listeners.remove(self._notice)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def _notice(self, change: Change) -> None:
        if change.kind in ("update", "settings"):
            self._wake.set()

    async def _run(self) -> None:
        async with aiohttp.ClientSession() as session, asyncio.TaskGroup() as pushes:
            while True:
                self._wake.clear()
                for key, update in self._next():
                    self._busy[key] = update
                    pushes.create_task(self._push(session, key, update))
                    self._world.changed("push", update)
                await self._wake.wait()

    def _next(self) -> list[tuple[str, Update]]:
        """The oldest update of every chat that has none under way."""
        hook = self._world.settings.webhook
        found: dict[str, Update] = {}
        if hook.url:
            for update in self._updates.ready(1000):
                key = _chat_key(update.body)
                if key not in self._busy and key not in found:
                    found[key] = update
        room = max(0, hook.max_connections - len(self._busy))
        return list(found.items())[:room]

    async def _push(self, session: aiohttp.ClientSession, key: str, update: Update) -> None:
        delay = RETRY_SECONDS
        try:
            while (url := self._world.settings.webhook.url) and update in self._updates.waiting:
                if await self._delivered(session, url, update):
                    self._updates.done(update)
                    return
                await asyncio.sleep(delay)
                delay = min(RETRY_MAX_SECONDS, delay * 2)
        finally:
            del self._busy[key]
            self._wake.set()

    async def _delivered(self, session: aiohttp.ClientSession, url: str, update: Update) -> bool:
        hook = self._world.settings.webhook
        headers = {SECRET_HEADER: hook.secret} if hook.secret else {}
        timeout = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
        try:
            async with session.post(
                url, json=update.body, headers=headers, timeout=timeout
            ) as response:
                if not 200 <= response.status < 300:
                    self._failed(f"Wrong response from the webhook: {response.status}")
                    return False
                params = await read_response(response)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            self._failed(f"Connection failed: {type(error).__name__}")
            return False
        await self._carry_out(params)
        return True

    async def _carry_out(self, params: Params) -> None:
        method = params.values.pop("method", None)
        if method is not None:
            await self._api.call(str(method), params)

    def _failed(self, reason: str) -> None:
        hook = self._world.settings.webhook
        hook.last_error, hook.last_error_date = reason, int(self._world.clock())


def _chat_key(body: Json) -> str:
    """Updates with equal keys keep their order; those without a chat go by their sender."""
    for kind, content in body.items():
        if kind == "update_id" or not isinstance(content, dict):
            continue
        message = content.get("message", content)
        place = message.get("chat") or content.get("from") or {}
        return str(place.get("id", "")) if isinstance(place, dict) else ""
    return ""
