"""Cards as bits of one whole number: the alphabet of the sampler and the solver.

A hand is a number whose bit ``16 * suit + rank`` is set for each card held; suits count 0 to 3
from spades to clubs and seats 0 to 3 from North clockwise, as the double-dummy library counts
them. The rest of the engine speaks of cards and hands and never sees such a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.auction import Strain
from engine.cards import PACK, SUITS_DOWN, Card, Suit
from engine.seats import COMPASS, Seat

SUIT_INDEX: dict[Suit, int] = {suit: index for index, suit in enumerate(SUITS_DOWN)}
SUIT_MASKS: tuple[int, int, int, int] = (
    0xFFFF,
    0xFFFF << 16,
    0xFFFF << 32,
    0xFFFF << 48,
)
"""All bits of spades, hearts, diamonds and clubs."""

STRAINS: tuple[Strain, ...] = (
    Strain.SPADES,
    Strain.HEARTS,
    Strain.DIAMONDS,
    Strain.CLUBS,
    Strain.NO_TRUMP,
)
"""The strains in the order of the double-dummy library."""

STRAIN_INDEX: dict[Strain, int] = {strain: index for index, strain in enumerate(STRAINS)}
SEAT_INDEX: dict[Seat, int] = {seat: index for index, seat in enumerate(COMPASS)}

BIT_OF: dict[Card, int] = {card: 1 << (16 * SUIT_INDEX[card.suit] + card.rank) for card in PACK}
CARD_OF: dict[int, Card] = {bit: card for card, bit in BIT_OF.items()}

_ACES, _KINGS, _QUEENS, _JACKS = (
    sum(1 << (16 * suit + rank) for suit in range(4)) for rank in (14, 13, 12, 11)
)


def mask_of(cards: Iterable[Card]) -> int:
    """The number for these cards."""
    mask = 0
    for card in cards:
        mask |= BIT_OF[card]
    return mask


def bits_of(mask: int) -> Iterator[int]:
    """The single cards of a number, each as a number, from the lowest bit."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def points_of(mask: int) -> int:
    """High-card points."""
    return (
        4 * (mask & _ACES).bit_count()
        + 3 * (mask & _KINGS).bit_count()
        + 2 * (mask & _QUEENS).bit_count()
        + (mask & _JACKS).bit_count()
    )
