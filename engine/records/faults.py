"""What is wrong with a record: the line, the reason and the details, never a sentence.

Every reader of this package raises :class:`RecordError` for bad input and nothing else.
"""

from __future__ import annotations

from enum import StrEnum

from engine.errors import EngineError


class RecordFault(StrEnum):
    """Why a record is refused."""

    UNREADABLE = "unreadable"
    """The text is not in this format at all."""
    TOO_LONG = "too-long"
    BAD_TAG = "bad-tag"
    """A tag pair is not closed, or has no value."""
    UNCLOSED_COMMENT = "unclosed-comment"
    BAD_INHERITANCE = "bad-inheritance"
    """``#`` stands where a value may not be taken over from the game before."""
    BAD_SEAT = "bad-seat"
    BAD_VULNERABILITY = "bad-vulnerability"
    BAD_DEAL = "bad-deal"
    BAD_CARD = "bad-card"
    CARD_TWICE = "card-twice"
    WRONG_CARD_COUNT = "wrong-card-count"
    BAD_CALL = "bad-call"
    ILLEGAL_CALL = "illegal-call"
    """``data["why"]`` is the :class:`engine.errors.Reason`."""
    DEALER_DIFFERS = "dealer-differs"
    BAD_CONTRACT = "bad-contract"
    CONTRACT_DIFFERS = "contract-differs"
    """The stated contract is not what the auction ended in."""
    DECLARER_DIFFERS = "declarer-differs"
    BAD_RESULT = "bad-result"
    RESULT_DIFFERS = "result-differs"
    """The stated tricks cannot follow from the cards played."""
    NO_DEAL = "no-deal"
    NO_DEALER = "no-dealer"
    NO_CONTRACT = "no-contract"
    CARD_NOT_HELD = "card-not-held"
    REVOKE = "revoke"
    FALSE_IRREGULARITY = "false-irregularity"
    """A call or card is marked as irregular and is not."""
    TEXT_AFTER_END = "text-after-end"
    BAD_NOTE = "bad-note"
    BAD_MARK = "bad-mark"
    BAD_RUBBER_HISTORY = "bad-rubber-history"


class RecordError(EngineError):
    """A record cannot be read: ``line`` (from 1), ``reason``, and ``data`` with the details."""

    def __init__(self, line: int, reason: RecordFault, **data: str) -> None:
        details = "".join(f" {key}={value!r}" for key, value in data.items())
        super().__init__(f"line {line}: {reason.value}{details}")
        self.line = line
        self.reason = reason
        self.data = data
