"""The draw for partners: four cards with the names of those who drew them."""

from __future__ import annotations

from collections.abc import Sequence

from .boxes import Box
from .canvas import Align, Canvas
from .card_layout import PlacedCard
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .paper import draw_title
from .picture import Picture
from .results_text import partners_text
from .sheet_layout import MARGIN, TITLE_HEIGHT, WIDTH
from .table_cards import draw_card
from .tables import Drawn

CARD = (206, 284)
NAME_ROW = 64
SEAT_ROW = 56


def draw_partners(drawn: Sequence[Drawn], dress: TableDress) -> Picture:
    """The drawn cards, in the order given, with names and seats; partners share a colour."""
    height = TITLE_HEIGHT + 3 * MARGIN + CARD[1] + NAME_ROW + SEAT_ROW
    canvas = Canvas(WIDTH, height, dress.theme.cloth)
    title = dress.words.draw_for_partners
    draw_title(canvas, canvas.box.top_part(TITLE_HEIGHT), title, "", dress)
    area = Box(MARGIN, TITLE_HEIGHT + MARGIN, WIDTH - 2 * MARGIN, height - TITLE_HEIGHT - MARGIN)
    for one, column in zip(drawn, area.columns(max(4, len(drawn)), gap=16), strict=False):
        _draw_one(canvas, column, one, dress)
    return encode(canvas, partners_text(drawn, dress))


def _draw_one(canvas: Canvas, column: Box, one: Drawn, dress: TableDress) -> None:
    theme = dress.theme
    card = column.top_part(CARD[1]).centred(*CARD)
    draw_card(canvas, PlacedCard(one.card, card), dress)
    name = Box(column.x, card.bottom + 4, column.width, NAME_ROW)
    canvas.name(one.name, name, theme.text, size=42, least=32, face=Face.BOLD, align=Align.CENTRE)
    seat = Box(column.x, name.bottom, column.width, SEAT_ROW)
    # the two pairs are told apart by the plate: lit for North and South
    is_first = one.seat.side.seats[0] == "N"
    canvas.panel(seat, theme.turn if is_first else theme.plate, radius=SEAT_ROW // 2)
    canvas.text(
        dress.words.seat_names[one.seat],
        seat,
        theme.turn_text if is_first else theme.plate_text,
        size=38,
        face=Face.BOLD,
        align=Align.CENTRE,
    )
