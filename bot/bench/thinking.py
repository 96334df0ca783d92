"""How long computers think, and how much of that is the double-dummy library at work.

Whole deals are played by one strength in all seats, every choice is timed, and inside it every
call of the library. The library's share is its time alone divided by the time of the choices that
used it: the rest is sampling and choosing, all ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import Any
from unittest import mock

from engine.bridge import Phase
from engine.players import solver
from engine.players.catalogue import find_player
from engine.players.playing_alone import random_hands, start_deal
from engine.seats import Seat

from .figures import Figure, percentile

SECTION = "computers"
STRENGTHS = ("basic", "club", "expert")
WHOLE_TO_DDS = 1.25
"""At least 80 % of the thinking is the library's."""
SEED = 1


class Stopwatch:
    """The double-dummy library with its time added up."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self.seconds = 0.0

    def SolveBoard(self, *arguments: Any) -> Any:  # noqa: N802 - the library's own name
        """Solve, timed."""
        start = perf_counter()
        try:
            return self._library.SolveBoard(*arguments)
        finally:
            self.seconds += perf_counter() - start

    def __getattr__(self, name: str) -> Any:
        return getattr(self._library, name)


@contextmanager
def timed_solver() -> Iterator[Stopwatch]:
    """The solver goes through a stopwatch meanwhile."""
    solver.warm_up()
    watch = Stopwatch(solver._library())  # noqa: SLF001 - measured from inside
    with mock.patch.object(solver, "_library", return_value=watch):
        yield watch


class Times:
    """What one strength took, in seconds."""

    def __init__(self) -> None:
        self.calls: list[float] = []
        self.cards: list[float] = []
        self.solved: list[tuple[float, float]] = []
        """Whole time and the library's part of the choices that solved something."""


def measure(*, deals: int) -> Iterator[Figure]:
    """Three figures a strength: a call, a card, and the library's share."""
    for strength in STRENGTHS:
        times = _play(strength, deals)
        yield _figure(strength, "a call", times.calls)
        yield _figure(strength, "a card", times.cards)
        if times.solved:
            yield _share(strength, times)


def _figure(strength: str, what: str, seconds: list[float]) -> Figure:
    slowest = percentile(seconds, 0.99) * 1000
    mean = sum(seconds) / len(seconds) * 1000
    name = f"{strength}: {what}, mean (99th percentile {slowest:.0f} ms)"
    return Figure(SECTION, name, mean, "ms")


def _share(strength: str, times: Times) -> Figure:
    """What the choices that solved something took, beside the library's part of that."""
    whole = sum(all_of_it for all_of_it, _ in times.solved)
    inside = sum(library for _, library in times.solved)
    count = len(times.solved)
    return Figure(
        SECTION,
        f"{strength}: a simulated card ({100 * inside / whole:.0f} % inside DDS)",
        1000 * whole / count,
        "ms",
        1000 * inside / count,
        "ms DDS alone",
        WHOLE_TO_DDS,
        budget_is_ratio=True,
    )


def _play(strength: str, deals: int) -> Times:
    times, player = Times(), find_player(strength)
    warm = start_deal(random_hands(SEED, 0), board=1)
    player.choose(warm.view(Seat.NORTH), warm.view(Seat.NORTH).legal, Random(0))
    with timed_solver() as watch:
        for number in range(deals):
            match = start_deal(random_hands(SEED, number), board=number + 1)
            while match.turn is not None:
                decider = match.turn.decider
                assert isinstance(decider, Seat)
                view = match.view(decider)
                solved_before, start = watch.seconds, perf_counter()
                action = player.choose(view, view.legal, Random(match.version))
                taken, solved = perf_counter() - start, watch.seconds - solved_before
                (times.calls if view.phase is Phase.AUCTION else times.cards).append(taken)
                if solved:
                    times.solved.append((taken, solved))
                match.play(decider, action)
    return times
