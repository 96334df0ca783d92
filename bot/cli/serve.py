"""``kontra``: the bot; without a token also the sandbox with its chat page, for anybody to try.

The token comes from ``KONTRA_TELEGRAM_TOKEN``. Ctrl-C and SIGTERM stop it gracefully.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from contextlib import AsyncExitStack

from bot.config import Config, ConfigError, blaming
from bot.logs import set_up_logging

SWITCH_SECONDS = 0.0005
"""How long a thread that draws a picture keeps the event loop waiting; Python's own is ten times
that, and felt at every press."""


MISCONFIGURED = 2
"""The exit code when a variable is wrong: starting again would change nothing."""

log = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only what is handy for a try-out; all else is configured by variables."""
    parser.add_argument("--port", help="port of the local chat page (default 8080)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        config = Config.load(**({} if arguments.port is None else {"port": arguments.port}))
        set_up_logging(config.log_level, config.log_format, secrets=config.secrets)
        sys.setswitchinterval(SWITCH_SECONDS)
        asyncio.run(serve(config))
    except ConfigError as error:
        print(f"kontra: {error}", file=sys.stderr)
        return MISCONFIGURED
    except Exception:
        # Through the log, which blots secrets out of the traceback.
        log.critical("stopped by an error", exc_info=True)
        return 1
    return 0


async def serve(config: Config) -> None:
    """Run the bot, and without a token the sandbox, until a signal; ConfigError at the start."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    from bot.running import run_bot

    with blaming("data_dir"):
        config.data_dir.mkdir(parents=True, exist_ok=True)
    if config.telegram_token is not None:
        token = config.telegram_token.get_secret_value()
        await run_bot(config, token=token, api_url=config.api_url, stop=stop)
        return
    from bot.sandbox import DEFAULT_TOKEN, Sandbox, furnish

    folder = config.data_dir / "sandbox"
    with blaming("data_dir"):
        folder.mkdir(exist_ok=True)
    async with AsyncExitStack() as stack:
        with blaming("host", ValueError):
            sandbox = Sandbox(
                host=config.host, port=config.port, bot_name="Kontra", folder=folder, rates=True
            )
        with blaming("port"):
            await stack.enter_async_context(sandbox)
        furnish(sandbox)
        print(f"No token is set: trying Kontra out at {sandbox.url}/", flush=True)
        await run_bot(config, token=DEFAULT_TOKEN, api_url=sandbox.url, stop=stop)
