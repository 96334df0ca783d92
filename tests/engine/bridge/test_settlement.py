"""Who owes whom (sources 000 and 001)."""

from __future__ import annotations

import pytest

from engine import Seat, Side
from engine.bridge import Debt, bank_by_seat, debts, whists_by_seat

NORTH, EAST, SOUTH, WEST = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


def totals(north_south: int, east_west: int) -> dict[Side, int]:
    return {Side.NS: north_south, Side.EW: east_west}


def test_each_winner_wins_the_whists_from_the_opponent_on_the_left() -> None:
    assert debts(totals(950, 120)) == (Debt(EAST, NORTH, 8), Debt(WEST, SOUTH, 8))
    assert debts(totals(0, 150)) == (Debt(SOUTH, EAST, 2), Debt(NORTH, WEST, 2))


def test_less_than_half_a_whist_is_owed_by_nobody() -> None:
    assert debts(totals(149, 100)) == ()
    assert set(whists_by_seat(totals(149, 100)).values()) == {0}


def test_the_bank_is_shared_by_the_winning_pair() -> None:
    assert bank_by_seat(totals(500, 400), 100) == {NORTH: 25, SOUTH: 25, EAST: -25, WEST: -25}
    assert set(bank_by_seat(totals(500, 500), 100).values()) == {0}


@pytest.mark.parametrize("bank", [-4, 30])
def test_a_bank_that_four_cannot_put_in_equally_is_refused(bank: int) -> None:
    with pytest.raises(ValueError, match="equal parts"):
        bank_by_seat(totals(1, 0), bank)
