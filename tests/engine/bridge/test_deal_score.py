"""The points of one deal: worked examples (RULES 1.1), and every result against endplay's own."""

from __future__ import annotations

import pytest

from engine import Contract, Seat, Side
from engine.auction import Doubling, Strain
from engine.bridge.scoring import IMP_SCALE, Rubber, imps, score_deal, whists


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "total"),
    [
        ("7CXX-N", 13, False, 1960),
        ("3HXX-N", 12, False, 1360),
        ("3H-N", 9, False, 140),
        ("1H-N", 9, False, 140),
        ("3H-N", 10, False, 170),
        ("4H-N", 10, False, 420),
        ("4H-N", 10, True, 620),
        ("2SX-N", 6, False, -300),
        ("4S-N", 9, False, -50),
        ("2D-N", 9, True, 110),
    ],
)
def test_worked_examples(contract: str, tricks: int, vulnerable: bool, total: int) -> None:
    score = score_deal(Contract.parse(contract), tricks, vulnerable=vulnerable)
    assert score.total == total


def test_passed_out_is_worth_nothing() -> None:
    assert score_deal(None).total == 0


def test_all_results_agree_with_an_independent_implementation() -> None:
    from endplay.types import Contract as TheirContract
    from endplay.types import Denom, Penalty, Player

    denoms = {
        Strain.CLUBS: Denom.clubs,
        Strain.DIAMONDS: Denom.diamonds,
        Strain.HEARTS: Denom.hearts,
        Strain.SPADES: Denom.spades,
        Strain.NO_TRUMP: Denom.nt,
    }
    penalties = {
        Doubling.NONE: Penalty.passed,
        Doubling.DOUBLED: Penalty.doubled,
        Doubling.REDOUBLED: Penalty.redoubled,
    }
    from endplay.types import Vul

    checked = 0
    for level in range(1, 8):
        for strain in Strain:
            for doubling in Doubling:
                for vulnerable in (False, True):
                    for tricks in range(14):
                        ours = score_deal(
                            Contract(level, strain, doubling, Seat.NORTH),
                            tricks,
                            vulnerable=vulnerable,
                        )
                        theirs = TheirContract(
                            level=level,
                            denom=denoms[strain],
                            declarer=Player.north,
                            penalty=penalties[doubling],
                            result=tricks - level - 6,
                        )
                        expected = theirs.score(Vul.both if vulnerable else Vul.none)
                        assert ours.total == expected, (theirs, tricks, vulnerable)
                        checked += 1
    assert checked == 2_940


def test_classic_law_has_no_300_and_a_cheaper_grand_slam() -> None:
    down_four = Contract.parse("2SX-N")
    assert score_deal(down_four, 4, law="classic").total == -(100 + 200 * 3)
    assert score_deal(down_four, 4, law="modern").total == -(100 + 200 * 2 + 300)
    grand = Contract.parse("7NXX-N")
    assert score_deal(grand, 13, law="classic").above == 750 + 50


def test_an_entry_says_what_it_is_for() -> None:
    score = score_deal(Contract.parse("2HX-S"), 9)
    assert score.below == 120
    assert [(entry.points, entry.reason.value) for entry in score.above] == [
        (100, "overtricks"),
        (50, "insult"),
    ]


def test_imps_at_every_step_of_the_scale() -> None:
    assert [imps(step) for step in IMP_SCALE] == list(range(1, 25))
    assert [imps(step - 1) for step in IMP_SCALE] == list(range(24))
    assert (imps(420), imps(-420), imps(0), imps(9_000)) == (9, -9, 0, 24)


def test_rubber_won_by_two_games_to_none_takes_700() -> None:
    sheet = Rubber().add(Contract.parse("4H-S"), 10).add(Contract.parse("3N-N"), 9)
    assert sheet.is_over
    assert sheet.totals == {Side.NS: 120 + 100 + 700, Side.EW: 0}
    assert whists(sheet.totals) == {Side.NS: 9, Side.EW: -9}


def test_rubber_won_by_two_games_to_one_takes_500() -> None:
    sheet = (
        Rubber()
        .add(Contract.parse("4H-S"), 10)
        .add(Contract.parse("5C-E"), 11)
        .add(Contract.parse("4S-W"), 9)
        .add(Contract.parse("3N-N"), 9)
    )
    assert sheet.totals == {Side.NS: 120 + 100 + 100 + 500, Side.EW: 100}


def test_examples_of_the_sheet() -> None:
    ns, ew = Side.NS, Side.EW
    two_no_trump = Rubber().add(Contract.parse("2N-S"), 9)
    assert (two_no_trump.below[ns], two_no_trump.above[ns]) == (70, 30)
    two_spades = Rubber().add(Contract.parse("2S-E"), 10)
    assert (two_spades.below[ew], two_spades.above[ew]) == (60, 60)
    doubled = Rubber().add(Contract.parse("2HX-S"), 9)
    assert (doubled.below[ns], doubled.above[ns]) == (120, 150)
    assert doubled.games == {ns: 1, ew: 0}
    assert doubled.vulnerable.includes(ns)
    assert doubled.part_scores == {ns: 0, ew: 0}


def test_a_game_cuts_off_the_part_score_of_the_other_side() -> None:
    sheet = Rubber().add(Contract.parse("2S-E"), 8).add(Contract.parse("4H-S"), 10)
    assert sheet.part_scores == {Side.NS: 0, Side.EW: 0}
    assert sheet.below[Side.EW] == 60
    assert not sheet.add(Contract.parse("1N-E"), 7).games[Side.EW]


def test_rubber_stopped_early_pays_the_only_game_and_the_only_part_score() -> None:
    sheet = Rubber().add(Contract.parse("4H-S"), 10).add(Contract.parse("2C-E"), 8).stop()
    assert sheet.is_over
    assert sheet.totals == {Side.NS: 120 + 300, Side.EW: 40 + 100}


def test_honours_are_written_whoever_holds_them() -> None:
    sheet = Rubber().add(Contract.parse("1S-S"), 7, honours={Seat.WEST: 100})
    assert sheet.totals == {Side.NS: 30, Side.EW: 100}
