"""Random rubbers, recounted from their entries; the long run is a campaign."""

from __future__ import annotations

from random import Random

import pytest

from engine import Contract, Seat, Side
from engine.auction import Doubling, Strain
from engine.bridge import Outcome, RubberForm, whists_by_seat
from engine.bridge.honours import Honours
from engine.bridge.rubber import Rubber
from engine.seats import COMPASS, Vulnerability

HONOURS = ((4, 100), (5, 150))
RUBBERS_A_SEED = 30


def outcome(rng: Random) -> Outcome:
    """How a deal might end: mostly low contracts, near their number of tricks."""
    if rng.random() < 0.05:
        return Outcome(None)
    contract = Contract(
        rng.choice((1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7)),
        rng.choice(list(Strain)[:5]),
        rng.choices(list(Doubling), (8, 2, 1))[0],
        rng.choice(COMPASS),
    )
    tricks = min(13, max(0, contract.level + 6 + rng.choice((-5, -3, -2, -1, 0, 0, 0, 1, 2, 4))))
    found = Honours(rng.choice(COMPASS), *rng.choice(HONOURS)) if rng.random() < 0.15 else None
    return Outcome(contract, tricks, found)


def play(rng: Random) -> list[RubberForm]:
    """The states of one rubber, from the empty sheet to the last; some are stopped early."""
    states = [RubberForm(Rubber(rng.choice(("modern", "classic"))), Seat.NORTH)]
    last = rng.choice((3, 1_000, 1_000))
    while not states[-1].is_over and len(states) <= last:
        states.append(states[-1].add(outcome(rng)))
    return states


def check(states: list[RubberForm]) -> None:
    for number, form in enumerate(states):
        recount(form.sheet)
        assert form.deal_number == number + 1
        assert form.dealer is COMPASS[number % 4]
    replay(states)
    settle(states[-1].sheet)


def recount(sheet: Rubber) -> None:
    """Add the sheet up again from nothing but its entries."""
    won: list[Side] = []
    for game in range(1, len(sheet.games_won) + 2):
        below = {
            side: [
                line.entry
                for line in sheet.written
                if line.side is side and line.is_below and line.game == game
            ]
            for side in Side
        }
        sums = {side: sum(entry.points for entry in below[side]) for side in Side}
        reached = [side for side in Side if sums[side] >= 100]
        if game <= len(sheet.games_won):
            assert reached == [sheet.games_won[game - 1]]
            (side,) = reached
            assert sums[side] - below[side][-1].points < 100, "the line was drawn too late"
        else:
            assert reached == []
            assert sheet.part_scores == sums
        won += reached
    assert sheet.games == {side: won.count(side) for side in Side}
    assert sheet.is_over == (2 in sheet.games.values())
    assert sheet.vulnerable is Vulnerability.of(*set(won))
    assert sheet.totals == {
        side: sum(line.entry.points for line in sheet.written if line.side is side)
        for side in Side
    }


def replay(states: list[RubberForm]) -> None:
    """The same outcomes give the same sheet."""
    form = states[0]
    for scored in states[-1].scored:
        assert scored.vulnerable is form.vulnerable
        form = form.add(scored.outcome)
    assert form == states[-1]


def settle(sheet: Rubber) -> None:
    """The four people's whists add up to nothing, also when it ends early."""
    before = sheet.totals
    final = sheet.stop()
    account = whists_by_seat(final.totals)
    assert sum(account.values()) == 0
    difference = final.totals[Side.NS] - final.totals[Side.EW]
    assert account[Seat.NORTH] == account[Seat.SOUTH]
    assert abs(abs(difference) - 100 * abs(account[Seat.NORTH])) <= 50
    given = {side: final.totals[side] - before[side] for side in Side}
    only_game = [side for side in Side if sheet.games[side] and not sheet.games[side.other]]
    parts = [side for side in Side if sheet.part_scores[side]]
    expected = dict.fromkeys(Side, 0)
    if not sheet.is_over:
        for side in only_game:
            expected[side] += 300
        if len(parts) == 1:
            expected[parts[0]] += 100
    assert given == expected


@pytest.mark.parametrize("seed", range(10))
def test_random_rubbers_add_up(seed: int) -> None:
    rng = Random(seed)
    ended = 0
    for _ in range(RUBBERS_A_SEED):
        states = play(rng)
        check(states)
        ended += states[-1].is_over
    assert 0 < ended < RUBBERS_A_SEED


@pytest.mark.campaign
def test_ten_thousand_random_rubbers_add_up() -> None:
    rng = Random(5)
    for _ in range(10_000):
        check(play(rng))
