"""Honours: the top trumps, or the aces at no trump, in one hand (RULES 1.2).

Four of the five trump honours count 100, all five 150, four aces at no trump 150, whoever holds
them. They are looked up in the hands as dealt, and announced only after the play.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.auction import Contract
from engine.cards import Rank
from engine.hands import Hand
from engine.seats import Seat

from .laws import ScoreLaw


@dataclass(frozen=True, slots=True)
class Honours:
    """Who held honours, how many, and the points for them."""

    seat: Seat
    count: int
    points: int


def find_honours(contract: Contract, hands: Mapping[Seat, Hand], law: ScoreLaw) -> Honours | None:
    """The honours in one hand of the four as dealt, or None."""
    trumps = contract.strain.suit
    for seat, hand in hands.items():
        if trumps is None:
            if sum(card.rank is Rank.ACE for card in hand) == 4:
                return Honours(seat, 4, law.four_aces)
            continue
        count = sum(card.rank >= Rank.TEN for card in hand.of_suit(trumps))
        if count >= 4:
            return Honours(seat, count, law.five_honours if count == 5 else law.four_honours)
    return None
