"""Bidding systems as data, and the interpretation of an auction under a system.

An auction prefix is interpreted call by call; each prefix is interpreted once (cached), so that
asking again, or with one call more, costs little.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from engine.auction import BIDS, PASS, Call

from .conditions import AllOf
from .forced import last_resort, no_agreement
from .forcing import must_call
from .kinds import ARTIFICIAL, Kind
from .rules import Book, Rule, Said
from .score_bidding import to_the_score
from .situation import Situation
from .stakes import EVEN, Stakes

ANY_HAND = AllOf()


@dataclass(frozen=True)
class System:
    """A name and the books of its rules, in the order in which they are consulted."""

    name: str
    tiers: tuple[tuple[Book, ...], ...] = field(hash=False, compare=False, repr=False)
    """Books of agreements, then books of general bidding. What a call means in an earlier tier
    is not blurred by a later one."""

    def rules(self, s: Situation) -> tuple[Rule, ...]:
        """All rules for the next call, the preferred first; any hand fits one of them."""
        return _rules(self, s.vulnerable, s.stakes, tuple(one.call for one in s.said))

    def situation(
        self, calls: tuple[Call, ...], vulnerable: tuple[bool, bool], stakes: Stakes = EVEN
    ) -> Situation:
        """The (legal) auction as this system understands it; sides from the dealer's."""
        return _situation(self, vulnerable, stakes, calls)

    def said(self, s: Situation, call: Call) -> Said:
        """What a call means now."""
        rules = tuple(one for one in self.rules(s) if one.call == call)
        return Said.under(call, rules or no_agreement(s, call))


@lru_cache(maxsize=4096)
def _situation(
    system: System, vulnerable: tuple[bool, bool], stakes: Stakes, calls: tuple[Call, ...]
) -> Situation:
    if not calls:
        return Situation(vulnerable, stakes)
    before = _situation(system, vulnerable, stakes, calls[:-1])
    return before.after(system.said(before, calls[-1]))


@lru_cache(maxsize=4096)
def _rules(
    system: System, vulnerable: tuple[bool, bool], stakes: Stakes, calls: tuple[Call, ...]
) -> tuple[Rule, ...]:
    s = _situation(system, vulnerable, stakes, calls)
    proposed: list[Rule] = []
    for tier in system.tiers:
        defined = {one.call for one in proposed} - {PASS}
        found = _legal(s, (one for book in tier for one in book(s)))
        proposed += [one for one in found if one.call not in defined]
    proposed += _without_better(proposed, _legal(s, last_resort(s)))
    if must_call(s):
        proposed = [one for one in proposed if one.call != PASS or one.kind is Kind.PENALTY_PASS]
    ordered = list(to_the_score(s, proposed))
    for at, one in enumerate(ordered):
        if one.shows == ANY_HAND:
            return tuple(ordered[: at + 1])
    return (*ordered, _anything(s, {one.call for one in ordered}))


def _without_better(proposed: list[Rule], resort: list[Rule]) -> list[Rule]:
    """Last resorts that do not blur what a call means; going back to agreed trumps always may."""
    defined = {one.call for one in proposed} - {PASS}
    conventions = {one.call for one in proposed if one.kind in ARTIFICIAL}
    return [
        one
        for one in resort
        if one.call not in (conventions if one.trumps is not None else defined)
    ]


def _anything(s: Situation, defined: set[Call]) -> Rule:
    """A rule for hands that no rule foresaw: the lowest bid that means nothing else yet."""
    for bid in BIDS[s.height :]:
        if bid not in defined:
            return Rule(bid, ANY_HAND, Kind.MINIMUM)
    return Rule(PASS, ANY_HAND, Kind.PASS)


def _legal(s: Situation, rules: Iterable[Rule | None]) -> list[Rule]:
    return [one for one in rules if one is not None and s.is_legal(one.call)]
