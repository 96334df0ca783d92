"""Tables of results: a ranking of players, and what others did on the same deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .paper import new_sheet, rule
from .phrases import contract_with_declarer, margin_text, points_text
from .picture import Picture
from .results_text import challenge_text, ranking_text
from .suit_inks import suit_inks
from .tables import ChallengeLine, Standing
from .theme import Colour, Theme

ROW = 76
HEAD = 70
MOST_ROWS = 14
RANKING = (104, 466, 140, 178)
"""Widths: place, name, deals, score."""
CHALLENGE = (64, 296, 204, 84, 130, 110)
"""Widths: number, name, contract, result, points, share."""
MEDALS: dict[int, Colour] = {1: (240, 192, 64), 2: (200, 204, 212), 3: (214, 150, 98)}
MEDAL_TEXT: Colour = (40, 30, 10)

Line = TypeVar("Line")


@dataclass(frozen=True, slots=True)
class Head:
    """The columns' names and widths in pixels; the first is centred, the last two end right."""

    names: tuple[str, ...]
    widths: tuple[int, ...]

    def align(self, index: int) -> Align:
        """How a column's name stands."""
        if index == 0:
            return Align.CENTRE
        return Align.RIGHT if index >= len(self.names) - 2 else Align.LEFT


def draw_ranking(title: str, standings: Sequence[Standing], dress: TableDress) -> Picture:
    """A ranking under its title; the reader's own line is marked."""
    words = dress.words
    canvas = _draw_lines(
        title,
        standings[:MOST_ROWS],
        Head((words.place, words.name, words.deals, words.points), RANKING),
        dress,
        _draw_standing,
    )
    return encode(canvas, ranking_text(title, standings, dress))


def draw_challenge(title: str, lines: Sequence[ChallengeLine], dress: TableDress) -> Picture:
    """The results of one deal under its title, best first as given."""
    words = dress.words
    numbered = [(number, line) for number, line in enumerate(lines, 1)]
    canvas = _draw_lines(
        title,
        numbered[:MOST_ROWS],
        Head(("№", words.name, words.contract, "", words.points, words.share), CHALLENGE),
        dress,
        _draw_challenge_line,
    )
    return encode(canvas, challenge_text(title, lines, dress))


def _draw_lines(
    title: str,
    lines: Sequence[Line],
    head: Head,
    dress: TableDress,
    draw: Callable[[Canvas, Box, Line, TableDress], None],
) -> Canvas:
    theme = dress.theme
    count = max(3, len(lines))
    sheet = new_sheet(title, HEAD + count * ROW + 12, dress)
    canvas, inner = sheet.canvas, sheet.body.inset(20, 0)
    _draw_head(canvas, inner.top_part(HEAD), head, theme)
    rows = Box(inner.x, inner.y + HEAD, inner.width, count * ROW).rows(count)
    for line, row in zip(lines, rows, strict=False):
        draw(canvas, row, line, dress)
        rule(canvas, row, theme.paper_rule)
    if not lines:
        canvas.text(
            dress.words.nobody_yet, rows[1], theme.paper_muted, size=44, align=Align.CENTRE
        )
    return canvas


def _draw_head(canvas: Canvas, row: Box, head: Head, theme: Theme) -> None:
    for index, cell in enumerate(_cells(row, head.widths)):
        canvas.text(
            head.names[index],
            cell,
            theme.paper_muted,
            size=32,
            least=30,
            align=head.align(index),
        )
    rule(canvas, row, theme.paper_line, width=4)


def _cells(row: Box, widths: Sequence[int]) -> tuple[Box, ...]:
    cells, x = [], row.x
    for width in widths:
        cells.append(Box(x, row.y, width - 10, row.height))
        x += width
    return tuple(cells)


def _mark_reader(canvas: Canvas, row: Box, theme: Theme) -> Colour:
    """Light up the reader's line; returns the colour of its text."""
    canvas.panel(row.inset(-8, 4), theme.turn, radius=14)
    return theme.turn_text


def _draw_standing(canvas: Canvas, row: Box, one: Standing, dress: TableDress) -> None:
    theme = dress.theme
    ink = _mark_reader(canvas, row, theme) if one.is_reader else theme.paper_text
    place, name, deals, score = _cells(row, RANKING)
    if one.place in MEDALS:
        disc = place.centred(56, 56)
        canvas.disc(disc, theme.paper_line)
        canvas.disc(disc.inset(2), MEDALS[one.place])
        place_ink = MEDAL_TEXT
    else:
        place_ink = ink
    canvas.text(str(one.place), place, place_ink, size=40, face=Face.BOLD, align=Align.CENTRE)
    canvas.name(one.name, name, ink, size=42, least=32, face=Face.BOLD)
    if one.deals:
        canvas.text(str(one.deals), deals, ink, size=38, align=Align.RIGHT)
    canvas.text(one.score, score, ink, size=46, least=32, face=Face.BOLD, align=Align.RIGHT)


def _draw_challenge_line(
    canvas: Canvas, row: Box, numbered: tuple[int, ChallengeLine], dress: TableDress
) -> None:
    number, line = numbered
    theme = dress.theme
    ink = _mark_reader(canvas, row, theme) if line.is_reader else theme.paper_text
    ground = theme.turn if line.is_reader else theme.paper
    place, name, contract, result, points, share = _cells(row, CHALLENGE)
    canvas.text(str(number), place, ink, size=38, align=Align.CENTRE)
    canvas.name(line.name, name, ink, size=40, least=30, face=Face.BOLD)
    if line.contract is None:
        canvas.text(dress.words.passed_out, contract, ink, size=36, least=30)
    else:
        inks = suit_inks(theme, dress.colours, ground)
        canvas.line(
            contract_with_declarer(line.contract, dress.words), contract, ink, inks, size=42
        )
        margin = margin_text(line.contract, line.tricks)
        canvas.text(margin, result, ink, size=40, face=Face.BOLD, align=Align.CENTRE)
    canvas.text(
        points_text(line.points), points, ink, size=42, least=30, face=Face.BOLD, align=Align.RIGHT
    )
    canvas.text(line.share, share, ink, size=36, least=30, align=Align.RIGHT)
