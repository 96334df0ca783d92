"""``kontra bench``: speed, memory and latency, each beside a reference of the same run."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.bench.figures import Figure
    from bot.bench.latency import Load

MISSED = 1

Part = Callable[[bool], "Iterable[Figure]"]
"""Measures one part; quickly when told so."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here")
    parser.add_argument("--quick", action="store_true", help="small sizes: a look, not a verdict")
    parser.add_argument(
        "--only", choices=sorted(PARTS), action="append", help="this part (may be repeated)"
    )
    parser.add_argument(
        "--strict", action="store_true", help="exit code 1 when a budget is missed"
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure, print the table; 1 with ``--strict`` when a budget was missed."""
    from bot.bench.figures import to_table

    figures: list[Figure] = []
    for name in arguments.only or PARTS:
        print(f"measuring: {name}", file=sys.stderr, flush=True)
        figures += PARTS[name](arguments.quick)
    print(f"{_machine()}\n\n{to_table(figures)}")
    if arguments.json is not None:
        report = {"machine": _machine(), "figures": [figure.to_json() for figure in figures]}
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    is_missed = any(figure.is_met is False for figure in figures)
    return MISSED if arguments.strict and is_missed else 0


def _machine() -> str:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return (
        f"Python {platform.python_version()}, {os.cpu_count()} processors "
        f"({platform.machine()}), load {load:.1f} at the end"
    )


def _engine(is_quick: bool) -> Iterable[Figure]:
    from bot.bench.engine_speed import measure

    return measure(seconds=0.5 if is_quick else 5.0)


def _pictures(is_quick: bool) -> Iterable[Figure]:
    from bot.bench.picture_speed import measure

    return measure(times=3 if is_quick else 15)


def _computers(is_quick: bool) -> Iterable[Figure]:
    from bot.bench.thinking import measure

    return measure(deals=1 if is_quick else 6)


def _footprint(is_quick: bool) -> Iterable[Figure]:
    from bot.bench.footprint import measure

    tables, times = (100, 1) if is_quick else (1000, 3)
    return asyncio.run(measure(tables=tables, times=times))


def _presses(is_quick: bool) -> Iterable[Figure]:
    from bot.bench.latency import figures, measure

    for load in _loads(is_quick):
        yield from figures(load, *asyncio.run(measure(load)))


def _loads(is_quick: bool) -> list[Load]:
    from bot.bench.latency import Load

    if is_quick:
        return [Load(1, 10, None), Load(50, 20, 5.0)]
    return [
        Load(1, 30, None),
        Load(100, 100, 5.0),
        Load(1000, 400, 10.0),
        Load(1000, 400, 10.0, strength="club"),
        Load(1000, 200, 10.0, is_cold=True),
    ]


PARTS: dict[str, Part] = {
    "engine": _engine,
    "pictures": _pictures,
    "computers": _computers,
    "footprint": _footprint,
    "presses": _presses,
}
