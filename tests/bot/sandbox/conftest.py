"""A small world for the sandbox's own tests, a toy bot in both libraries, and tiny pictures."""

from __future__ import annotations

import io
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.sandbox import Chat, ManualClock, Person, Sandbox

sys.path.insert(0, str(Path(__file__).parent))  # the toy bots


@dataclass
class Stage:
    """A running sandbox with two people and a group, and a raw Bot API client."""

    sandbox: Sandbox
    clock: ManualClock
    ann: Person
    ben: Person
    friends: Chat
    http: aiohttp.ClientSession

    async def call(self, method: str, **params: Any) -> Any:
        """The result of a method, sent as JSON; an error is returned as its description."""
        body = await self.reply(method, **params)
        return body["result"] if body["ok"] else body["description"]

    async def reply(self, method: str, **params: Any) -> dict[str, Any]:
        url = f"{self.sandbox.url}/bot{self.sandbox.token}/{method}"
        async with self.http.post(url, json=params) as response:
            return await response.json()

    async def upload(self, method: str, files: dict[str, bytes], **params: Any) -> Any:
        form = aiohttp.FormData()
        for name, data in files.items():
            form.add_field(
                name, io.BytesIO(data), filename=f"{name}.png", content_type="image/png"
            )
        for name, value in params.items():
            form.add_field(name, str(value))
        url = f"{self.sandbox.url}/bot{self.sandbox.token}/{method}"
        async with self.http.post(url, data=form) as response:
            body = await response.json()
        return body["result"] if body["ok"] else body["description"]

    async def updates(self, **params: Any) -> list[dict[str, Any]]:
        """Take and confirm everything that waits."""
        found = await self.call("getUpdates", **params)
        if found:
            await self.call("getUpdates", offset=found[-1]["update_id"] + 1)
        return found


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    clock = ManualClock()
    async with Sandbox(clock=clock) as sandbox, aiohttp.ClientSession() as http:
        ann = sandbox.person("Ann", started=True)
        ben = sandbox.person("Ben", language="ru")
        friends = sandbox.group("Friends", [ann, ben])
        yield Stage(sandbox, clock, ann, ben, friends, http)


@pytest.fixture
def picture() -> Callable[..., bytes]:
    def draw(width: int = 40, height: int = 30, color: str = "green", kind: str = "PNG") -> bytes:
        out = io.BytesIO()
        Image.new("RGB", (width, height), color).save(out, kind)
        return out.getvalue()

    return draw
