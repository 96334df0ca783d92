"""Whole rubbers on the sheet, each figure counted by hand (RULES 1.2)."""

from __future__ import annotations

import pytest

from engine import Contract, Seat, Side
from engine.bridge.entries import For
from engine.bridge.honours import Honours
from engine.bridge.scoring import Rubber, whists

NS, EW = Side.NS, Side.EW


def rubber(*deals: str, law: str = "modern") -> Rubber:
    """The sheet after deals written ``4H-N 10``, with honours ``4H-N 10 E100``."""
    sheet = Rubber(law=law)
    for deal in deals:
        contract, tricks, *honours = deal.split()
        given = {Seat(one[0]): int(one[1:]) for one in honours}
        sheet = sheet.add(Contract.parse(contract), int(tricks), honours=given)
    return sheet


def columns(sheet: Rubber) -> dict[str, tuple[int, int]]:
    """Below and above the line of each side."""
    return {side.value: (int(sheet.below[side]), int(sheet.above[side])) for side in Side}


def written(sheet: Rubber, side: Side, *, deal: int) -> list[tuple[str, int]]:
    """Where and how much a deal brought a side."""
    return [
        ("below" if line.is_below else "above", line.entry.points)
        for line in sheet.written
        if line.side is side and line.entry.deal == deal
    ]


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        ("2N-S 9", [("below", 70), ("above", 30)]),
        ("2S-S 10", [("below", 60), ("above", 60)]),
        ("2HX-S 9", [("below", 120), ("above", 100), ("above", 50)]),
        ("2CXX-S 8", [("below", 160), ("above", 100)]),
        ("1NXX-S 8", [("below", 160), ("above", 200), ("above", 100)]),
        ("6D-S 12", [("below", 120), ("above", 500)]),
        ("7NX-S 13", [("below", 440), ("above", 50), ("above", 1000)]),
    ],
)
def test_one_deal_on_an_empty_sheet(deal: str, expected: list[tuple[str, int]]) -> None:
    assert written(rubber(deal), NS, deal=1) == expected


@pytest.mark.parametrize("deal", ["2HX-S 9", "2CXX-S 8", "1NXX-S 7", "3N-N 9", "5C-N 11"])
def test_a_hundred_below_the_line_is_game_also_when_doubling_made_it(deal: str) -> None:
    sheet = rubber(deal)
    assert sheet.games == {NS: 1, EW: 0}
    assert sheet.vulnerable.includes(NS)
    assert not sheet.vulnerable.includes(EW)
    assert sheet.part_scores == {NS: 0, EW: 0}


def test_two_games_to_none_are_worth_seven_hundred() -> None:
    sheet = rubber("4S-N 10", "3N-S 10")
    assert sheet.is_over
    assert columns(sheet) == {"NS": (220, 730), "EW": (0, 0)}
    assert sheet.totals == {NS: 950, EW: 0}
    assert whists(sheet.totals) == {NS: 10, EW: -10}


def test_two_games_to_one_are_worth_five_hundred() -> None:
    sheet = rubber("4S-N 10", "5D-E 12", "3N-W 8", "4H-S 11")
    assert sheet.is_over
    assert sheet.winner is NS
    assert columns(sheet) == {"NS": (240, 100 + 30 + 500), "EW": (100, 20)}
    assert sheet.totals == {NS: 870, EW: 120}


def test_part_scores_add_up_to_a_game_and_those_of_the_others_are_lost() -> None:
    sheet = rubber("2H-N 8", "1N-E 8", "1S-S 8")
    assert sheet.part_scores == {NS: 90, EW: 40}
    sheet = rubber("2H-N 8", "1N-E 8", "1S-S 8", "1C-N 7")
    assert sheet.games == {NS: 1, EW: 0}
    assert sheet.part_scores == {NS: 0, EW: 0}
    more = sheet.add(Contract.parse("2S-E"), 8)
    assert more.games == {NS: 1, EW: 0}, "forty of the first game do not count in the second"
    assert more.part_scores == {NS: 0, EW: 60}


def test_the_second_game_counts_whatever_overtricks_there_are() -> None:
    sheet = rubber("2H-N 13")
    assert sheet.games == {NS: 0, EW: 0}
    assert columns(sheet)["NS"] == (60, 150)


def test_honours_count_for_the_defenders_too_and_when_the_contract_fails() -> None:
    sheet = rubber("4H-N 8 E100")
    assert columns(sheet) == {"NS": (0, 0), "EW": (0, 100 + 100)}
    sheet = rubber("3N-N 9 W150")
    assert columns(sheet) == {"NS": (100, 0), "EW": (0, 150)}


def test_honours_of_the_last_deal_stand_on_the_sheet() -> None:
    sheet = rubber("4S-N 10", "4S-N 10 N150")
    assert sheet.totals[NS] == 120 + 120 + 150 + 700


def test_slams_are_dearer_when_vulnerable() -> None:
    assert columns(rubber("6H-N 12"))["NS"] == (180, 500)
    assert columns(rubber("3N-N 9", "6H-N 12"))["NS"] == (280, 750 + 700)
    assert columns(rubber("3N-N 9", "7C-N 13"))["NS"] == (240, 1500 + 700)


@pytest.mark.parametrize(
    ("law", "doubled", "vulnerable", "redoubled"),
    [("modern", 800, 1100, 1600), ("classic", 700, 1100, 1400)],
)
def test_four_undertricks_doubled(law: str, doubled: int, vulnerable: int, redoubled: int) -> None:
    assert rubber("4SX-N 6", law=law).totals[EW] == doubled
    assert rubber("3N-N 9", "4SX-N 6", law=law).totals[EW] == vulnerable
    assert rubber("4SXX-N 6", law=law).totals[EW] == redoubled


def test_the_classic_law_pays_one_insult_and_a_cheaper_grand_slam() -> None:
    assert columns(rubber("7CXX-N 13", law="classic"))["NS"] == (560, 50 + 750)
    assert columns(rubber("7CXX-N 13"))["NS"] == (560, 100 + 1000)


def test_a_rubber_stopped_early_is_settled() -> None:
    only_game = rubber("4S-N 10", "2H-E 8").stop()
    assert only_game.is_over
    assert only_game.totals == {NS: 120 + 300, EW: 60 + 100}
    both_parts = rubber("2S-N 8", "2H-E 8").stop()
    assert both_parts.totals == {NS: 60, EW: 60}
    assert both_parts.winner is None
    one_all = rubber("4S-N 10", "4S-E 10", "2C-S 8").stop()
    assert one_all.totals == {NS: 120 + 40 + 100, EW: 120}
    assert rubber().stop().totals == {NS: 0, EW: 0}


def test_a_finished_rubber_is_not_stopped_and_takes_no_more_deals() -> None:
    sheet = rubber("4S-N 10", "4S-N 10")
    assert sheet.stop() == sheet
    with pytest.raises(ValueError, match="over"):
        sheet.add(Contract.parse("1C-N"), 7)


def test_the_sheet_decides_who_won_even_against_the_two_games() -> None:
    sheet = rubber("5CXX-N 4", "4S-N 10", "4S-N 10")
    assert sheet.is_over
    assert sheet.totals == {NS: 940, EW: 3400}
    assert sheet.winner is EW


def test_passing_out_changes_nothing_but_the_number_of_deals() -> None:
    sheet = rubber("2S-N 8").add(None)
    assert sheet.deals == 2
    assert sheet.totals == {NS: 60, EW: 0}


def test_a_found_honours_value_carries_its_number() -> None:
    sheet = Rubber().add(Contract.parse("4S-N"), 10, honours=Honours(Seat.WEST, 4, 100))
    entry = next(line.entry for line in sheet.written if line.side is EW)
    assert (entry.reason, entry.count, entry.points) == (For.HONOURS, 4, 100)


@pytest.mark.parametrize(
    ("difference", "won"), [(0, 0), (49, 0), (50, 1), (149, 1), (150, 2), (650, 7), (1234, 12)]
)
def test_whists_are_hundreds_rounded_half_up(difference: int, won: int) -> None:
    assert whists({NS: 300 + difference, EW: 300}) == {NS: won, EW: -won}
    assert whists({NS: 300, EW: 300 + difference}) == {NS: -won, EW: won}
