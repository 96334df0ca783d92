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
from typing import Protocol, cast

COMMANDS = {
    "serve": "run the bot (what kontra does without a command)",
    "sandbox": "run the sandbox Bot API server alone",
    "arena": "computers against computers: IMPs a board",
    "yardstick": "computers against double dummy: IMPs and tricks a board",
    "bench": "measure speed against references",
    "gallery": "draw every kind of picture into a folder",
    "db": "upgrade, check or back up the database",
}

DEFAULT = "serve"


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
    if given[:1] in (["-h"], ["--help"]):
        _print_overview()
        return 0
    is_named = bool(given) and not given[0].startswith("-")
    name = given.pop(0) if is_named else DEFAULT
    if name not in COMMANDS:
        print(f"kontra: no command {name!r}; kontra --help lists them", file=sys.stderr)
        return 2
    tool = cast("Tool", import_module(f"bot.cli.{name}"))
    parser = argparse.ArgumentParser(prog=f"kontra {name}", description=COMMANDS[name])
    tool.add_arguments(parser)
    return tool.run(parser.parse_args(given))


def _print_overview() -> None:
    print("usage: kontra [command] [options]\n\ncommands:")
    for name, what in COMMANDS.items():
        print(f"  {name:<10} {what}")
    print("\nkontra COMMAND --help tells a command's options.")


if __name__ == "__main__":
    sys.exit(main())
