"""The review of a finished deal: four hands, auction, contract, result, double-dummy table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.auction import Contract, Strain
from engine.bridge import FinishedDeal
from engine.cards import Suit
from engine.seats import COMPASS, Seat

from .auction_grid import GridContents, draw_grid
from .boxes import Box
from .canvas import Align, Canvas
from .contract_mark import contract_width, draw_contract
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .grid_layout import grid_height
from .paper import draw_title
from .phrases import (
    display_suits,
    high_card_points,
    margin_text,
    points_text,
    strain_text,
    suit_ranks,
    vulnerable_text,
)
from .picture import Picture
from .results_text import review_text
from .review_layout import review_layout
from .seat_plate import PlateState, draw_plate
from .sheet_layout import TITLE_HEIGHT
from .suit_inks import suit_inks
from .table_layout import Place
from .tables import DoubleDummyTable
from .vectors import PIPS

SUIT_SIZE = 42
PLATE_HEIGHT = 60
ROW_HEIGHT = 52
LETTERS = 52
"""The width of the seats' letters beside the double-dummy table."""


def draw_review(
    finished: FinishedDeal,
    dress: TableDress,
    table: DoubleDummyTable | None = None,
    *,
    is_rubber: bool = False,
) -> Picture:
    """Everything about a finished deal, with the double-dummy table where it is given.

    In a rubber its points are those written on the sheet, without duplicate's bonuses.
    """
    contents = _auction(finished, dress)
    layout = review_layout(grid_height(contents.row_count, ROW_HEIGHT))
    canvas = Canvas(layout.picture.width, layout.picture.height, dress.theme.cloth)
    words = dress.words
    title = f"{words.deal} {finished.number}"
    subtitle = f"{words.vulnerable}: {vulnerable_text(finished.vulnerable, words)}"
    draw_title(canvas, canvas.box.top_part(TITLE_HEIGHT), title, subtitle, dress)
    places = dict(zip(dress.places_from(dress.bottom or Seat.SOUTH), Place, strict=True))
    for seat in COMPASS:
        _draw_hand(canvas, layout.hands[places[seat]], seat, finished, dress)
    _draw_result(canvas, layout.result, finished, dress, is_rubber=is_rubber)
    if table is not None:
        _draw_table(canvas, layout.table, table, dress)
    _draw_points(canvas, layout.points, finished, dress)
    draw_grid(canvas, layout.auction, contents, dress)
    return encode(canvas, review_text(finished, dress, table, is_rubber=is_rubber))


def _draw_hand(
    canvas: Canvas, box: Box, seat: Seat, finished: FinishedDeal, dress: TableDress
) -> None:
    theme = dress.theme
    canvas.panel(box, theme.plate, radius=PLATE_HEIGHT // 2, line=theme.plate_line)
    state = PlateState(
        is_vulnerable=finished.vulnerable.includes(seat.side), is_dealer=seat is finished.dealer
    )
    draw_plate(canvas, box.top_part(PLATE_HEIGHT), seat, dress, state)
    inks = suit_inks(theme, dress.colours, theme.plate)
    trumps = None if finished.contract is None else finished.contract.strain.suit
    lines = Box(
        box.x + 22, box.y + PLATE_HEIGHT + 4, box.width - 40, box.height - PLATE_HEIGHT - 12
    )
    for suit, row in zip(display_suits(trumps), lines.rows(4), strict=True):
        sign = row.left_part(44)
        canvas.line(suit.sign, sign, theme.plate_text, inks, size=SUIT_SIZE, align=Align.CENTRE)
        ranks = Box(row.x + 56, row.y, row.width - 56, row.height)
        text = suit_ranks(finished.hands[seat], suit, dress)
        canvas.text(text, ranks, theme.plate_text, size=SUIT_SIZE, least=30, face=Face.BOLD)


def _draw_result(
    canvas: Canvas, box: Box, finished: FinishedDeal, dress: TableDress, *, is_rubber: bool
) -> None:
    """Contract, declarer, result and points below each other."""
    theme, words = dress.theme, dress.words
    first, second, third, fourth = box.rows(4)
    contract = finished.contract
    if contract is None:
        canvas.text(
            words.passed_out,
            second,
            theme.text,
            size=44,
            least=30,
            face=Face.BOLD,
            align=Align.CENTRE,
        )
        return
    _draw_chip(canvas, first, contract, dress)
    name = dress.name_of(contract.declarer)
    canvas.name(name, second, theme.text, size=38, least=30, align=Align.CENTRE)
    margin = margin_text(contract, finished.outcome.tricks)
    text = f"{margin}  ({finished.outcome.tricks})"
    canvas.text(text, third, theme.text, size=46, face=Face.BOLD, align=Align.CENTRE)
    score = finished.score
    points = points_text(score.written if is_rubber else score.total)
    canvas.text(points, fourth, theme.text, size=46, face=Face.BOLD, align=Align.CENTRE)


def _draw_chip(canvas: Canvas, row: Box, contract: Contract, dress: TableDress) -> None:
    chip = row.centred(min(row.width, contract_width(contract, dress, 58) + 32), row.height)
    canvas.panel(chip, dress.theme.card, radius=12)
    draw_contract(canvas, chip, contract, dress, size=58)


_STRAINS = (Strain.NO_TRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)


def _draw_table(canvas: Canvas, box: Box, table: DoubleDummyTable, dress: TableDress) -> None:
    """Tricks by declarer (rows) and strain (columns)."""
    theme, words = dress.theme, dress.words
    canvas.panel(box, theme.paper, radius=14)
    inner = box.inset(8, 6)
    head, *lines = inner.rows(5)
    inks = suit_inks(theme, dress.colours, theme.paper)
    for strain, cell in zip(_STRAINS, _table_cells(head), strict=True):
        canvas.line(
            strain_text(strain, words), cell, theme.paper_text, inks, size=30, align=Align.CENTRE
        )
    for seat, row in zip((Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST), lines, strict=True):
        letter = words.seat_letters[seat]
        canvas.text(
            letter,
            row.left_part(LETTERS),
            theme.paper_muted,
            size=34,
            least=30,
            align=Align.CENTRE,
        )
        _draw_table_row(canvas, row, table[seat], dress)


def _draw_table_row(
    canvas: Canvas, row: Box, tricks: Mapping[Strain, int], dress: TableDress
) -> None:
    for strain, cell in zip(_STRAINS, _table_cells(row), strict=True):
        canvas.text(
            str(tricks.get(strain, "")),
            cell,
            dress.theme.paper_text,
            size=32,
            align=Align.CENTRE,
        )


def _draw_points(canvas: Canvas, box: Box, finished: FinishedDeal, dress: TableDress) -> None:
    """High-card points as a small compass, each where its hand lies."""
    theme = dress.theme
    canvas.panel(box, theme.paper, radius=14)
    head, *rows = box.inset(8, 6).rows(5)
    canvas.text(dress.words.high_cards, head, theme.paper_muted, size=32, align=Align.CENTRE)
    top, middle, low = rows[0].moved(down=14), rows[1].moved(down=22), rows[2].moved(down=30)
    left, centre, right = middle.columns(3)
    spots = {
        Place.TOP: Box(centre.x, top.y, centre.width, top.height),
        Place.LEFT: left,
        Place.RIGHT: right,
        Place.BOTTOM: Box(centre.x, low.y, centre.width, low.height),
    }
    places = dict(zip(dress.places_from(dress.bottom or Seat.SOUTH), Place, strict=True))
    for seat, place in places.items():
        points = str(high_card_points(finished.hands[seat]))
        canvas.text(
            points,
            spots[place],
            theme.paper_text,
            size=44,
            face=Face.BOLD,
            align=Align.CENTRE,
        )
    canvas.shape(PIPS[Suit.DIAMONDS], centre.centred(24, 24), theme.paper_rule)


def _table_cells(row: Box) -> tuple[Box, ...]:
    return Box(row.x + LETTERS, row.y, row.width - LETTERS, row.height).columns(5)


def _auction(finished: FinishedDeal, dress: TableDress) -> GridContents:
    bottom, left, top, right = dress.places_from(dress.bottom or Seat.SOUTH)
    return GridContents(
        finished.auction,
        (left, top, right, bottom),
        finished.vulnerable,
        is_running=False,
        row_height=ROW_HEIGHT,
        least_rows=1,
    )
