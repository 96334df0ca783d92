"""Every player plays whole matches legally, and finds itself in the catalogue."""

from __future__ import annotations

import dataclasses
import pickle
from importlib.metadata import EntryPoint
from random import Random

import pytest

from engine import Hand, Match, Seat, find_game
from engine.bridge import BridgeView, Deal
from engine.players import (
    ENTRY_POINT_GROUP,
    UnknownPlayer,
    catalogue,
    choose_in_worker,
    find_player,
    player_names,
)
from engine.players.hint import Why, hint_in_worker
from engine.seats import COMPASS


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


def test_a_hint_is_what_the_computer_does_with_its_reason() -> None:
    match = Match(find_game("bridge"), {"form": "duplicate", "deals": 1})
    match.play_chance(Random(11))
    while match.state.deal.play is None:
        view = match.view(match.turn.decider)
        found = hint_in_worker("basic", view, 1)
        assert found.why is Why.SYSTEM
        assert found.meaning is not None
        match.play(view.seat, found.action)
    view = match.view(match.turn.decider)
    assert hint_in_worker("basic", view, 1).why is Why.RULE
    assert hint_in_worker("basic", match.view(view.seat.left), 1) is None


def test_a_solved_hint_shows_the_values_of_the_cards() -> None:
    view = late_view(seed=12, tricks=8)
    found = hint_in_worker("club", view, 3)
    assert found.action == choose_in_worker("club", view, view.legal, 3)
    assert {value.card for value in found.values} == {action.card for action in view.legal}
    assert found.value is not None
    assert 0 <= found.value.success <= 1
    assert 0 <= found.value.tricks <= 13


def late_view(*, seed: int, tricks: int) -> BridgeView:
    """The first real choice of a card after so many tricks of a deal played by rule."""
    rng = Random(seed)
    match = Match(find_game("bridge"), {"form": "duplicate", "deals": 1})
    match.play_chance(rng)
    player = find_player("basic")
    while True:
        view = match.view(match.turn.decider)
        if len(view.tricks) >= tricks and len(view.legal) > 2:
            return view
        match.play(view.seat, player.choose(view, view.legal, rng))


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_nothing_depends_on_the_hidden_cards(seed: int) -> None:
    """The unseen cards dealt anew give an equal view, hence the same choice."""
    rng = Random(seed)
    match = Match(find_game("bridge"), {"form": "duplicate", "deals": 1})
    match.play_chance(rng)
    player = find_player("basic")
    while len(match.view(Seat.NORTH).tricks) < 9:
        view = match.view(match.turn.decider)
        match.play(view.seat, player.choose(view, view.legal, rng))
    view = match.view(match.turn.decider)
    other = dataclasses.replace(match.state, deal=redealt(match.state.deal, view, rng))
    again = match.game.view(other, view.seat)
    assert again == view
    assert other != match.state
    choices = {choose_in_worker("club", one, one.legal, 9).code for one in (view, again)}
    assert len(choices) == 1


def redealt(deal: Deal, view: BridgeView, rng: Random) -> Deal:
    """The deal with the cards that the view does not show dealt anew to their holders."""
    hidden = [seat for seat in COMPASS if seat not in view.hands]
    cards = [card for seat in hidden for card in deal.play.hands[seat]]
    rng.shuffle(cards)
    hands = dict(deal.play.hands)
    for seat in hidden:
        count = view.held_counts[seat]
        hands[seat], cards = Hand(cards[:count]), cards[count:]
    return dataclasses.replace(deal, play=dataclasses.replace(deal.play, hands=hands))


def test_a_player_from_outside_is_found_by_its_entry_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entry = EntryPoint("visitor", "engine.players.random_player:RandomPlayer", ENTRY_POINT_GROUP)
    monkeypatch.setattr(catalogue, "entry_points", lambda group: (entry,))
    catalogue.find_player.cache_clear()
    assert "visitor" in player_names()
    match = play_match("visitor", deals=1, seed=5)
    assert match.is_over
    catalogue.find_player.cache_clear()
