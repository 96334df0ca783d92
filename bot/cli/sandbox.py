"""``kontra sandbox``: the sandbox Bot API server and its chat page, for any bot."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where it listens and what it remembers."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (loopback)")
    parser.add_argument("--port", type=int, default=8080, help="port of the API and the page")
    parser.add_argument("--token", default="42:SANDBOX", help="the bot token it accepts")
    parser.add_argument("--username", default="my_test_bot", help="the bot's user name")
    parser.add_argument("--folder", type=Path, help="keep the chats in this folder")


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from bot.sandbox import run as serve

    print(f"sandbox: http://{arguments.host}:{arguments.port}/  token {arguments.token}")
    try:
        asyncio.run(
            serve(
                arguments.host,
                arguments.port,
                token=arguments.token,
                bot_username=arguments.username,
                bot_name=arguments.username,
                folder=arguments.folder,
            )
        )
    except KeyboardInterrupt:
        return 0
    except OSError as error:
        print(f"cannot listen on {arguments.host}:{arguments.port}: {error.strerror}")
        return 1
    return 0
