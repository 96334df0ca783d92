"""Where the figures of a rubber stand on the pad: rows above and below the line. Numbers only.

Above the line the first figure stands lowest, as it is written by hand; below it the games follow
each other, with a line under each finished one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.bridge import debts
from engine.bridge.rubber import Rubber, Written
from engine.seats import Side

HEAD = 108
FOOT = 120
ROW = 58
LEAST_ROW = 40
LEAST_ROWS = (4, 4)
BODY_LIMIT = 1136
"""Rows shrink to keep the body below this, so that a phone shows the sheet without cutting it."""
TALLEST = 1560
"""Then the body grows to this, which holds twenty figures a column above the line."""
DEBTS = 60
"""The strip under the totals of a finished rubber: who owes whom."""
GAP = 10
"""Space on both sides of the heavy line and under each game's line."""


@dataclass(frozen=True, slots=True)
class PlacedFigure:
    """A figure of the sheet and the top of its row, in pixels from the top of the body."""

    written: Written
    y: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RubberLayout:
    """Rows of figures per side; heights in pixels from the top of the body."""

    height: int
    row: int
    line_y: int
    """The heavy line between above and below."""
    game_lines: tuple[int, ...]
    figures: Mapping[Side, tuple[PlacedFigure, ...]]
    debts: int = 0
    """The height of the strip that says who owes whom; 0 before the end and for nothing."""
    hidden: Mapping[Side, int] = field(default_factory=dict)
    """Points above the line that found no room, by side."""
    rules: tuple[int, ...] = ()
    """The faint lines of the pad, one under each row."""


def rubber_layout(sheet: Rubber) -> RubberLayout:
    """Place every figure; rows shrink when there are many, then the oldest bonuses are summed."""
    above = {side: _lines(sheet, side, is_below=False) for side in Side}
    games = _games(sheet)
    high = max(LEAST_ROWS[0], *(len(lines) for lines in above.values()))
    game_rows = [_rows_of_game(sheet, game) for game in games]
    low = max(LEAST_ROWS[1], sum(game_rows))
    fixed = HEAD + FOOT + GAP * (3 + len(games))
    row = max(LEAST_ROW, min(ROW, (BODY_LIMIT - fixed) // (high + low)))
    high = min(high, (TALLEST - fixed) // row - low)
    line_y = HEAD + high * row + GAP
    figures: dict[Side, list[PlacedFigure]] = {side: [] for side in Side}
    hidden = {}
    for side, lines in above.items():
        kept = lines if len(lines) <= high else lines[len(lines) - high + 1 :]
        rest = lines[: len(lines) - len(kept)]
        if rest:
            hidden[side] = sum(line.entry.points for line in rest)
        for index, line in enumerate(kept, 1 if rest else 0):
            figures[side].append(PlacedFigure(line, line_y - GAP - (index + 1) * row))
    y = line_y + GAP
    rules = [HEAD + at * row for at in range(1, high)]
    game_lines = []
    for game, rows in zip(games, game_rows, strict=True):
        for side in Side:
            mine = [line for line in _lines(sheet, side, is_below=True) if line.game == game]
            figures[side] += [PlacedFigure(line, y + at * row) for at, line in enumerate(mine)]
        rules += [y + at * row for at in range(1, rows + 1)]
        y += rows * row
        if game <= len(sheet.games_won):
            game_lines.append(y + GAP // 2)
            y += GAP
            rules.pop()
    end = max(y, line_y + GAP + low * row)
    rules += range(y + row, end, row)
    strip = DEBTS if sheet.is_over and debts(sheet.totals) else 0
    return RubberLayout(
        height=end + FOOT + strip,
        debts=strip,
        row=row,
        line_y=line_y,
        game_lines=tuple(game_lines),
        figures={side: tuple(placed) for side, placed in figures.items()},
        hidden=hidden,
        rules=tuple(rules),
    )


def _lines(sheet: Rubber, side: Side, *, is_below: bool) -> list[Written]:
    return [line for line in sheet.written if line.side is side and line.is_below is is_below]


def _games(sheet: Rubber) -> range:
    """The games with a row: all finished ones and the one being played."""
    return range(1, len(sheet.games_won) + (1 if sheet.is_over and not sheet.is_stopped else 2))


def _rows_of_game(sheet: Rubber, game: int) -> int:
    counts = (
        sum(line.game == game for line in _lines(sheet, side, is_below=True)) for side in Side
    )
    return max(1, *counts)
