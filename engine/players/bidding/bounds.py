"""Ranges of points and lengths: the quick, numeric side of what calls show.

``points`` bound high-card points; ``strength`` is the range as the call states it, where shape may
count too (total or support points). Lengths are per suit, clubs first.
"""

from __future__ import annotations

from dataclasses import dataclass

from .facts import Facts

Span = tuple[int, int]
Lengths = tuple[Span, Span, Span, Span]

MOST_POINTS = 37
_ANY_LENGTH: Span = (0, 13)


def _meet_spans(older: Span, newer: Span) -> Span:
    """The overlap, or the newer span when the two contradict each other."""
    low, high = max(older[0], newer[0]), min(older[1], newer[1])
    return (low, high) if low <= high else newer


def _outside(value: int, span: Span) -> int:
    return max(span[0] - value, value - span[1], 0)


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a hand lies within."""

    points: Span = (0, MOST_POINTS)
    strength: Span = (0, MOST_POINTS)
    lengths: Lengths = (_ANY_LENGTH,) * 4

    def meet(self, newer: Bounds) -> Bounds:
        """Both bounds at once; where they contradict, the newer one (a player may err)."""
        pairs = zip(self.lengths, newer.lengths, strict=True)
        clubs, diamonds, hearts, spades = (_meet_spans(old, new) for old, new in pairs)
        return Bounds(
            _meet_spans(self.points, newer.points),
            _meet_spans(self.strength, newer.strength),
            (clubs, diamonds, hearts, spades),
        ).tidied()

    def hull(self, other: Bounds) -> Bounds:
        """The smallest bounds around both."""
        pairs = zip(self.lengths, other.lengths, strict=True)
        clubs, diamonds, hearts, spades = ((min(a[0], b[0]), max(a[1], b[1])) for a, b in pairs)
        return Bounds(
            (min(self.points[0], other.points[0]), max(self.points[1], other.points[1])),
            (min(self.strength[0], other.strength[0]), max(self.strength[1], other.strength[1])),
            (clubs, diamonds, hearts, spades),
        )

    def tidied(self) -> Bounds:
        """Lengths narrowed by the fact that a hand has thirteen cards."""
        least = sum(span[0] for span in self.lengths)
        most = sum(span[1] for span in self.lengths)
        if least > 13 or most < 13:
            return self
        clubs, diamonds, hearts, spades = (
            (max(low, 13 - (most - high)), min(high, 13 - (least - low)))
            for low, high in self.lengths
        )
        return Bounds(self.points, self.strength, (clubs, diamonds, hearts, spades))

    def admits(self, facts: Facts) -> bool:
        """Whether points and lengths lie within."""
        return self.points[0] <= facts.points <= self.points[1] and all(
            low <= length <= high
            for length, (low, high) in zip(facts.lengths, self.lengths, strict=True)
        )

    def distance(self, facts: Facts) -> float:
        """How far outside: one for a card of length, a half for a point."""
        astray = sum(
            _outside(length, span)
            for length, span in zip(facts.lengths, self.lengths, strict=True)
        )
        return astray + 0.5 * _outside(facts.points, self.points)


EVERYTHING = Bounds()
"""No information."""
