"""Codes of deals, and boards whose numbers fix any dealer and vulnerability."""

from __future__ import annotations

from random import Random

import pytest

from engine import Match, Seat, Vulnerability, find_game
from engine.bridge import join_hands
from engine.bridge.deal_code import deal_code, read_code
from engine.bridge.duplicate import board_dealer, board_like, board_vulnerability
from engine.chance import deal_four_hands
from engine.seats import COMPASS


def test_a_code_names_the_cards_the_dealer_and_the_vulnerability() -> None:
    hands = deal_four_hands(Random(1))
    codes = {
        deal_code(hands, dealer, vulnerable) for dealer in COMPASS for vulnerable in Vulnerability
    }
    assert len(codes) == 16
    again = deal_four_hands(Random(1))
    assert deal_code(again, Seat.NORTH, Vulnerability.NONE) in codes
    longer = deal_code(hands, Seat.EAST, Vulnerability.BOTH, length=9)
    assert longer.startswith(deal_code(hands, Seat.EAST, Vulnerability.BOTH))


def test_codes_of_two_thousand_deals_differ() -> None:
    rng = Random(2)
    codes = [deal_code(deal_four_hands(rng), Seat.NORTH, Vulnerability.NS) for _ in range(2_000)]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize(
    ("typed", "code"),
    [("ab2c3d", "AB2C3D"), (" #ab2 c3d ", "AB2C3D"), ("AB0C3D", None), ("AB", None), ("", None)],
)
def test_a_code_is_read_as_people_type_it(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


def test_some_board_fits_every_dealer_and_vulnerability() -> None:
    for dealer in COMPASS:
        for vulnerable in Vulnerability:
            number = board_like(dealer, vulnerable, 37)
            assert (board_dealer(number), board_vulnerability(number)) == (dealer, vulnerable)
    assert board_like(Seat.NORTH, Vulnerability.NS, 21) == 21


def test_boards_are_played_under_the_numbers_given() -> None:
    rng = Random(3)
    boards = [join_hands(deal_four_hands(rng)) for _ in range(2)]
    options = {"form": "duplicate", "deals": 2, "boards": boards, "board_numbers": [7, 4]}
    match: Match = Match(find_game("bridge"), options)
    dealers = []
    for _ in range(2):
        match.play_chance(rng)
        view = match.view(None)
        dealers.append((view.deal_number, view.dealer, view.vulnerable))
        for _ in range(4):
            match.play(match.turn.decider, "P")
    assert dealers == [(7, Seat.SOUTH, Vulnerability.BOTH), (4, Seat.WEST, Vulnerability.BOTH)]
    assert match.is_over


@pytest.mark.parametrize("numbers", [[1], [0, 1], [1, 2, 3]])
def test_numbers_that_do_not_fit_the_boards_are_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="board"):
        Match(find_game("bridge"), {"form": "duplicate", "deals": 2, "board_numbers": numbers})
