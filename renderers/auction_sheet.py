"""The auction sheet: all calls in four columns, with numbered explanations below."""

from __future__ import annotations

from engine.auction import Auction
from engine.seats import Seat, Vulnerability

from .auction_grid import GridContents, draw_grid
from .call_notes import draw_notes, notes_height, notes_of
from .dress import TableDress
from .encode import encode
from .grid_layout import LEAST_ROWS, grid_height
from .paper import new_sheet, rule
from .phrases import vulnerable_text
from .picture import Picture
from .plain_text import auction_text
from .sheet_layout import MARGIN, WIDTH

NOTE_LINES = 2


def draw_auction(
    auction: Auction, dress: TableDress, *, vulnerable: Vulnerability = Vulnerability.NONE
) -> Picture:
    """The whole auction; the place of the next call is marked while it runs."""
    bottom, left, top, right = dress.places_from(dress.bottom or Seat.SOUTH)
    contents = GridContents(
        auction,
        (left, top, right, bottom),
        vulnerable,
        is_running=not auction.is_over,
        is_framed=False,
    )
    notes = notes_of(auction, dress, WIDTH - 4 * MARGIN, most_lines=NOTE_LINES)
    grid = grid_height(max(contents.row_count, LEAST_ROWS))
    low = notes_height(notes) + MARGIN if notes else 0
    words, theme = dress.words, dress.theme
    subtitle = f"{words.vulnerable}: {vulnerable_text(vulnerable, words)}"
    sheet = new_sheet(words.auction.capitalize(), grid + low, dress, subtitle=subtitle)
    sheet.canvas.panel(sheet.body, theme.plate, radius=14)
    draw_grid(sheet.canvas, sheet.body.top_part(grid), contents, dress)
    area = sheet.body.bottom_part(low).inset(MARGIN, 6)
    draw_notes(sheet.canvas, area, notes, dress, ink=theme.plate_text, ground=theme.plate)
    if notes:
        rule(sheet.canvas, sheet.body.top_part(grid).inset(MARGIN, 0), theme.plate_line)
    return encode(sheet.canvas, auction_text(auction, dress))
