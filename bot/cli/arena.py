"""``kontra arena``: computer against computer in a duplicate team match."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from engine.players import UnknownPlayer
from engine.players.contest import play_team_match

from .progress import ProgressBar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--home", default="natural", help="player: a strength, a system, or both")
    parser.add_argument("--away", default="basic", help="player, as precision-expert or a plug-in")
    parser.add_argument("--deals", type=int, default=200, help="boards, each played twice")
    parser.add_argument("--seed", type=int, default=1, help="the same seed deals the same boards")
    parser.add_argument("--workers", type=int, default=None, help="processes (default: all cores)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write result and boards here")


def run(args: argparse.Namespace) -> int:
    """Play the match and print it; 2 for an unknown player."""
    try:
        match = play_team_match(
            args.home,
            args.away,
            deals=args.deals,
            seed=args.seed,
            workers=args.workers,
            progress=ProgressBar("boards"),
        )
    except UnknownPlayer as unknown:
        print(f"no player {unknown.name!r}; there are {', '.join(unknown.known)}", file=sys.stderr)
        return 2
    if args.json is not None:
        args.json.write_text(json.dumps(match.to_json(), indent=1) + "\n", encoding="utf-8")
    print(match.to_text())
    return 0
