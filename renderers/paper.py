"""A sheet of paper under a title strip: the ground of auction, score and result pictures."""

from __future__ import annotations

from dataclasses import dataclass

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .fonts import Face
from .theme import Colour

WIDTH = 960
TITLE_HEIGHT = 96
MARGIN = 16
TITLE_SIZE = 50
SUBTITLE_SIZE = 36


@dataclass(frozen=True, slots=True)
class Sheet:
    """A canvas and the part of it that is written on."""

    canvas: Canvas
    body: Box


def sheet_height(body: int) -> int:
    """The height of a picture with a body of this height."""
    return body + TITLE_HEIGHT + 2 * MARGIN


def new_sheet(title: str, body_height: int, dress: TableDress, *, subtitle: str = "") -> Sheet:
    """A sheet with a title on the left and a subtitle on the right; both may hold names."""
    theme = dress.theme
    canvas = Canvas(WIDTH, sheet_height(body_height), theme.cloth_edge)
    strip = canvas.box.top_part(TITLE_HEIGHT)
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
    body = Box(MARGIN, TITLE_HEIGHT + MARGIN, WIDTH - 2 * MARGIN, body_height)
    canvas.panel(body, theme.paper, radius=14)
    return Sheet(canvas, body)


def rule(canvas: Canvas, box: Box, colour: Colour, *, width: int = 2) -> None:
    """A horizontal line along the lower edge of the box."""
    canvas.fill(Box(box.x, box.bottom - width, box.width, width), colour)
