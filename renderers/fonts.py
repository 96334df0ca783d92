"""Bundled fonts, chosen per character; our own words must have every glyph, names may not.

A person's name may be in any script: each character takes the first font of the chain that has it,
and what no font has becomes one neutral dot. Licences stand beside the fonts in ``assets``.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from .glyph_coverage import characters_of
from .scripts import in_drawing_order, readable

ASSETS = Path(__file__).parent / "assets"
ELLIPSIS = "…"
NEUTRAL_MARK = "•"


class Face(StrEnum):
    """The faces of the house; the value is the file's stem."""

    TEXT = "RobotoCondensed-Medium"
    BOLD = "RobotoCondensed-Bold"
    PENCIL = "Caveat-SemiBold"


_FALLBACKS = ("RobotoCondensed-Bold", "DejaVuSans-Bold", "DroidSansFallback", "NotoEmoji-SemiBold")
_SCALES = {"DejaVuSans-Bold": 0.86, "DroidSansFallback": 0.92, "NotoEmoji-SemiBold": 0.86}
"""Fallback fonts look larger than ours at the same size."""

Run = tuple[str, str]
"""A font's stem and the characters to draw with it."""


class MissingGlyphError(ValueError):
    """A text of the house holds a character no bundled font can draw."""


@cache
def _coverage(stem: str) -> frozenset[int]:
    return characters_of(ASSETS / f"{stem}.ttf")


@cache
def _font(stem: str, size: int) -> ImageFont.FreeTypeFont:
    scaled = round(size * _SCALES.get(stem, 1))
    # BASIC layout: the same result whether or not this Pillow was built with Raqm
    path = ASSETS / f"{stem}.ttf"
    return ImageFont.truetype(str(path), scaled, layout_engine=ImageFont.Layout.BASIC)


def _stem_for(char: str, face: Face) -> str | None:
    code = ord(char)
    return next((stem for stem in (face.value, *_FALLBACKS) if code in _coverage(stem)), None)


@lru_cache(maxsize=4096)
def runs_of(text: str, face: Face, *, is_name: bool = False) -> tuple[Run, ...]:
    """The text in drawing order, cut where the font changes.

    Raises MissingGlyphError unless it is a name, in which unknown characters become one dot.
    """
    runs: list[Run] = []
    for char, stem in _with_fonts(in_drawing_order(text), face, is_name=is_name):
        if runs and runs[-1][0] == stem:
            runs[-1] = (stem, runs[-1][1] + char)
        else:
            runs.append((stem, char))
    return tuple(runs)


def _with_fonts(text: str, face: Face, *, is_name: bool) -> Iterator[Run]:
    was_unknown = False
    for char in text:
        stem = _stem_for(char, face)
        if stem is None and not is_name:
            raise MissingGlyphError(f"no bundled font has {char!r} (U+{ord(char):04X})")
        if stem is not None:
            yield char, stem
        elif not was_unknown:
            yield NEUTRAL_MARK, face.value
        was_unknown = stem is None


@lru_cache(maxsize=8192)
def text_width(text: str, face: Face, size: int, *, is_name: bool = False) -> int:
    """The width of a text in pixels, rounded up."""
    runs = runs_of(text, face, is_name=is_name)
    return sum(_run_width(stem, run, size) for stem, run in runs)


def _run_width(stem: str, run: str, size: int) -> int:
    return -int(-_font(stem, size).getlength(run) // 1)


@cache
def cap_height(face: Face, size: int) -> int:
    """The height of a capital letter in pixels; the pencil writes figures only."""
    sample = "0" if face is Face.PENCIL else "H"
    _, top, _, bottom = _font(face.value, size).getbbox(sample, anchor="ls")
    return round(bottom - top)


@lru_cache(maxsize=4096)
def trimmed(text: str, face: Face, size: int, width: int, *, is_name: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than ``width`` pixels."""
    whole = readable(text) if is_name else text
    if text_width(whole, face, size, is_name=is_name) <= width:
        return whole
    low, high = 0, len(whole)
    while low < high:
        middle = (low + high + 1) // 2
        cut = whole[:middle].rstrip() + ELLIPSIS
        if text_width(cut, face, size, is_name=is_name) <= width:
            low = middle
        else:
            high = middle - 1
    return whole[:low].rstrip() + ELLIPSIS if low else ""


def wrapped(
    text: str, face: Face, size: int, width: int, *, most: int, is_name: bool = False
) -> tuple[str, ...]:
    """The text in at most ``most`` lines of this width; the last one is cut with an ellipsis."""
    words = (readable(text) if is_name else text).split()
    lines: list[str] = []
    while words and len(lines) < most - 1:
        count = len(words)
        while count > 1 and _joined_width(words[:count], face, size, is_name=is_name) > width:
            count -= 1
        lines.append(" ".join(words[:count]))
        words = words[count:]
    if words:
        lines.append(" ".join(words))
    return tuple(trimmed(line, face, size, width, is_name=is_name) for line in lines)


def _joined_width(words: list[str], face: Face, size: int, *, is_name: bool) -> int:
    return text_width(" ".join(words), face, size, is_name=is_name)


@lru_cache(maxsize=2048)
def text_mask(text: str, face: Face, size: int, *, is_name: bool = False) -> Image.Image:
    """The text as a coverage mask; the baseline is ``size`` pixels below its top edge."""
    runs = runs_of(text, face, is_name=is_name)
    width = text_width(text, face, size, is_name=is_name)
    mask = Image.new("L", (max(1, width) + 2 * SIDE, size + size // 2), 0)
    pen = ImageDraw.Draw(mask)
    x = SIDE
    for stem, run in runs:
        pen.text((x, size), run, fill=255, font=_font(stem, size), anchor="ls")
        x += _run_width(stem, run, size)
    return mask


SIDE = 4
"""Pixels of a mask left and right of the text, for strokes that reach over their advance."""
