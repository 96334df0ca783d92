"""Bidding to the score: a side with a part-score stops as soon as it makes game."""

from random import Random

import pytest

from engine.auction import Auction
from engine.players.bidding import Kind, ScoringForm, Stakes, bidder
from engine.seats import COMPASS

SIXTY = Stakes(ScoringForm.RUBBER, below_us=60)


def call(hand, auction, score) -> str:
    return str(bidder().choose(hand, auction.split(), score=score).call)


@pytest.mark.parametrize(
    ("below", "strain", "level"),
    [
        (0, "S", 4),
        (40, "S", 2),
        (60, "H", 2),
        (70, "S", 1),
        (40, "C", 3),
        (60, "N", 1),
        (90, "D", 1),
    ],
)
def test_a_part_score_lowers_the_level_of_game(below, strain, level):
    assert Stakes(ScoringForm.RUBBER, below_us=below).game_level(strain) == level


def test_points_below_the_line_never_reach_a_game():
    with pytest.raises(ValueError, match="0 to 99"):
        Stakes(ScoringForm.RUBBER, below_us=100)


def test_with_sixty_below_a_raise_to_two_is_passed_by_a_hand_that_would_try_for_game():
    hand = "A9.AQ765.A976.K9"
    assert call(hand, "1H P 2H P", Stakes()) != "P"
    assert call(hand, "1H P 2H P", SIXTY) == "P"


def test_with_sixty_below_a_limit_raise_stays_at_two():
    hand = "K83.KJ74.A965.82"
    assert call(hand, "1H P", Stakes()) == "3H"
    assert call(hand, "1H P", SIXTY) == "2H"


def test_one_no_trump_is_game_at_sixty_and_stands():
    hand = "K83.KJ7.A965.J82"
    assert call(hand, "1N P", Stakes()) == "3N"
    assert call(hand, "1N P", SIXTY) == "P"


def test_slam_interest_is_unchanged_by_a_part_score():
    strong = "AKQJ8.A.KQ4.K632"
    assert call(strong, "1H P 1S P 2S P", SIXTY) == call(strong, "1H P 1S P 2S P", Stakes())


def test_a_strain_that_cannot_be_played_is_not_passed():
    assert call("2.AQJ984.KQ32.82", "1S P", SIXTY) != "P"


def test_a_part_score_counts_only_for_the_side_that_has_it():
    theirs = Stakes(ScoringForm.RUBBER, below_them=60)
    assert call("K83.KJ7.A965.J82", "1N P", theirs) == "3N"
    assert call("A2.K9853.K74.QJ3", "P 1H P 2H P", theirs) == call(
        "A2.K9853.K74.QJ3", "P 1H P 2H P", SIXTY.swapped
    )


def test_duplicate_knows_no_part_score():
    assert not Stakes(ScoringForm.DUPLICATE, below_us=60).has_part_score


@pytest.mark.parametrize("below", [20, 40, 60, 90])
def test_auctions_with_part_scores_end_and_stay_legal(below, random_hands):
    score = Stakes(ScoringForm.RUBBER, below_us=below, below_them=30)
    rng = Random(below)
    for _ in range(40):
        hands = dict(zip(COMPASS, random_hands(rng), strict=True))
        auction = Auction(rng.choice(COMPASS))
        while not auction.is_over:
            choice = bidder().choose(hands[auction.turn], auction, score=score)
            auction = auction.after(choice.call)
            assert len(auction) < 60


def test_the_explanation_says_that_the_score_decided():
    choice = bidder().choose("A9.AQ765.A976.K9", ["1H", "P", "2H", "P"], score=SIXTY)
    assert choice.meaning.kind is Kind.GAME_ON_SCORE


def test_one_suit_to_two_is_game_for_a_partner_who_would_have_jumped():
    assert call("AKJ85.K4.AQ32.82", "1S P 2S P", SIXTY) == "P"
    assert call("KQ9743.2.KQ32.82", "1H P 1S P 2C P", SIXTY) == "2S"
