"""Computers playing a deal among themselves, and several deals at once in worker processes.

The players get their seats' views and nothing else, as at any table. Random numbers depend only on
the seed, the deal and the moment, so a contest can be repeated exactly.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any, TypeVar

from engine.auction import Auction
from engine.bridge import FinishedDeal, join_hands
from engine.chance import deal_four_hands
from engine.hands import Hand
from engine.match import Match
from engine.registry import find_game
from engine.seats import COMPASS, Seat

from .catalogue import find_player

Progress = Callable[[int, int], None]
"""Called with the number of finished pieces of work and of all."""

Work = TypeVar("Work")
Answer = TypeVar("Answer")


def random_hands(seed: int, number: int) -> Mapping[Seat, Hand]:
    """The hands of a contest's deal ``number``."""
    return deal_four_hands(Random(f"{seed}:{number}"))


def start_deal(hands: Mapping[Seat, Hand], *, board: int) -> Match[Any, Any]:
    """A match of one duplicate board with these hands, dealt; ``board`` fixes dealer and zone."""
    options = {
        "form": "duplicate",
        "deals": 1,
        "first_board": board,
        "boards": [join_hands(hands)],
    }
    match: Match[Any, Any] = Match(find_game("bridge"), options)
    match.play_chance(Random(0))
    return match


def play_auction(match: Match[Any, Any], auction: Auction) -> None:
    """Make the calls of a recorded auction."""
    for caller, call in auction:
        match.play(caller, call)


def play_out(
    match: Match[Any, Any], players: Mapping[Seat, str], *, seed: str, until_play: bool = False
) -> None:
    """Let players (by name) go on to the end of the match, or to the end of the auction."""
    while match.turn is not None:
        if until_play and match.state.deal.play is not None:
            return
        decider = match.turn.decider
        if not isinstance(decider, Seat):
            raise TypeError("nothing is left to chance")
        view = match.view(decider)
        rng = Random(f"{seed}:{match.version}")
        match.play(decider, find_player(players[decider]).choose(view, view.legal, rng))


def only_deal(match: Match[Any, Any]) -> FinishedDeal:
    """The finished deal of a match of one deal."""
    (finished,) = match.state.finished
    assert isinstance(finished, FinishedDeal)
    return finished


def four_times(name: str) -> Mapping[Seat, str]:
    """The same player in all seats."""
    return dict.fromkeys(COMPASS, name)


def work_through(
    work: Callable[[Work], Answer],
    pieces: Iterable[Work],
    *,
    workers: int | None = None,
    progress: Progress | None = None,
) -> list[Answer]:
    """Do all pieces, in ``workers`` processes (all cores when None, this process for 1).

    Answers stand in the order of the pieces. ``work`` is a module-level function.
    """
    todo: Sequence[Work] = list(pieces)
    count = min(workers or os.cpu_count() or 1, max(1, len(todo)))
    tell = progress or (lambda _done, _all: None)
    if count == 1:
        answers = []
        for piece in todo:
            answers.append(work(piece))
            tell(len(answers), len(todo))
        return answers
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context) as pool:
        futures = [pool.submit(work, piece) for piece in todo]
        for done, _ in enumerate(as_completed(futures), 1):
            tell(done, len(todo))
        return [future.result() for future in futures]
