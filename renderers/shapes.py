"""Antialiased masks of shapes, cached: polygons of a path, discs, round corners.

Everything is drawn larger by :data:`SUPERSAMPLING` and reduced.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from .vectors import Polygon, polygons

SUPERSAMPLING = 4


@lru_cache(maxsize=1024)
def path_mask(path: str, width: int, height: int) -> Image.Image:
    """A path of the unit square stretched to this size, as a coverage mask."""
    return polygons_mask(polygons(path), width, height)


def polygons_mask(shapes: Sequence[Polygon], width: int, height: int) -> Image.Image:
    """Filled polygons of the unit square at this size, as a coverage mask."""
    wide, high = width * SUPERSAMPLING, height * SUPERSAMPLING
    mask = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    for shape in shapes:
        pen.polygon([(x * wide, y * high) for x, y in shape], fill=255)
    return mask.reduce(SUPERSAMPLING)


@lru_cache(maxsize=256)
def disc_mask(diameter: int) -> Image.Image:
    """A full disc."""
    return path_mask("O .5 .5 .5", diameter, diameter)


@lru_cache(maxsize=256)
def corner_mask(radius: int) -> Image.Image:
    """The top left quarter of a disc."""
    return disc_mask(2 * radius).crop((0, 0, radius, radius))


@lru_cache(maxsize=256)
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners."""
    mask = Image.new("L", (width, height), 255)
    corner = corner_mask(radius)
    for turn, spot in (
        (None, (0, 0)),
        (Image.Transpose.ROTATE_270, (width - radius, 0)),
        (Image.Transpose.ROTATE_180, (width - radius, height - radius)),
        (Image.Transpose.ROTATE_90, (0, height - radius)),
    ):
        mask.paste(corner if turn is None else corner.transpose(turn), spot)
    return mask


SHADOW_REACH = 8
"""How far a shadow reaches over the edges of what throws it."""
SHADOW_DROP = 2
"""How much lower the shadow lies: the light comes from above."""


@lru_cache(maxsize=256)
def shadow_mask(width: int, height: int, radius: int, percent: int) -> Image.Image:
    """The soft shadow of a rounded rectangle, :data:`SHADOW_REACH` larger on each side."""
    mask = Image.new("L", (width + 2 * SHADOW_REACH, height + 2 * SHADOW_REACH), 0)
    solid = rounded_mask(width, height, radius).point(lambda cover: cover * percent // 100)
    mask.paste(solid, (SHADOW_REACH, SHADOW_REACH + SHADOW_DROP))
    return mask.filter(ImageFilter.GaussianBlur(SHADOW_REACH / 3))
