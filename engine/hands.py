"""A hand: the cards of one seat, as an immutable sorted set.

The text form is that of PBN: ranks by suit, spades first, with dots: ``AKQ2.J93.T84.KJ7``.
High-card points and lengths live here since every game of the bridge family asks for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .cards import SUITS_DOWN, Card, Rank, Suit

_POINTS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


@dataclass(frozen=True, slots=True, init=False)
class Hand:
    """The cards of one seat, sorted from the highest spade to the lowest club."""

    cards: tuple[Card, ...]
    _bits: int = field(compare=False, repr=False)
    """A bit for each card, by its hash: a tenth of what a set needs, and there are many hands."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        ordered = tuple(sorted(cards, reverse=True))
        bits = 0
        for card in ordered:
            bits |= 1 << hash(card)
        if bits.bit_count() != len(ordered):
            raise ValueError("a hand holds a card once")
        object.__setattr__(self, "cards", ordered)
        object.__setattr__(self, "_bits", bits)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self._bits >> hash(card) & 1)

    def __str__(self) -> str:
        return ".".join(
            "".join(card.rank.letter for card in self.of_suit(suit)) for suit in SUITS_DOWN
        )

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read ``AKQ2.J93.T84.KJ7`` (``10`` and ``-`` for a void allowed); ValueError if bad."""
        holdings = text.strip().split(".")
        if len(holdings) != 4:
            raise ValueError(f"not a hand (four suits separated by dots): {text!r}")
        return cls(
            Card.parse(f"{suit.value}{Rank.parse(letter).letter}")
            for suit, holding in zip(SUITS_DOWN, holdings, strict=True)
            for letter in holding.replace("10", "T").replace("-", "")
        )

    def of_suit(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of one suit, highest first."""
        return tuple(card for card in self.cards if card.suit is suit)

    def length(self, suit: Suit) -> int:
        """How many cards of the suit."""
        return sum(card.suit is suit for card in self.cards)

    @property
    def lengths(self) -> Mapping[Suit, int]:
        """The number of cards in each suit."""
        return {suit: self.length(suit) for suit in Suit}

    @property
    def points(self) -> int:
        """High-card points: ace 4, king 3, queen 2, jack 1 (source 004, step 4)."""
        return sum(_POINTS.get(card.rank, 0) for card in self.cards)

    @property
    def shape(self) -> tuple[int, ...]:
        """The four lengths from the longest, as ``(5, 3, 3, 2)``."""
        return tuple(sorted(self.lengths.values(), reverse=True))

    @property
    def is_balanced(self) -> bool:
        """4-3-3-3, 4-4-3-2 or 5-3-3-2."""
        return self.shape in ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2))

    def without(self, card: Card) -> Hand:
        """The hand after the card has gone; ValueError when it is not held."""
        if card not in self:
            raise ValueError(f"{card} is not in the hand {self}")
        smaller = object.__new__(Hand)
        object.__setattr__(smaller, "cards", tuple(each for each in self.cards if each != card))
        object.__setattr__(smaller, "_bits", self._bits & ~(1 << hash(card)))
        return smaller
