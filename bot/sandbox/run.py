"""`kontra sandbox`: the sandbox for people, with a small world to begin with.

The world is Ann, Ben, Cleo and Dan with four languages' worth of clients and the group
"Friends". With a folder it is kept, so that the same chats go on after a restart.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.sandbox.sandbox import DEFAULT_TOKEN, DEFAULT_USERNAME, Sandbox

PEOPLE = (("Ann", "en"), ("Ben", "ru"), ("Cleo", "pl"), ("Dan", "en"))
GROUP = "Friends"


def furnish(sandbox: Sandbox) -> None:
    """Put the demo world into an empty sandbox; a restored one is left alone."""
    if sandbox.world.people:
        return
    people = [sandbox.person(name, language=language) for name, language in PEOPLE]
    sandbox.group(GROUP, people, bot="administrator")


async def run(
    host: str = "127.0.0.1",
    port: int = 8080,
    *,
    token: str = DEFAULT_TOKEN,
    bot_username: str = DEFAULT_USERNAME,
    bot_name: str = "Kontra",
    folder: Path | None = None,
    rates: bool = True,
    any_interface: bool = False,
    started: asyncio.Event | None = None,
) -> None:
    """Serve the Bot API and the chat page until cancelled; a taken port raises OSError.

    `started` is set once the server listens; the page is at `http://host:port/`.
    """
    async with Sandbox(
        host=host,
        port=port,
        token=token,
        bot_username=bot_username,
        bot_name=bot_name,
        folder=folder,
        rates=rates,
        any_interface=any_interface,
    ) as sandbox:
        furnish(sandbox)
        if started is not None:
            started.set()
        await asyncio.Event().wait()
