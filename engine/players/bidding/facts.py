"""What a bidder counts in a hand: points, lengths, honours, stops.

Suits are indices 0 to 3 (clubs to spades). A suit's cards are a bit mask (bit 0 = two, bit 12 =
ace); everything about one suit is looked up by its mask, so that a sampler can ask quickly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from engine.cards import Suit
from engine.hands import Hand

LETTERS = "CDHS"
"""The suits' letters in the order of their indices."""

MOST_FOR_SHAPE = 6
"""The most that length or shortness adds to high-card points."""

_SUIT_INDEX = {suit: index for index, suit in enumerate(Suit)}
_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE = (1 << bit for bit in (12, 11, 10, 9, 8, 7))


@dataclass(frozen=True, slots=True)
class SuitFacts:
    """One suit of a hand."""

    length: int
    points: int
    aces: int
    kings: int
    queens: int
    top3: int
    """How many of ace, king, queen."""
    top5: int
    """How many of ace, king, queen, jack, ten."""
    stop: bool
    """Ace, guarded king, twice guarded queen, or jack fourth."""
    solid: bool
    """A suit that needs no help: AKQ of six, AKQJ, or AKQ with seven."""
    good: bool
    """Two of the top three honours, or three of the top five."""


@lru_cache(maxsize=8192)
def suit_facts(mask: int) -> SuitFacts:
    """The facts of a suit whose cards are the bits of ``mask``."""
    length = mask.bit_count()
    ace, king, queen, jack, ten = (
        int(bool(mask & bit)) for bit in (_ACE, _KING, _QUEEN, _JACK, _TEN)
    )
    top3 = ace + king + queen
    top5 = top3 + jack + ten
    guarded = (king and length >= 2) or (queen and length >= 3 and (jack or length >= 4 or ten))
    return SuitFacts(
        length=length,
        points=4 * ace + 3 * king + 2 * queen + jack,
        aces=ace,
        kings=king,
        queens=queen,
        top3=top3,
        top5=top5,
        stop=bool(ace or guarded or (queen and length >= 3) or (jack and length >= 4)),
        solid=top3 == 3 and (length >= 6 or bool(jack)),
        good=top3 >= 2 or top5 >= 3,
    )


@dataclass(frozen=True, slots=True)
class Facts:
    """A hand as a bidder sees it; make one with :func:`facts_of` or :meth:`of_masks`."""

    suits: tuple[SuitFacts, SuitFacts, SuitFacts, SuitFacts]
    lengths: tuple[int, int, int, int] = field(init=False)
    points: int = field(init=False)
    total: int = field(init=False)
    """Points plus one for each card over four in a suit."""
    shape: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        clubs, diamonds, hearts, spades = self.suits
        lengths = (clubs.length, diamonds.length, hearts.length, spades.length)
        points = clubs.points + diamonds.points + hearts.points + spades.points
        put = object.__setattr__
        put(self, "lengths", lengths)
        put(self, "points", points)
        long = sum(length - 4 for length in lengths if length > 4)
        put(self, "total", points + min(MOST_FOR_SHAPE, long))
        put(self, "shape", tuple(sorted(lengths, reverse=True)))

    @classmethod
    def of_masks(cls, clubs: int, diamonds: int, hearts: int, spades: int) -> Facts:
        """From the bit masks of the four suits."""
        return cls(
            (suit_facts(clubs), suit_facts(diamonds), suit_facts(hearts), suit_facts(spades))
        )

    @property
    def aces(self) -> int:
        """How many aces."""
        return sum(suit.aces for suit in self.suits)

    @property
    def kings(self) -> int:
        """How many kings."""
        return sum(suit.kings for suit in self.suits)

    def support(self, trumps: int) -> int:
        """Points with this suit as trumps: high cards plus shortness, by the number of trumps."""
        length = self.lengths[trumps]
        if length < 3:
            return self.points
        values = (5, 3, 1) if length >= 4 else (3, 2, 1)
        extra = sum(
            values[count]
            for suit, count in enumerate(self.lengths)
            if suit != trumps and count < 3
        )
        return self.points + min(MOST_FOR_SHAPE, extra + max(0, length - 5))


def masks_of(hand: Hand) -> tuple[int, int, int, int]:
    """The four suit masks of a hand, clubs first."""
    masks = [0, 0, 0, 0]
    for card in hand:
        masks[_SUIT_INDEX[card.suit]] |= 1 << (card.rank - 2)
    return masks[0], masks[1], masks[2], masks[3]


def facts_of(hand: Hand) -> Facts:
    """The facts of a hand of any size."""
    return Facts.of_masks(*masks_of(hand))
