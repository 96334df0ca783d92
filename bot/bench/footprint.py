"""Start-up, a restart with many tables, and what an idle table costs in memory.

The reference of a start is the import of aiogram alone, in a fresh interpreter: nobody who speaks
to Telegram through it starts faster.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.sandbox import Sandbox

from .bot_process import database_url, kontra_environment, running
from .crowd import seat_crowd
from .figures import Figure
from .latency import warm_up

SECTION = "start and memory"
START_SECONDS = 1.5
TABLE_KB = 60.0


async def measure(*, tables: int, times: int) -> list[Figure]:
    """All of it; ``times`` starts of each kind, the middle one counts."""
    imports = [_import_seconds("aiogram") for _ in range(times)]
    empty = [await _start(0) for _ in range(times)]
    many = [await _start(tables) for _ in range(times)]
    return list(_figures(tables, median(imports), empty, many))


def _figures(
    tables: int, imported: float, empty: list[tuple[float, int]], many: list[tuple[float, int]]
) -> Iterator[Figure]:
    start = median(seconds for seconds, _ in empty)
    restart = median(seconds for seconds, _ in many)
    base = median(memory for _, memory in empty)
    loaded = median(memory for _, memory in many)
    yield Figure(SECTION, "start to the first poll", start, "s", imported, "s import of aiogram")
    yield Figure(
        SECTION, "the same without aiogram's import", start - imported, "s", budget=START_SECONDS
    )
    yield Figure(
        SECTION,
        f"restart with {tables:,} tables to the first poll",
        restart,
        "s",
        start,
        "s with none",
    )
    yield Figure(SECTION, "memory of the process with no table", base / 1e6, "MB")
    yield Figure(
        SECTION,
        f"memory of each of {tables:,} idle tables",
        (loaded - base) / tables / 1000,
        "kB",
        budget=TABLE_KB,
    )


def _import_seconds(module: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)  # noqa: S603 - ours
    return perf_counter() - start


async def _start(tables: int) -> tuple[float, int]:
    """Seconds to the first poll, and bytes when every table was looked at."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        async with Sandbox() as sandbox:
            sittings = await seat_crowd(sandbox, database_url(folder), tables, strength="basic")
            environment = kontra_environment(sandbox, folder)
            async with running(sandbox, "bot", environment=environment) as bot:
                await warm_up(sandbox, sittings)
                await sandbox.settled(quiet=2.0, timeout=600)
                return bot.start_seconds, bot.memory_bytes()
