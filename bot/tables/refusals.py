"""Why a table refuses what people ask of it: a reason, which ``bot/texts`` words."""

from __future__ import annotations

from enum import StrEnum


class TableReason(StrEnum):
    """Why a table refuses."""

    SEAT_TAKEN = "seat-taken"
    NOT_SEATED = "not-seated"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_PLAYING = "not-playing"
    NOBODY_SEATED = "nobody-seated"
    NOT_ALLOWED = "not-allowed"
    STALE = "stale"
    NOT_YOUR_TURN = "not-your-turn"
    DEAL_RUNNING = "deal-running"
    NO_SUCH_TABLE = "no-such-table"
    NO_CARDS_YET = "no-cards-yet"
    CHAT_HAS_TABLE = "chat-has-table"
    TOO_MANY_TABLES = "too-many-tables"
    SAW_OTHER_CARDS = "saw-other-cards"


class TableError(Exception):
    """Refused; nothing has changed."""

    def __init__(self, reason: TableReason) -> None:
        super().__init__(reason.value)
        self.reason = reason
