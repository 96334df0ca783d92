"""The drawing surface all painters share: panels, discs, shapes, text, lines with suit signs.

Painters give boxes and colours; this module knows Pillow. Text is placed by its capital letters,
trimmed to its box, and never drawn with an empty box for a missing glyph.
"""

from __future__ import annotations

import re
from enum import StrEnum

from PIL import Image, ImageDraw

from engine.cards import Suit

from .boxes import Box
from .fonts import SIDE, Face, cap_height, text_mask, text_width, trimmed
from .names import fitted_name
from .scripts import readable
from .shapes import SHADOW_REACH, corner_mask, disc_mask, path_mask, rounded_mask, shadow_mask
from .suit_inks import SuitInks
from .theme import Colour
from .vectors import PIPS

PIP_SHARE = 0.76
"""The height of a suit sign in a line of text, in sizes of the text."""

SMALL_PANEL = 50_000
"""Panels of so few pixels are painted in one go through a mask; larger ones in parts."""

SHADOW: Colour = (0, 0, 0)

_SIGNS = {suit.sign: suit for suit in Suit}
_PARTS = re.compile(f"[{''.join(_SIGNS)}]|[^{''.join(_SIGNS)}]+")


class Align(StrEnum):
    """Where a text stands in its box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Canvas:
    """An RGB picture being drawn."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self._pen = ImageDraw.Draw(self.image)

    @property
    def box(self) -> Box:
        """The whole surface."""
        return Box(0, 0, *self.image.size)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle; nothing for an empty box."""
        if box.width > 0 and box.height > 0:
            self._pen.rectangle((box.x, box.y, box.right - 1, box.bottom - 1), fill=colour)

    def panel(
        self, box: Box, colour: Colour, *, radius: int, line: Colour | None = None, width: int = 2
    ) -> None:
        """A rectangle with round corners, and a line around it if asked for."""
        if line is not None:
            self.panel(box, line, radius=radius)
            self.panel(box.inset(width), colour, radius=max(1, radius - width))
            return
        radius = min(radius, box.width // 2, box.height // 2)
        if radius > 0 and box.width * box.height <= SMALL_PANEL:
            self.stamp(rounded_mask(box.width, box.height, radius), (box.x, box.y), colour)
            return
        self.fill(box.inset(radius, 0), colour)
        self.fill(box.inset(0, radius), colour)
        corner = corner_mask(radius)
        right, low = box.right - radius, box.bottom - radius
        turn = Image.Transpose
        self.stamp(corner, (box.x, box.y), colour)
        self.stamp(corner.transpose(turn.ROTATE_270), (right, box.y), colour)
        self.stamp(corner.transpose(turn.ROTATE_180), (right, low), colour)
        self.stamp(corner.transpose(turn.ROTATE_90), (box.x, low), colour)

    def shadow(self, box: Box, *, radius: int, percent: int) -> None:
        """The soft shadow of a panel that is painted next; nothing at 0 percent."""
        if percent:
            mask = shadow_mask(box.width, box.height, radius, percent)
            self.stamp(mask, (box.x - SHADOW_REACH, box.y - SHADOW_REACH), SHADOW)

    def disc(self, box: Box, colour: Colour) -> None:
        """A disc as wide as the box."""
        self.stamp(disc_mask(box.width), (box.x, box.y), colour)

    def shape(self, path: str, box: Box, colour: Colour) -> None:
        """A path of the unit square stretched to the box."""
        self.stamp(path_mask(path, box.width, box.height), (box.x, box.y), colour)

    def stamp(self, mask: Image.Image, spot: tuple[int, int], colour: Colour) -> None:
        """A colour through a mask."""
        self.image.paste(colour, (*spot, spot[0] + mask.width, spot[1] + mask.height), mask)

    def sprite(self, sprite: Image.Image, mask: Image.Image, spot: tuple[int, int]) -> None:
        """A picture through a mask."""
        self.image.paste(sprite, spot, mask)

    def text(
        self,
        text: str,
        box: Box,
        colour: Colour,
        *,
        size: int,
        least: int | None = None,
        face: Face = Face.TEXT,
        align: Align = Align.LEFT,
        is_name: bool = False,
    ) -> int:
        """One line, centred by its capitals, trimmed to the box; returns its width in pixels.

        It is set smaller, down to ``least``, before it is trimmed. ``is_name`` marks a person's
        text, in which unknown characters become dots.
        """
        size = fitting_size(text, box.width, size, least or size, face, is_name=is_name)
        shown = trimmed(text, face, size, box.width, is_name=is_name)
        if not shown:
            return 0
        width = text_width(shown, face, size, is_name=is_name)
        baseline = box.y + (box.height + cap_height(face, size)) // 2
        mask = text_mask(shown, face, size, is_name=is_name)
        self.stamp(mask, (_start(box, width, align) - SIDE, baseline - size), colour)
        return width

    def name(
        self,
        name: str,
        box: Box,
        colour: Colour,
        *,
        size: int,
        least: int | None = None,
        face: Face = Face.TEXT,
        align: Align = Align.LEFT,
    ) -> int:
        """A person's name, with the last name's initial where all of it finds no room."""
        shown, size = fitted_name(name, face, box.width, size=size, least=least or size)
        return self.text(shown, box, colour, size=size, face=face, align=align, is_name=True)

    def line(
        self,
        text: str,
        box: Box,
        colour: Colour,
        inks: SuitInks,
        *,
        size: int,
        face: Face = Face.BOLD,
        align: Align = Align.LEFT,
        is_name: bool = False,
    ) -> int:
        """One line in which suit signs are drawn as shapes in their colours; returns its width."""
        parts = _PARTS.findall(readable(text) if is_name else text)
        x = _start(box, min(box.width, line_width(text, size, face, is_name=is_name)), align)
        begin = x
        for part in parts:
            before, after = _lost_blanks(part, size, face) if is_name else (0, 0)
            x += before
            left = Box(x, box.y, max(0, box.right - x), box.height)
            suit = _SIGNS.get(part)
            if suit is None:
                x += self.text(part, left, colour, size=size, face=face, is_name=is_name) + after
            elif left.width >= pip_size(size) + 2 * pip_gap(size):
                x += self._pip(suit, left, inks.ink(suit), size, face)
        return x - begin

    def _pip(self, suit: Suit, box: Box, colour: Colour, size: int, face: Face) -> int:
        high, gap = pip_size(size), pip_gap(size)
        low = box.y + (box.height + cap_height(face, size)) // 2 + round(size * 0.03)
        self.shape(PIPS[suit], Box(box.x + gap, low - high, high, high), colour)
        return high + 2 * gap


def fitting_size(
    text: str, width: int, size: int, least: int, face: Face, *, is_name: bool = False
) -> int:
    """The largest size from ``size`` down to ``least`` at which the text is this wide or less."""
    whole = readable(text) if is_name else text
    sizes = range(size, least, -1)
    return next(
        (one for one in sizes if text_width(whole, face, one, is_name=is_name) <= width), least
    )


def _start(box: Box, width: int, align: Align) -> int:
    if align is Align.LEFT:
        return box.x
    spare = box.width - width
    return box.x + (spare if align is Align.RIGHT else spare // 2)


def pip_size(size: int) -> int:
    """The height and width of a suit sign in a line of this text size."""
    return round(size * PIP_SHARE)


def pip_gap(size: int) -> int:
    """The space on each side of a suit sign."""
    return max(1, round(size * 0.04))


def line_width(text: str, size: int, face: Face = Face.BOLD, *, is_name: bool = False) -> int:
    """The width of a line with suit signs."""
    parts = _PARTS.findall(readable(text) if is_name else text)
    pip = pip_size(size) + 2 * pip_gap(size)
    return sum(
        pip if part in _SIGNS else text_width(part, face, size, is_name=is_name) for part in parts
    )


def _lost_blanks(part: str, size: int, face: Face) -> tuple[int, int]:
    """The widths of the blanks before and after a part, which are trimmed in a person's text."""
    blank = text_width(" ", face, size)
    return (
        blank * (len(part) - len(part.lstrip())),
        blank * (len(part) - len(part.rstrip())),
    )
