"""Conditions on a hand: the right-hand side of every rule.

A condition can be asked three things: whether a hand fits (choosing a call), within what bounds
the hand then lies (inference), and which traits it names besides points and lengths (explaining).
They are written in a small language, see ``condition_text``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from .bounds import EVERYTHING, MOST_POINTS, Bounds, Span
from .facts import LETTERS, MOST_FOR_SHAPE, Facts


@dataclass(frozen=True, slots=True)
class Trait:
    """One thing a call shows besides points and lengths, as ``Trait("stop", "H")``.

    ``name`` is a key for the texts; ``suit`` a suit letter or empty; ``numbers`` the counts meant.
    """

    name: str
    suit: str = ""
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        counts = " or ".join(map(str, self.numbers))
        return " ".join(part for part in (counts, self.name, self.suit) if part)


class Condition:
    """The common face of all conditions."""

    __slots__ = ()

    def fits(self, facts: Facts) -> bool:
        """Whether the hand satisfies the condition."""
        raise NotImplementedError

    def bounds(self) -> Bounds:
        """Bounds that contain every hand that fits."""
        return EVERYTHING

    def traits(self) -> tuple[Trait, ...]:
        """What else it says, for the explanation."""
        return ()


class Count(StrEnum):
    """Which points a range counts."""

    HIGH_CARDS = "points"
    TOTAL = "total"
    SUPPORT = "support"


@dataclass(frozen=True, slots=True)
class Points(Condition):
    """A range of points; ``trumps`` only for support points."""

    span: Span
    count: Count = Count.HIGH_CARDS
    trumps: int = 0

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        if self.count is Count.HIGH_CARDS:
            value = facts.points
        elif self.count is Count.TOTAL:
            value = facts.total
        else:
            value = facts.support(self.trumps)
        return self.span[0] <= value <= self.span[1]

    def bounds(self) -> Bounds:
        """See Condition."""
        shape = 0 if self.count is Count.HIGH_CARDS else MOST_FOR_SHAPE
        low = max(0, self.span[0] - shape)
        return Bounds(points=(low, min(self.span[1], MOST_POINTS)), strength=self.span)


@dataclass(frozen=True, slots=True)
class Length(Condition):
    """A range of cards in a suit."""

    suit: int
    span: Span

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        return self.span[0] <= facts.lengths[self.suit] <= self.span[1]

    def bounds(self) -> Bounds:
        """See Condition."""
        any_length: Span = (0, 13)
        clubs, diamonds, hearts, spades = (
            self.span if suit == self.suit else any_length for suit in range(4)
        )
        return Bounds(lengths=(clubs, diamonds, hearts, spades)).tidied()


@dataclass(frozen=True, slots=True)
class Longer(Condition):
    """One suit is longer than another by at least ``margin`` cards (0: not shorter)."""

    suit: int
    other: int
    margin: int

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        return facts.lengths[self.suit] - facts.lengths[self.other] >= self.margin


_SHAPES: dict[str, frozenset[tuple[int, ...]]] = {
    "balanced": frozenset({(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)}),
    "flat": frozenset({(4, 3, 3, 3)}),
    "semi-balanced": frozenset(
        {(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2), (5, 4, 2, 2), (6, 3, 2, 2)}
    ),
}


@dataclass(frozen=True, slots=True)
class Shape(Condition):
    """One of the named families of shapes."""

    name: str

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        return facts.shape in _SHAPES[self.name]

    def bounds(self) -> Bounds:
        """See Condition."""
        longest = max(shape[0] for shape in _SHAPES[self.name])
        shortest = min(shape[3] for shape in _SHAPES[self.name])
        span = (shortest, longest)
        return Bounds(lengths=(span, span, span, span))

    def traits(self) -> tuple[Trait, ...]:
        """See Condition."""
        return (Trait(self.name),)


@dataclass(frozen=True, slots=True)
class Quality(Condition):
    """A property of one suit: ``stop``, ``good``, ``solid``, or ``top`` (one of A, K, Q)."""

    name: str
    suit: int

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        suit = facts.suits[self.suit]
        if self.name == "stop":
            return suit.stop
        if self.name == "good":
            return suit.good
        return suit.solid if self.name == "solid" else suit.top3 >= 1

    def traits(self) -> tuple[Trait, ...]:
        """See Condition."""
        return (Trait(self.name, LETTERS[self.suit]),)


@dataclass(frozen=True, slots=True)
class Controls(Condition):
    """The number of aces or kings is one of ``numbers``."""

    name: str
    numbers: tuple[int, ...]

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        return (facts.aces if self.name == "aces" else facts.kings) in self.numbers

    def traits(self) -> tuple[Trait, ...]:
        """See Condition."""
        return (Trait(self.name, "", self.numbers),)


@dataclass(frozen=True, slots=True)
class RuleOf(Condition):
    """Points plus the two longest suits reach ``number`` (20), or points plus spades (15)."""

    number: int

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        if self.number == 15:
            return facts.points + facts.lengths[3] >= 15
        return facts.points + facts.shape[0] + facts.shape[1] >= self.number

    def bounds(self) -> Bounds:
        """See Condition."""
        low = self.number - (13 if self.number == 15 else 11)
        return Bounds(points=(max(low, 0), MOST_POINTS), strength=(max(low, 0), MOST_POINTS))

    def traits(self) -> tuple[Trait, ...]:
        """See Condition."""
        return (Trait("rule-of", "", (self.number,)),)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The opposite of a condition."""

    denied: Condition

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        return not self.denied.fits(facts)

    def traits(self) -> tuple[Trait, ...]:
        """See Condition."""
        return tuple(
            Trait(f"no-{trait.name}", trait.suit, trait.numbers) for trait in self.denied.traits()
        )


@dataclass(frozen=True, slots=True)
class AllOf(Condition):
    """Every one of the parts; without parts, any hand."""

    parts: tuple[Condition, ...] = ()

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        return all(part.fits(facts) for part in self.parts)

    def bounds(self) -> Bounds:
        """See Condition."""
        return reduce(Bounds.meet, (part.bounds() for part in self.parts), EVERYTHING)

    def traits(self) -> tuple[Trait, ...]:
        """See Condition."""
        return tuple(trait for part in self.parts for trait in part.traits())


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """At least one of the parts."""

    parts: tuple[Condition, ...]

    def fits(self, facts: Facts) -> bool:
        """See Condition."""
        return any(part.fits(facts) for part in self.parts)

    def bounds(self) -> Bounds:
        """See Condition."""
        return reduce(Bounds.hull, (part.bounds() for part in self.parts))

    def traits(self) -> tuple[Trait, ...]:
        """See Condition: only what all the parts say."""
        first, *rest = (part.traits() for part in self.parts)
        return tuple(trait for trait in first if all(trait in other for other in rest))
