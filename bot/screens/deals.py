"""Deals by their code: what a file held, how to play a code, how to check that a deal was fair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.chat import Button, ButtonStyle, Rows
from bot.texts import Html, Texts, clean_name
from engine.cards import Card
from engine.records import Board, RecordError
from renderers import words_of
from renderers.phrases import contract_with_declarer, margin_text

from . import codes
from .keys import Keys, in_rows
from .scene import joined
from .screen import Screen

LONGEST_FILE_NAME = 40
MOST_LISTED = 12
MOST_BUTTONS = 32
MOST_FAULTS = 5
LONGEST_DETAIL = 30


@dataclass(frozen=True, slots=True)
class Listed:
    """A board of a file that can be played, and its code."""

    board: Board
    code: str


def how_screen(texts: Texts) -> Screen:
    """How to play a deal by its code."""
    return Screen(texts.say("deal-how"))


def unknown_code_screen(texts: Texts, code: str) -> Screen:
    """No deal has this code."""
    return Screen(texts.say("deal-unknown", code=code))


def secret_screen(texts: Texts, code: str) -> Screen:
    """The deal belongs to a contest that others still play."""
    return Screen(texts.say("deal-secret", code=code))


def fair_how_screen(texts: Texts) -> Screen:
    """How to check a deal."""
    return Screen(texts.say("fair-how"))


def fair_screen(texts: Texts, code: str, text: str, digest: str) -> Screen:
    """The text of which the fingerprint was taken, and the fingerprint."""
    return Screen(texts.say("fair-check", code=code, text=text, digest=digest))


def imported_screen(
    texts: Texts,
    name: str,
    listed: Sequence[Listed],
    *,
    file_code: str,
    board_count: int,
    faults: Sequence[RecordError],
    in_group: bool,
) -> Screen:
    """What a file held: its deals to be played, and what was wrong with it."""
    shown = clean_name(name, LONGEST_FILE_NAME)
    wrong = [fault_line(fault, texts) for fault in faults[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        wrong.append(texts.say("file-more-faults", count=len(faults) - MOST_FAULTS))
    if not listed:
        head = texts.say("file-no-deals", name=shown, count=board_count)
        return Screen(joined(head, *wrong))
    head = texts.say("file-read", name=shown, count=board_count, playable=len(listed))
    how = None if in_group else texts.say("file-how", code=file_code)
    lines = [_board_line(each, texts) for each in listed[:MOST_LISTED]]
    return Screen(joined(head, *lines, *wrong, how), _play_rows(listed, texts, file_code))


def _board_line(each: Listed, texts: Texts) -> Html:
    board = each.board
    return texts.say(
        "file-board", number=board.number or "?", code=each.code, result=_result(board, texts)
    )


def _result(board: Board, texts: Texts) -> str:
    if board.contract is None:
        return texts.plain("w-passed-out") if board.is_passed_out else ""
    shown = contract_with_declarer(board.contract, words_of(texts.language))
    if board.tricks is None:
        return shown
    return f"{shown} {margin_text(board.contract, board.tricks)}"


def _play_rows(listed: Sequence[Listed], texts: Texts, file_code: str) -> Rows:
    keys = Keys()
    whole: tuple[Button, ...] = (
        keys.button(
            texts.plain("b-play-all"),
            codes.with_arguments(codes.DEAL, file_code),
            style=ButtonStyle.SUCCESS,
        ),
    )
    single = [
        keys.button(f"№ {each.board.number or at}", codes.with_arguments(codes.DEAL, each.code))
        for at, each in enumerate(listed[:MOST_BUTTONS], 1)
    ]
    return (whole, *in_rows(single))


def fault_line(fault: RecordError, texts: Texts) -> Html:
    """The line and the reason, with the word of the file that is meant."""
    reason = texts.plain(f"w-fault-{fault.reason.value}")
    detail = _detail(fault)
    if not detail:
        return texts.say("file-fault", line=fault.line, reason=reason)
    return texts.say("file-fault-at", line=fault.line, reason=reason, detail=detail)


def _detail(fault: RecordError) -> str:
    """The first detail that is a word of the file: a card, a call, a tag …"""
    for key, value in fault.data.items():
        if key == "card":
            return _card_text(value)
        if key not in ("why", "counts"):
            return clean_name(value, LONGEST_DETAIL)
    return ""


def _card_text(text: str) -> str:
    try:
        card = Card.parse(text)
    except ValueError:
        return clean_name(text, LONGEST_DETAIL)
    return f"{card.suit.sign}{card.rank.letter}"
