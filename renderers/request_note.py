"""The note in the corner while a claim or an undo waits for answers."""

from __future__ import annotations

from engine.bridge.requests import Claim, Request

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .fonts import Face

LABEL_SIZE = 32
NUMBER_SIZE = 60


def draw_request(canvas: Canvas, box: Box, request: Request, dress: TableDress) -> None:
    """What is asked, by whom, and for a claim how many of the tricks left."""
    theme, words = dress.theme, dress.words
    canvas.panel(box, theme.turn, radius=16)
    inner = box.inset(12, 8)
    is_claim = isinstance(request, Claim)
    rows = inner.rows(3 if is_claim else 2)
    label = words.claim if is_claim else words.undo
    canvas.text(label, rows[0], theme.turn_text, size=LABEL_SIZE + 4, least=30, align=Align.CENTRE)
    if isinstance(request, Claim):
        number = f"{request.tricks}/{request.left}"
        canvas.text(
            number,
            rows[1],
            theme.turn_text,
            size=NUMBER_SIZE,
            face=Face.BOLD,
            align=Align.CENTRE,
        )
    canvas.text(
        dress.name_of(request.seat),
        rows[-1],
        theme.turn_text,
        size=LABEL_SIZE + 4,
        least=LABEL_SIZE - 2,
        face=Face.BOLD,
        align=Align.CENTRE,
        is_name=True,
    )
