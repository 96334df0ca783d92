"""A bot of its own, as the configuration asks for it: connected, listening, stopped gracefully.

What is wrong with a variable is found out here at the latest, and said as a ConfigError.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack

from bot.app import open_game
from bot.chat import MessengerError, Refused
from bot.config import Config, blaming
from bot.messengers.bot_api import serve_webhook
from bot.messengers.connecting import Connection, LibraryMissing, connect
from bot.services.commands import COMMANDS
from bot.services.introduction import introduce
from bot.services.nursery import Nursery
from bot.services.ports import StorageError

log = logging.getLogger(__name__)

RECONNECT_SECONDS = 5.0
"""The pause after Telegram could not be reached at the start."""


async def run_bot(config: Config, *, token: str, api_url: str | None, stop: asyncio.Event) -> None:
    """Run the bot until ``stop`` is set; then finish what was begun and leave.

    ``api_url`` leads to a Bot API server other than Telegram's, such as the sandbox. ConfigError
    when it cannot even begin.
    """
    database_url = config.database_url.get_secret_value()
    async with AsyncExitStack() as stack:
        connection = await _connected(stack, config, token=token, api_url=api_url, stop=stop)
        if connection is None:
            return
        with blaming("database_url" if config.names_database else "data_dir", StorageError):
            game = await stack.enter_async_context(
                open_game(
                    connection.messenger,
                    database_url,
                    workers=config.workers,
                    language=config.language,
                    pauses=config.pauses,
                )
            )
        nursery = await stack.enter_async_context(Nursery())
        nursery.spawn(introduce, connection.messenger)
        runner = connection.build_runner(game)
        stack.push_async_callback(runner.stop)
        if config.webhook_url is None or config.webhook_secret is None:
            await _until(stop, nursery.spawn(runner.poll))
            return
        site = serve_webhook(
            runner,
            url=config.webhook_url,
            secret=config.webhook_secret.get_secret_value(),
            host=config.webhook_host,
            port=config.webhook_port,
        )
        with blaming("webhook_port"), blaming("webhook_url", Refused):
            await stack.enter_async_context(site)
        await stop.wait()


async def _connected(
    stack: AsyncExitStack,
    config: Config,
    *,
    token: str,
    api_url: str | None,
    stop: asyncio.Event,
) -> Connection | None:
    """The connection, as soon as Telegram can be reached; None when told to stop before."""
    commands = tuple(COMMANDS)
    while not stop.is_set():
        try:
            with (
                blaming("library", LibraryMissing),
                # Said in our own words, for a library's name the token.
                blaming("telegram_token", Refused, reason="Telegram does not know this token"),
            ):
                return await stack.enter_async_context(
                    connect(config.library, token, commands=commands, base_url=api_url)
                )
        except MessengerError as error:
            log.warning("Telegram cannot be reached (%s): trying again", error)
        await _wait(stop, seconds=RECONNECT_SECONDS)
    return None


async def _wait(stop: asyncio.Event, *, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stop.wait()
    except TimeoutError:
        pass


async def _until(stop: asyncio.Event, polling: asyncio.Task[None]) -> None:
    """Wait for the order to stop; a poller that ends by itself is an error."""
    polling.add_done_callback(lambda _: stop.set())
    await stop.wait()
    if polling.done():
        polling.result()
        raise RuntimeError("polling ended by itself")
