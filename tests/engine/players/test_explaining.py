"""Meanings shown are the meanings used: with the score at which the calls were made."""

from __future__ import annotations

from engine import CHANCE, Auction, Contract, Match, find_game
from engine.bridge.forms import Outcome, RubberForm
from engine.bridge.scoring import Rubber
from engine.players.explaining import meaning_of, meanings_of, stakes_before
from engine.seats import Seat


def test_the_stakes_of_a_finished_deal_are_those_before_it() -> None:
    form = RubberForm(Rubber(), Seat.NORTH)
    for contract, tricks in (("2H-S", 8), ("1N-E", 7), ("3N-N", 9)):
        form = form.add(Outcome(Contract.parse(contract), tricks))
    assert stakes_before(form, 1).below_us == 0
    assert (stakes_before(form, 2).below_us, stakes_before(form, 2).below_them) == (60, 0)
    third = stakes_before(form, 3)
    assert (third.below_us, third.below_them, third.games_us) == (60, 40, 0)
    assert (stakes_before(form, 4).below_us, stakes_before(form, 4).games_us) == (0, 1)


def test_the_meaning_before_a_call_is_the_meaning_after_it() -> None:
    board = "N:AKQ2.J93.T84.KJ7 J983.AK2.Q76.T52 T75.QT54.AK3.A94 64.876.J952.Q863"
    match: Match = Match(find_game("bridge"), {"boards": [board]})
    match.play(CHANCE, board)
    for text in ("1C", "P", "1H", "P"):
        view = match.view(match.turn.decider)
        call = Auction.parse(text).calls[0]
        before = meaning_of(view, call, "natural")
        match.play(match.turn.decider, text)
        assert meanings_of(match.view(None), "natural")[-1] == before
