"""Random views for the geometry and text tests, played once per session."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import PlayCard
from engine.bridge import BridgeState, BridgeView, ContractBridge
from engine.match import Match
from engine.seats import CHANCE, COMPASS


def _views_of_match(seed: int, form: str) -> list[BridgeView]:
    rng = Random(seed)
    match: Match[BridgeState, BridgeView] = Match(ContractBridge(), {"form": form, "deals": 4})
    views: list[BridgeView] = []
    while match.turn is not None and len(views) < 900:
        seen_by = rng.choice((None, *COMPASS))
        views.extend(match.view(seat) for seat in (seen_by, rng.choice(COMPASS)))
        turn = match.turn
        if turn.decider is CHANCE:
            match.play_chance(rng)
            continue
        legal = match.view(turn.decider).legal
        is_card = isinstance(legal[0], PlayCard)
        # low calls first, so that auctions are long and doubles happen
        match.play(turn.decider, rng.choice(legal if is_card else legal[:4]))
    views.append(match.view(None))
    return views


@pytest.fixture(scope="session")
def random_views() -> list[BridgeView]:
    """More than two thousand views: every phase, every seat and the group's."""
    forms = ("rubber", "chicago", "duplicate")
    return [view for seed in range(6) for view in _views_of_match(seed, forms[seed % 3])]
