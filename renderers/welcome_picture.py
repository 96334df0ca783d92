"""The picture that greets a newcomer after /start: a fan of cards, the double, the name."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from PIL import Image, ImageOps

from engine.cards import Card

from .boxes import Box
from .canvas import Align, Canvas
from .card_face import CardStyle, Sprite, card_sprite
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .picture import Picture
from .results_text import welcome_text

SIZE = (960, 720)
CARD = (210, 292)
FAN = ("SA", "HK", "CQ", "DJ", "ST")
SPREAD_DEGREES = 15
HOLD = (480, 540)
"""The point around which the cards are turned."""

RIM = 4
REACH = 350
"""From there to the middle of a card, in pixels."""

PROUD_NAME = "Kontra"


def draw_welcome(dress: TableDress) -> Picture:
    """Cards, the name of the house and one line about it."""
    theme = dress.theme
    canvas = Canvas(*SIZE, theme.cloth_edge)
    canvas.panel(canvas.box.inset(10), theme.cloth, radius=36)
    for index, text in enumerate(FAN):
        angle = (index - (len(FAN) - 1) / 2) * SPREAD_DEGREES
        _draw_turned(canvas, Card.parse(text), angle, dress)
    band = Box(0, 436, SIZE[0], SIZE[1] - 436)
    canvas.panel(band.inset(10), theme.bar, radius=30)
    _draw_double(canvas, Box(SIZE[0] // 2 - 62, 386, 124, 124), dress)
    title = Box(40, 522, SIZE[0] - 80, 96)
    canvas.text(PROUD_NAME, title, theme.bar_text, size=112, face=Face.BOLD, align=Align.CENTRE)
    line = Box(40, 630, SIZE[0] - 80, 56)
    canvas.text(
        dress.words.welcome_line, line, theme.bar_muted, size=46, least=34, align=Align.CENTRE
    )
    return encode(canvas, welcome_text(dress))


def _draw_turned(canvas: Canvas, card: Card, degrees: float, dress: TableDress) -> None:
    """A card of the fan, turned clockwise around the point where the fan is held."""
    sprite = _turned_sprite(card, CardStyle.of(card, dress), degrees)
    angle = radians(degrees)
    x = HOLD[0] + REACH * sin(angle) - sprite.image.width / 2
    y = HOLD[1] - REACH * cos(angle) - sprite.image.height / 2
    canvas.sprite(sprite.image, sprite.mask, (round(x), round(y)))


@lru_cache(maxsize=4 * len(FAN))  # about 300 KB each
def _turned_sprite(card: Card, style: CardStyle, degrees: float) -> Sprite:
    sprite = card_sprite(card, style, *CARD)
    # a rim around the card lets its turned edges fade out smoothly
    image = ImageOps.expand(sprite.image, RIM, style.theme.card_line)
    mask = ImageOps.expand(sprite.mask, RIM, 0)
    return Sprite(
        image.rotate(-degrees, resample=Image.Resampling.BICUBIC, expand=True),
        mask.rotate(-degrees, resample=Image.Resampling.BICUBIC, expand=True),
    )


def _draw_double(canvas: Canvas, box: Box, dress: TableDress) -> None:
    """The sign of the house: the red card of a double."""
    theme = dress.theme
    canvas.disc(box, theme.bar)
    canvas.disc(box.inset(7), theme.vulnerable_disc)
    canvas.text(
        dress.words.double_sign, box, theme.disc_text, size=88, face=Face.BOLD, align=Align.CENTRE
    )
