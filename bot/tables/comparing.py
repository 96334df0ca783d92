"""Comparing results of the same deal: in IMPs against par and against the others (Law 78B)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine import Seat, Side
from engine.bridge.duplicate import imps

from .archive import Contest, DealResult


@dataclass(frozen=True, slots=True)
class Compared:
    """A result seen from one side: its points, IMPs against par, mean IMPs against the others."""

    result: DealResult
    side: Side
    points: int
    against_par: int
    against_others: float | None
    """None when nobody else has played the deal."""


def side_of_people(result: DealResult) -> Side:
    """The side on which people sat (North-South when on both, or on none)."""
    sides = {seat.side for seat in result.people}
    return Side.EW if sides == {Side.EW} else Side.NS


def compare(results: Sequence[DealResult], *, par: int) -> list[Compared]:
    """All results of one deal, the best for its side against par first.

    ``par`` is North-South's. Ties keep the order of play.
    """
    compared = []
    for result in results:
        side = side_of_people(result)
        points = result.points_of(side)
        goal = par if side is Side.NS else -par
        others = [other.points_of(side) for other in results if other is not result]
        mean = sum(imps(points - other) for other in others) / len(others) if others else None
        compared.append(Compared(result, side, points, imps(points - goal), mean))
    return sorted(compared, key=lambda each: -each.against_par)


@dataclass(frozen=True, slots=True)
class Rank:
    """One contestant's line: IMPs against par in all deals, and the place (equal sums share)."""

    person_id: int
    name: str
    imps: int
    points: int
    deals: int
    place: int = 0


def rank_contest(
    contest: Contest,
    results: Iterable[DealResult],
    names: dict[int, str],
    *,
    pars: dict[str, int],
    seat: Seat,
) -> list[Rank]:
    """Everybody's sum of IMPs against par over the contest's deals, the best first.

    ``results`` are those of the contestants' own tables, ``names`` the contestants by id; all sat
    at ``seat``.
    """
    sums = {person: [0, 0, 0] for person in names}
    for result in results:
        person = result.people.get(seat)
        if person not in sums or result.code not in contest.deals:
            continue
        par = pars[result.code] if seat.side is Side.NS else -pars[result.code]
        points = result.points_of(seat.side)
        line = sums[person]
        line[0] += imps(points - par)
        line[1] += points
        line[2] += 1
    ordered = sorted(sums.items(), key=lambda item: (-item[1][0], -item[1][1], item[0]))
    scores = [line[0] for _, line in ordered]
    return [
        Rank(person, names[person], line[0], line[1], line[2], scores.index(line[0]) + 1)
        for person, line in ordered
    ]
