"""The only place of the rules where chance enters: offered cards are shuffled and dealt.

The caller brings the source: the system's for real matches, a seeded one for tests and contests.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import SystemRandom

from .cards import PACK, Card
from .hands import Hand
from .protocol import RandomSource
from .seats import COMPASS, Seat


def system_source() -> SystemRandom:
    """The operating system's randomness, for matches that people play."""
    return SystemRandom()


def shuffled(cards: Iterable[Card], rng: RandomSource) -> tuple[Card, ...]:
    """The cards in random order."""
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


def deal_four_hands(rng: RandomSource) -> Mapping[Seat, Hand]:
    """Thirteen cards of a full pack to each compass seat."""
    order = shuffled(PACK, rng)
    return {seat: Hand(order[index::4]) for index, seat in enumerate(COMPASS)}
