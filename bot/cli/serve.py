"""``kontra``: the bot; without a token also the sandbox with its chat page, for anybody to try.

The token comes from ``KONTRA_TELEGRAM_TOKEN``. Ctrl-C and SIGTERM stop it gracefully.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys

from bot.config import Config, ConfigError
from bot.services.ports import StorageError

SWITCH_SECONDS = 0.0005
"""How long a thread that draws a picture keeps the event loop waiting; Python's own is ten times
that, and felt at every press."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only what is handy for a try-out; all else is configured by variables."""
    parser.add_argument("--port", type=int, help="port of the local chat page (default 8080)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        config = Config.load()
    except ConfigError as error:
        print(f"kontra: {error}", file=sys.stderr)
        return 2
    if arguments.port is not None:
        config = config.model_copy(update={"port": arguments.port})
    logging.basicConfig(
        level=config.log_level, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    for chatty in ("aiogram.event", "aiohttp.access", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        asyncio.run(_serve(config))
    except StorageError as error:
        print(f"kontra: the database: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"kontra: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


async def _serve(config: Config) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    from bot.app import run_bot

    config.data_dir.mkdir(parents=True, exist_ok=True)
    if config.telegram_token is not None:
        token = config.telegram_token.get_secret_value()
        await run_bot(config, token=token, api_url=config.api_url, stop=stop)
        return
    from bot.sandbox import DEFAULT_TOKEN, Sandbox, furnish

    async with Sandbox(
        host=config.host,
        port=config.port,
        bot_name="Kontra",
        folder=config.data_dir / "sandbox",
        rates=True,
    ) as sandbox:
        furnish(sandbox)
        print(f"No token is set: trying Kontra out at {sandbox.url}/", flush=True)
        await run_bot(config, token=DEFAULT_TOKEN, api_url=sandbox.url, stop=stop)
