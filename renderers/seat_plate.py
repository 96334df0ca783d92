"""A player's plate: disc with initials or a computer's mark, seat letter, name, dealer's mark.

A vulnerable player's name is red; the plate of the player who is waited for is lit.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from engine.seats import Seat

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .fonts import Face
from .scripts import readable
from .theme import Colour, Theme

NAME_SIZE = 38
LEAST_NAME_SIZE = 30
LETTER_SIZE = 34
INITIALS_SIZE = 32
WIDE = 340
"""Plates at least this wide also show an arrow in their turn."""

COMPUTER_MARK = (
    "M .20 .36 C .20 .30 .24 .28 .28 .28 L .72 .28 C .76 .28 .80 .30 .80 .36 L .80 .68 "
    "C .80 .74 .76 .76 .72 .76 L .28 .76 C .24 .76 .20 .74 .20 .68 "
    "M .47 .16 L .53 .16 L .53 .30 L .47 .30 O .5 .14 .055 "
    "M .10 .44 L .16 .44 L .16 .62 L .10 .62 M .84 .44 L .90 .44 L .90 .62 L .84 .62"
)
COMPUTER_EYES = "O .38 .48 .065 O .62 .48 .065 M .36 .62 L .64 .62 L .64 .67 L .36 .67"
FREE_MARK = "M .46 .28 L .54 .28 L .54 .72 L .46 .72 M .28 .46 L .72 .46 L .72 .54 L .28 .54"
TURN_MARK = "M .14 .04 L .92 .5 L .14 .96"
DECK_MARK = (
    "M .30 .10 C .30 .06 .33 .04 .37 .04 L .87 .04 C .91 .04 .94 .06 .94 .10 L .94 .82 "
    "C .94 .86 .91 .88 .87 .88 L .86 .88 L .86 .20 C .86 .15 .82 .12 .78 .12 L .30 .12 "
    "M .06 .22 C .06 .18 .09 .16 .13 .16 L .73 .16 C .77 .16 .80 .18 .80 .22 L .80 .92 "
    "C .80 .96 .77 .98 .73 .98 L .13 .98 C .09 .98 .06 .96 .06 .92"
)


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a plate tells beside the name."""

    is_vulnerable: bool = False
    is_dealer: bool = False
    is_on_turn: bool = False


def draw_plate(canvas: Canvas, box: Box, seat: Seat, dress: TableDress, state: PlateState) -> None:
    """The plate of one seat."""
    theme = dress.theme
    ground = theme.turn if state.is_on_turn else theme.plate
    radius = box.height // 2
    canvas.shadow(box, radius=radius, percent=theme.shadow_percent)
    canvas.panel(box, ground, radius=radius, line=theme.plate_line, width=2)
    disc = Box(box.x + 5, box.y + 5, box.height - 10, box.height - 10)
    draw_disc(canvas, disc, seat, dress, is_vulnerable=state.is_vulnerable)
    right = _draw_marks(canvas, box, seat, dress, state)
    x = disc.right + 10
    canvas.name(
        dress.name_of(seat),
        Box(x, box.y, right - x, box.height),
        _text_colour(theme, state, is_muted=seat not in dress.people),
        size=NAME_SIZE,
        least=LEAST_NAME_SIZE,
        face=Face.BOLD,
    )


def _draw_marks(canvas: Canvas, box: Box, seat: Seat, dress: TableDress, state: PlateState) -> int:
    """Seat letter, dealer's deck and the arrow from the right edge; returns where they begin."""
    theme = dress.theme
    muted = _text_colour(theme, state, is_muted=True)
    letter = dress.words.seat_letters[seat]
    right = box.right - 18
    cell = Box(right - 64, box.y, 64, box.height)
    right -= canvas.text(letter, cell, muted, size=LETTER_SIZE, align=Align.RIGHT) + 14
    if state.is_dealer:
        right -= 32
        canvas.shape(DECK_MARK, Box(right, box.y + (box.height - 38) // 2, 32, 38), muted)
        right -= 8
    if state.is_on_turn and box.width >= WIDE:
        right -= 26
        mark = Box(right, box.y + (box.height - 32) // 2, 26, 32)
        canvas.shape(TURN_MARK, mark, theme.turn_text)
        right -= 8
    return right


def _text_colour(theme: Theme, state: PlateState, *, is_muted: bool) -> Colour:
    if state.is_on_turn:
        is_red = state.is_vulnerable and not is_muted
        return theme.turn_vulnerable if is_red else theme.turn_text
    if is_muted:
        return theme.plate_muted
    return theme.vulnerable if state.is_vulnerable else theme.plate_text


def draw_disc(
    canvas: Canvas, box: Box, seat: Seat, dress: TableDress, *, is_vulnerable: bool
) -> None:
    """A person's initials or a computer's face in a disc; a ring with a plus for a free seat."""
    theme = dress.theme
    if seat not in dress.people:
        canvas.disc(box, theme.plate_muted)
        canvas.disc(box.inset(3), theme.plate)
        canvas.shape(FREE_MARK, box, theme.plate_muted)
        return
    canvas.disc(box, theme.vulnerable_disc if is_vulnerable else theme.disc)
    if dress.is_computer(seat):
        canvas.shape(COMPUTER_MARK, box, theme.disc_text)
        canvas.shape(COMPUTER_EYES, box, theme.vulnerable_disc if is_vulnerable else theme.disc)
    elif seat in dress.people:
        canvas.text(
            initials(dress.name_of(seat)),
            box,
            theme.disc_text,
            size=INITIALS_SIZE,
            face=Face.BOLD,
            align=Align.CENTRE,
            is_name=True,
        )


def initials(name: str) -> str:
    """One or two characters that stand for a name in its disc."""
    words = ["".join(filter(_is_letter, word)) for word in readable(name).split()]
    letters = [word[0] for word in words if word]
    if not letters:
        return readable(name)[:1]
    if unicodedata.east_asian_width(letters[0]) in "WF":
        return letters[0]
    return "".join(letters[:2]).upper()


def _is_letter(char: str) -> bool:
    return unicodedata.category(char)[0] in "LN"
