"""The draw for partners and the tour of three rubbers (RULES 1.3)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine import Card, Seat
from engine.bridge import Draw, draw_partners, seat_by_cards

PLAYERS = ("Ann", "Ben", "Cleo", "Dan")


def by(**cards: str) -> Draw:
    return seat_by_cards({player: Card.parse(card) for player, card in cards.items()})


def test_the_highest_card_sits_north_and_the_second_highest_is_partner() -> None:
    draw = by(Ann="D5", Ben="SK", Cleo="CA", Dan="H9")
    assert [draw.player_at(Seat(letter)) for letter in "NESW"] == ["Cleo", "Dan", "Ben", "Ann"]


def test_equal_ranks_are_broken_by_suit() -> None:
    draw = by(Ann="C7", Ben="D7", Cleo="H7", Dan="S7")
    assert [draw.player_at(Seat(letter)) for letter in "NSEW"] == ["Dan", "Cleo", "Ben", "Ann"]


def test_the_drawn_cards_are_different_and_in_the_order_of_the_players() -> None:
    draw = draw_partners(PLAYERS, Random(4))
    assert [one.player for one in draw.drawn] == list(PLAYERS)
    assert len({one.card for one in draw.drawn}) == 4
    assert sorted(one.seat for one in draw.drawn) == ["E", "N", "S", "W"]


@pytest.mark.parametrize("seed", range(30))
def test_in_a_tour_everybody_plays_once_with_everybody(seed: int) -> None:
    rng = Random(seed)
    draw = draw_partners(PLAYERS, rng)
    pairs = list(draw.pairs)
    for rubber in (2, 3):
        draw = draw_partners(PLAYERS, rng, played=draw.after(PLAYERS))
        assert draw.rubber == rubber
        top = max(draw.drawn, key=lambda one: (one.card.rank, one.card))
        assert top.seat is Seat.NORTH
        pairs += draw.pairs
    assert set(pairs) == {frozenset(pair) for pair in combinations(PLAYERS, 2)}
    assert draw.after(PLAYERS) == ()


def test_the_partner_is_the_highest_with_whom_one_has_not_played() -> None:
    cards = {"Ann": "SA", "Ben": "SK", "Cleo": "SQ", "Dan": "SJ"}
    played = (frozenset(("Ann", "Ben")), frozenset(("Cleo", "Dan")))
    drawn = {player: Card.parse(card) for player, card in cards.items()}
    assert seat_by_cards(drawn, played=played).player_at(Seat.SOUTH) == "Cleo"


def test_another_player_begins_a_new_tour() -> None:
    draw = draw_partners(PLAYERS, Random(1))
    assert draw.after(("Ann", "Ben", "Cleo", "Eva")) == ()


def test_a_finished_tour_cannot_go_on() -> None:
    every = tuple(frozenset(pair) for pair in combinations(PLAYERS, 2))
    with pytest.raises(ValueError, match="tour is over"):
        draw_partners(PLAYERS, Random(1), played=every)


@pytest.mark.parametrize("players", [("Ann",) * 4, ("Ann", "Ben", "Cleo")])
def test_four_different_players_draw(players: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="four players"):
        draw_partners(players, Random(1))


def test_a_draw_is_stored_and_read_again() -> None:
    draw = draw_partners(PLAYERS, Random(2))
    second = draw_partners(PLAYERS, Random(3), played=draw.after(PLAYERS))
    assert Draw.from_json(second.to_json()) == second
