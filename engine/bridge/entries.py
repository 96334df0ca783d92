"""Entries of a score sheet: points with the reason they were given for.

A :class:`Tally` is a whole number that remembers the entries it is the sum of, so that a sheet can
be computed with and explained at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class For(StrEnum):
    """What points are given for."""

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    UNDERTRICKS = "undertricks"
    INSULT = "insult"
    SMALL_SLAM = "small-slam"
    GRAND_SLAM = "grand-slam"
    GAME = "game"
    PART_SCORE = "part-score"
    HONOURS = "honours"
    RUBBER = "rubber"
    UNFINISHED_GAME = "unfinished-game"
    UNFINISHED_PART_SCORE = "unfinished-part-score"


@dataclass(frozen=True, slots=True)
class Entry:
    """Points for one reason; ``count`` is the number of tricks or honours behind them, if any.

    ``deal`` numbers the deal from 1 (0 where the points belong to no deal).
    """

    points: int
    reason: For
    count: int = 0
    deal: int = 0


class Tally(int):
    """The sum of some entries: an ``int`` that iterates over what it is made of."""

    entries: tuple[Entry, ...]

    def __new__(cls, entries: Iterable[Entry] = ()) -> Self:
        """Add the entries up."""
        kept = tuple(entries)
        tally = super().__new__(cls, sum(entry.points for entry in kept))
        tally.entries = kept
        return tally

    def __reduce__(self) -> tuple[type[Self], tuple[tuple[Entry, ...]]]:
        """Pickle by the entries."""
        return (type(self), (self.entries,))

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __bool__(self) -> bool:
        return int(self) != 0
