"""Between bidding and card play: what to call, and what the calls tell about the hands.

The same rules that choose the calls restrict the hands which the sampler deals. Opponents are
taken to play the same system; whoever does not is dealt less likely hands, never impossible ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from engine.auction import Auction
from engine.bridge import BridgeView, RubberForm
from engine.seats import Seat, Side, Vulnerability

from .bidding import EVEN, Facts, HandConstraint, ScoringForm, Stakes, bidder
from .bidding.meaning import Choice
from .sampling import Shown

_RANKS = 0x1FFF


def stakes_of(view: BridgeView) -> Stakes:
    """The score that bidding looks at, as North-South see it."""
    form = view.form
    if not isinstance(form, RubberForm):
        return EVEN
    parts, games = form.sheet.part_scores, form.sheet.games
    return Stakes(
        ScoringForm.RUBBER, parts[Side.NS], parts[Side.EW], games[Side.NS], games[Side.EW]
    )


def choose_call(view: BridgeView, system: str) -> Choice:
    """The call of the seat to bid and its meaning; ValueError when it is not bidding."""
    if view.hand is None:
        raise ValueError("a spectator does not bid")
    return bidder(system).choose(
        view.hand, view.auction, vulnerable=view.vulnerable, score=stakes_of(view)
    )


def knowledge_of(view: BridgeView, system: str) -> Mapping[Seat, Shown]:
    """What each seat's calls tell about its thirteen cards."""
    return _knowledge(view.auction, system, view.vulnerable, stakes_of(view))


@lru_cache(maxsize=256)
def _knowledge(
    auction: Auction, system: str, vulnerable: Vulnerability, stakes: Stakes
) -> Mapping[Seat, Shown]:
    found = bidder(system).knowledge(auction, vulnerable=vulnerable, score=stakes)
    return {seat: _shown(constraint) for seat, constraint in found.items()}


def _shown(constraint: HandConstraint) -> Shown:
    clubs, diamonds, hearts, spades = constraint.lengths
    denials = _denials(constraint) if constraint.evidence else None
    return Shown(constraint.points, (spades, hearts, diamonds, clubs), denials)


def _denials(constraint: HandConstraint) -> Callable[[int], int]:
    """Counts, for a hand as a number, the calls that would not have been made with it."""
    evidence = constraint.evidence

    def count(hand: int) -> int:
        facts = _facts(hand)
        return sum(not one.agrees(facts) for one in evidence)

    return count


def _facts(hand: int) -> Facts:
    spades, hearts, diamonds, clubs = ((hand >> shift) & _RANKS for shift in (2, 18, 34, 50))
    return Facts.of_masks(clubs, diamonds, hearts, spades)
