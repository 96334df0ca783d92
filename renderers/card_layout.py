"""Where the cards of a hand lie: a fan of overlapping cards, columns, or rows. Numbers only.

Cards are given in painting order: a later one lies over an earlier one, and every card shows at
least its index. Trumps come first (on the left, on top), red and black suits alternate.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Suit
from engine.hands import Hand

from .boxes import Box
from .phrases import display_suits

CARD_SHAPE = 0.796
"""A card's width in heights."""

RAISE = 22
"""How far a playable card of the fan stands out, in pixels."""

LEAST_MIDDLE = 0.56
"""The part of a card's width that must be seen for slivers of pips and courts to look well."""

COLUMN_STEP = 49
"""The least visible height of a covered card in a column: its rank."""

COLUMN_WIDTH = 128
"""Cards in a column are no wider, so that their rank fits into the visible height."""

COLUMN_SHAPE = 1.24
"""A card's width in heights at most: below its rank a short card shows one pip."""

ROW_STEP = 52
"""The visible width of a covered card in a row: its index."""


class Cover(StrEnum):
    """Which part of a card stays visible under later ones, and so where its index stands."""

    NONE = "none"
    """Nothing, or so little that the middle is still seen: rank above suit, and the middle."""
    RIGHT = "right"
    """A later card covers all but the index: rank above suit, nothing else."""
    BELOW = "below"
    """A later card covers all but its upper strip: rank beside suit, nothing else."""
    LAST = "last"
    """The lowest of a column: rank beside suit, one pip below."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card and the box of its whole face, also where a later card covers a part."""

    card: Card
    box: Box
    cover: Cover = Cover.NONE


def fan(
    hand: Hand, area: Box, *, trumps: Suit | None, raised: Collection[Card] = ()
) -> tuple[PlacedCard, ...]:
    """Cards in one row across the area; a small gap parts the suits, raised ones stand higher."""
    groups = _suit_groups(hand, trumps)
    count, gaps = len(hand), max(0, len(groups) - 1)
    if not count:
        return ()
    height = area.height - RAISE
    width = min(round(height * CARD_SHAPE), area.width)
    gap = round(width * 0.07)
    room = area.width - width - gaps * gap
    step = min(round(width * 0.66), room / max(1, count - 1))
    used = round(step * (count - 1)) + gaps * gap + width
    left = area.x + (area.width - used) // 2
    cover = Cover.RIGHT if step < width * LEAST_MIDDLE else Cover.NONE
    placed: list[PlacedCard] = []
    for group_index, group in enumerate(groups):
        for card in group:
            x = left + round(step * len(placed)) + gap * group_index
            y = area.y + (0 if card in raised else RAISE)
            is_last = len(placed) == count - 1
            box = Box(x, y, width, height)
            placed.append(PlacedCard(card, box, Cover.NONE if is_last else cover))
    return tuple(placed)


def columns(
    hand: Hand, area: Box, *, trumps: Suit | None, deepest: int = 5
) -> tuple[PlacedCard, ...]:
    """A column for each suit, a long suit in several; shallow columns are spread wider."""
    stacks = list(_stacks(hand, trumps, deepest))
    if not stacks:
        return ()
    gap = 12
    height = area.height - (deepest - 1) * COLUMN_STEP
    width = min(
        int(height * COLUMN_SHAPE), COLUMN_WIDTH, (area.width + gap) // max(4, len(stacks)) - gap
    )
    depth = max(map(len, stacks))
    spread = (area.height - height) // max(1, depth - 1)
    step = min(round(width * 0.56), spread)
    used = len(stacks) * (width + gap) - gap
    left = area.x + (area.width - used) // 2
    return tuple(
        PlacedCard(
            card,
            Box(left + at * (width + gap), area.y + depth * step, width, height),
            Cover.LAST if depth == len(stack) - 1 else Cover.BELOW,
        )
        for at, stack in enumerate(stacks)
        for depth, card in enumerate(stack)
    )


def rows(
    hand: Hand, area: Box, *, trumps: Suit | None, longest: int = 5, from_right: bool = False
) -> tuple[PlacedCard, ...]:
    """A row for each suit, trumps on top; with ``from_right`` the rows end at the right edge."""
    lines = list(_stacks(hand, trumps, longest))
    if not lines:
        return ()
    gap = 8
    width = area.width - (longest - 1) * ROW_STEP
    height = min(round(width * 0.86), (area.height + gap) // max(4, len(lines)) - gap)
    placed: list[PlacedCard] = []
    for at, line in enumerate(lines):
        used = width + (len(line) - 1) * ROW_STEP
        x = area.right - used if from_right else area.x
        y = area.y + at * (height + gap)
        placed.extend(
            PlacedCard(card, Box(x + index * ROW_STEP, y, width, height))
            for index, card in enumerate(line)
        )
    return tuple(placed)


def _suit_groups(hand: Hand, trumps: Suit | None) -> list[tuple[Card, ...]]:
    suits = _alternating([suit for suit in display_suits(trumps) if hand.length(suit)], trumps)
    return [hand.of_suit(suit) for suit in suits]


def _alternating(suits: Sequence[Suit], trumps: Suit | None) -> Iterable[Suit]:
    """With a suit missing, put the odd colour between the two of the other (trumps stay first)."""
    if len(suits) != 3 or suits[0].is_red == suits[2].is_red:
        return suits
    first, second, third = suits
    if second.is_red != first.is_red:
        # first and second differ, so third is of the second's colour: second first third
        return suits if first is trumps else (second, first, third)
    return (first, third, second)


def _stacks(hand: Hand, trumps: Suit | None, longest: int) -> Iterator[tuple[Card, ...]]:
    """The suits' cards, a suit longer than ``longest`` cut into even parts."""
    for cards in _suit_groups(hand, trumps):
        parts = -(-len(cards) // longest)
        size = -(-len(cards) // parts)
        for start in range(0, len(cards), size):
            yield cards[start : start + size]
