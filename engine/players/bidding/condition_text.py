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
from .facts import LETTERS

_TOKEN = re.compile(r"[()|]|[^\s()|]+")
_RANGE = r"(-?\d+)(?:(\+)|-(-?\d+))?"
_POINTS = re.compile(rf"(t|p[CDHS])?{_RANGE}")
_LENGTH = re.compile(rf"{_RANGE}([CDHS])")
_LONGER = re.compile(r"([CDHS])(>=|>)([CDHS])")
_QUALITY = re.compile(r"(stop|good|solid|top)([CDHS])")
_CONTROLS = re.compile(r"(aces|kings)(\d(?:,\d)*)")
_SHAPE_WORDS = {"bal": "balanced", "flat": "flat", "semi": "semi-balanced"}


@lru_cache(maxsize=20_000)
def condition(text: str) -> Condition:
    """Read a condition; ValueError names the word that is none. Empty text: any hand."""
    tokens = _TOKEN.findall(text)
    parsed, at = _alternatives(tokens, 0)
    if at != len(tokens):
        raise ValueError(f"unbalanced brackets: {text!r}")
    return parsed


def _alternatives(tokens: list[str], at: int) -> tuple[Condition, int]:
    groups: list[Condition] = []
    parts: list[Condition] = []
    while at < len(tokens) and tokens[at] != ")":
        token = tokens[at]
        at += 1
        if token == "|":
            groups.append(_all_of(parts))
            parts = []
        elif token == "(":
            inner, at = _alternatives(tokens, at)
            parts.append(inner)
            at += 1
        else:
            parts.append(_word(token))
    last = _all_of(parts)
    return (AnyOf((*groups, last)) if groups else last), at


def _all_of(parts: list[Condition]) -> Condition:
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _span(low: str, plus: str | None, high: str | None, most: int) -> Span:
    least = max(int(low), 0)
    if plus:
        return least, max(most, least)
    return least, int(high) if high is not None else least


def _word(token: str) -> Condition:
    if token.startswith("!"):
        return Not(_word(token[1:]))
    if token in _SHAPE_WORDS:
        return Shape(_SHAPE_WORDS[token])
    if token in ("r20", "r15", "r19", "r18"):
        return RuleOf(int(token[1:]))
    if found := _LENGTH.fullmatch(token):
        low, plus, high, suit = found.groups()
        return Length(LETTERS.index(suit), _span(low, plus, high, 13))
    if found := _POINTS.fullmatch(token):
        kind, low, plus, high = found.groups()
        span = _span(low, plus, high, MOST_POINTS + 12 if kind else MOST_POINTS)
        if kind is None:
            return Points(span)
        if kind == "t":
            return Points(span, Count.TOTAL)
        return Points(span, Count.SUPPORT, LETTERS.index(kind[1]))
    if found := _LONGER.fullmatch(token):
        suit, sign, other = found.groups()
        return Longer(LETTERS.index(suit), LETTERS.index(other), 1 if sign == ">" else 0)
    if found := _QUALITY.fullmatch(token):
        return Quality(found.group(1), LETTERS.index(found.group(2)))
    if found := _CONTROLS.fullmatch(token):
        return Controls(found.group(1), tuple(map(int, found.group(2).split(","))))
    raise ValueError(f"not a condition: {token!r}")
