"""What the pictures beside the table are drawn from: draws, standings, results of one deal.

The bot fills these frozen values; names may be in any script, all other texts are ready to show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.auction import Contract, Strain
from engine.cards import Card
from engine.seats import Seat

DoubleDummyTable = Mapping[Seat, Mapping[Strain, int]]
"""The tricks (0 to 13) each declarer takes in each strain with all cards open."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card drawn for partners, and the seat it led to."""

    name: str
    card: Card
    seat: Seat
    is_computer: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a ranking: the place from 1, a figure ready to show, and how many deals."""

    place: int
    name: str
    score: str
    deals: int = 0
    is_reader: bool = False
    """Whether this is the person who looks at it; the line is marked."""


@dataclass(frozen=True, slots=True)
class ChallengeLine:
    """One table's or player's result on a deal others played too."""

    name: str
    contract: Contract | None
    tricks: int
    points: int
    """Seen from the side of the one who is named."""
    share: str = ""
    """Match points or IMPs, ready to show, as ``63%``."""
    is_reader: bool = False
