"""The second system: a strong club, everything else limited."""

import pytest

from engine.players.bidding import Kind, bidder


@pytest.mark.parametrize(
    ("hand", "auction", "call"),
    [
        ("AKQ32.K32.A32.32", "", "1C"),
        ("AKQ2.KJ93.A4.KJ7", "", "1C"),
        ("AQ843.K32.Q32.32", "", "P"),
        ("AQ843.K32.KQ2.32", "", "1S"),
        ("K32.AQ843.KQ2.32", "", "1H"),
        ("KJ2.Q32.KQ2.A432", "", "1N"),
        ("K2.Q32.32.AKJ943", "", "2C"),
        ("AQ32.KJ32.2.QJ32", "", "2D"),
        ("AQ2.K2.QJ943.932", "", "1D"),
        ("K2.Q32.9432.8432", "1C P", "1D"),
        ("KQ943.K32.32.432", "1C P", "1S"),
        ("K32.QJ2.K432.432", "1C P", "1N"),
        ("AKJ32.KQ4.A432.3", "1C P 1D P", "1S"),
        ("AQ2.KJ3.KQ2.K432", "1C P 1D P", "1N"),
        ("432.9843.J32.432", "1C P 1D P 1S P", "P"),
        ("Q432.32.KQ432.32", "1S P", "2S"),
        ("Q43.QJ32.K432.32", "1N P", "P"),
        ("KJ943.K32.A32.32", "1D P", "1S"),
    ],
)
def test_a_precision_player_calls(hand, auction, call):
    assert str(bidder("precision").choose(hand, auction.split()).call) == call


def test_the_strong_club_is_alerted_and_says_sixteen():
    meaning = bidder("precision").meaning("1C")
    assert meaning.kind is Kind.STRONG_CLUB
    assert meaning.is_conventional
    assert meaning.points == (16, 37)


def test_the_same_call_means_different_things_in_the_two_systems():
    natural, precision = bidder("natural").meaning("1N"), bidder("precision").meaning("1N")
    assert natural.points == (15, 17)
    assert precision.points == (13, 15)


def test_an_unknown_system_is_refused():
    with pytest.raises(KeyError):
        bidder("standard-martian")
