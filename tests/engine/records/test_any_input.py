"""Whatever is sent, the answer is a list of boards or a RecordError, and it comes in time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.auction import Contract
from engine.bridge.rubber import Rubber
from engine.records import (
    Board,
    RecordError,
    decode,
    read_lin,
    read_pbn,
    read_records,
    rubber_history,
    write_lin,
    write_pbn,
)
from engine.seats import Side

SAMPLES = [
    decode(path.read_bytes()) for path in sorted((Path(__file__).parent / "data").iterdir())
]
PIECES = st.sampled_from(
    [
        "[", "]", "{", "}", ";", "%", "\n", "\n\n", '"', "\\", "|", "#", "##", "^R", "^I", "*",
        "+", "-", "=1=", "$1", "!", "AP", "1C", "Pass", "X", "SA", "H10", '[Deal "', "N:", "²",
        '[Auction "N"]\n', '[Play "S"]\n', '[Dealer "N"]', '[Contract "3NT"]', '[Board "1"]',
        '[Declarer "E"]', '[Result "9"]', '[Note "1:x"]', "md|3", "mb|", "pc|", "qx|o1|", "vg|",
        "rs|4HN=|", "an|", "mc|9|", "pn|a,b|", "st||", "sv|o|", "\x00", "\ufeff", "\ud800",
    ]
)  # fmt: skip


def boards_or_none(read: Callable[[str], list[Board]], text: str) -> list[Board] | None:
    faults: list[RecordError] = []
    try:
        return read(text)
    except RecordError as error:
        faults.append(error)
    assert 1 <= faults[0].line <= text.count("\n") + text.count("\r") + 1
    return None


def answers(read: Callable[[str], list[Board]], text: str) -> None:
    """Read; what was read can be written and read again."""
    boards = boards_or_none(read, text)
    if boards is not None:
        assert len(read_pbn(write_pbn(boards))) == len(boards)
        assert len(read_lin(write_lin(boards))) == len(boards)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(), st.lists(st.one_of(PIECES, st.text(max_size=4))).map("".join)))
def test_any_text_is_answered(text: str) -> None:
    answers(read_pbn, text)
    answers(read_lin, text)


@settings(max_examples=100, deadline=None)
@given(st.binary())
def test_any_bytes_are_answered(data: bytes) -> None:
    text = decode(data)
    assert boards_or_none(lambda _: read_records(data), text) is None or text is not None


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(SAMPLES),
    st.lists(st.tuples(st.integers(0, 6000), st.integers(0, 9), PIECES), min_size=1, max_size=3),
)
def test_a_damaged_file_is_answered(text: str, damages: list[tuple[int, int, str]]) -> None:
    for at, length, piece in damages:
        place = at % len(text)
        text = text[:place] + piece + text[place + length :]
    answers(read_lin if "|" in text[:40] else read_pbn, text)


HOSTILE = [
    '[A "' + "\\" * 200_000,
    '[A ""]' * 60_000,
    '[A ""]\n' * 60_000,
    "[" + " " * 300_000,
    '[A "x' + '" ' * 100_000,
    "{a}" * 100_000,
    '[Auction "N"]\n' + "=1=" * 100_000,
    '[Deal "N:... ... ... A..."]\n[Contract "N"]\n[Play "N"]\n' + "-" * 50_001 + "- " * 20_000,
    '[Board "' + "9" * 200_000 + '"]',
    '[Result "' + "9" * 200_000 + '"]',
    "qx|o1|" * 5_000,
    "st||" * 100_000,
    "md|1,,,|" + "st||" * 100_000,
    "md|1,,,|mb|" + "p" * 100_000 + "|",
    "nt|" + "-|" * 150_000,
    "vg|a,b,I,1,99999999999,|rs|" + "," * 100_000 + "|pg||" + "qx|o1|md|1|" * 4_000,
    "md|1" + "S" * 300_000 + "|",
    "ah|Board " + "9" * 300_000 + "|md|1|",
    "x" * 300_000,
]


@pytest.mark.timeout(20)
@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_a_hostile_file_takes_no_more_time_than_its_length(number: int) -> None:
    for read in (read_pbn, read_lin):
        boards = boards_or_none(read, HOSTILE[number])
        assert boards is None or len(boards) <= len(HOSTILE[number])


def test_a_file_too_long_is_refused() -> None:
    for read in (read_pbn, read_lin):
        with pytest.raises(RecordError, match="too-long"):
            read("\n" * (4 * 1024 * 1024 + 1))
    with pytest.raises(RecordError, match="too-long"):
        decode(bytes(4 * 1024 * 1024 + 1))


def test_a_rubber_is_written_with_its_history() -> None:
    sheet = Rubber()
    histories = [rubber_history(sheet)]
    for text, tricks in (("2S-N", 8), ("4H-E", 11), ("3N-S", 9)):
        sheet = sheet.add(Contract.parse(text), tricks=tricks)
        histories.append(rubber_history(sheet, {Side.EW: 500}))
    assert [tag.value for tag in histories] == [
        "NS 0 0/0 EW 0 0/0",
        "NS 0 0/60 EW 500 0/0",
        "NS 0 0/60 0 EW 500 30/120 0",
        "NS 0 0/60 100 0 EW 500 30/120 0 0",
    ]
    boards = [Board(number=at, tags=(tag,)) for at, tag in enumerate(histories, start=1)]
    text = write_pbn(boards)
    assert text.startswith("% PBN 2.1\n")
    assert [board.tags for board in read_pbn(text)] == [board.tags for board in boards]


@pytest.mark.campaign
@settings(max_examples=4000, deadline=None)
@given(
    st.sampled_from(SAMPLES),
    st.lists(st.tuples(st.integers(0, 6000), st.integers(0, 30), PIECES), min_size=1, max_size=6),
)
def test_many_damaged_files_are_answered(text: str, damages: list[tuple[int, int, str]]) -> None:
    for at, length, piece in damages:
        place = at % len(text)
        text = text[:place] + piece + text[place + length :]
    answers(read_lin if "|" in text[:40] else read_pbn, text)
