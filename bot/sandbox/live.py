"""Pushing changes to the open pages: one WebSocket a tab, each with its own person's eyes.

Events: `message` (new or changed), `gone` (deleted), `state` (chat list, people or switches
changed), `action` (the bot types). A slow page never holds the bot up: what it cannot take is
dropped with its connection, and the page reconnects and loads everything anew.
"""

from __future__ import annotations

import asyncio
import json

from aiohttp import WSMsgType, web

from bot.sandbox import page_views
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.state import Json, Message, Person
from bot.sandbox.world import Change

BACKLOG = 500
HEARTBEAT_SECONDS = 30.0

_STATE_KINDS = ("person", "chat", "settings")


class Page:
    """One open tab."""

    def __init__(self, sandbox: Sandbox, viewer: Person) -> None:
        self._sandbox = sandbox
        self._viewer = viewer
        self._events: asyncio.Queue[Json | None] = asyncio.Queue(BACKLOG)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Send events until the tab or the server closes."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS)
        await socket.prepare(request)
        self._sandbox.world.listeners.append(self._notice)
        loop = asyncio.get_running_loop()
        writer = loop.create_task(self._write(socket))
        try:
            async for incoming in socket:
                if incoming.type is WSMsgType.ERROR:
                    break
        finally:
            self._sandbox.world.listeners.remove(self._notice)
            self.close()
            await writer
        return socket

    def close(self) -> None:
        """End the connection once what waits has been sent."""
        while self._events.full():
            self._events.get_nowait()
        self._events.put_nowait(None)

    async def _write(self, socket: web.WebSocketResponse) -> None:
        while (event := await self._events.get()) is not None:
            try:
                await socket.send_str(json.dumps(event, ensure_ascii=False))
            except (ConnectionError, RuntimeError):
                return
        await socket.close()

    def _notice(self, change: Change) -> None:
        event = self._event(change)
        if event is None:
            return
        if self._events.full():
            self.close()
        else:
            self._events.put_nowait(event)

    def _event(self, change: Change) -> Json | None:
        if change.kind == "message":
            return self._message_event(change.record)
        if change.kind in _STATE_KINDS:
            return {"type": "state"}
        if change.kind == "action" and self._shares(change.record["chat_id"]):
            return {"type": "action", **change.record}
        return None

    def _message_event(self, message: Message) -> Json | None:
        me = self._viewer.id
        if not self._shares(message.chat_id):
            return None
        if message.ephemeral and me not in (message.receiver, message.sender):
            return None
        if message.deleted:
            return {"type": "gone", "chat": message.chat_id, "order": message.order}
        return {"type": "message", "message": page_views.message(self._sandbox, message)}

    def _shares(self, chat_id: int) -> bool:
        chat = self._sandbox.world.chats[chat_id]
        return chat.status(self._viewer.id).present and (
            not chat.private or chat.id == self._viewer.id
        )
