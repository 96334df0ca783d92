"""Tables, par, single cards and analysed plays against the solver's own test deals."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import pytest

from engine import Card, Contract, Hand, Seat, Vulnerability
from engine.auction import Doubling, Strain
from engine.bridge import parse_hands
from engine.cards import parse_cards
from engine.players.double_dummy import (
    ParContract,
    analyse_play,
    double_dummy_table,
    four_hands,
    par_of,
    tricks_by_card,
)
from engine.players.solver import SolverError, Table, solve_deals
from engine.seats import COMPASS

STRAINS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NO_TRUMP)
VULNERABLE = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW)


@dataclass
class Case:
    dealer: Seat
    vulnerable: Vulnerability
    strain: Strain
    leader: Seat
    hands: dict[Seat, Hand]
    numbers: dict[str, list[int]]
    par: str
    par_contracts: list[str]
    played: str


def read_cases() -> list[Case]:
    text = (Path(__file__).parent / "data" / "dds_list10.txt").read_text()
    cases = []
    for block in text.split("PBN ")[1:]:
        lines = block.splitlines()
        dealer, vulnerable, trump, first = map(int, lines[0].split()[:4])
        words = {line.split()[0]: line.split(" ", 1)[1] for line in lines[1:] if line.strip()}
        par, *contracts = words["PAR2"].replace('"', "").split()
        cases.append(
            Case(
                COMPASS[dealer],
                VULNERABLE[vulnerable],
                STRAINS[trump],
                COMPASS[first],
                dict(parse_hands(lines[0].split('"')[1])),
                {key: [int(n) for n in words[key].split()] for key in ("FUT", "TABLE", "TRACE")},
                par,
                contracts,
                words["PLAY"].split('"')[1],
            )
        )
    return cases


CASES = read_cases()


def text_of(contract: ParContract) -> str:
    sign = {Doubling.NONE: "", Doubling.DOUBLED: "*"}[contract.doubling]
    seats = "".join(seat.value for seat in contract.declarers)
    margin = f"{contract.margin:+d}" if contract.margin else ""
    return f"{contract.level}{contract.strain.value}{sign}-{seats}{margin}"


@pytest.mark.parametrize("case", CASES)
def test_table_and_par_are_those_of_the_solvers_own_tests(case: Case) -> None:
    table = double_dummy_table(case.hands)
    assert list(table.numbers) == case.numbers["TABLE"]
    par = par_of(table, vulnerable=case.vulnerable, dealer=case.dealer)
    assert str(par.score) == case.par
    assert sorted(map(text_of, par.contracts)) == sorted(case.par_contracts)


@pytest.mark.parametrize("case", CASES)
def test_each_lead_is_worth_what_the_solvers_own_tests_say(case: Case) -> None:
    count, *rest = case.numbers["FUT"]
    suits, ranks, equals, scores = (rest[at * count : (at + 1) * count] for at in range(4))
    expected = {}
    for suit, rank, same, score in zip(suits, ranks, equals, scores, strict=True):
        for height in [rank, *(r for r in range(2, 15) if same >> r & 1)]:
            expected[Card.parse("SHDC"[suit] + "23456789TJQKA"[height - 2])] = score
    assert tricks_by_card(case.hands, strain=case.strain, leader=case.leader) == expected


@pytest.mark.parametrize("case", CASES)
def test_an_analysed_play_counts_the_tricks_as_the_solvers_own_tests(case: Case) -> None:
    contract = Contract(1, case.strain, Doubling.NONE, case.leader.right)
    cards = parse_cards(case.played)
    assert (
        list(analyse_play(case.hands, contract=contract, cards=cards)) == case.numbers["TRACE"][1:]
    )


def test_cards_on_the_table_count_for_the_trick() -> None:
    hands = {
        Seat.NORTH: Hand.parse("A...2"),
        Seat.EAST: Hand.parse("3...A"),
        Seat.SOUTH: Hand.parse("K...3"),
        Seat.WEST: Hand.parse("...K"),
    }
    found = tricks_by_card(
        hands, strain=Strain.NO_TRUMP, leader=Seat.WEST, trick=[Card.parse("SQ")]
    )
    assert found == {Card.parse("SA"): 1}
    assert found[Card.parse("SA")] == 1


def test_an_impossible_position_is_an_error_with_the_librarys_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the library writes dump.txt where it runs
    with pytest.raises(SolverError) as caught:
        tricks_by_card({Seat.NORTH: Hand.parse("A...")}, strain=Strain.SPADES, leader=Seat.NORTH)
    assert caught.value.code < 0


def test_several_threads_may_ask_without_harm() -> None:
    answers: list[object] = []
    threads = [
        Thread(
            target=lambda: answers.append(
                tricks_by_card(CASES[3].hands, strain=Strain.SPADES, leader=Seat.EAST)
            )
        )
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 4
    assert all(answer == answers[0] for answer in answers)


def test_solving_stops_when_the_search_has_become_too_long() -> None:
    deals = [four_hands(case.hands) for case in CASES[:4]]
    table = Table(trump=4, leader=0)
    assert len(solve_deals(table, deals, most_nodes=1)) == 1
    assert len(solve_deals(table, deals, most_nodes=1, least=2)) == 2
