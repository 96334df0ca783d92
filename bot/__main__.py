"""The console command ``kontra``: starts the bot, or one of the tools beside it.

    kontra                   the bot; without a token also the sandbox and its chat page
    kontra sandbox           the sandbox Bot API server alone, for any bot
    kontra arena | yardstick computers against computers, computers against double dummy
    kontra bench | gallery   speed, pictures
    kontra db                upgrade, check or back up the database

Each command's module is imported only when it runs, for some imports are dear.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

COMMANDS = {
    "serve": "run the bot (what kontra does without a command)",
    "sandbox": "run the sandbox Bot API server alone",
    "arena": "computers against computers: IMPs a board",
    "yardstick": "computers against double dummy: IMPs and tricks a board",
    "bench": "measure speed against references",
    "gallery": "draw every kind of picture into a folder",
    "db": "upgrade, check or back up the database",
}


class Tool(Protocol):
    """A module of ``bot.cli``."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Describe the command's arguments."""
        ...

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; the exit code."""
        ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    overview = argparse.ArgumentParser(
        prog="kontra", description="Contract bridge in a chat.", add_help=False
    )
    overview.add_argument("command", nargs="?", choices=sorted(COMMANDS), default="serve")
    overview.add_argument("-h", "--help", action="store_true")
    name = given[0] if given and not given[0].startswith("-") else "serve"
    if not given or name not in COMMANDS:
        known, _ = overview.parse_known_args(given)
        if known.help:
            _print_overview()
            return 0
    rest = given[1:] if given and given[0] == name else given
    tool: Tool = import_module(f"bot.cli.{name}")
    parser = argparse.ArgumentParser(prog=f"kontra {name}", description=COMMANDS[name])
    tool.add_arguments(parser)
    return tool.run(parser.parse_args(rest))


def _print_overview() -> None:
    print("usage: kontra [command] [options]\n\ncommands:")
    for name, what in COMMANDS.items():
        print(f"  {name:<10} {what}")
    print("\nkontra COMMAND --help tells a command's options.")


if __name__ == "__main__":
    sys.exit(main())
