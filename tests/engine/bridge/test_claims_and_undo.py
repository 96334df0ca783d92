"""Claims, concessions and taking back: who may, who is asked, what the others see (Laws 68-70)."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from engine import IllegalAction, Match, Reason, Seat, find_game
from engine.actions import PlayCard
from engine.bridge import Answer, AskUndo, Claim, ClaimTricks, Undo
from engine.seats import CHANCE, COMPASS

N, E, S, W = COMPASS
BOARD = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"


def deal(*, calls: str = "1N P P P", cards: str = "") -> Match:
    """A match in which North deals, opens and plays 1 no trump; East leads."""
    match: Match = Match(find_game("bridge"), {"form": "duplicate", "deals": 2, "boards": [BOARD]})
    match.play_chance(Random(1))
    for code in (*calls.split(), *cards.split()):
        assert match.turn is not None
        match.play(match.turn.decider, code)
    return match


def reason(match: Match, seat: Seat, code: str) -> Reason:
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, code)
    return refused.value.reason


def test_declarer_claims_both_defenders_agree_and_the_deal_is_scored() -> None:
    match = deal(cards="ST S3 S2 SJ")
    match.play(N, "cl.12")
    assert match.view(E).hands[N] == match.view(None).hands[N] == match.state.deal.held[N]
    assert [match.view(seat).legal for seat in COMPASS] == [(), tuple(Answer), (), tuple(Answer)]
    match.play(W, "yes")
    assert match.turn is not None
    assert match.turn.decider is E
    match.play(E, "yes")
    (finished,) = match.state.finished
    assert finished.outcome.tricks == 13
    assert finished.claim is not None
    assert finished.claim.seat is N
    assert len(finished.played) == 4


def test_a_claim_in_the_middle_of_a_trick_counts_that_trick_too() -> None:
    match = deal(cards="ST")
    match.play(N, "cl.13")
    for seat in (E, W):
        match.play(seat, "yes")
    assert match.state.finished[-1].outcome.tricks == 13


def test_a_defender_concedes_and_declarer_gets_the_rest() -> None:
    match = deal(cards="ST S3 S2 SJ")
    match.play(W, "cl.0")
    assert match.turn is not None
    assert match.turn.decider is N
    match.play(N, "yes")
    match.play(E, "yes")
    assert match.state.finished[-1].outcome.tricks == 13


def test_the_partner_may_object_to_a_concession_but_not_to_a_claim_of_all() -> None:
    match = deal(cards="ST S3 S2 SJ")
    match.play(W, "cl.0")
    assert set(match.view(E).legal) == set(Answer)
    match.play(E, "no")
    assert match.view(None).request is None
    assert reason(match, W, "cl.0") is Reason.REFUSED_BEFORE
    fresh = deal(cards="ST S3 S2 SJ")
    fresh.play(W, "cl.12")
    assert fresh.view(E).legal == ()


def test_one_no_lets_play_go_on_and_the_claim_waits_for_another_card() -> None:
    match = deal(cards="ST S3 S2 SJ")
    before = match.view(None)
    match.play(N, "cl.12")
    match.play(E, "no")
    assert match.view(None).refused == Claim(N, 12, 12)
    assert replace(match.view(None), refused=None) == before
    assert reason(match, N, "cl.12") is Reason.REFUSED_BEFORE
    assert match.view(N).claims == tuple(range(12))
    match.play(N, "SQ")
    assert match.game.check(match.state, N, ClaimTricks(12)) is None


def test_while_a_claim_is_open_nothing_else_may_be_done() -> None:
    match = deal(cards="ST S3 S2 SJ")
    match.play(W, "cl.1")
    assert reason(match, N, "SQ") is Reason.ANSWER_FIRST
    assert reason(match, N, "cl.12") is Reason.ANSWER_FIRST
    assert reason(match, E, "undo") is Reason.ANSWER_FIRST
    assert reason(match, S, "yes") is Reason.NOTHING_ASKED


def test_dummy_does_not_claim_and_nobody_claims_before_dummy_is_faced() -> None:
    assert reason(deal(), N, "cl.13") is Reason.WRONG_PHASE
    match = deal(cards="ST S3")
    assert reason(match, S, "cl.13") is Reason.NOT_ALLOWED
    assert reason(match, N, "cl.14") is Reason.CLAIM_TOO_HIGH
    assert match.view(S).claims == ()


def test_a_call_may_be_taken_back_until_partner_has_called() -> None:
    match = deal(calls="1N")
    before = deal(calls="").view(None)
    match.play(E, "P")
    match.play(N, "undo")
    assert match.view(None).request == Undo(N, 0, 2, (E, W))
    for seat in (W, E):
        match.play(seat, "yes")
    assert match.view(None) == before
    late = deal(calls="1N P P")
    assert reason(late, N, "undo") is Reason.TOO_LATE_TO_UNDO
    assert reason(late, W, "undo") is Reason.NOTHING_TO_UNDO


def test_the_opening_lead_is_not_taken_back_since_it_faced_dummy() -> None:
    assert reason(deal(cards="ST"), E, "undo") is Reason.TOO_LATE_TO_UNDO


def test_declarer_asks_for_the_card_played_from_dummy_and_dummy_is_never_asked() -> None:
    match = deal(cards="ST S3")
    before = deal(cards="ST")
    match.play(N, "undo")
    assert match.view(None).request == Undo(N, 5, 1, (E, W))
    match.play(E, "yes")
    match.play(W, "yes")
    assert [match.view(seat) for seat in COMPASS] == [before.view(seat) for seat in COMPASS]
    defender = deal(cards="ST S3 S2")
    defender.play(W, "undo")
    assert defender.view(None).request == Undo(W, 6, 1, (N,))


def test_a_card_is_not_taken_back_once_a_hidden_hand_has_shown_another() -> None:
    assert reason(deal(cards="ST S3 S2"), N, "undo") is Reason.TOO_LATE_TO_UNDO
    assert deal(cards="ST S3 S2").view(W).may_undo


def test_a_refused_request_is_not_repeated() -> None:
    match = deal(cards="ST S3")
    match.play(N, "undo")
    match.play(E, "no")
    assert reason(match, N, "undo") is Reason.REFUSED_BEFORE
    assert not match.view(N).may_undo


def test_after_any_accepted_undo_all_views_are_those_before_the_action() -> None:
    """Random deals with claims refused on the way: every possible undo is asked and agreed to."""
    undone = 0
    for seed in range(20):
        rng = Random(seed)
        match: Match = Match(find_game("bridge"), {"form": "rubber"})
        views: dict[int, list[object]] = {}
        for _ in range(110):
            turn, running = match.turn, match.state.deal
            assert turn is not None
            if turn.decider is CHANCE:
                match.play_chance(rng)
                views = {}
                continue
            views[running.steps] = [match.view(seat) for seat in (*COMPASS, None)]
            legal = match.view(turn.decider).legal
            is_card = isinstance(legal[0], PlayCard)
            match.play(turn.decider, rng.choice(legal if is_card else legal[:5]))
            if match.state.deal is None:
                continue
            asker = rng.choice(COMPASS)
            if match.game.check(match.state, asker, AskUndo()) is None:
                match.play(asker, AskUndo())
                request = match.view(None).request
                reply = Answer.YES if rng.random() < 0.8 else Answer.NO
                agree(match, reply)
                if reply is Answer.NO:
                    continue
                assert [match.view(seat) for seat in (*COMPASS, None)] == views[request.step]
                undone += 1
    assert undone > 150


def agree(match: Match, reply: Answer) -> None:
    """Answer for all who are asked; the first no ends it."""
    for seat in match.view(None).request.asked:
        match.play(seat, reply)
        if reply is Answer.NO:
            return


def test_requests_survive_a_replay() -> None:
    match = deal(cards="ST S3")
    match.play(N, "undo")
    again = Match.replay(match.to_json())
    assert again.state == match.state
    agree(again, Answer.YES)
    assert again.version == match.version + 2


def test_the_fingerprint_shown_at_the_start_is_that_of_the_deal_and_its_salt() -> None:
    match = deal(cards="ST S3 S2 SJ")
    shown = match.view(E).fingerprint
    match.play(N, "cl.12")
    agree(match, Answer.YES)
    finished = match.state.finished[-1]
    text = match.log[0].code
    assert text == f"{BOARD} {finished.salt}"
    assert shown == finished.fingerprint == sha256(text.encode()).hexdigest()


def test_a_deal_of_an_older_log_has_no_fingerprint_and_still_replays() -> None:
    match: Match = Match(find_game("bridge"), {})
    match.play(CHANCE, BOARD)
    assert match.view(None).fingerprint == ""
    assert Match.replay(match.to_json()).state == match.state
