"""The auction sheet: all calls in four columns, with numbered explanations below."""

from __future__ import annotations

from engine.auction import Auction
from engine.seats import Seat, Vulnerability

from .auction_grid import GridContents, draw_grid, grid_height
from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .encode import encode
from .fonts import Face, wrapped
from .paper import new_sheet
from .phrases import call_sign, vulnerable_text
from .picture import Picture
from .plain_text import auction_text, note_numbers
from .sheet_layout import MARGIN, WIDTH
from .suit_inks import suit_inks

NOTE_SIZE = 36
NOTE_LINE = 48
NOTE_LINES = 2
NOTE_INDENT = 170


def draw_auction(
    auction: Auction, dress: TableDress, *, vulnerable: Vulnerability = Vulnerability.NONE
) -> Picture:
    """The whole auction; the place of the next call is marked while it runs."""
    bottom, left, top, right = dress.places_from(dress.bottom or Seat.SOUTH)
    contents = GridContents(
        auction, (left, top, right, bottom), vulnerable, is_running=not auction.is_over
    )
    notes = _notes(auction, dress)
    grid = grid_height(max(contents.row_count, 6))
    notes_height = sum(NOTE_LINE * len(lines) for _, _, lines in notes) + (MARGIN if notes else 0)
    words = dress.words
    subtitle = f"{words.vulnerable}: {vulnerable_text(vulnerable, words)}"
    sheet = new_sheet(words.auction.capitalize(), grid + notes_height, dress, subtitle=subtitle)
    draw_grid(sheet.canvas, sheet.body.top_part(grid), contents, dress)
    _draw_notes(sheet.canvas, sheet.body.bottom_part(notes_height), notes, dress)
    return encode(sheet.canvas, auction_text(auction, dress))


Note = tuple[int, str, tuple[str, ...]]
"""Number, call, and the explanation in lines."""


def _notes(auction: Auction, dress: TableDress) -> list[Note]:
    width = WIDTH - 4 * MARGIN - NOTE_INDENT
    return [
        (
            number,
            call_sign(auction.calls[index], dress.words),
            wrapped(
                dress.notes[index], Face.TEXT, NOTE_SIZE, width, most=NOTE_LINES, is_name=True
            ),
        )
        for index, number in note_numbers(auction, dress).items()
    ]


def _draw_notes(canvas: Canvas, area: Box, notes: list[Note], dress: TableDress) -> None:
    theme = dress.theme
    inks = suit_inks(theme, dress.colours, theme.paper)
    inner = area.inset(MARGIN, 0)
    y = area.y + 4
    for number, call, lines in notes:
        disc = Box(inner.x, y + 5, 38, 38)
        canvas.disc(disc, theme.disc)
        canvas.text(
            str(number), disc, theme.disc_text, size=30, face=Face.BOLD, align=Align.CENTRE
        )
        head = Box(disc.right + 12, y, NOTE_INDENT - 60, NOTE_LINE)
        canvas.line(call, head, theme.paper_text, inks, size=NOTE_SIZE)
        for text in lines:
            row = Box(inner.x + NOTE_INDENT, y, inner.width - NOTE_INDENT, NOTE_LINE)
            canvas.line(
                text, row, theme.paper_text, inks, size=NOTE_SIZE, face=Face.TEXT, is_name=True
            )
            y += NOTE_LINE
