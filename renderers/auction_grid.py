"""The bidding diagram: four columns, a row per round, on the table and on its own sheet.

Calls of the last round are lit; explained calls carry their number.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.auction import DOUBLE, PASS, Auction, Bid
from engine.seats import Seat, Vulnerability

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .fonts import Face
from .phrases import call_text
from .plain_text import note_numbers
from .suit_inks import LEAST_SHAPE_CONTRAST, legible, suit_inks
from .theme import Theme, mix

HEAD_HEIGHT = 58
ROW_HEIGHT = 88
LEAST_ROW_HEIGHT = 66
LEAST_ROWS = 6
"""A panel on the table is at least this many rows high, so that it seldom grows."""
CALL_SIZE = 54
PASS_SIZE = 38
NOTE_SIZE = 30
PADDING = 12


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

    @property
    def offset(self) -> int:
        """Empty cells before the dealer's first call."""
        return self.columns.index(self.auction.dealer)

    @property
    def row_count(self) -> int:
        """Rows needed for all calls and, while it runs, the next one."""
        cells = self.offset + len(self.auction) + self.is_running
        return max(1, -(-cells // 4))


def grid_height(rows: int, row_height: int = ROW_HEIGHT) -> int:
    """The height of a diagram with this many rows."""
    return HEAD_HEIGHT + rows * row_height + 2 * PADDING


def grid_rows(contents: GridContents, height: int) -> tuple[int, int]:
    """How many rows are shown in a panel of this height, and how high one is."""
    room = height - HEAD_HEIGHT - 2 * PADDING
    shown = min(contents.row_count, room // min(LEAST_ROW_HEIGHT, contents.row_height))
    return shown, min(contents.row_height, room // max(shown, 1))


def draw_grid(canvas: Canvas, box: Box, contents: GridContents, dress: TableDress) -> None:
    """The diagram in the upper part of the box; without the first rows if there are too many."""
    shown, row_height = grid_rows(contents, box.height)
    theme = dress.theme
    used = HEAD_HEIGHT + max(shown, contents.least_rows) * row_height + 2 * PADDING
    panel = box.top_part(min(box.height, used))
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
        ground = mix(theme.plate, theme.turn, 0.28)
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
        corner = Box(cell.right - 38, cell.y + 4, 36, 36)
        canvas.disc(corner, theme.disc)
        canvas.text(
            str(number),
            corner,
            theme.disc_text,
            size=NOTE_SIZE,
            face=Face.BOLD,
            align=Align.CENTRE,
        )


def _draw_next(canvas: Canvas, cell: Box, theme: Theme) -> None:
    box = cell.inset(0, 4)
    colour = legible(theme.turn, theme.plate, LEAST_SHAPE_CONTRAST)
    canvas.panel(box, theme.plate, radius=12, line=colour, width=5)
    canvas.text("?", box, theme.plate_muted, size=CALL_SIZE, face=Face.BOLD, align=Align.CENTRE)
