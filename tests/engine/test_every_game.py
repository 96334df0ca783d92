"""The conformance suite: one set of checks over each registered game and a toy of another kind."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from conformance import (
    assert_events_name_only_what_their_audience_sees,
    assert_only_listed_actions_are_accepted,
    assert_replay_is_the_match,
    cards_in,
    finished_match,
    random_match,
    step,
)
from toy_shedding import Draw, ToyShedding

from engine import Match, Seat, find_game
from engine.actions import PlayCard
from engine.auction import ALL_CALLS
from engine.bridge import Answer, AskUndo, BridgeView, ClaimTricks, DealCards, join_hands
from engine.cards import PACK
from engine.chance import deal_four_hands
from engine.hands import Hand
from engine.protocol import AnyGame
from engine.registry import GAMES
from engine.seats import CHANCE

CARDS = tuple(PlayCard(card) for card in PACK)
TOY = ToyShedding()
CASES = [
    pytest.param(find_game("bridge"), {"form": "chicago"}, id="bridge-chicago"),
    pytest.param(find_game("bridge"), {"form": "rubber", "law": "classic"}, id="bridge-rubber"),
    pytest.param(find_game("bridge"), {"form": "duplicate", "deals": 3}, id="bridge-duplicate"),
    pytest.param(TOY, {}, id="toy-shedding"),
]
REQUESTS = (*map(ClaimTricks, range(15)), AskUndo(), *Answer)
ACTIONS = {"bridge": (*ALL_CALLS, *CARDS, *REQUESTS), "toy-shedding": (*CARDS, Draw())}


def test_every_registered_game_is_in_this_suite() -> None:
    assert {game.key for game in GAMES} <= set(ACTIONS)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_exactly_the_listed_actions_are_accepted(
    game: AnyGame, options: dict[str, object]
) -> None:
    for seed in range(2):
        for match, _ in random_match(game, options, seed, limit=90):
            assert_only_listed_actions_are_accepted(match, ACTIONS[game.key])


@pytest.mark.parametrize(("game", "options"), CASES)
def test_the_log_replayed_after_every_step_is_the_match(
    game: AnyGame, options: dict[str, object]
) -> None:
    for match, _ in random_match(game, options, seed=5, limit=90):
        assert_replay_is_the_match(match)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_a_finished_match_replays_without_chance(
    game: AnyGame, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished_match(game, options, seed=11)
    monkeypatch.setattr(Random, "shuffle", lambda *_: pytest.fail("chance was asked in a replay"))
    assert_replay_is_the_match(match)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_events_tell_nobody_of_a_card_that_is_hidden_from_him(
    game: AnyGame, options: dict[str, object]
) -> None:
    for seed in range(4):
        for match, events in random_match(game, options, seed, limit=120):
            assert_events_name_only_what_their_audience_sees(match, events)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_nothing_may_be_played_after_the_end(game: AnyGame, options: dict[str, object]) -> None:
    match = finished_match(game, options, seed=3)
    assert match.is_over
    assert_only_listed_actions_are_accepted(match, ACTIONS[game.key])
    assert all(match.legal_actions(seat) == () for seat in match.seats)


def test_swapping_hidden_cards_changes_no_view_of_a_bridge_match() -> None:
    """Two matches alike but for the hidden hands look the same from every seat that sees none."""
    for seed in range(40):
        rng = Random(seed)
        match: Match = Match(find_game("bridge"), {"form": "chicago"})
        match.play_chance(rng)
        for _ in range(rng.randrange(1, 60)):
            if match.turn is None or match.turn.decider is CHANCE:
                break
            step(match, rng)
        deal = match.state.deal
        if deal is None:
            continue
        for seat in (*match.seats, None):
            view = match.view(seat)
            hidden = [other for other in match.seats if other not in view.hands]
            seen = {card for other in match.seats for card in cards_in(view.hands.get(other))}
            for other in hidden:
                assert not seen & set(deal.held[other])
            played = set(cards_in((view.trick, view.tricks)))
            assert set(cards_in(view)) - seen - played <= set(cards_in(view.last))
            swapped = swap_hidden(match, hidden, rng)
            assert swapped is None or without_fingerprint(swapped.view(seat)) == (
                without_fingerprint(view)
            )
            counted = sum(view.held_counts.values()) + len(played)
            assert counted == 52


def swap_hidden(match: Match, hidden: list[Seat], rng: Random) -> Match | None:
    """The same match with two cards of hidden hands exchanged; None when that is no legal one."""
    held = match.state.deal.held
    if len(hidden) < 2 or not all(len(held[seat]) for seat in hidden[:2]):
        return None
    one, other = (rng.choice(held[seat].cards) for seat in hidden[:2])
    again: Match = Match(match.game, match.options)
    last = max(at for at, entry in enumerate(match.log) if entry.decider is CHANCE)
    for at, entry in enumerate(match.log):
        code = entry.code
        if at == last:
            hands = dict(match.state.deal.hands)
            for seat in hands:
                cards = [other if c == one else one if c == other else c for c in hands[seat]]
                hands[seat] = Hand(cards)
            code = DealCards(join_hands(hands), match.state.deal.salt).code
        if again.game.check(again.state, entry.decider, again.game.parse_action(code)):
            return None
        again.play(entry.decider, code)
    return again


def without_fingerprint(view: BridgeView) -> BridgeView:
    """The fingerprint is of the whole deal, under a secret salt."""
    return replace(view, fingerprint="")


def test_every_bridge_deal_is_conserved_through_the_play() -> None:
    for match, _ in random_match(find_game("bridge"), {"form": "chicago"}, seed=9):
        deal = match.state.deal
        if deal is None:
            continue
        held = [card for seat in match.seats for card in deal.held[seat]]
        played = [] if deal.play is None else [each.card for each in deal.play.cards]
        assert sorted(held + played) == sorted(PACK)


def test_toy_conserves_its_pack_through_a_reshuffle_in_the_middle() -> None:
    shuffles = 0
    for seed in range(90):
        for match, _ in random_match(TOY, {}, seed, limit=400):
            state = match.state
            if not state.pile:
                continue
            held = [card for hand in state.hands.values() for card in hand]
            assert (
                len({*held, *state.stock, *state.pile})
                == 36
                == len([*held, *state.stock, *state.pile])
            )
        shuffles += sum(entry.decider is CHANCE for entry in match.log) - 1
    assert shuffles > 0


def test_a_prepared_deal_is_dealt_and_no_other() -> None:
    board = join_hands(deal_four_hands(Random(1)))
    other = join_hands(deal_four_hands(Random(2)))
    game = find_game("bridge")
    match: Match = Match(game, {"form": "duplicate", "deals": 1, "boards": [board]})
    assert game.check(match.state, CHANCE, DealCards(other)) is not None
    match.play_chance(Random(3))
    assert join_hands(match.state.deal.hands) == board


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "options"), CASES)
def test_five_hundred_matches_conform(game: AnyGame, options: dict[str, object]) -> None:
    for seed in range(500):
        for match, events in random_match(game, options, 1_000 + seed):
            assert_events_name_only_what_their_audience_sees(match, events)
            if match.version % 7 == 0:
                assert_only_listed_actions_are_accepted(match, ACTIONS[game.key])
        assert_replay_is_the_match(match)
        assert all(match.legal_actions(Seat(seat)) == () for seat in match.seats)
