"""Explanations of calls by number, as lines below a bidding diagram."""

from __future__ import annotations

from dataclasses import dataclass

from engine.auction import Auction

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .fonts import Face, wrapped
from .grid_layout import NOTE_LINE
from .phrases import call_sign
from .plain_text import note_numbers
from .suit_inks import suit_inks
from .theme import Colour

SIZE = 34
NUMBER_SIZE = 30
DISC = 36
INDENT = 164
"""Where the explanation begins, behind its number and call."""

SIGNS_SLACK = 20
"""Drawn suit signs are a little wider than the font's, by which lines are broken."""


@dataclass(frozen=True, slots=True)
class CallNote:
    """Number, call, and the explanation in lines."""

    number: int
    call: str
    lines: tuple[str, ...]


def notes_of(
    auction: Auction, dress: TableDress, width: int, *, most_lines: int = 1
) -> list[CallNote]:
    """The explained calls in their order, each in so many lines of a text ``width`` wide."""
    room = width - INDENT - SIGNS_SLACK
    return [
        CallNote(
            number,
            call_sign(auction.calls[index], dress.words),
            wrapped(dress.notes[index], Face.TEXT, SIZE, room, most=most_lines, is_name=True),
        )
        for index, number in note_numbers(auction, dress).items()
    ]


def notes_height(notes: list[CallNote]) -> int:
    """The height of all the lines."""
    return sum(NOTE_LINE * len(note.lines) for note in notes)


def draw_notes(
    canvas: Canvas,
    area: Box,
    notes: list[CallNote],
    dress: TableDress,
    *,
    ink: Colour,
    ground: Colour,
) -> None:
    """The lines from the top of the area."""
    inks = suit_inks(dress.theme, dress.colours, ground)
    y = area.y
    for note in notes:
        spot = Box(area.x, y, DISC, NOTE_LINE)
        draw_number(canvas, spot.centred(DISC, DISC), note.number, dress)
        head = Box(spot.right + 12, y, INDENT - DISC - 24, NOTE_LINE)
        canvas.line(note.call, head, ink, inks, size=SIZE)
        for text in note.lines:
            row = Box(area.x + INDENT, y, area.width - INDENT, NOTE_LINE)
            canvas.line(text, row, ink, inks, size=SIZE, face=Face.TEXT, is_name=True)
            y += NOTE_LINE


def draw_number(canvas: Canvas, disc: Box, number: int, dress: TableDress) -> None:
    """The number of an explanation in its disc, ringed to stand out from a coloured call."""
    theme = dress.theme
    canvas.disc(disc.inset(-3), theme.plate)
    canvas.disc(disc, theme.disc)
    canvas.text(
        str(number),
        disc,
        theme.disc_text,
        size=NUMBER_SIZE,
        face=Face.BOLD,
        align=Align.CENTRE,
    )
