"""What a call means, as data: enumerable values that the bot words in three languages."""

from __future__ import annotations

from dataclasses import dataclass

from engine.auction import Call
from engine.cards import Suit

from .bounds import MOST_POINTS, Span
from .conditions import Trait
from .facts import LETTERS
from .kinds import ARTIFICIAL, Kind
from .rules import Force, Said


@dataclass(frozen=True, slots=True)
class Meaning:
    """The explanation of a call.

    ``points`` is the strength as the system states it; None where nothing is said. ``lengths`` has
    the suits about which something is said, as least and most cards. ``kind`` names the convention
    or the role of the call (``stayman``, ``raise``, ``no-agreement``), ``traits`` what else is
    shown (balanced, a stop, aces).
    """

    kind: Kind
    force: Force
    points: Span | None = None
    lengths: tuple[tuple[Suit, Span], ...] = ()
    traits: tuple[Trait, ...] = ()
    trumps: Suit | None = None

    @property
    def is_conventional(self) -> bool:
        """Whether the call is to be alerted: it does not mean what it names."""
        return self.kind in ARTIFICIAL

    @property
    def is_balanced(self) -> bool:
        """Whether a balanced hand is shown."""
        return any(trait.name == "balanced" for trait in self.traits)

    def __str__(self) -> str:
        parts = []
        if self.points is not None:
            parts.append(f"{_span_text(self.points, MOST_POINTS)} points")
        parts += [f"{_span_text(span, 13)} {suit.sign}" for suit, span in self.lengths]
        parts += [str(trait) for trait in self.traits]
        words = ", ".join(parts)
        named = self.kind.value.replace("-", " ")
        return f"{named}: {words}" if words else named


def _span_text(span: Span, most: int) -> str:
    low, high = span
    if low == high:
        return str(low)
    return f"{low}+" if high >= most else f"{low}–{high}"


def meaning_of(said: Said) -> Meaning:
    """The meaning of a call that was (or would be) made."""
    bounds = said.bounds
    suits = tuple(Suit(letter) for letter in LETTERS)
    lengths = tuple(
        (suit, span)
        for suit, span in reversed(list(zip(suits, bounds.lengths, strict=True)))
        if (span[0] >= 3 or span[1] <= 3) and span != (0, 13)
    )
    shown = [one.shows.traits() for one in said.rules]
    common = tuple(trait for trait in shown[0] if all(trait in other for other in shown))
    strength = bounds.strength
    if any(trait.name == "balanced" for trait in common):
        lengths = tuple((suit, span) for suit, span in lengths if span != (2, 5))
    points = None if strength[0] <= 0 and strength[1] >= MOST_POINTS else strength
    return Meaning(
        kind=said.kind,
        force=said.force,
        points=points,
        lengths=lengths,
        traits=tuple(dict.fromkeys(common)),
        trumps=None if said.trumps is None else suits[said.trumps],
    )


@dataclass(frozen=True, slots=True)
class Choice:
    """The call a bidder makes and what it means."""

    call: Call
    meaning: Meaning
