"""The default system: five-card majors, strong no trump, close to Standard American (SAYC)."""

from __future__ import annotations

from engine.players.bidding.rules import Book

from .advances import advances_of_overcalls, overcaller_answers_cue
from .answers_to_doubles import advances_of_doubles
from .competing import compete
from .contested import opener_after_negative_double, opener_contested_rebid
from .doubler import (
    doubler_again,
    doubler_answers_cue,
    runs_from_doubled_nt,
    stands_for_penalties,
)
from .general import continue_constructively
from .interference import over_interference
from .later_rounds import (
    negative_doubler_again,
    opener_accepts,
    opener_after_fourth_suit,
    opener_after_reverse,
)
from .notrump import nt_opener_answers, nt_opener_disturbed, responses_to_nt
from .notrump_continued import after_minor_transfer, after_stayman, after_transfer, nt_opener_last
from .openings import openings
from .overcalls import overcalls
from .preempts import (
    preempt_responder_continues,
    preemptor_answers,
    responses_to_preempts,
    strong_two_rebids,
    strong_two_responder_again,
    strong_two_responses,
)
from .raises import (
    jacoby_2n_answers,
    jacoby_2n_continues,
    opener_after_a_raise,
    responder_to_a_try,
)
from .rebids import opener_rebids
from .reopening import opener_after_reopening, opener_reopens, responder_to_reopening
from .responses import responses
from .second_response import responder_again
from .slams import after_answer, answers_to_asks
from .two_suiters import answers_to_two_suiters, minor_asker_rests, two_suiter_continues

AGREEMENTS: tuple[Book, ...] = (
    openings,
    answers_to_asks,
    after_answer,
    stands_for_penalties,
    jacoby_2n_answers,
    jacoby_2n_continues,
    responses_to_nt,
    nt_opener_answers,
    nt_opener_disturbed,
    after_stayman,
    after_transfer,
    after_minor_transfer,
    nt_opener_last,
    strong_two_responses,
    strong_two_rebids,
    strong_two_responder_again,
    preemptor_answers,
    preempt_responder_continues,
    responses_to_preempts,
    responses,
    over_interference,
    opener_after_a_raise,
    responder_to_a_try,
    opener_rebids,
    responder_again,
    opener_after_fourth_suit,
    opener_after_reverse,
    opener_accepts,
    opener_reopens,
    responder_to_reopening,
    opener_after_negative_double,
    opener_after_reopening,
    opener_contested_rebid,
    negative_doubler_again,
    overcalls,
    answers_to_two_suiters,
    two_suiter_continues,
    minor_asker_rests,
    advances_of_overcalls,
    overcaller_answers_cue,
    advances_of_doubles,
    doubler_again,
    doubler_answers_cue,
    runs_from_doubled_nt,
)
"""What the system agrees on, in the order in which it is consulted."""

GENERAL: tuple[Book, ...] = (continue_constructively, compete)
"""Natural bidding by strength and fit."""

TIERS: tuple[tuple[Book, ...], ...] = (AGREEMENTS, GENERAL)
"""The agreements, then natural bidding by strength and fit."""
