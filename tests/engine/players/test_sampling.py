"""Sampled deals agree with what is known, in the right proportions, and never fail."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from engine.cards import PACK, parse_cards
from engine.hands import Hand
from engine.players.card_bits import SUIT_MASKS, bits_of, mask_of, points_of
from engine.players.sampling import HiddenSeat, Shown, Unseen, sample_deals

ALL = mask_of(PACK)
MINE = mask_of(Hand.parse("AKQ2.J93.T84.KJ7"))
ANY = ((0, 13),) * 4
SPADES, HEARTS, DIAMONDS, CLUBS = SUIT_MASKS


def three_hidden(*shown: Shown) -> Unseen:
    hidden = tuple(
        HiddenSeat(seat, 13, 0, 0, one) for seat, one in zip((1, 2, 3), shown, strict=True)
    )
    return Unseen(hidden, ALL & ~MINE, (MINE, 0, 0, 0))


def test_every_sample_deals_just_the_unseen_cards() -> None:
    for deal in sample_deals(
        three_hidden(Shown(), Shown(), Shown()), count=20, tries=60, rng=Random(1)
    ):
        north, east, south, west = deal.hands
        assert north == MINE
        assert north | east | south | west == ALL
        assert [hand.bit_count() for hand in deal.hands] == [13] * 4


def test_points_and_lengths_of_the_auction_are_respected() -> None:
    opener = Shown((15, 17), ((2, 5), (2, 5), (2, 5), (2, 5)))
    deals = sample_deals(
        three_hidden(opener, Shown(), Shown()), count=100, tries=10_000, rng=Random(2)
    )
    points = [points_of(deal.hands[1]) for deal in deals]
    assert sum(15 <= n <= 17 for n in points) >= 60
    lengths = [(deal.hands[1] & suit).bit_count() for deal in deals for suit in SUIT_MASKS]
    assert sum(2 <= n <= 5 for n in lengths) >= 0.9 * len(lengths)


def test_an_impossible_auction_gives_the_nearest_deals_instead_of_failing() -> None:
    odd = Shown((30, 37), ((10, 13), (0, 13), (0, 13), (0, 13)))
    deals = sample_deals(three_hidden(odd, odd, odd), count=10, tries=200, rng=Random(3))
    assert len(deals) == 10
    mean = sum((hand & SPADES).bit_count() for deal in deals for hand in deal.hands[1:]) / 10
    assert mean == 9  # all spades that I do not hold


def test_a_known_void_is_never_dealt() -> None:
    gone = mask_of(parse_cards("H4H5H6H7"))
    cards = ALL & ~MINE & ~gone
    # 35 cards: east and south hold twelve, west eleven of them.
    hidden = (
        HiddenSeat(1, 12, mask_of(parse_cards("H4")), HEARTS),
        HiddenSeat(2, 12, mask_of(parse_cards("H5")), 0),
        HiddenSeat(3, 11, mask_of(parse_cards("H6H7")), CLUBS),
    )
    for deal in sample_deals(
        Unseen(hidden, cards, (MINE, 0, 0, 0)), count=30, tries=90, rng=Random(4)
    ):
        assert not deal.hands[1] & HEARTS
        assert not deal.hands[3] & CLUBS


def test_lengths_come_in_the_proportions_of_all_deals() -> None:
    """Four missing trumps divide 2-2 in 40.7 %, 3-1 in 49.7 %, 4-0 in 9.6 % of the deals."""
    unseen_cards = mask_of(Hand.parse("5432.AKQJT98.AKQJT98.AKQJT987"))
    known = ALL & ~unseen_cards
    bits = list(bits_of(known))
    hands = (sum(bits[:13]), 0, sum(bits[13:]), 0)
    unseen = Unseen((HiddenSeat(1, 13, 0, 0), HiddenSeat(3, 13, 0, 0)), unseen_cards, hands)
    deals = sample_deals(unseen, count=4000, tries=4000, rng=Random(5))
    counts = Counter((deal.hands[1] & SPADES).bit_count() for deal in deals)
    for length in range(5):
        expected = comb(4, length) * comb(22, 13 - length) / comb(26, 13)
        assert counts[length] / len(deals) == pytest.approx(expected, abs=0.03)


def test_the_end_of_a_deal_is_listed_completely() -> None:
    cards = mask_of(parse_cards("SASKSQSJ"))
    unseen = Unseen(
        (HiddenSeat(0, 2, 0, 0), HiddenSeat(2, 2, 0, 0)),
        cards,
        (0, mask_of(parse_cards("H2H3")), 0, mask_of(parse_cards("C2C3"))),
    )
    deals = sample_deals(unseen, count=10, tries=10, rng=Random(6))
    expected = {sum(pair) for pair in combinations(bits_of(cards), 2)}
    assert {deal.hands[0] for deal in deals} == expected
    assert len(deals) == 6


def test_the_likelihood_of_the_plays_decides_between_deals() -> None:
    ace = mask_of(parse_cards("HA"))
    unseen = Unseen(
        three_hidden(Shown(), Shown(), Shown()).hidden,
        ALL & ~MINE,
        (MINE, 0, 0, 0),
        lambda hands: 1.0 if hands[0] & ace else 0.02,
    )
    deals = sample_deals(unseen, count=30, tries=600, rng=Random(7))
    assert sum(bool(deal.hands[1] & ace) for deal in deals) >= 25


def test_with_all_hands_open_there_is_just_one_deal() -> None:
    hands = tuple(mask_of(parse_cards(text)) for text in ("SA", "SK", "SQ", "SJ"))
    (deal,) = sample_deals(Unseen((), 0, hands), count=5, tries=5, rng=Random(8))
    assert deal.hands == hands
