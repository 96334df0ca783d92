"""Shapes as paths in a unit square, flattened to polygons: suit pips, marks, court figures.

A path is written like SVG's: ``M`` and ``L`` take a point, ``C`` three points, ``O`` a circle
(centre and radius). Numbers only, no Pillow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import cos, pi, sin

from engine.cards import Suit

Point = tuple[float, float]
Polygon = tuple[Point, ...]

CURVE_STEPS = 14
CIRCLE_STEPS = 40

PIPS: Mapping[Suit, str] = {
    Suit.HEARTS: (
        "M .5 1 C .42 .84 .02 .62 .02 .30 C .02 .12 .14 .02 .27 .02 C .38 .02 .46 .09 .5 .20 "
        "C .54 .09 .62 .02 .73 .02 C .86 .02 .98 .12 .98 .30 C .98 .62 .58 .84 .5 1"
    ),
    Suit.DIAMONDS: (
        "M .5 0 C .58 .16 .78 .38 .90 .5 C .78 .62 .58 .84 .5 1 C .42 .84 .22 .62 .10 .5 "
        "C .22 .38 .42 .16 .5 0"
    ),
    Suit.SPADES: (
        "M .5 0 C .58 .16 .98 .36 .98 .64 C .98 .79 .87 .87 .76 .87 C .66 .87 .58 .82 .54 .74 "
        "C .55 .87 .60 .95 .70 1 L .30 1 C .40 .95 .45 .87 .46 .74 C .42 .82 .34 .87 .24 .87 "
        "C .13 .87 .02 .79 .02 .64 C .02 .36 .42 .16 .5 0"
    ),
    Suit.CLUBS: (
        "O .5 .24 .235 O .245 .60 .235 O .755 .60 .235 M .40 .36 L .60 .36 L .64 .62 L .36 .62 "
        "M .46 .55 L .54 .55 C .54 .80 .60 .94 .71 1 L .29 1 C .40 .94 .46 .80 .46 .55"
    ),
}
"""The four suit signs."""


@cache
def polygons(path: str) -> tuple[Polygon, ...]:
    """The closed polygons of a path; ValueError for an unknown letter."""
    return tuple(tuple(points) for points in _contours(path.split()))


def _contours(words: list[str]) -> Iterator[list[Point]]:
    points: list[Point] = []
    at = 0
    while at < len(words):
        letter = words[at]
        count = {"M": 2, "L": 2, "C": 6, "O": 3}.get(letter)
        if count is None:
            raise ValueError(f"unknown step {letter!r} in a path")
        numbers = [float(word) for word in words[at + 1 : at + 1 + count]]
        at += 1 + count
        if letter in "MO" and points:
            yield points
            points = []
        if letter == "O":
            yield _circle(*numbers)
        elif letter == "C":
            points.extend(_curve(points[-1], numbers))
        else:
            points.append((numbers[0], numbers[1]))
    if points:
        yield points


def _circle(x: float, y: float, radius: float) -> list[Point]:
    angles = (2 * pi * step / CIRCLE_STEPS for step in range(CIRCLE_STEPS))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def _curve(start: Point, numbers: list[float]) -> Iterator[Point]:
    """Points on a cubic Bézier curve after its start."""
    (x0, y0), (x1, y1, x2, y2, x3, y3) = start, numbers
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3
