"""What the two hands hold together, as far as partner has shown it.

Eight trumps are a fit; strength is counted on from the least that partner has shown.
"""

from __future__ import annotations

from engine.auction import PASS
from engine.players.bidding.situation import Situation

_FIT = 8


def shown_length(s: Situation, suit: str) -> int:
    """The least number of cards partner has shown in the suit."""
    return s.p.lengths["CDHS".index(suit)][0]


def fit_length(s: Situation, suit: str) -> int:
    """How many cards I need for a fit in the suit."""
    return max(1, _FIT - shown_length(s, suit))


def partner_range(s: Situation) -> tuple[int, int]:
    """What to count on, and what to hope for at best, in partner's hand."""
    low, high = s.p.strength
    return low, min(high, low + 12)


def stops_needed(s: Situation) -> str:
    """Stops in their suits, unless partner has promised them by bidding no trump."""
    if any(said.call != PASS and str(said.call)[1:] == "N" for said in s.partners):
        return ""
    return " ".join(f"stop{x}" for x in s.their_suits)
