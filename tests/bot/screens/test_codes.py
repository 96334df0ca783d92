"""The vocabulary of button codes."""

from __future__ import annotations

import pytest

from bot.screens import codes
from engine.auction import ALL_CALLS
from engine.cards import PACK


@pytest.mark.parametrize(
    ("code", "word", "arguments"),
    [
        ("L3", "L", ()),
        ("L", "L", ()),
        ("sit.N", "sit", ("N",)),
        ("set.form.chicago", "set", ("form", "chicago")),
        ("stop!", "stop!", ()),
    ],
)
def test_a_code_is_a_word_and_its_arguments(code, word, arguments) -> None:
    assert codes.word(code) == word
    assert codes.arguments(code) == arguments


def test_codes_round_trip() -> None:
    code = codes.with_arguments(codes.REVIEW, 12)
    assert code == "review.12"
    assert codes.arguments(code) == ("12",)
    assert codes.level_code(7) == "L7"


def test_no_call_or_card_is_taken_for_another_word() -> None:
    words = {
        value for name, value in vars(codes).items() if name.isupper() and isinstance(value, str)
    }
    actions = {str(call) for call in ALL_CALLS} | {str(card) for card in PACK}
    assert not words & actions
    assert {codes.word(action) for action in actions} == actions


def test_calls_and_cards_need_the_tables_version() -> None:
    assert not any(codes.is_versionless(str(action)) for action in (*ALL_CALLS, *PACK))
    assert not codes.is_versionless("next")
    assert codes.is_versionless("why.5")
    assert codes.is_versionless("sit.N")
