"""Everything that may be refused, with its reason.

    EngineError
    ├── IllegalAction   a call, a card or another action is against the rules now
    ├── BadLog          a stored match cannot be replayed
    └── UnknownGame     no game is registered under that key

(Records have their own ``RecordError`` with a line number, in ``engine.records``.)
Errors carry a :class:`Reason` and data, never a sentence: the texts of the bot word them.
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is refused."""

    NOT_YOUR_TURN = "not-your-turn"
    MATCH_IS_OVER = "match-is-over"
    UNREADABLE = "unreadable"
    WRONG_PHASE = "wrong-phase"
    # calls (Laws 18-19)
    BID_TOO_LOW = "bid-too-low"
    NOTHING_TO_DOUBLE = "nothing-to-double"
    OWN_BID_NOT_DOUBLED = "own-bid-not-doubled"
    ALREADY_DOUBLED = "already-doubled"
    NOTHING_TO_REDOUBLE = "nothing-to-redouble"
    AUCTION_IS_OVER = "auction-is-over"
    # cards (Law 44)
    CARD_NOT_HELD = "card-not-held"
    MUST_FOLLOW_SUIT = "must-follow-suit"
    # requests (Laws 68-70; taking back)
    ANSWER_FIRST = "answer-first"
    NOTHING_ASKED = "nothing-asked"
    CLAIM_TOO_HIGH = "claim-too-high"
    REFUSED_BEFORE = "refused-before"
    NOTHING_TO_UNDO = "nothing-to-undo"
    TOO_LATE_TO_UNDO = "too-late-to-undo"
    # everything a particular game adds
    NOT_ALLOWED = "not-allowed"


class EngineError(Exception):
    """The root of what the rules raise."""


class IllegalAction(EngineError):  # noqa: N818 - the public face fixed this name
    """An action was refused; nothing has changed.

    ``reason`` says why, ``action`` is the text form of what was tried, ``data`` holds details
    (as ``{"suit": "H"}`` for a revoke).
    """

    def __init__(self, reason: Reason, action: str = "", **data: str) -> None:
        super().__init__(f"{action or '?'}: {reason.value}")
        self.reason = reason
        self.action = action
        self.data = data


class BadLog(EngineError):  # noqa: N818
    """A stored log is damaged, from the future, or breaks the rules at ``entry`` (from 0)."""

    def __init__(self, why: str, entry: int | None = None) -> None:
        super().__init__(why if entry is None else f"entry {entry}: {why}")
        self.entry = entry


class UnknownGame(EngineError):  # noqa: N818
    """No game has this key."""
