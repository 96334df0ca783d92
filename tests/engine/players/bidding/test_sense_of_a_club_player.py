"""What a club player would find absurd, as positions: each was once bid by the computer."""

import pytest

from engine.players.bidding import Kind, bidder


def choice(hand, auction, vulnerable="None"):
    return bidder("natural").choose(hand, auction.split(), vulnerable=vulnerable)


@pytest.mark.parametrize(
    ("hand", "auction", "call", "why"),
    [
        ("AKJ932.4.AKT2.T7", "1S P P", "P", "their suit is ours: defend"),
        ("AJ3.8.AQ92.KJ843", "1H", "X", "an opening hand short in theirs acts"),
        ("AQ4.AKJT.A93.KQ3", "1C P 1H P 1N P", "6N", "thirty-five points are a slam"),
        ("K3.AQ96.A5.KQT73", "1C P 1S P 2H P 3S P", "4S", "six opposite a doubleton is a fit"),
        ("92.A532.A4.A8532", "P 1C P 4C P", "5C", "a forcing raise goes to game in the suit"),
        ("J652.975.Q843.K5", "3C P P 3S P", "P", "no raise past game by the way"),
        ("Q843.QJ7432.6.KQ", "1N 2C P 2D 5C", "P", "no suit is shown at the five level"),
        ("92.AQ98763.JT75.", "1H P", "4H", "seven points are no slam try"),
        ("3.K97532.5.T9864", "1S P P 2D X P", "2H", "the longest suit, not the lowest"),
        ("AK743.QJ42.J63.9", "2N P 3C P 3H P 4C P 4N P", "6H", "the agreed suit stays trumps"),
        ("A74.75.KQT2.A652", "1D 2C 2H P", "2N", "a stop and no better bid: no trump"),
        ("KQ73.A2.AQ3.KJ95", "2H", "X", "four spades come before three no trump"),
    ],
)
def test_a_sound_call_is_made(hand, auction, call, why):
    assert str(choice(hand, auction).call) == call, why


@pytest.mark.parametrize("hand", ["KQ964.Q8.A83.AK9", "KQ9642.Q8.83.AK9", "AKQ964.8.A83.KJ9"])
def test_a_penalty_double_of_partner_is_left_in(hand):
    auction = "1S P 2S P 2N 4D X P"
    assert bidder().meanings(auction)[6].kind is Kind.PENALTY_DOUBLE
    assert choice(hand, auction).meaning.kind is Kind.PENALTY_PASS


def test_a_reopening_double_is_one_thing_not_two():
    kinds = {
        one.kind
        for one in bidder().system.rules(bidder().situation("1D 1S 2D 2S P P"))
        if str(one.call) == "X"
    }
    assert len(kinds) <= 1


def test_no_trump_over_a_competitive_double_is_no_riddle():
    assert choice("KJ93.A42.Q72.863", "1C 1S P 2H P P X 2N").call is not None


def test_an_overcaller_answers_the_cue_bid_in_his_own_suit_with_nothing_more():
    assert str(choice("KJT93.Q97.965.K4", "1D P 1H 1S 2H 3H P").call) == "3S"


def test_a_bid_of_their_suit_by_a_person_is_a_question_and_no_contract():
    meaning = bidder().meaning("3D", "1D P 1H 1S 2H")
    assert meaning.kind in (Kind.CUE_BID, Kind.CUE_RAISE)
    assert str(choice("KJT93.Q97.965.K4", "1D P 1H 1S 2H 3D P").call) != "P"
