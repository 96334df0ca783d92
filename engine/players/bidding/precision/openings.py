"""Opening bids of Precision: 1♣ is 16 points or more of any shape, everything else is limited."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.natural.openings import preempts
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

_LIMITED = "(r20 9-15 | 12-15)"
_FOURTH = "(r15 10-15 | 13-15)"


def openings(s: Situation) -> Iterator[Rule | None]:
    """Nobody has bid yet."""
    if s.opening is not None:
        return
    passes = len(s.said)
    strength = f"{_FOURTH if passes == 3 else _LIMITED} 9-15 t11+"
    yield rule("2N", "22-23 bal", "open-2n")
    yield rule("1C", "16+", "strong-club", Force.ROUND)
    yield rule("1N", "13-15 bal 0-4H 0-4S", "open-1n")
    yield rule("1S", f"5+S S>=H {strength}", "open-1")
    yield rule("1H", f"5+H {strength}", "open-1")
    yield rule("1N", "13-15 bal", "open-1n")
    yield rule("2D", f"0-1D 4S 4H {strength}", "three-suiter", Force.ROUND)
    yield rule("2D", f"0-1D 3-4S 3-4H 5C {strength}", "three-suiter", Force.ROUND)
    yield rule("2C", f"6+C {strength}", "precision-2c")
    yield rule("2C", f"5C (4H | 4S) 0-1D {strength}", "precision-2c")
    yield rule("1D", f"{strength}", "precision-1d")
    if passes < 3:
        yield from preempts(s, third=passes == 2, two_diamonds=False)
    yield rule("P", "0-13", "pass")
