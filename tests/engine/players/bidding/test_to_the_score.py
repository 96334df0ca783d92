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


def rubber(**score) -> Stakes:
    return Stakes(ScoringForm.RUBBER, **score)


def test_the_answer_to_a_transfer_is_passed_when_it_makes_game():
    hand = "AJ.AT862.A9763.8"
    assert call(hand, "1N P 2D P 2H P", Stakes()) == "3D"
    assert call(hand, "1N P 2D P 2H P", SIXTY) == "P"


def test_a_forcing_raise_becomes_the_game_that_the_score_offers():
    hand = "AQ32.KJ74.A965.2"
    assert call(hand, "1H P", Stakes()) == "2N"
    assert call(hand, "1H P", SIXTY) == "2H"
    assert call("AQ32.KQJ74.AK6.A", "1H P", SIXTY) == "2N"


def test_a_side_that_needs_one_trick_more_than_the_book_stops_in_one():
    assert call("K83.AJ74.A965.82", "1S P", rubber(below_us=80)) == "P"
    assert call("KQ8.A4.AKJ65.Q32", "1D P 1H P", rubber()) == "2N"
    assert call("KQ8.A4.AKJ65.Q32", "1D P 1H P", rubber(below_us=70)) == "1N"


def test_a_bid_lowered_to_the_score_never_takes_the_place_of_a_convention():
    forty = rubber(below_us=40)
    assert bidder().meaning("2N", "1H P", score=forty).kind is Kind.JACOBY_2N
    assert call("A9.AQ765.A976.K9", "1H P 2N P", forty) != "P"


def test_what_is_game_for_them_by_their_part_score_is_contested_on_less():
    hand, auction = "KJ98.42.K973.J54", "P 1H P 2H P P"
    assert call(hand, auction, rubber()) == "P"
    assert call(hand, auction, rubber(below_them=60)) == "X"


def test_doubling_them_into_game_needs_more_certainty():
    hand, auction = "A4.AK876.KQ93.42", "1H P 2H 3D"
    assert call(hand, auction, Stakes()) == "X"
    assert call(hand, auction, rubber()) == "P"
    assert call(hand, auction, rubber(below_them=40)) == "X"


def test_a_sacrifice_is_worth_less_when_they_need_only_one_game():
    hand, auction = "Q9842.32.Q9732.9", "1H 1S 4H"
    assert call(hand, auction, Stakes()) == "4S"
    assert call(hand, auction, rubber(games_us=1)) == "P"
