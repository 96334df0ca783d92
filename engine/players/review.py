"""Looking back at a finished deal, double dummy: table, par, and the cards that cost tricks.

A function that a process pool can call: it takes and gives frozen values and needs about half a
second. Judged with all hands open, so a card that *cost* a trick may have been the best guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.auction import Contract
from engine.bridge import FinishedDeal
from engine.cards import Card
from engine.seats import COMPASS, Seat
from engine.tricks import Play

from .double_dummy import (
    DoubleDummyTable,
    Par,
    analyse_play,
    double_dummy_table,
    par_of,
    tricks_by_card,
)


@dataclass(frozen=True, slots=True)
class Loss:
    """A card after which its own side could take fewer tricks than before it."""

    trick: int
    """From 1."""
    seat: Seat
    card: Card
    tricks: int
    """How many tricks it cost."""
    better: tuple[Card, ...]
    """The cards that would have kept them, highest first."""


@dataclass(frozen=True, slots=True)
class DealReview:
    """What double dummy says about a deal and its play."""

    table: DoubleDummyTable
    par: Par
    losses: tuple[Loss, ...] = ()

    def losses_in(self, trick: int) -> tuple[Loss, ...]:
        """The losses of one trick (from 1)."""
        return tuple(loss for loss in self.losses if loss.trick == trick)


def review_deal(finished: FinishedDeal) -> DealReview:
    """Work it out; SolverUnavailable when the double-dummy library does not load."""
    table = double_dummy_table(finished.hands)
    par = par_of(table, vulnerable=finished.vulnerable, dealer=finished.dealer)
    contract = finished.contract
    losses = () if contract is None else _losses(finished, contract)
    return DealReview(table, par, losses)


def _losses(finished: FinishedDeal, contract: Contract) -> tuple[Loss, ...]:
    cards = [played.card for played in finished.played]
    worth = analyse_play(finished.hands, contract=contract, cards=cards)
    play = Play.start(
        finished.hands, leader=contract.leader, trumps=contract.strain.suit, rotation=COMPASS
    )
    losses = []
    for at, (played, change) in enumerate(zip(finished.played, _changes(worth), strict=False)):
        is_declaring = played.seat.side is contract.declarer.side
        lost = -change if is_declaring else change
        if lost > 0:
            better = _better(play, contract)
            losses.append(Loss(at // 4 + 1, played.seat, played.card, lost, better))
        play = play.after(played.card)
    return tuple(losses)


def _changes(worth: Sequence[int]) -> list[int]:
    return [after - before for before, after in pairwise(worth)]


def _better(play: Play, contract: Contract) -> tuple[Card, ...]:
    """The cards that were worth the most in this position."""
    trick = [each.card for each in play.trick.plays]
    values = tricks_by_card(
        play.hands, strain=contract.strain, leader=play.trick.leader, trick=trick
    )
    best = max(values.values())
    return tuple(sorted((card for card, worth in values.items() if worth == best), reverse=True))
