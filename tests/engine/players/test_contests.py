"""Arena and yardstick: repeatable, fair, and charging each card to the right side."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import Seat, Vulnerability
from engine.auction import Auction, Strain
from engine.players import UnknownPlayer
from engine.players.contest import play_team_match
from engine.players.double_dummy import DoubleDummyTable, tricks_by_card
from engine.players.figures import Figure
from engine.players.numbered_games import BadGame, read_numbered_games
from engine.players.yardstick import (
    TricksLost,
    imps_to_par,
    measure_on_recorded_deals,
    measure_record,
    table_of_figures,
    tricks_lost,
)
from engine.seats import COMPASS
from engine.tricks import Play

GAME = (Path(__file__).parent / "data" / "game.txt").read_text()


def test_a_team_match_is_repeated_exactly_by_its_seed() -> None:
    first = play_team_match("basic", "random", deals=3, seed=4, workers=1)
    again = play_team_match("basic", "random", deals=3, seed=4, workers=1)
    assert first == again
    assert first != play_team_match("basic", "random", deals=3, seed=5, workers=1)
    assert first.to_json()["imps_per_board"]["deals"] == 3


def test_a_rule_based_player_beats_a_random_one() -> None:
    match = play_team_match("basic", "random", deals=6, seed=1, workers=1)
    assert match.imps_per_board.mean > 5


def test_a_player_against_itself_wins_nothing() -> None:
    match = play_team_match("basic", "basic", deals=4, seed=2, workers=1)
    assert [board.swing for board in match.boards] == [0, 0, 0, 0]


def test_an_unknown_player_is_refused_before_any_board() -> None:
    with pytest.raises(UnknownPlayer):
        play_team_match("basic", "nobody", deals=1, seed=1)


def test_progress_counts_every_board() -> None:
    seen: list[tuple[int, int]] = []
    play_team_match(
        "random", "random", deals=2, seed=1, workers=1, progress=lambda *n: seen.append(n)
    )
    assert seen == [(1, 2), (2, 2)]


def test_tricks_lost_agree_with_solving_before_every_card() -> None:
    (game,) = read_numbered_games(GAME)
    contract = game.auction.contract
    assert contract is not None
    play = Play.start(
        game.hands, leader=contract.leader, trumps=contract.strain.suit, rotation=COMPASS
    )
    lost = {"declarer": 0, "defence": 0, "lead": 0}
    for index, card in enumerate(game.cards[:48]):
        values = tricks_by_card(
            play.hands,
            strain=contract.strain,
            leader=play.trick.leader,
            trick=[played.card for played in play.trick.plays],
        )
        defends = play.turn.side is not contract.declarer.side
        role = "lead" if index == 0 else "defence" if defends else "declarer"
        lost[role] += max(values.values()) - values[card]
        play = play.after(card)
    assert tricks_lost(game.hands, contract, game.cards) == TricksLost(**lost)


def test_a_contract_at_par_costs_no_imps_and_passing_a_slam_costs_many() -> None:
    table = DoubleDummyTable(
        (13, 0, 13, 0, 12, 1, 12, 1, 12, 1, 12, 1, 10, 3, 10, 3, 13, 0, 13, 0)
    )
    assert (
        table.tricks(Strain.SPADES, Seat.SOUTH) == 13 == table.tricks(Strain.NO_TRUMP, Seat.SOUTH)
    )
    assert imps_to_par(table, Auction.parse("P P 7N P P P"), Vulnerability.NONE) == 0
    assert imps_to_par(table, Auction.parse("P P P P"), Vulnerability.NONE) == 17
    assert imps_to_par(table, Auction.parse("P P 6N P P P"), Vulnerability.NONE) == 11


def test_recorded_games_are_read_and_measured() -> None:
    games = read_numbered_games(GAME)
    assert len(games) == 1
    assert all(len(game.cards) == 52 for game in games)
    own = measure_on_recorded_deals("basic", games, seed=1, workers=1)
    record = measure_record("record", games, workers=1)
    assert record.figures()["lost_as_declarer"].count == 1
    assert "opening lead" in table_of_figures([own, record])


def test_a_broken_line_is_named_by_its_number() -> None:
    with pytest.raises(BadGame) as caught:
        read_numbered_games(GAME + "1 2 3\n")
    assert caught.value.line == 2


def test_a_figure_is_the_mean_with_its_error() -> None:
    figure = Figure.of([1.0, 2.0, 3.0, 4.0])
    assert figure.mean == 2.5
    assert figure.standard_error == pytest.approx(0.6455, abs=1e-3)
    assert str(Figure.of([])) == "0.00 ± 0.00"
