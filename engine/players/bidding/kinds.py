"""The kinds of calls: conventions and natural roles, each a key that the bot's texts word."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What a call is, in one word."""

    # openings
    OPEN_1 = "open-1"
    OPEN_1N = "open-1n"
    OPEN_2N = "open-2n"
    STRONG_2C = "strong-2c"
    WEAK_TWO = "weak-two"
    PREEMPT = "preempt"
    STRONG_CLUB = "strong-club"
    PRECISION_1D = "precision-1d"
    PRECISION_2C = "precision-2c"
    THREE_SUITER = "three-suiter"
    # answers to openings of a suit
    RESPONSE = "response"
    RESPONSE_1N = "response-1n"
    RESPONSE_2N = "response-2n"
    TWO_OVER_ONE = "two-over-one"
    JUMP_SHIFT = "jump-shift"
    RAISE = "raise"
    LIMIT_RAISE = "limit-raise"
    STRONG_RAISE = "strong-raise"
    PREEMPTIVE_RAISE = "preemptive-raise"
    GAME_RAISE = "game-raise"
    JACOBY_2N = "jacoby-2n"
    JACOBY_SUIT = "jacoby-suit"
    JACOBY_SHORTNESS = "jacoby-shortness"
    JACOBY_STRONG = "jacoby-strong"
    JACOBY_MEDIUM = "jacoby-medium"
    JACOBY_MINIMUM = "jacoby-minimum"
    # answers to no trump and to 2♣
    STAYMAN = "stayman"
    STAYMAN_MAJOR = "stayman-major"
    STAYMAN_NONE = "stayman-none"
    TRANSFER = "transfer"
    TRANSFER_MINOR = "transfer-minor"
    TRANSFER_DONE = "transfer-done"
    SUPER_ACCEPT = "super-accept"
    CUE_STAYMAN = "cue-stayman"
    NATURAL_INVITE = "natural-invite"
    WEAK_MAJOR = "weak-major"
    CHOICE_OF_GAMES = "choice-of-games"
    WAITING = "waiting"
    POSITIVE = "positive"
    POSITIVE_NT = "positive-nt"
    SECOND_NEGATIVE = "second-negative"
    STRONG_CLUB_NEGATIVE = "strong-club-negative"
    LIMITED_SUIT = "limited-suit"
    STRONG_SUIT = "strong-suit"
    # later calls of the opening side
    REBID = "rebid"
    REBID_1N = "rebid-1n"
    REBID_2N = "rebid-2n"
    REBID_2N_MINIMUM = "rebid-2n-minimum"
    REBID_2N_STRONG = "rebid-2n-strong"
    SECOND_SUIT = "second-suit"
    SECOND_1N = "second-1n"
    REVERSE = "reverse"
    JUMP_REBID = "jump-rebid"
    JUMP_SHIFT_REBID = "jump-shift-rebid"
    FOURTH_SUIT = "fourth-suit"
    GAME_TRY = "game-try"
    GAME_TRY_NT = "game-try-nt"
    GAME_TRY_RAISE = "game-try-raise"
    GAME_FIT = "game-fit"
    FIT = "fit"
    STOPPER = "stopper"
    FEATURE_ASK = "feature-ask"
    FEATURE = "feature"
    SOLID_SUIT = "solid-suit"
    # slam
    BLACKWOOD = "blackwood"
    BLACKWOOD_KINGS = "blackwood-kings"
    ACES_ANSWER = "aces-answer"
    KINGS_ANSWER = "kings-answer"
    GERBER = "gerber"
    GERBER_KINGS = "gerber-kings"
    QUANTITATIVE = "quantitative"
    CHOICE_OF_SLAMS = "choice-of-slams"
    GRAND_SLAM_FORCE = "grand-slam-force"
    SLAM = "slam"
    # competition
    OVERCALL = "overcall"
    OVERCALL_1N = "overcall-1n"
    OVERCALL_2N = "overcall-2n"
    OVERCALL_GAME = "overcall-game"
    BALANCING_1N = "balancing-1n"
    STRONG_JUMP = "strong-jump"
    WEAK_JUMP = "weak-jump"
    MICHAELS = "michaels"
    UNUSUAL_2N = "unusual-2n"
    MINOR_ASK = "minor-ask"
    MINOR_SHOWN = "minor-shown"
    CAPPELLETTI_MAJORS = "cappelletti-majors"
    CAPPELLETTI_ONE_SUIT = "cappelletti-one-suit"
    CAPPELLETTI_TWO_SUITS = "cappelletti-two-suits"
    RELAY = "relay"
    SUIT_SHOWN = "suit-shown"
    TAKEOUT_DOUBLE = "takeout-double"
    NEGATIVE_DOUBLE = "negative-double"
    REOPENING_DOUBLE = "reopening-double"
    COMPETITIVE_DOUBLE = "competitive-double"
    RESPONSIVE_DOUBLE = "responsive-double"
    SUPPORT_DOUBLE = "support-double"
    PENALTY_DOUBLE = "penalty-double"
    LEAD_DIRECTING_DOUBLE = "lead-directing-double"
    VALUES_DOUBLE = "values-double"
    REDOUBLE = "redouble"
    BUSINESS_REDOUBLE = "business-redouble"
    PENALTY_PASS = "penalty-pass"  # noqa: S105 - no password
    ADVANCE = "advance"
    ADVANCE_JUMP = "advance-jump"
    ADVANCE_GAME = "advance-game"
    ADVANCE_NT = "advance-nt"
    JUMP_RAISE = "jump-raise"
    CUE_RAISE = "cue-raise"
    CUE_BID = "cue-bid"
    TRUSCOTT = "truscott"
    WEAK_NEW_SUIT = "weak-new-suit"
    COMPETE = "compete"
    # anything
    NATURAL = "natural"
    NATURAL_NT = "natural-nt"
    NEW_SUIT = "new-suit"
    PREFERENCE = "preference"
    MINIMUM = "minimum"
    SIGN_OFF = "sign-off"
    PASS = "pass"  # noqa: S105 - no password
    GAME_ON_SCORE = "game-on-score"
    NO_AGREEMENT = "no-agreement"


ARTIFICIAL = frozenset(
    {
        Kind.STRONG_2C,
        Kind.STRONG_CLUB,
        Kind.STRONG_CLUB_NEGATIVE,
        Kind.PRECISION_1D,
        Kind.THREE_SUITER,
        Kind.JACOBY_2N,
        Kind.JACOBY_SUIT,
        Kind.JACOBY_SHORTNESS,
        Kind.JACOBY_STRONG,
        Kind.JACOBY_MEDIUM,
        Kind.JACOBY_MINIMUM,
        Kind.STAYMAN,
        Kind.STAYMAN_NONE,
        Kind.TRANSFER,
        Kind.TRANSFER_MINOR,
        Kind.TRANSFER_DONE,
        Kind.CUE_STAYMAN,
        Kind.WAITING,
        Kind.SECOND_NEGATIVE,
        Kind.FOURTH_SUIT,
        Kind.FEATURE_ASK,
        Kind.FEATURE,
        Kind.SOLID_SUIT,
        Kind.BLACKWOOD,
        Kind.BLACKWOOD_KINGS,
        Kind.ACES_ANSWER,
        Kind.KINGS_ANSWER,
        Kind.GERBER,
        Kind.GERBER_KINGS,
        Kind.CHOICE_OF_SLAMS,
        Kind.GRAND_SLAM_FORCE,
        Kind.MICHAELS,
        Kind.UNUSUAL_2N,
        Kind.MINOR_ASK,
        Kind.CAPPELLETTI_MAJORS,
        Kind.CAPPELLETTI_ONE_SUIT,
        Kind.CAPPELLETTI_TWO_SUITS,
        Kind.RELAY,
        Kind.TAKEOUT_DOUBLE,
        Kind.NEGATIVE_DOUBLE,
        Kind.REOPENING_DOUBLE,
        Kind.RESPONSIVE_DOUBLE,
        Kind.COMPETITIVE_DOUBLE,
        Kind.SUPPORT_DOUBLE,
        Kind.LEAD_DIRECTING_DOUBLE,
        Kind.VALUES_DOUBLE,
        Kind.CUE_RAISE,
        Kind.CUE_BID,
        Kind.TRUSCOTT,
    }
)
"""Kinds whose calls do not mean what they name: to be alerted."""

ASKS = frozenset(
    {
        Kind.BLACKWOOD,
        Kind.BLACKWOOD_KINGS,
        Kind.GERBER,
        Kind.GERBER_KINGS,
        Kind.GRAND_SLAM_FORCE,
    }
)
"""Questions that are answered whatever the opponents do."""
