"""The natural system against hands that a Standard American player was asked to bid."""

import json
from pathlib import Path

import pytest

from engine.players.bidding import bidder

CASES = json.loads((Path(__file__).parent / "data" / "bidding_expectations.json").read_text())[
    "cases"
]
BAR = 0.90


def answer(case: dict) -> str:
    try:
        chosen = bidder("natural").choose(case["hand"], case["auction"], vulnerable=case["vul"])
    except ValueError as broken:
        return str(broken)
    return str(chosen.call)


def test_nine_of_ten_expected_calls_are_made():
    agreed = [answer(case) == case["call"] for case in CASES]
    assert len(agreed) == 323
    assert sum(agreed) / len(agreed) >= BAR


@pytest.mark.parametrize("family", ["notrump", "major", "minor", "double", "preempt", "balanc"])
def test_no_family_of_auctions_is_left_behind(family):
    cases = [case for case in CASES if family in case["group"]]
    agreed = [answer(case) == case["call"] for case in cases]
    assert len(cases) >= 10
    assert sum(agreed) / len(agreed) >= 0.75


def test_a_hand_of_twelve_cards_is_refused():
    with pytest.raises(ValueError, match="thirteen"):
        bidder().choose("AKQ2.J93.T84.KJ", ["1C", "P"])


def test_the_public_face_takes_text_and_values_alike():
    from engine.auction import Auction
    from engine.hands import Hand
    from engine.seats import Seat, Vulnerability

    by_text = bidder("natural").choose(
        hand="AKQ2.J93.T84.KJ7", auction=["1C", "P"], dealer="N", vulnerable="None"
    )
    by_value = bidder("natural").choose(
        Hand.parse("AKQ2.J93.T84.KJ7"),
        Auction.parse("1C P", dealer="N"),
        Seat.NORTH,
        Vulnerability.NONE,
    )
    assert str(by_text.call) == "1S"
    assert by_text == by_value
