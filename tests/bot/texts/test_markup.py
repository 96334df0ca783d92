"""Names and other people's words, made fit to be shown."""

from __future__ import annotations

import pytest

from bot.texts import clean_name, shorten
from bot.texts.markup import LONGEST_NAME, escape


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n\t Maria ", "Anna Maria"),
        ("An\u200bna\u200e\u202e", "Anna"),
        ("\u202eevil", "evil"),
        ("\u200b\u2060", "?"),
        ("", "?"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("李小龍", "李小龍"),
    ],
)
def test_a_name_loses_what_cannot_be_seen(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_right_to_left_name_is_isolated_from_the_words_around_it() -> None:
    assert clean_name("דנה") == "\u2068דנה\u2069"
    assert clean_name(clean_name("דנה")) == clean_name("דנה")


def test_a_long_name_ends_in_an_ellipsis() -> None:
    name = clean_name("Maximilian Alexander von und zu Hohenstein")
    assert len(name) <= LONGEST_NAME
    assert name.endswith("…")


def test_shortening_leaves_a_text_of_the_right_length_alone() -> None:
    assert shorten("abc", 3) == "abc"
    assert shorten("abcd", 3) == "ab…"


def test_what_is_markup_already_is_not_escaped_again() -> None:
    assert escape(escape("a & b")) == "a &amp; b"
