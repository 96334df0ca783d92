"""Every player plays whole matches legally, and finds itself in the catalogue."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from engine import Match, Seat, find_game
from engine.players import UnknownPlayer, choose_in_worker, find_player, player_names


def play_match(name: str, *, deals: int, seed: int) -> Match:
    rng = Random(seed)
    match = Match(find_game("bridge"), {"form": "duplicate", "deals": deals})
    player = find_player(name)
    while match.turn is not None:
        decider = match.turn.decider
        if not isinstance(decider, Seat):
            match.play_chance(rng)
            continue
        view = match.view(decider)
        match.play(decider, player.choose(view, view.legal, rng))
    return match


@pytest.mark.parametrize("name", ["random", "basic"])
def test_a_player_plays_whole_deals_legally(name: str) -> None:
    match = play_match(name, deals=8, seed=3)
    assert len(match.state.finished) == 8


def test_every_name_of_the_catalogue_is_found_and_says_its_name() -> None:
    for name in player_names():
        assert find_player(name).name in (name, f"{name}-club", "club")


def test_an_unknown_player_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownPlayer) as caught:
        find_player("nobody")
    assert "club" in caught.value.known
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.known == caught.value.known


def test_a_choice_can_be_made_from_pickled_arguments() -> None:
    match = Match(find_game("bridge"), {"form": "duplicate", "deals": 1})
    match.play_chance(Random(1))
    view = match.view(Seat.NORTH)
    arguments = pickle.loads(pickle.dumps(("basic", view, view.legal, 5)))
    assert choose_in_worker(*arguments) in view.legal
