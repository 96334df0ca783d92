"""The rubber's sheet: We and They, above and below the line (source 000 and 001; RULES 1.2).

An immutable value: ``add`` gives the sheet after one more deal. 100 below the line is a game; a
line is drawn under both columns and the side is vulnerable from then on; two games end the
rubber.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.auction import Contract
from engine.seats import Seat, Side, Vulnerability

from .deal_score import score_deal
from .entries import Entry, For, Tally
from .honours import Honours
from .laws import ScoreLaw, find_law

HonoursGiven = Honours | Mapping[Seat | Side | str, int] | tuple[Seat | Side | str, int] | None
"""Honours to write: a found value, or points by seat or side."""


@dataclass(frozen=True, slots=True)
class Written:
    """One entry on the sheet: whose column, above or below, and the entry."""

    side: Side
    is_below: bool
    entry: Entry
    game: int
    """Which game of the rubber it was written in, from 1; the line is drawn between games."""


@dataclass(frozen=True, slots=True)
class Rubber:
    """The sheet. Make an empty one with ``Rubber(law="modern")``."""

    law: str = "modern"
    written: tuple[Written, ...] = ()
    games_won: tuple[Side, ...] = ()
    deals: int = 0
    is_stopped: bool = False

    def __post_init__(self) -> None:
        find_law(self.law)

    @property
    def figures(self) -> ScoreLaw:
        """The score law's figures."""
        return find_law(self.law)

    def _tally(self, side: Side, *, below: bool, game: int | None = None) -> Tally:
        return Tally(
            line.entry
            for line in self.written
            if line.side is side and line.is_below is below and game in (None, line.game)
        )

    @property
    def below(self) -> Mapping[Side, Tally]:
        """Everything below the line in each column, all games together."""
        return {side: self._tally(side, below=True) for side in Side}

    @property
    def above(self) -> Mapping[Side, Tally]:
        """Everything above the line in each column."""
        return {side: self._tally(side, below=False) for side in Side}

    @property
    def part_scores(self) -> Mapping[Side, int]:
        """The points below the line that count towards the current game."""
        game = len(self.games_won) + 1
        return {side: int(self._tally(side, below=True, game=game)) for side in Side}

    @property
    def games(self) -> Mapping[Side, int]:
        """Games won by each side."""
        return {side: self.games_won.count(side) for side in Side}

    @property
    def vulnerable(self) -> Vulnerability:
        """The sides that have won a game."""
        return Vulnerability.of(*set(self.games_won))

    @property
    def is_over(self) -> bool:
        """Whether a side has two games, or the rubber was stopped."""
        return self.is_stopped or max(self.games.values()) == 2

    @property
    def totals(self) -> Mapping[Side, int]:
        """The sum of each column."""
        return {side: self.below[side] + self.above[side] for side in Side}

    @property
    def winner(self) -> Side | None:
        """The side with the higher total once the rubber is over; None before and when equal."""
        if not self.is_over or self.totals[Side.NS] == self.totals[Side.EW]:
            return None
        return max(Side, key=lambda side: self.totals[side])

    def add(
        self, contract: Contract | None, tricks: int = 0, *, honours: HonoursGiven = None
    ) -> Rubber:
        """The sheet after a deal (None: passed out). ValueError when the rubber is over."""
        if self.is_over:
            raise ValueError("the rubber is over")
        sheet = replace(self, deals=self.deals + 1)
        if contract is None:
            return sheet
        side = contract.declarer.side
        score = score_deal(
            contract, tricks=tricks, vulnerable=self.vulnerable.includes(side), law=self.figures
        )
        sheet = _write(sheet, side, score.below, is_below=True)
        sheet = _write(sheet, side, score.above, is_below=False)
        sheet = _write(sheet, side.other, score.defenders, is_below=False)
        for owner, points, count in _honours(honours):
            sheet = _write(sheet, owner, [Entry(points, For.HONOURS, count)], is_below=False)
        return _close_game(sheet, side)

    def stop(self) -> Rubber:
        """The sheet of a rubber stopped early (Laws of Contract Bridge, unfinished rubber).

        A side with the only game gets 300, a side with the only part-score in the unfinished
        game 100.
        """
        if self.is_over:
            return self
        sheet = self
        law = self.figures
        if len(set(self.games_won)) == 1:
            entry = Entry(law.unfinished_game, For.UNFINISHED_GAME)
            sheet = _write(sheet, self.games_won[0], [entry], is_below=False)
        parted = [side for side in Side if self.part_scores[side]]
        if len(parted) == 1:
            entry = Entry(law.unfinished_part_score, For.UNFINISHED_PART_SCORE)
            sheet = _write(sheet, parted[0], [entry], is_below=False)
        return replace(sheet, is_stopped=True)


def _write(sheet: Rubber, side: Side, entries: Iterable[Entry], *, is_below: bool) -> Rubber:
    """The sheet with entries of the deal just counted in one column."""
    game = len(sheet.games_won) + 1
    lines = tuple(
        Written(side, is_below, replace(entry, deal=sheet.deals), game) for entry in entries
    )
    return replace(sheet, written=sheet.written + lines)


def _close_game(sheet: Rubber, side: Side) -> Rubber:
    """Draw the line if the side has reached game; the second game brings the rubber's bonus."""
    law = sheet.figures
    if sheet.part_scores[side] < law.game:
        return sheet
    after = sheet
    if sheet.games[side] == 1:
        is_two_one = sheet.games[side.other] > 0
        bonus = law.rubber_bonus_two_one if is_two_one else law.rubber_bonus_two_nil
        after = _write(sheet, side, [Entry(bonus, For.RUBBER)], is_below=False)
    return replace(after, games_won=(*sheet.games_won, side))


def _honours(given: HonoursGiven) -> list[tuple[Side, int, int]]:
    """The honours given in any form, as (side, points, number of honours)."""
    if given is None:
        return []
    if isinstance(given, Honours):
        return [(given.seat.side, given.points, given.count)]
    pairs = [given] if isinstance(given, tuple) else list(given.items())
    return [(_side(owner), points, 0) for owner, points in pairs]


def _side(owner: Seat | Side | str) -> Side:
    return Side(owner) if owner in ("NS", "EW") else Seat(owner).side


def whists(totals: Mapping[Side, int]) -> Mapping[Side, int]:
    """The settlement (source 001): the difference of the totals over 100, rounded half up."""
    difference = totals[Side.NS] - totals[Side.EW]
    won = (abs(difference) + 50) // 100
    return {Side.NS: won, Side.EW: -won} if difference >= 0 else {Side.NS: -won, Side.EW: won}
