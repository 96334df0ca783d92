"""One card, one back: drawn from shapes and cached, large first and reduced.

A card has a jumbo index in its top left corner (readable when a picture is 360 pixels wide) and,
to its right, pips in the usual pattern or a court figure; a short card shows one pip instead. In a
column of overlapping cards rank and suit stand side by side in the strip that stays visible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PIL import Image, ImageOps

from engine.cards import Card, Rank, Suit

from .boxes import Box
from .canvas import Canvas
from .card_layout import Cover
from .court import FIGURES, ROBE, Layer
from .dress import TableDress
from .fonts import SIDE, Face, cap_height, text_mask, text_width
from .shapes import SHADOW_REACH, path_mask, rounded_mask, shadow_mask
from .suit_inks import suit_inks
from .theme import Colour, Theme, mix
from .vectors import PIPS

OVERSIZE = 2
"""Cards are drawn this much larger and reduced; masks inside are supersampled once more."""

INDEX_SHARE = 0.36
"""The part of a card's width that the index takes; overlapping cards show at least this much."""

_PATTERN_FROM = 1.22
"""Cards at least this many times as high as wide show pips in a pattern."""


class Shade(StrEnum):
    """How a card is shown."""

    BRIGHT = "bright"
    DIMMED = "dimmed"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawn card with its shadow: colours and coverage, ``margin`` larger on each side."""

    image: Image.Image
    mask: Image.Image
    margin: int = 0


@dataclass(frozen=True, slots=True)
class CardStyle:
    """What of a dress concerns a card."""

    theme: Theme
    index: str
    ink: Colour

    @classmethod
    def of(cls, card: Card, dress: TableDress) -> CardStyle:
        """The style of this card in this dress."""
        ink = suit_inks(dress.theme, dress.colours, dress.theme.card).ink(card.suit)
        return cls(dress.theme, dress.rank_text(card.rank), ink)


@lru_cache(maxsize=512)  # about 100 KB each
def card_sprite(
    card: Card,
    style: CardStyle,
    width: int,
    height: int,
    shade: Shade = Shade.BRIGHT,
    *,
    cover: Cover = Cover.NONE,
) -> Sprite:
    """A face-up card of this size in pixels."""
    theme = style.theme
    canvas = _blank(width, height, theme.card, theme.card_line)
    whole = canvas.box
    left = round(whole.width * (INDEX_SHARE + 0.02))
    middle = Box(left, 0, whole.width - left, whole.height)
    if cover in (Cover.NONE, Cover.RIGHT):
        _draw_index(canvas, card.suit, style, whole)
        if cover is Cover.NONE:
            _draw_middle(canvas, card, style, middle)
    else:
        head = _draw_head(canvas, card.suit, style, whole)
        if cover is Cover.LAST:
            _draw_foot(canvas, card.suit, style.ink, whole.bottom_part(whole.height - head))
    image = canvas.image.reduce(OVERSIZE)
    if shade is Shade.DIMMED:
        image = Image.blend(image, Image.new("RGB", image.size, theme.dimmed), 0.52)
    return _with_shadow(image, theme)


def _draw_middle(canvas: Canvas, card: Card, style: CardStyle, area: Box) -> None:
    """What stands beside the index."""
    if canvas.box.height < _PATTERN_FROM * canvas.box.width:
        _draw_single_pip(canvas, card.suit, style.ink, area)
    elif card.rank in FIGURES:
        _draw_court(canvas, card, style, area)
    else:
        _draw_pattern(canvas, card, style.ink, area)


def _with_shadow(image: Image.Image, theme: Theme) -> Sprite:
    """The card in its outline, lying on its own shadow: pasted in one go."""
    radius = corner_radius(image.width)
    outline = rounded_mask(*image.size, radius)
    if not theme.shadow_percent:
        return Sprite(image, outline)
    shadow = shadow_mask(*image.size, radius, theme.shadow_percent)
    ground = Image.merge("RGBA", (*(Image.new("L", shadow.size, 0) for _ in range(3)), shadow))
    card = image.copy()
    card.putalpha(outline)
    ground.alpha_composite(card, (SHADOW_REACH, SHADOW_REACH))
    return Sprite(ground.convert("RGB"), ground.getchannel("A"), SHADOW_REACH)


@lru_cache(maxsize=64)
def back_sprite(theme: Theme, width: int, height: int) -> Sprite:
    """A face-down card of this size: a lattice inside a border."""
    canvas = _blank(width, height, theme.card_back_line, theme.card_line)
    whole = canvas.box
    inner = whole.inset(max(4, whole.width // 12))
    canvas.panel(inner, theme.card_back, radius=max(2, corner_radius(whole.width) // 2))
    light = mix(theme.card_back, theme.card_back_line, 0.45)
    step = max(10, inner.width // 4)
    count = inner.height // step
    for row in inner.inset(step // 4).rows(max(1, count)):
        for cell in row.columns(max(1, inner.width // step)):
            canvas.shape(PIPS[Suit.DIAMONDS], cell.centred(step * 2 // 3, step * 3 // 4), light)
    return _with_shadow(canvas.image.reduce(OVERSIZE), theme)


def corner_radius(width: int) -> int:
    """The radius of a card's corners for its width."""
    return max(3, width // 13)


def _blank(width: int, height: int, ground: Colour, line: Colour) -> Canvas:
    canvas = Canvas(width * OVERSIZE, height * OVERSIZE, line)
    inside = canvas.box.inset(OVERSIZE + OVERSIZE // 2)
    canvas.panel(inside, ground, radius=corner_radius(width) * OVERSIZE - OVERSIZE)
    return canvas


def _draw_index(canvas: Canvas, suit: Suit, style: CardStyle, whole: Box) -> None:
    """Rank above suit sign, both centred in the index column."""
    column = Box(
        round(whole.width * 0.035), 0, round(whole.width * (INDEX_SHARE - 0.045)), whole.height
    )
    high = min(round(whole.width * 0.30), round(whole.height * 0.36))
    top = round(whole.width * 0.065)
    mask = _rank_mask(style.index, high, column.width)
    canvas.stamp(mask, (column.x + (column.width - mask.width) // 2, top), style.ink)
    pip = min(column.width - OVERSIZE * 2, round(high * 0.92))
    pip_box = Box(column.x + (column.width - pip) // 2, top + round(high * 1.27), pip, pip)
    canvas.shape(PIPS[suit], pip_box, style.ink)


def _draw_head(canvas: Canvas, suit: Suit, style: CardStyle, whole: Box) -> int:
    """Rank and suit sign side by side along the upper edge; returns where they end."""
    high = min(round(whole.width * 0.30), round(whole.height * 0.39))
    top, left = round(whole.width * 0.05), round(whole.width * 0.07)
    column = round(whole.width * 0.36)
    mask = _rank_mask(style.index, high, column)
    canvas.stamp(mask, (left + (column - mask.width) // 2, top), style.ink)
    pip = round(high * 0.94)
    spot = Box(left + column + round(whole.width * 0.09), top + (high - pip) // 2, pip, pip)
    canvas.shape(PIPS[suit], spot, style.ink)
    return top + round(high * 1.25)


def _draw_foot(canvas: Canvas, suit: Suit, ink: Colour, area: Box) -> None:
    """One pip in the middle of what is left below the head, where that is worth it."""
    if area.height < area.width // 2:
        return
    side = round(min(area.width * 0.5, area.height * 0.76))
    spot = area.centred(side, side)
    canvas.shape(PIPS[suit], spot.moved(down=-round(area.height * 0.04)), ink)


@lru_cache(maxsize=256)
def _rank_mask(index: str, high: int, width: int) -> Image.Image:
    """The rank with capitals of this height, squeezed where it is wider than its column."""
    size = next(size for size in range(high, 3 * high) if cap_height(Face.BOLD, size) >= high)
    mask = text_mask(index, Face.BOLD, size)
    drawn = text_width(index, Face.BOLD, size)
    # the descender of Д hangs below the line of the other ranks
    glyph = mask.crop((SIDE, size - high - 1, SIDE + drawn, size + round(high * 0.22)))
    squeezed = min(drawn, width)
    return glyph.resize((squeezed, glyph.height), Image.Resampling.LANCZOS)


def _draw_single_pip(canvas: Canvas, suit: Suit, ink: Colour, area: Box) -> None:
    side = round(min(area.width * 0.80, area.height * 0.70))
    spot = Box(
        area.right - side - round(area.width * 0.10),
        area.bottom - side - round(area.height * 0.10),
        side,
        side,
    )
    canvas.shape(PIPS[suit], spot, ink)


_LEFT, _MIDDLE, _RIGHT = 0.22, 0.5, 0.78
_PATTERNS: dict[Rank, str] = {
    # columns and heights (percent) of the pips: l left, m middle, r right
    Rank.TWO: "m12 m88",
    Rank.THREE: "m12 m50 m88",
    Rank.FOUR: "l12 r12 l88 r88",
    Rank.FIVE: "l12 r12 m50 l88 r88",
    Rank.SIX: "l12 r12 l50 r50 l88 r88",
    Rank.SEVEN: "l12 r12 m31 l50 r50 l88 r88",
    Rank.EIGHT: "l12 r12 m31 l50 r50 m69 l88 r88",
    Rank.NINE: "l12 r12 l37 r37 m50 l63 r63 l88 r88",
    Rank.TEN: "l12 r12 m24 l37 r37 l63 r63 m76 l88 r88",
    Rank.ACE: "m50",
}


def _pips(rank: Rank) -> Iterator[tuple[float, float]]:
    columns = {"l": _LEFT, "m": _MIDDLE, "r": _RIGHT}
    for word in _PATTERNS[rank].split():
        yield columns[word[0]], int(word[1:]) / 100


def _pip_share(rank: Rank) -> float:
    """The size of a pip in widths of the pattern: crowded patterns have smaller ones."""
    if rank is Rank.ACE:
        return 0.78
    return 0.29 if rank >= Rank.NINE else 0.33


def _draw_pattern(canvas: Canvas, card: Card, ink: Colour, area: Box) -> None:
    inner = Box(area.x, round(area.height * 0.06), area.width - area.width // 14, 0)
    high = round(area.height * 0.88)
    side = round(area.width * _pip_share(card.rank))
    for x, y in _pips(card.rank):
        mask = path_mask(PIPS[card.suit], side, side)
        if y > 0.5:
            mask = ImageOps.flip(mask)
        left = inner.x + round(inner.width * x) - side // 2
        canvas.stamp(mask, (left, inner.y + round(high * y) - side // 2), ink)


def _draw_court(canvas: Canvas, card: Card, style: CardStyle, area: Box) -> None:
    margin = round(area.width * 0.07)
    frame = Box(area.x, margin, area.width - margin, area.height - 2 * margin)
    line = mix(style.ink, style.theme.card, 0.35)
    ground = mix((255, 240, 205), style.theme.card, 0.35)
    canvas.panel(frame, ground, radius=frame.width // 14, line=line, width=OVERSIZE)
    inner = frame.inset(OVERSIZE)
    half = _court_half(card, style, inner.width, inner.height // 2)
    canvas.image.paste(half.image, (inner.x, inner.y), half.mask)
    turned = Sprite(half.image.rotate(180), half.mask.rotate(180))
    low = inner.bottom - turned.image.height
    canvas.image.paste(turned.image, (inner.x, low), turned.mask)
    middle = Box(inner.x, inner.y + inner.height // 2 - OVERSIZE, inner.width, 2 * OVERSIZE)
    canvas.fill(middle, line)


def _court_half(card: Card, style: CardStyle, width: int, height: int) -> Sprite:
    """The upper half of a court card, on a transparent ground."""
    image = Image.new("RGB", (width, height))
    mask = Image.new("L", (width, height), 0)
    for colour, shape in _coloured(FIGURES[card.rank], style.ink):
        part = path_mask(shape, width, height)
        image.paste(colour, (0, 0, width, height), part)
        mask.paste(255, (0, 0, width, height), part)
    return Sprite(image, mask)


def _coloured(layers: tuple[Layer, ...], ink: Colour) -> Iterator[tuple[Colour, str]]:
    robe = mix(ink, (40, 84, 170), 0.5) if max(ink) < 60 else ink
    trim = mix(robe, (255, 255, 255), 0.35)
    for colour, shape in layers:
        if isinstance(colour, str):
            yield (robe if colour == ROBE else trim), shape
        else:
            yield colour, shape
