"""``kontra yardstick``: a computer player against double dummy, in IMPs to par and tricks lost."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.players import UnknownPlayer
from engine.players.numbered_games import BadGame, RecordedGame, read_numbered_games
from engine.players.yardstick import (
    Measurement,
    measure_on_random_deals,
    measure_on_recorded_deals,
    measure_record,
    table_of_figures,
)

from .progress import ProgressBar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--player", default="club", help="a strength, a system, or both")
    parser.add_argument("--deals", type=int, default=200, help="how many deals")
    parser.add_argument("--seed", type=int, default=1, help="the same seed deals the same cards")
    parser.add_argument(
        "--games",
        type=Path,
        metavar="FILE",
        help="measure on these recorded games (a deal, calls and cards as numbers on each line): "
        "own bidding, own cards after the recorded auctions, and the record itself",
    )
    parser.add_argument("--workers", type=int, default=None, help="processes (default: all cores)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here")


def run(args: argparse.Namespace) -> int:
    """Measure and print; 2 for an unknown player or an unreadable file."""
    try:
        measurements = list(_measurements(args))
    except UnknownPlayer as unknown:
        print(f"no player {unknown.name!r}; there are {', '.join(unknown.known)}", file=sys.stderr)
        return 2
    except (BadGame, OSError, UnicodeDecodeError) as error:
        print(f"{args.games}: {error}", file=sys.stderr)
        return 2
    if args.json is not None:
        figures = [found.to_json() for found in measurements]
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print("mean and 95 % interval a deal; IMPs to par of the contracts, tricks lost by the cards")
    print(table_of_figures(measurements))
    return 0


def _measurements(args: argparse.Namespace) -> Iterator[Measurement]:
    if args.games is None:
        yield measure_on_random_deals(
            args.player,
            deals=args.deals,
            seed=args.seed,
            workers=args.workers,
            progress=ProgressBar("deals"),
        )
        return
    games = _read(args.games)[: args.deals]
    yield measure_on_recorded_deals(
        args.player, games, seed=args.seed, workers=args.workers, progress=ProgressBar("deals")
    )
    yield measure_record("record", games, workers=args.workers, progress=ProgressBar("record"))


def _read(path: Path) -> list[RecordedGame]:
    return read_numbered_games(path.read_text(encoding="ascii"))
