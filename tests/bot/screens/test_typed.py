"""Typed calls and cards, in the letters of three languages."""

from __future__ import annotations

import pytest

from bot.screens import parse_typed
from engine import Call, Card
from engine.auction import ALL_CALLS
from engine.cards import PACK


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *[(text, "1N") for text in ("1nt", "1n", "1NT", "1 nt", "1бк", "1БК", "1ba", "1 bez atu")],
        ("2BA", "2N"),
        ("7 без козыря", "7N"),
        *[(text, "P") for text in ("pass", "p", "пас", "п", "pas", "Pass!")],
        *[(text, "X") for text in ("x", "X", "х", "контра", "kontra", "double", "dbl")],
        *[(text, "XX") for text in ("xx", "хх", "реконтра", "rekontra", "redouble")],
        *[(text, "3H") for text in ("3h", "3♥", "3♥️", "3ч", "3 черви", "3 kiery", "3 hearts")],
        *[(text, "2D") for text in ("2d", "2б", "2 бубны", "2 karo")],
        *[(text, "4S") for text in ("4s", "4п", "4 пики", "4 pik", "4♠")],
        *[(text, "1C") for text in ("1c", "1т", "1 trefl", "1 трефа")],
    ],
)
def test_calls_are_read(text: str, code: str) -> None:
    assert parse_typed(text) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *[(text, "SA") for text in ("sa", "as", "пт", "♠A", "A♠", "♠️т", "туз пик", "sas")],
        *[(text, "ST") for text in ("s10", "10s", "st", "п10", "10п", "♠10")],
        *[(text, "DQ") for text in ("dq", "qd", "бд", "dd", "karo dama")],
        *[(text, "HJ") for text in ("hj", "чв", "hw", "kier walet")],
        *[(text, "C7") for text in ("c7", "т7", "trefl 7")],
        ("h5", "H5"),
        ("8s", "S8"),
        ("тт", "CA"),
        ("дама треф", "CQ"),
    ],
)
def test_cards_are_read(text: str, code: str) -> None:
    assert parse_typed(text) == code


def test_a_digit_and_a_suit_are_a_bid_unless_a_card_is_expected() -> None:
    assert parse_typed("5h") == "5H"
    assert parse_typed("5h", for_card=True) == "H5"
    assert parse_typed("1nt", for_card=True) == "1N"
    assert parse_typed("pas", for_card=True) == "P"


def test_every_call_and_card_is_read_from_its_own_code() -> None:
    assert all(parse_typed(str(call)) == str(call) for call in ALL_CALLS)
    assert all(parse_typed(str(card), for_card=True) == str(card) for card in PACK)


def test_what_is_read_is_an_action_of_the_engine() -> None:
    for text in ("1nt", "xx", "пас"):
        Call.parse(str(parse_typed(text)))
    for text in ("пт", "10s", "dd"):
        Card.parse(str(parse_typed(text)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hello",
        "8nt",
        "0c",
        "1k",
        "k",
        "ss",
        "1",
        "a",
        "привет",
        "s1",
        "x" * 5000,
        "11s",
        "nt",
    ],
)
def test_anything_else_is_neither(text: str) -> None:
    assert parse_typed(text) is None
    assert parse_typed(text, for_card=True) is None
