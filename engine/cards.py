"""Suits, ranks, cards and packs.

A card is a value with a two-letter text form, suit first: ``SA``, ``H5``, ``CT``.
Packs of 52, 36 (from the six) and 32 (from the seven) serve all games of the house.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import total_ordering


class Suit(StrEnum):
    """A suit, by its letter; the order of the members is the order of bridge, lowest first."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def is_major(self) -> bool:
        """Whether this is hearts or spades."""
        return self in (Suit.HEARTS, Suit.SPADES)

    @property
    def is_red(self) -> bool:
        """Whether this is diamonds or hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)

    @property
    def sign(self) -> str:
        """The suit sign, as ``♠``."""
        return _SIGNS[self]


_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
SUITS_DOWN: tuple[Suit, ...] = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The suits from the highest, the order in which hands are written."""

_SUIT_ORDER = {suit: index for index, suit in enumerate(Suit)}


class Rank(IntEnum):
    """A rank; the value is its height, 2 to 14."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """One character: ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``."""
        return _RANK_LETTERS[self - 2]

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read a rank letter (``10`` is accepted for ``T``); ValueError otherwise."""
        letter = "T" if text == "10" else text.upper()
        if len(letter) != 1 or letter not in _RANK_LETTERS:
            raise ValueError(f"not a rank: {text!r}")
        return cls(_RANK_LETTERS.index(letter) + 2)


_RANK_LETTERS = "23456789TJQKA"


@total_ordering
@dataclass(frozen=True, slots=True)
class Card:
    """One card. Cards sort by suit (clubs lowest), then by rank."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return _TEXTS[_sort_key(self)]

    def __lt__(self, other: Card) -> bool:
        return _sort_key(self) < _sort_key(other)

    def __hash__(self) -> int:
        return _sort_key(self)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read ``SA`` (also ``as``, ``S10``, ``♠A``); ValueError when it is no card."""
        known = _BY_TEXT.get(text)
        if known is not None:
            return known
        plain = text.strip().upper().replace("10", "T")
        for suit, sign in _SIGNS.items():
            plain = plain.replace(sign, suit.value)
        card = _BY_TEXT.get(plain) or _BY_TEXT.get(plain[::-1])
        if card is None:
            raise ValueError(f"not a card: {text!r}")
        return card


def _sort_key(card: Card) -> int:
    return _SUIT_ORDER[card.suit] * 16 + card.rank


def pack(*, lowest: Rank = Rank.TWO) -> tuple[Card, ...]:
    """All cards from ``lowest`` up, clubs first: 52 from the two, 36 from the six, 32 from 7."""
    return tuple(card for card in PACK if card.rank >= lowest)


_TEXTS = {
    _sort_key(Card(suit, rank)): f"{suit.value}{rank.letter}" for suit in Suit for rank in Rank
}
PACK: tuple[Card, ...] = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""The whole pack of 52 in ascending order."""

_BY_TEXT = {str(card): card for card in PACK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards written one after the other, as ``SASKH5``; ValueError when one is none."""
    if len(text) % 2:
        raise ValueError(f"odd number of characters in {text!r}")
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


def join_cards(cards: Iterable[Card]) -> str:
    """Write cards one after the other; the pair of :func:`parse_cards`."""
    return "".join(map(str, cards))
