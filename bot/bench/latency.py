"""Presses through the sandbox on loopback: from the tap to the answer, and to the saved action.

The bot is a process of its own, as is the reference, a bare aiogram bot that answers every press;
both get the same taps at the same moments. Every press is a legal card at a table where a person
is waited for, so it is played, saved, shown, and computers go on from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from bot.chat import ButtonData
from bot.sandbox import Person, Sandbox, Seen

from .bot_process import database_url, kontra_environment, running
from .crowd import Sitting, seat_crowd
from .figures import Figure, percentile

SECTION = "presses"
ANSWER_BUDGET = 3.0
SLOWEST_MS = 100.0
WARMED_AT_ONCE = 8
_ECHOED = str(ButtonData(1, 1, "P"))


@dataclass(frozen=True, slots=True)
class Load:
    """So many tables, and presses at random moments; without a rate one after the other."""

    tables: int
    presses: int
    per_second: float | None
    strength: str = "basic"
    is_cold: bool = False
    """Right after a start: the tables have yet to be restored."""

    @property
    def name(self) -> str:
        """As the report calls it."""
        rate = "one at a time" if self.per_second is None else f"{self.per_second:g} presses/s"
        thinking = "" if self.strength == "basic" else f", {self.strength} computers thinking"
        plural = "s" if self.tables > 1 else ""
        cold = ", right after a start" if self.is_cold else ""
        return f"{self.tables:,} table{plural}, {rate}{thinking}{cold}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one bot did with a load; times are seconds."""

    answered: Sequence[float]
    saved: Sequence[float]
    start_seconds: float
    memory_bytes: int
    refused: int
    cpu_seconds: float
    """Of the process during the load, its workers not counted."""


async def measure(load: Load, *, with_echo: bool = True) -> tuple[Outcome, Outcome | None]:
    """Kontra under the load, and the echo bot under the same."""
    with TemporaryDirectory() as folder:
        kontra = await _kontra(load, Path(folder))
    return kontra, await _echo(load) if with_echo else None


async def _kontra(load: Load, folder: Path) -> Outcome:
    async with Sandbox() as sandbox:
        stored = max(load.tables, load.presses + 1)
        sittings = await seat_crowd(sandbox, database_url(folder), stored, strength=load.strength)
        notes = folder / "saved"
        environment = kontra_environment(sandbox, folder)
        arguments = ("bot.bench.timed_bot", str(notes))
        async with running(sandbox, *arguments, environment=environment) as bot:
            await _get_ready(sandbox, sittings, load)
            before = bot.cpu_seconds()
            taps = await _press(sandbox, sittings, load)
            await sandbox.settled(quiet=1.0, timeout=120)
            memory, cpu = bot.memory_bytes(), bot.cpu_seconds() - before
        moments = _read(notes)
        saved = [moments[tap.update] - tap.at for tap in taps if tap.update in moments]
        return Outcome(
            [tap.seconds for tap in taps],
            saved,
            bot.start_seconds,
            memory,
            sum(not tap.is_accepted for tap in taps),
            cpu,
        )


async def _echo(load: Load) -> Outcome:
    async with Sandbox() as sandbox:
        people = [sandbox.person(f"Player{n}", started=True) for n in range(load.presses + 1)]
        sittings = [Sitting(person, _hello(sandbox, person), _ECHOED) for person in people]
        arguments = ("bot.bench.echo_bot", sandbox.url, sandbox.token)
        async with running(sandbox, *arguments) as bot:
            await _get_ready(sandbox, sittings, load)
            before = bot.cpu_seconds()
            taps = await _press(sandbox, sittings, load)
            memory, cpu = bot.memory_bytes(), bot.cpu_seconds() - before
        return Outcome([tap.seconds for tap in taps], [], bot.start_seconds, memory, 0, cpu)


def _hello(sandbox: Sandbox, person: Person) -> Seen:
    sandbox.world.add_message(sandbox.private(person), sandbox.world.bot_id, {"text": "Hello"})
    return sandbox.messages(person)[-1]


@dataclass(frozen=True, slots=True)
class Tap:
    """One press: its update, when, how long until the answer, and whether it was accepted."""

    update: int
    at: float
    seconds: float
    is_accepted: bool


async def _get_ready(sandbox: Sandbox, sittings: Sequence[Sitting], load: Load) -> None:
    """Wait until nothing moves after the start, except where the start itself is the load."""
    if not load.is_cold:
        await warm_up(sandbox, sittings)
    await _tap(sandbox, sittings[0])
    if not load.is_cold:
        await sandbox.settled(quiet=1.0, timeout=600)


async def _press(sandbox: Sandbox, sittings: Sequence[Sitting], load: Load) -> list[Tap]:
    """Press once at each table."""
    todo = sittings[1 : load.presses + 1]
    if load.per_second is None:
        taps = []
        for sitting in todo:
            taps.append(await _tap(sandbox, sitting))
            await sandbox.settled(quiet=0.3, timeout=60)
        return taps
    rng, pressing = Random(1), []
    async with asyncio.TaskGroup() as group:
        for sitting in todo:
            pressing.append(group.create_task(_tap(sandbox, sitting)))
            await asyncio.sleep(rng.expovariate(load.per_second))
    return [task.result() for task in pressing]


async def warm_up(sandbox: Sandbox, sittings: Sequence[Sitting]) -> None:
    """Have every table loaded, by an old button that is refused."""
    for start in range(0, len(sittings), WARMED_AT_ONCE):
        some = sittings[start : start + WARMED_AT_ONCE]
        old = [replace(sitting, data=str(_old(sitting.data))) for sitting in some]
        await asyncio.gather(*(_tap(sandbox, sitting) for sitting in old))


def _old(data: str) -> ButtonData:
    return replace(ButtonData.parse(data), version=0)


async def _tap(sandbox: Sandbox, sitting: Sitting) -> Tap:
    at = monotonic()
    query = sandbox.tap(sitting.person, sitting.message, data=sitting.data, forge=True)
    update = sandbox.context.updates.last_id
    answer = await sandbox.answer(query, timeout=120)
    return Tap(update, at, monotonic() - at, is_accepted=not answer.text)


def _read(file: Path) -> dict[int, float]:
    lines = [line.split() for line in file.read_text(encoding="ascii").splitlines()]
    return {int(update): float(moment) for update, moment in lines}


def figures(load: Load, kontra: Outcome, echo: Outcome | None) -> Iterator[Figure]:
    """The report of one load."""
    reference = None if echo is None else median(echo.answered) * 1000
    many = load.tables >= 1000
    if kontra.refused:
        yield Figure(SECTION, f"{load.name}: refused presses", kontra.refused, "", budget=0)
    yield Figure(
        SECTION,
        f"{load.name}: to the answer, median",
        median(kontra.answered) * 1000,
        "ms",
        reference,
        "ms bare aiogram echo",
        ANSWER_BUDGET if many else None,
        budget_is_ratio=True,
    )
    yield Figure(
        SECTION,
        f"{load.name}: to the answer, 99th percentile",
        percentile(kontra.answered, 0.99) * 1000,
        "ms",
        None if echo is None else percentile(echo.answered, 0.99) * 1000,
        "ms bare aiogram echo",
        SLOWEST_MS if many and load.strength != "basic" else None,
    )
    saved = median(kontra.saved) * 1000
    yield Figure(SECTION, f"{load.name}: to the saved action, median", saved, "ms")
    yield Figure(
        SECTION,
        f"{load.name}: processor time a press, with all that follows",
        kontra.cpu_seconds / len(kontra.answered) * 1000,
        "ms",
        None if echo is None else echo.cpu_seconds / len(echo.answered) * 1000,
        "ms bare aiogram echo",
    )
