"""Seats, sides, and whose turn it is.

Bridge uses the four compass seats, clockwise; round games of up to six players add two more.
Seats are text values, never 0, so that no seat is ever taken for "no seat".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final, Literal, TypeAlias


class Seat(StrEnum):
    """A place at the table; members stand in clockwise order."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    FIFTH = "5"
    SIXTH = "6"

    @property
    def left(self) -> Seat:
        """The next compass seat clockwise."""
        return COMPASS[(COMPASS.index(self) + 1) % 4]

    @property
    def right(self) -> Seat:
        """The compass seat before this one."""
        return COMPASS[(COMPASS.index(self) + 3) % 4]

    @property
    def partner(self) -> Seat:
        """The compass seat opposite."""
        return COMPASS[(COMPASS.index(self) + 2) % 4]

    @property
    def side(self) -> Side:
        """The pair this compass seat belongs to."""
        return Side.NS if self in (Seat.NORTH, Seat.SOUTH) else Side.EW

    def turns_to(self, other: Seat) -> int:
        """How many steps clockwise lead from this compass seat to the other (0 to 3)."""
        return (COMPASS.index(other) - COMPASS.index(self)) % 4


class Side(StrEnum):
    """A pair of partners."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners."""
        if self is Side.NS:
            return (Seat.NORTH, Seat.SOUTH)
        return (Seat.EAST, Seat.WEST)


class Vulnerability(StrEnum):
    """Which sides are vulnerable; the value is PBN's word."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    BOTH = "All"

    def includes(self, side: Side) -> bool:
        """Whether this side is vulnerable."""
        return self is Vulnerability.BOTH or self.value == side.value

    @classmethod
    def of(cls, *sides: Side) -> Vulnerability:
        """The value in which just these sides are vulnerable."""
        if len(set(sides)) == 2:
            return cls.BOTH
        return cls(sides[0].value) if sides else cls.NONE

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read PBN's words and common others (``N-S``, ``Both``, ``Love``, ``-``); ValueError."""
        plain = text.strip().upper().replace("-", "") or "NONE"
        word = {"BOTH": "ALL", "LOVE": "NONE", "B": "ALL", "O": "NONE"}.get(plain, plain)
        for member in cls:
            if member.value.upper() == word:
                return member
        raise ValueError(f"not a vulnerability: {text!r}")


COMPASS: Final = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
"""The four seats of bridge, clockwise."""


class _Chance(Enum):
    """The pseudo-player that deals and shuffles; its outcomes are logged like any action."""

    CHANCE = "chance"


CHANCE: Final = _Chance.CHANCE
Decider: TypeAlias = Seat | Literal[_Chance.CHANCE]


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose cards move, and who decides about them.

    The two differ for a dummy (declarer decides) and in two-handed games with two hands each.
    """

    seat: Decider
    decider: Decider


def parse_decider(text: str) -> Decider:
    """Read a seat letter or ``chance``; ValueError otherwise. The pair of ``decider.value``."""
    return CHANCE if text == CHANCE.value else Seat(text)
