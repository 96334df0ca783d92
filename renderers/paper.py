"""A sheet of paper under a title strip: the ground of auction, score and result pictures."""

from __future__ import annotations

from dataclasses import dataclass

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .fonts import Face
from .sheet_layout import MARGIN, TITLE_HEIGHT, WIDTH, sheet_height
from .theme import Colour

TITLE_SIZE = 50
SUBTITLE_SIZE = 36


@dataclass(frozen=True, slots=True)
class Sheet:
    """A canvas and the part of it that is written on."""

    canvas: Canvas
    body: Box


def new_sheet(title: str, body_height: int, dress: TableDress, *, subtitle: str = "") -> Sheet:
    """A sheet with a title on the left and a subtitle on the right; both may hold names."""
    theme = dress.theme
    canvas = Canvas(WIDTH, sheet_height(body_height), theme.cloth_edge)
    draw_title(canvas, canvas.box.top_part(TITLE_HEIGHT), title, subtitle, dress)
    body = Box(MARGIN, TITLE_HEIGHT + MARGIN, WIDTH - 2 * MARGIN, body_height)
    canvas.panel(body, theme.paper, radius=14)
    return Sheet(canvas, body)


def draw_title(canvas: Canvas, strip: Box, title: str, subtitle: str, dress: TableDress) -> None:
    """The strip on top: title on the left, subtitle on the right; both may hold names."""
    theme = dress.theme
    canvas.fill(strip, theme.bar)
    inner = strip.inset(2 * MARGIN, 0)
    used = canvas.text(
        title, inner, theme.bar_text, size=TITLE_SIZE, least=38, face=Face.BOLD, is_name=True
    )
    rest = Box(inner.x + used + 24, inner.y, inner.width - used - 24, inner.height)
    if rest.width > 0:
        canvas.text(
            subtitle,
            rest,
            theme.bar_muted,
            size=SUBTITLE_SIZE,
            least=30,
            align=Align.RIGHT,
            is_name=True,
        )


def rule(canvas: Canvas, box: Box, colour: Colour, *, width: int = 2) -> None:
    """A horizontal line along the lower edge of the box."""
    canvas.fill(Box(box.x, box.bottom - width, box.width, width), colour)
