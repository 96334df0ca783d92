"""The bidding diagram: four columns, a row per round, on the table and on its own sheet.

Calls of the last round are lit; explained calls carry their number, and on the table the newest
explanations stand below.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.auction import DOUBLE, PASS, Auction, Bid
from engine.seats import Seat, Vulnerability

from .boxes import Box
from .call_notes import CallNote, draw_notes, draw_number, notes_height, notes_of
from .canvas import Align, Canvas
from .dress import TableDress
from .fonts import Face
from .grid_layout import (
    HEAD_HEIGHT,
    LEAST_ROW_HEIGHT,
    LEAST_ROWS,
    MOST_NOTES,
    PADDING,
    ROW_HEIGHT,
)
from .phrases import call_text
from .plain_text import note_numbers
from .suit_inks import LEAST_SHAPE_CONTRAST, legible, suit_inks
from .theme import Theme, lit_ground

CALL_SIZE = 54
PASS_SIZE = 38


@dataclass(frozen=True, slots=True)
class GridContents:
    """What a diagram shows: the auction, its columns from the left, who is vulnerable."""

    auction: Auction
    columns: tuple[Seat, Seat, Seat, Seat]
    vulnerable: Vulnerability
    is_running: bool
    """Whether the place of the next call is marked."""
    row_height: int = ROW_HEIGHT
    least_rows: int = LEAST_ROWS
    has_notes: bool = False
    """Whether the newest explanations stand below."""
    is_framed: bool = True
    """Whether the diagram has a panel of its own."""

    @property
    def offset(self) -> int:
        """Empty cells before the dealer's first call."""
        return self.columns.index(self.auction.dealer)

    @property
    def row_count(self) -> int:
        """Rows needed for all calls and, while it runs, the next one."""
        cells = self.offset + len(self.auction) + self.is_running
        return max(1, -(-cells // 4))


def grid_rows(contents: GridContents, height: int) -> tuple[int, int]:
    """How many rows are shown in a panel of this height, and how high one is."""
    room = height - HEAD_HEIGHT - 2 * PADDING
    shown = min(contents.row_count, room // min(LEAST_ROW_HEIGHT, contents.row_height))
    return shown, min(contents.row_height, room // max(shown, 1))


def draw_grid(canvas: Canvas, box: Box, contents: GridContents, dress: TableDress) -> None:
    """The diagram in the upper part of the box; without the first rows if there are too many."""
    theme = dress.theme
    notes = _shown_notes(contents, box.width - 4 * PADDING, dress)
    low = notes_height(notes)
    shown, row_height = grid_rows(contents, box.height - low)
    used = HEAD_HEIGHT + max(shown, contents.least_rows) * row_height + 2 * PADDING + low
    panel = box.top_part(min(box.height, used))
    if contents.is_framed:
        canvas.panel(panel, theme.plate, radius=18, line=theme.plate_line)
    inner = panel.inset(PADDING)
    _draw_heads(canvas, inner.top_part(HEAD_HEIGHT), contents, dress)
    body = Box(inner.x, inner.y + HEAD_HEIGHT, inner.width, row_height * shown)
    cells = [cell for row in body.rows(shown) for cell in row.columns(4, gap=8)]
    start = contents.offset - 4 * (contents.row_count - shown)
    for index in range(len(contents.auction)):
        if start + index >= 0:
            _draw_call(canvas, cells[start + index], index, contents, dress)
    if contents.is_running:
        _draw_next(canvas, cells[start + len(contents.auction)], theme)
    area = inner.bottom_part(low).inset(PADDING, 0)
    draw_notes(canvas, area, notes, dress, ink=theme.plate_text, ground=theme.plate)


def _shown_notes(contents: GridContents, width: int, dress: TableDress) -> list[CallNote]:
    """The newest explanations, on the table."""
    return notes_of(contents.auction, dress, width)[-MOST_NOTES:] if contents.has_notes else []


def _draw_heads(canvas: Canvas, row: Box, contents: GridContents, dress: TableDress) -> None:
    theme = dress.theme
    for seat, cell in zip(contents.columns, row.columns(4, gap=8), strict=True):
        is_vulnerable = contents.vulnerable.includes(seat.side)
        colour = theme.vulnerable if is_vulnerable else theme.plate_text
        name = dress.words.seat_names[seat]
        canvas.text(name, cell, colour, size=36, face=Face.BOLD, align=Align.CENTRE)
    canvas.fill(Box(row.x, row.bottom - 4, row.width, 2), theme.plate_line)


def _draw_call(
    canvas: Canvas, cell: Box, index: int, contents: GridContents, dress: TableDress
) -> None:
    theme = dress.theme
    call = contents.auction.calls[index]
    ground = theme.plate
    if contents.is_running and len(contents.auction) - index <= 3:
        ground = lit_ground(theme)
        canvas.panel(cell.inset(0, 4), ground, radius=12)
    text = call_text(call, dress.words)
    if isinstance(call, Bid):
        inks = suit_inks(theme, dress.colours, ground)
        canvas.line(text, cell, theme.plate_text, inks, size=CALL_SIZE, align=Align.CENTRE)
    elif call == PASS:
        canvas.text(text, cell, theme.plate_muted, size=PASS_SIZE, align=Align.CENTRE)
    else:
        box = cell.inset(2, max(3, cell.height // 11))
        canvas.panel(box, theme.vulnerable_disc if call == DOUBLE else theme.disc, radius=12)
        canvas.text(
            text, box.inset(6), theme.disc_text, size=PASS_SIZE, face=Face.BOLD, align=Align.CENTRE
        )
    number = note_numbers(contents.auction, dress).get(index)
    if number is not None:
        draw_number(canvas, Box(cell.right - 40, cell.y + 3, 36, 36), number, dress)


def _draw_next(canvas: Canvas, cell: Box, theme: Theme) -> None:
    box = cell.inset(0, 4)
    colour = legible(theme.turn, theme.plate, LEAST_SHAPE_CONTRAST)
    canvas.panel(box, theme.plate, radius=12, line=colour, width=5)
    canvas.text("?", box, theme.plate_muted, size=CALL_SIZE, face=Face.BOLD, align=Align.CENTRE)
