"""The small language in which the rules state conditions.

15-17  12+       high-card points        t13-15  t13+    total points (length counts)
pH10-12  pH13+   support points, ♥ trumps
5+H  4H  2-3H    cards in a suit         H>S  H>=S       longer than, not shorter than
bal  flat  semi  balanced, 4-3-3-3, also 5-4-2-2 and 6-3-2-2
stopH goodH solidH topH   suit quality   aces0,4  kings2  counts
r20  r15         rule of twenty, of fifteen
!x   (a b | c)   not; either the one group or the other
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from .bounds import MOST_POINTS, Span
from .conditions import (
    AllOf,
    AnyOf,
    Condition,
    Controls,
    Count,
    Length,
    Longer,
    Not,
    Points,
    Quality,
    RuleOf,
    Shape,
)
from .facts import LETTERS, MOST_FOR_SHAPE

_PIECE = re.compile(r"[()|]|[^\s()|]+")
_RANGE = r"(-?\d+)(?:(\+)|-(-?\d+))?"
_SHAPE_WORDS = {"bal": "balanced", "flat": "flat", "semi": "semi-balanced"}


@lru_cache(maxsize=20_000)
def condition(text: str) -> Condition:
    """Read a condition; ValueError names the word that is none. Empty text: any hand."""
    pieces = _PIECE.findall(text)
    parsed, at = _alternatives(pieces, 0)
    if at != len(pieces):
        raise ValueError(f"unbalanced brackets: {text!r}")
    return parsed


def _alternatives(pieces: list[str], at: int) -> tuple[Condition, int]:
    groups: list[Condition] = []
    parts: list[Condition] = []
    while at < len(pieces) and pieces[at] != ")":
        piece = pieces[at]
        at += 1
        if piece == "|":
            groups.append(_all_of(parts))
            parts = []
        elif piece == "(":
            inner, at = _alternatives(pieces, at)
            parts.append(inner)
            at += 1
        else:
            parts.append(_word(piece))
    last = _all_of(parts)
    return (AnyOf((*groups, last)) if groups else last), at


def _all_of(parts: list[Condition]) -> Condition:
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _span(low: str, plus: str | None, high: str | None, most: int) -> Span:
    least = max(int(low), 0)
    if plus:
        return least, max(most, least)
    return least, int(high) if high is not None else least


def _word(piece: str) -> Condition:
    if piece.startswith("!"):
        return Not(_word(piece[1:]))
    for pattern, build in _WORDS:
        if found := pattern.fullmatch(piece):
            return build(*found.groups())
    raise ValueError(f"not a condition: {piece!r}")


def _length(low: str, plus: str | None, high: str | None, suit: str) -> Condition:
    return Length(LETTERS.index(suit), _span(low, plus, high, 13))


def _points(kind: str | None, low: str, plus: str | None, high: str | None) -> Condition:
    if kind is None:
        return Points(_span(low, plus, high, MOST_POINTS))
    span = _span(low, plus, high, MOST_POINTS + MOST_FOR_SHAPE)
    if kind == "t":
        return Points(span, Count.TOTAL)
    return Points(span, Count.SUPPORT, LETTERS.index(kind[1]))


def _longer(suit: str, sign: str, other: str) -> Condition:
    return Longer(LETTERS.index(suit), LETTERS.index(other), 1 if sign == ">" else 0)


_WORDS: tuple[tuple[re.Pattern[str], Callable[..., Condition]], ...] = (
    (re.compile(rf"{_RANGE}([CDHS])"), _length),
    (re.compile(rf"(t|p[CDHS])?{_RANGE}"), _points),
    (re.compile(r"([CDHS])(>=|>)([CDHS])"), _longer),
    (re.compile(r"(bal|flat|semi)"), lambda word: Shape(_SHAPE_WORDS[word])),
    (re.compile(r"r(\d\d)"), lambda number: RuleOf(int(number))),
    (
        re.compile(r"(stop|good|solid|top)([CDHS])"),
        lambda name, suit: Quality(name, LETTERS.index(suit)),
    ),
    (
        re.compile(r"(aces|kings)(\d(?:,\d)*)"),
        lambda name, counts: Controls(name, tuple(map(int, counts.split(",")))),
    ),
)
"""The words of the language, each with what it makes."""
