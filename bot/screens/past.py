"""What was played in a chat: the list of its matches, and the sheet of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.chat import Button, Rows
from bot.tables import Table
from bot.tables.accounts import PastMatch, PastSeat
from bot.texts import Html, Texts, clean_name
from engine import Side

from . import codes
from .entries import entry_rows
from .keys import Keys, in_rows
from .pages import sheet_screen
from .scene import Scene, joined
from .screen import Screen
from .table_page import final_form

_KEYS = Keys()
PAGE = 6
"""Matches on one page of the list."""


def history_screen(matches: Sequence[PastMatch], texts: Texts, *, first: int = 0) -> Screen:
    """Finished matches from number ``first`` (0: the newest) on; one more than a page says that
    there are older ones.
    """
    shown = matches[:PAGE]
    lines = [_match_line(number, match, texts) for number, match in enumerate(shown, first + 1)]
    buttons = [
        _KEYS.button(str(number), codes.with_arguments(codes.HISTORY, match.id))
        for number, match in enumerate(shown, first + 1)
    ]
    title = texts.say("history-title" if matches else "history-empty")
    return Screen(
        joined(title, *lines), (*in_rows(buttons), *_paging(len(matches), texts, first=first))
    )


def _paging(count: int, texts: Texts, *, first: int) -> Rows:
    row: list[Button] = []
    if first > 0:
        code = codes.with_arguments(codes.HISTORY, "p", max(0, first - PAGE))
        row.append(_KEYS.button(texts.plain("b-history-newer"), code))
    if count > PAGE:
        code = codes.with_arguments(codes.HISTORY, "p", first + PAGE)
        row.append(_KEYS.button(texts.plain("b-history-older"), code))
    return (tuple(row),) if row else ()


def _match_line(number: int, match: PastMatch, texts: Texts) -> Html:
    return texts.say(
        "history-line",
        number=number,
        date=day(match.ended_at),
        form=texts.plain(f"w-form-{match.form}"),
        first=_pair(match, Side.NS, texts),
        second=_pair(match, Side.EW, texts),
        ns=match.north_south,
        ew=match.east_west,
    )


def _pair(match: PastMatch, side: Side, texts: Texts) -> str:
    one, other = (seat_name(seat, texts) for seat in match.seats if seat.seat in side.seats)
    return texts.plain("w-pair", one=one, other=other)


def seat_name(seat: PastSeat, texts: Texts) -> str:
    """The name of who sat there; a computer's by its seat."""
    if seat.is_computer:
        return texts.plain(f"w-computer-{seat.seat.name.lower()}")
    return person_name(seat.name, texts)


def person_name(name: str, texts: Texts) -> str:
    """A person's name, or the word for one who is forgotten."""
    return clean_name(name, 16) if name else texts.plain("w-forgotten")


def day(seconds: float) -> str:
    """The day of a moment (UTC), as ``2026-11-30``."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def past_screen(match: PastMatch, table: Table, texts: Texts) -> Screen:
    """The sheet of one match, each deal of which can be asked about, and the way back."""
    scene = Scene.of_group(table, texts, bot_username="")
    back = _KEYS.button(texts.plain("b-history"), codes.HISTORY)
    title = texts.say(
        "past-title", date=day(match.ended_at), form=texts.plain(f"w-form-{match.form}")
    )
    return sheet_screen(scene, title, (*entry_rows(scene, final_form(scene)), (back,)))
