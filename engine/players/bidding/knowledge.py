"""What the calls of a seat say about its hand: ranges for quick tests, rules for exact ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.auction import Auction
from engine.hands import Hand
from engine.seats import COMPASS, Seat

from .bounds import Bounds, Lengths, Span
from .facts import Facts, facts_of
from .rules import Rule
from .situation import Situation

if TYPE_CHECKING:
    from .systems import System

_DENIED = 0.5
"""Distance of a hand that lies within the ranges but would have made another call."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """One call: the rules it is made under, and the rules for other calls preferred to them."""

    shown: tuple[Rule, ...]
    preferred: tuple[Rule, ...]

    def agrees(self, facts: Facts) -> bool:
        """Whether a player of the system makes this call with the hand."""
        return any(one.shows.fits(facts) for one in self.shown) and not any(
            one.shows.fits(facts) for one in self.preferred
        )


@dataclass(frozen=True, slots=True)
class HandConstraint:
    """The conjunction of what a seat's calls show and deny."""

    bounds: Bounds
    evidence: tuple[Evidence, ...] = ()

    @property
    def points(self) -> Span:
        """Least and most high-card points."""
        return self.bounds.points

    @property
    def lengths(self) -> Lengths:
        """Least and most cards in clubs, diamonds, hearts, spades."""
        return self.bounds.lengths

    def fits(self, hand: Hand | Facts) -> bool:
        """Whether a player of the system would have made all these calls with the hand."""
        facts = facts_of(hand) if isinstance(hand, Hand) else hand
        return self.bounds.admits(facts) and all(one.agrees(facts) for one in self.evidence)

    def distance(self, hand: Hand | Facts) -> float:
        """0 for a hand that fits; more the less it does (a card of length 1, a point 0.5)."""
        facts = facts_of(hand) if isinstance(hand, Hand) else hand
        denied = sum(not one.agrees(facts) for one in self.evidence)
        return self.bounds.distance(facts) + _DENIED * denied


def constraints_of(
    system: System, prefixes: Sequence[Situation], auction: Auction
) -> Mapping[Seat, HandConstraint]:
    """The constraints of all seats; ``prefixes`` are the situations before each call, and last."""
    final = prefixes[-1]
    start = COMPASS.index(auction.dealer)
    result = {}
    for turn in range(4):
        evidence = [
            _evidence(system, prefixes[index], final.said[index].call, final.said[index].rules)
            for index in range(turn, len(auction.calls), 4)
        ]
        kept = tuple(one for one in evidence if one.shown)
        result[COMPASS[(start + turn) % 4]] = HandConstraint(final.shown[turn], kept)
    return {seat: result[seat] for seat in COMPASS}


def _evidence(
    system: System, before: Situation, call: object, shown: tuple[Rule, ...]
) -> Evidence:
    rules = system.rules(before)
    last = max((at for at, one in enumerate(rules) if one.call == call), default=-1)
    if last < 0:
        return Evidence(shown, ())
    first = next(at for at, one in enumerate(rules) if one.call == call)
    preferred = tuple(one for one in rules[:first] if one.call != call)
    return Evidence(tuple(one for one in rules if one.call == call), preferred)
