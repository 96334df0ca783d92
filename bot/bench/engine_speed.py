"""The rules' speed beside endplay's ``Deal``: whole random deals, one action after the other.

Both sides do the same: deal, ask what is legal, choose at random, play, to the last card. Ours
also bids, scores, logs and builds the view that a player looks at, which endplay does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine import CHANCE, Match, find_game
from engine.actions import Action

from .figures import Figure, rate

SECTION = "engine"


def measure(*, seconds: float) -> Iterator[Figure]:
    """Deals and questions a second; ``seconds`` for each of them."""
    rng = Random(1)
    theirs = rate(lambda: _endplay_deal(rng), seconds=seconds)
    yield Figure(
        SECTION,
        "random deals a second, each action by its player's view",
        rate(lambda: _deal(rng), seconds=seconds),
        "deals/s",
        theirs,
        "endplay, play only",
    )
    moment = _moment_in_play(rng)
    position = _endplay_position(rng)
    yield Figure(
        SECTION,
        "legal actions, asked during play",
        rate(lambda: _ask(moment), seconds=seconds),
        "calls/s",
        rate(lambda: _endplay_ask(position), seconds=seconds),
        "endplay",
    )


def _new_match() -> Match[Any, Any]:
    return Match(find_game("bridge"), {"form": "duplicate", "deals": 1})


def _deal(rng: Random) -> int:
    match = _new_match()
    while match.turn is not None:
        _step(match, rng)
    return 1


def _step(match: Match[Any, Any], rng: Random) -> None:
    assert match.turn is not None
    decider = match.turn.decider
    if decider is CHANCE:
        match.play_chance(rng)
        return
    match.play(decider, _choose(match.view(decider).legal, rng))


def _choose(legal: tuple[Action, ...], rng: Random) -> Action:
    return legal[rng.randrange(len(legal))]


def _moment_in_play(rng: Random) -> Match[Any, Any]:
    match = _new_match()
    while match.state.deal is None or match.state.deal.play is None:
        if match.turn is None:
            match = _new_match()
        _step(match, rng)
    return match


def _ask(match: Match[Any, Any]) -> int:
    assert match.turn is not None
    match.legal_actions(match.turn.decider)
    return 1


def _endplay_position(rng: Random) -> Any:
    from endplay.dealer import generate_deal
    from endplay.types import Denom, Player

    deal = generate_deal(seed=rng.getrandbits(31))
    deal.trump, deal.first = Denom.spades, Player.north
    return deal


def _endplay_deal(rng: Random) -> int:
    deal = _endplay_position(rng)
    for _ in range(52):
        moves = list(deal.legal_moves())
        deal.play(moves[rng.randrange(len(moves))])
    return 1


def _endplay_ask(deal: Any) -> int:
    list(deal.legal_moves())
    return 1
