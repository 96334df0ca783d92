"""What the PBN reader refuses, with the line and the reason."""

from __future__ import annotations

import pytest

from engine.records import RecordError, RecordFault, read_pbn

GAME = """\
[Event "Club evening"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ2.J93.T84.KJ7 J98.AQT4.KQ5.A83 T765.K52.J93.Q92 43.876.A762.T654"]
[Declarer "E"]
[Contract "1NT"]
[Result "7"]
[Auction "N"]
1C Pass 1D Pass
1S 1NT Pass Pass
Pass
[Play "S"]
S5 S3 SA S8
H2 H7 HJ HA
"""
F = RecordFault

REFUSED = [
    ("AKQ2.J93", "AAQ2.J93", 5, F.CARD_TWICE),
    ("43.876.A762", "A43.876.A62", 5, F.CARD_TWICE),
    ("AKQ2.J93.T84.KJ7", "AKQ2.J93.T84.KJ76", 5, F.CARD_TWICE),
    (" 43.876.A762.T654", "6 43.876.A762.T54", 5, F.WRONG_CARD_COUNT),
    ("T765.K52.J93.Q92 43", "T7653.K52.J93.Q92 4", 5, F.WRONG_CARD_COUNT),
    ("43.876.A762.T654", "43.876.A762.T65", 5, F.WRONG_CARD_COUNT),
    ("43.876.A762.T654", "43.876.A762.x654", 5, F.BAD_CARD),
    ("43.876.A762.T654", "43.876.A762T654", 5, F.BAD_DEAL),
    ("N:AKQ2", "X:AKQ2", 5, F.BAD_DEAL),
    ("N:AKQ2", "AKQ2", 5, F.BAD_DEAL),
    ('[Dealer "N"]', '[Dealer "X"]', 3, F.BAD_SEAT),
    ('[Dealer "N"]', '[Dealer "5"]', 3, F.BAD_SEAT),
    ('[Dealer "N"]', '[Dealer "#"]', 3, F.BAD_INHERITANCE),
    ('[Vulnerable "None"]', '[Vulnerable "Some"]', 4, F.BAD_VULNERABILITY),
    ('[Vulnerable "None"]', "[Vulnerable None]", 4, F.BAD_TAG),
    ('[Vulnerable "None"]', "[Vulnerable]", 4, F.BAD_TAG),
    ('[Vulnerable "None"]', '[Vulnerable "None]', 4, F.BAD_TAG),
    ('[Vulnerable "None"]', "{ no end", 4, F.UNCLOSED_COMMENT),
    ('"1NT"', '"9NT"', 7, F.BAD_CONTRACT),
    ('"1NT"', '"2NT"', 7, F.CONTRACT_DIFFERS),
    ('"1NT"', '"1NTX"', 7, F.CONTRACT_DIFFERS),
    ('"1NT"', '"Pass"', 7, F.CONTRACT_DIFFERS),
    ('[Declarer "E"]', '[Declarer "W"]', 6, F.DECLARER_DIFFERS),
    ('[Declarer "E"]', '[Declarer "^E"]', 6, F.DECLARER_DIFFERS),
    ('[Declarer "E"]', '[Declarer "NS"]', 6, F.BAD_SEAT),
    ('[Result "7"]', '[Result "14"]', 8, F.BAD_RESULT),
    ('[Result "7"]', '[Result "-1"]', 8, F.BAD_RESULT),
    ('[Result "7"]', '[Result "EW 9 NS 9"]', 8, F.BAD_RESULT),
    ('[Result "7"]', '[Result "^7"]', 8, F.RESULT_DIFFERS),
    ('[Auction "N"]', '[Auction "E"]', 10, F.DEALER_DIFFERS),
    ("1C Pass 1D Pass", "9NT Pass 1D Pass", 10, F.BAD_CALL),
    ("1C Pass 1D Pass", "1C Pass 1C Pass", 10, F.ILLEGAL_CALL),
    ("1C Pass 1D Pass", "1C Pass X Pass", 10, F.ILLEGAL_CALL),
    ("1C Pass 1D Pass", "1C XX 1D Pass", 10, F.ILLEGAL_CALL),
    ("1C Pass 1D Pass", "1C - 1D Pass", 10, F.ILLEGAL_CALL),
    ("1C Pass 1D Pass", "1C ^I 2D 2H Pass", 10, F.FALSE_IRREGULARITY),
    ("1C Pass 1D Pass", "1C ^Q 2D 2H Pass", 10, F.BAD_MARK),
    ("1C Pass 1D Pass", "1C !!! Pass 1D Pass", 10, F.BAD_MARK),
    ("1C Pass 1D Pass", "1C ! ? Pass 1D Pass", 10, F.BAD_MARK),
    ("1C Pass 1D Pass", "! 1C Pass 1D Pass", 10, F.BAD_MARK),
    ("1C Pass 1D Pass", "1C =1= =2= Pass 1D Pass", 10, F.BAD_NOTE),
    ("1C Pass 1D Pass", "1C =x= Pass 1D Pass", 10, F.BAD_CALL),
    ("1C Pass 1D Pass", "1C + Pass 1D Pass", 10, F.TEXT_AFTER_END),
    ("1C Pass 1D Pass", "1C * Pass 1D Pass", 10, F.TEXT_AFTER_END),
    ("Pass\n[Play", "Pass Pass\n[Play", 12, F.ILLEGAL_CALL),
    ('[Play "S"]', '[Play "Z"]', 13, F.BAD_SEAT),
    ("S5 S3", "SA S3", 14, F.CARD_NOT_HELD),
    ("S5 S3", "H5 S3", 14, F.REVOKE),
    ("S5 S3", "1S S3", 14, F.BAD_CARD),
    ("S5 S3", "S S3", 14, F.BAD_CARD),
    ("S5 S3", "S5 ^R S3", 14, F.FALSE_IRREGULARITY),
    ("H2 H7", "S6 H7", 15, F.REVOKE),
    ("H2 H7", "S5 H7", 15, F.CARD_NOT_HELD),
    ("H2 H7 HJ HA", "H2 H7 HJ HA\n+ D3\n", 16, F.TEXT_AFTER_END),
    ("H2 H7 HJ HA", "H2 H7 HJ HA\n* D3\n", 16, F.TEXT_AFTER_END),
    ("[Result", '[ScoreRubberHistory "NS 0"]\n[Result', 8, F.BAD_RUBBER_HISTORY),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), REFUSED)
@pytest.mark.parametrize("header", ["", "% PBN 2.1\n"])
def test_a_wrong_record_is_refused_with_its_line_and_reason(
    old: str, new: str, line: int, reason: RecordFault, header: str
) -> None:
    assert old in GAME
    with pytest.raises(RecordError) as caught:
        read_pbn(header + GAME.replace(old, new, 1))
    assert (caught.value.line - bool(header), caught.value.reason) == (line, reason)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("1S 1NT Pass Pass\nPass", "1S 1NT X AP", 7, F.CONTRACT_DIFFERS),
        ('[Result "7"]', '[Result "13"]', 8, F.RESULT_DIFFERS),
        ("S5 S3 SA S8\nH2 H7 HJ HA", "S5 S3 SA S8\nHJ HA H2 H7", 15, F.CARD_NOT_HELD),
    ],
)
def test_a_file_that_declares_its_version_is_held_to_it(
    old: str, new: str, line: int, reason: RecordFault
) -> None:
    assert old in GAME
    text = GAME.replace(old, new)
    assert len(read_pbn(text)) == 1
    with pytest.raises(RecordError) as caught:
        read_pbn("% PBN 2.1\n" + text)
    assert (caught.value.line, caught.value.reason) == (line + 1, reason)


def test_a_false_declarer_is_refused_when_the_play_speaks_against_it() -> None:
    with pytest.raises(RecordError) as caught:
        read_pbn(GAME.replace('[Declarer "E"]', '[Declarer "S"]'))
    assert caught.value.reason is F.DECLARER_DIFFERS
    assert caught.value.data == {"declarer": "S", "auction": "1N-E"}


def test_text_without_any_tag_is_no_record() -> None:
    assert read_pbn("") == read_pbn("% nothing\n{ but a comment }\n") == []
    with pytest.raises(RecordError) as caught:
        read_pbn("\n\nDear all,\nsee you on Friday.\n")
    assert (caught.value.line, caught.value.reason) == (3, F.UNREADABLE)


def test_faulty_games_can_be_set_aside() -> None:
    faulty: list[RecordError] = []
    bad = GAME.replace("S5 S3", "H5 S3")
    boards = read_pbn(f"{GAME}\n{bad}\n{GAME}", faulty)
    assert len(boards) == 2
    assert [(error.line, error.reason) for error in faulty] == [(30, F.REVOKE)]
