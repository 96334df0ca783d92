"""What a button carries fits into 64 bytes, comes back as it was, and survives forgery."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.chat import ButtonData
from bot.chat.button_data import MAX_BYTES, to_base36

CODES = some.text(
    min_size=1, max_size=12, alphabet=some.characters(min_codepoint=33, max_codepoint=126)
)


@given(some.integers(0, 10**9), some.integers(0, 10**5), CODES)
def test_data_comes_back_as_it_was(table, version, code):
    data = ButtonData(table, version, code)
    assert ButtonData.parse(str(data)) == data
    assert len(str(data).encode()) <= MAX_BYTES


@given(some.text(max_size=80))
def test_forged_data_is_a_value_error_or_a_value(text):
    try:
        data = ButtonData.parse(text)
    except ValueError:
        return
    assert data.table >= 0
    assert data.version >= 0


@pytest.mark.parametrize(
    "text", ["", "k:", "k:1", "k:1:2", "k:1:2:", "x:1:2:p", "k:-1:2:p", "k:A:2:p", "k:1::p"]
)
def test_what_is_no_button_of_ours_is_refused(text):
    with pytest.raises(ValueError):
        ButtonData.parse(text)


def test_data_over_64_bytes_is_refused_when_written():
    with pytest.raises(ValueError):
        str(ButtonData(1, 1, "♠" * 20))


def test_numbers_are_short_in_base_36():
    assert [to_base36(number) for number in (0, 35, 36, 1295)] == ["0", "z", "10", "zz"]
    with pytest.raises(ValueError):
        to_base36(-1)
