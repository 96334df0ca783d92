"""Long measurements of strength, run by name: ``pytest -m campaign tests/engine/players``."""

from __future__ import annotations

import pytest

from engine.players.contest import play_team_match
from engine.players.yardstick import measure_on_random_deals


@pytest.mark.campaign
@pytest.mark.timeout(0)
def test_club_beats_basic_by_two_imps_a_board() -> None:
    figure = play_team_match("club", "basic", deals=500, seed=1).imps_per_board
    assert figure.mean - figure.half_width_95 >= 2


@pytest.mark.campaign
@pytest.mark.timeout(0)
def test_expert_beats_club_by_more_than_twice_the_error() -> None:
    figure = play_team_match("expert", "club", deals=500, seed=1).imps_per_board
    assert figure.mean > 2 * figure.standard_error


@pytest.mark.campaign
@pytest.mark.timeout(0)
def test_club_loses_no_more_tricks_than_promised() -> None:
    figures = measure_on_random_deals("club", deals=500, seed=1).figures()
    assert figures["lost_as_declarer"].mean <= 0.50
    assert figures["lost_in_defence"].mean <= 0.42
    assert figures["lost_on_lead"].mean <= 0.23
