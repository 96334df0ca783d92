"""Random deals and auctions for the bidding tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.cards import PACK
from engine.hands import Hand


@pytest.fixture
def random_hands() -> Callable[[Random], list[Hand]]:
    """A function that deals four hands with the chance it is given."""

    def deal(rng: Random) -> list[Hand]:
        cards = list(PACK)
        rng.shuffle(cards)
        return [Hand(cards[13 * seat : 13 * seat + 13]) for seat in range(4)]

    return deal
