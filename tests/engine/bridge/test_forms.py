"""Forms of play: who deals next, who is vulnerable, what passing out does, when it is over."""

from __future__ import annotations

import pytest

from engine import Contract, Seat, Side
from engine.bridge import BridgeOptions, Outcome
from engine.bridge.forms import Form, start_form

PASSED_OUT = Outcome(None)


def form(**options: object) -> Form:
    return start_form(BridgeOptions.from_json(options))


def made(contract: str, tricks: int) -> Outcome:
    return Outcome(Contract.parse(contract), tricks)


def test_chicago_has_four_deals_each_with_its_own_vulnerability() -> None:
    play, seen = form(form="chicago"), []
    while not play.is_over:
        seen.append((play.dealer.value, play.vulnerable.value))
        play = play.add(made("1N-N", 7))
    assert seen == [("N", "None"), ("E", "EW"), ("S", "NS"), ("W", "All")]
    assert play.totals == {Side.NS: 4 * 90, Side.EW: 0}


def test_a_chicago_game_before_the_end_of_the_first_deal_is_420() -> None:
    play = form(form="chicago").add(made("4H-E", 10))
    assert play.totals == {Side.NS: 0, Side.EW: 420}


@pytest.mark.parametrize(
    ("kind", "rule", "dealer", "counted"),
    [
        ("rubber", "usual", Seat.EAST, 1),
        ("rubber", "next", Seat.EAST, 1),
        ("rubber", "redeal", Seat.NORTH, 0),
        ("chicago", "usual", Seat.NORTH, 0),
        ("chicago", "redeal", Seat.NORTH, 0),
        ("chicago", "next", Seat.EAST, 1),
        ("duplicate", "usual", Seat.EAST, 1),
    ],
)
def test_after_four_passes(kind: str, rule: str, dealer: Seat, counted: int) -> None:
    play = form(form=kind, passed_out=rule).add(PASSED_OUT)
    assert play.dealer is dealer
    assert len(play.scored) == counted
    assert play.deal_number == 2
    assert set(play.totals.values()) == {0}


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="rule"):
        form(passed_out="goulash")
