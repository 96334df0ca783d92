"""The review of finished deals: losses are those of the solver, named with the better cards."""

from __future__ import annotations

from random import Random

from engine import Match, find_game
from engine.auction import Strain
from engine.bridge import FinishedDeal
from engine.players.double_dummy import analyse_play
from engine.players.review import review_deal
from engine.seats import CHANCE


def finished(seed: int, *, calls: str = "1N P P P") -> FinishedDeal:
    """A deal played at random."""
    rng = Random(seed)
    match: Match = Match(find_game("bridge"), {"form": "duplicate", "deals": 1})
    while match.turn is not None:
        if match.turn.decider is CHANCE:
            match.play_chance(rng)
            for code in calls.split():
                match.play(match.turn.decider, code)
        else:
            match.play(match.turn.decider, rng.choice(match.view(match.turn.decider).legal))
    return match.state.finished[0]


def test_the_losses_explain_the_difference_between_double_dummy_and_the_result() -> None:
    for seed in range(4):
        deal = finished(seed)
        contract = deal.contract
        review = review_deal(deal)
        declarer = contract.declarer
        balance = sum(
            loss.tricks if loss.seat.side is declarer.side else -loss.tricks
            for loss in review.losses
        )
        expected = review.table.tricks(Strain.NO_TRUMP, declarer)
        assert expected - balance == deal.outcome.tricks
        assert review.losses


def test_a_better_card_really_is_better() -> None:
    deal = finished(5)
    review = review_deal(deal)
    loss = next(loss for loss in review.losses if loss.trick > 1)
    at = next(i for i, played in enumerate(deal.played) if played.card == loss.card)
    cards = [played.card for played in deal.played]
    before = analyse_play(deal.hands, contract=deal.contract, cards=cards)[at]
    instead = analyse_play(deal.hands, contract=deal.contract, cards=[*cards[:at], loss.better[0]])
    assert loss.card not in loss.better
    assert instead[at + 1] == before
    assert review.losses_in(loss.trick)


def test_a_deal_passed_out_has_a_table_and_a_par_and_no_losses() -> None:
    review = review_deal(finished(1, calls="P P P P"))
    assert review.losses == ()
    assert len(review.table.numbers) == 20
