"""What must hold for every game of the house, as checks over one match being played at random."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from random import Random
from typing import Any

import pytest

from engine.actions import MAX_CODE_LENGTH, Action
from engine.cards import Card
from engine.errors import IllegalAction
from engine.match import Match
from engine.protocol import EVERYONE, AnyGame, Event
from engine.seats import CHANCE

UNASKED = 0.06
"""How often a step is one out of turn, where there is any."""


def cards_in(value: object) -> Iterator[Card]:
    """Every card that can be reached from a value, wherever it hides."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Enum | str | int):
        return
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, Mapping):
        yield from cards_in((*value.keys(), *value.values()))
    elif isinstance(value, Iterable):
        for item in value:
            yield from cards_in(item)


def step(match: Match[Any, Any], rng: Random) -> tuple[Event, ...]:
    """One random action: seldom one that nobody waits for, half the time the first of those due.

    So games end, and whatever may be done out of turn is done now and then.
    """
    turn = match.turn
    assert turn is not None
    if turn.decider is CHANCE:
        return match.play_chance(rng)
    if rng.random() < UNASKED:
        seat = rng.choice(match.seats)
        unasked = set(match.legal_actions(seat)) - set(match.view(seat).legal)
        if unasked:
            return match.play(seat, rng.choice(sorted(unasked, key=str)))
    listed = match.view(turn.decider).legal
    return match.play(turn.decider, listed[0] if rng.random() < 0.5 else rng.choice(listed))


def random_match(
    game: AnyGame, options: Mapping[str, Any], seed: int, *, limit: int = 30_000
) -> Iterator[tuple[Match[Any, Any], tuple[Event, ...]]]:
    """Play at random, giving the match and its events after every step."""
    rng = Random(seed)
    match: Match[Any, Any] = Match(game, options)
    yield match, ()
    while not match.is_over and match.version < limit:
        yield match, step(match, rng)


def finished_match(game: AnyGame, options: Mapping[str, Any], seed: int) -> Match[Any, Any]:
    """A random match played to its end."""
    *_, (match, _) = random_match(game, options, seed)
    return match


def assert_only_listed_actions_are_accepted(
    match: Match[Any, Any], every_action: Iterable[Action]
) -> None:
    """``legal_actions`` is just what ``play`` accepts; a refused action leaves no trace."""
    game, state = match.game, match.state
    for seat in match.seats:
        listed = match.legal_actions(seat)
        assert set(match.view(seat).legal) <= set(listed)
        assert len(set(map(str, listed))) == len(listed)
        for action in listed:
            assert game.check(state, seat, action) is None
            assert len(action.code.encode("ascii")) <= MAX_CODE_LENGTH
            assert game.parse_action(action.code) == action
        for action in every_action:
            if action in listed:
                continue
            before = (match.version, match.log, match.state)
            with pytest.raises(IllegalAction):
                match.play(seat, action)
            assert (match.version, match.log, match.state) == before


def assert_replay_is_the_match(match: Match[Any, Any]) -> None:
    """The log alone gives the same state, version and views."""
    again = Match(match.game, match.options)
    for entry in match.log:
        again.play(entry.decider, entry.code)
    assert again.state == match.state
    assert again.version == match.version
    assert again.to_json() == match.to_json()
    for seat in (*match.seats, None):
        assert again.view(seat) == match.view(seat)


def assert_events_name_only_what_their_audience_sees(
    match: Match[Any, Any], events: Iterable[Event]
) -> None:
    """A card in an event is known to each seat that is told of it, by its view after the step."""
    for event in events:
        audience = (*match.seats, None) if event.seen_by is EVERYONE else event.seen_by
        for seat in audience:
            known = set(cards_in(match.view(seat)))
            assert set(cards_in(event)) <= known, (event, seat)
