"""Answers to presses: plain text of at most 200 characters, shown to the presser alone."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables import PersonSettings, Table, TableReason
from bot.texts import Texts
from engine import Call, Reason, Seat
from engine.actions import Action

LONGEST = 200


def reason_toast(
    reason: Reason | TableReason,
    texts: Texts,
    *,
    data: Mapping[str, str] | None = None,
    waiting_for: str = "",
) -> str:
    """Why something was refused. ``data`` is ``IllegalAction.data``; ``waiting_for`` a name."""
    raise NotImplementedError


def hand_alert(
    table: Table, seat: Seat, texts: Texts, *, settings: PersonSettings | None = None
) -> str:
    """My cards, and what may be played or that it is my turn to call."""
    raise NotImplementedError


def last_trick_alert(
    table: Table, texts: Texts, *, settings: PersonSettings | None = None
) -> str:
    """The last trick: who led, the cards, who won."""
    raise NotImplementedError


def call_alert(table: Table, index: int, meaning: object | None, texts: Texts) -> str:
    """What call number ``index`` of the auction means; also when nothing is known about it."""
    raise NotImplementedError


def sheet_alert(table: Table, texts: Texts, *, seat: Seat | None = None) -> str:
    """The score so far in a few words."""
    raise NotImplementedError


def hint_alert(
    action: Action | None, meaning: object | None, texts: Texts, *, settings: PersonSettings
) -> str:
    """What a computer would do; None: nothing to be done now."""
    raise NotImplementedError


def done_toast(action: Call | Action, texts: Texts, *, settings: PersonSettings) -> str:
    """A short echo of the call or card just made."""
    raise NotImplementedError


def stale_toast(texts: Texts) -> str:
    """An old button."""
    raise NotImplementedError
