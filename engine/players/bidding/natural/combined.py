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


def contesting_bonus(s: Situation) -> int:
    """Points that competing may lack because their bid would be game with their part-score."""
    bid = s.last_bid
    if bid is None or s.we_bid_last or not s.score.they_score_game(bid.level, bid.strain.value):
        return 0
    return 3 if s.score.they_need_one_game else 2


def doubling_margin(s: Situation, level: int, theirs: str) -> int:
    """Points more that a penalty double needs at this score."""
    if s.score.double_gives_game(level, theirs):
        return 4 if s.score.they_need_one_game else 2
    return 0
