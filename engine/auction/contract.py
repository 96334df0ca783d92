"""The contract an auction ends in, and its goal in tricks.

Text form: ``4SX-S`` = level, strain, doubling, declarer. The goal is one value, at least or at
most a number of tricks, so that nullo contracts share the play and the scoring of ordinary ones.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from engine.seats import Seat

from .calls import Bid, Strain


class Doubling(StrEnum):
    """Whether a contract was doubled; the value is its text form."""

    NONE = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    @property
    def factor(self) -> int:
        """1, 2 or 4: what trick values are multiplied with (Law 77)."""
        return {"": 1, "X": 2, "XX": 4}[self.value]


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Take this many tricks or more."""

    tricks: int

    def margin(self, taken: int) -> int:
        """Overtricks, or undertricks as a negative number."""
        return taken - self.tricks


@dataclass(frozen=True, slots=True)
class AtMost:
    """Take this many tricks or fewer (nullo)."""

    tricks: int

    def margin(self, taken: int) -> int:
        """Tricks fewer than allowed, or more than allowed as a negative number."""
        return self.tricks - taken


Goal = AtLeast | AtMost

_TEXT = re.compile(r"([1-7])(C|D|H|S|NT?)(X{0,2})-?([NESW])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Contract:
    """Level, strain, doubling and declarer."""

    level: int
    strain: Strain
    doubling: Doubling
    declarer: Seat

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7:
            raise ValueError(f"level {self.level} is not 1 to 7")

    def __str__(self) -> str:
        return f"{self.level}{self.strain.value}{self.doubling.value}-{self.declarer.value}"

    @classmethod
    def parse(cls, text: str) -> Contract:
        """Read ``4SX-S`` (``3NT-N`` and lower case are accepted); ValueError when it is none."""
        match = _TEXT.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"not a contract: {text!r}")
        level, strain, doubling, declarer = match.groups()
        return cls(
            int(level),
            Strain(strain[0].upper()),
            Doubling(doubling.upper()),
            Seat(declarer.upper()),
        )

    @property
    def bid(self) -> Bid:
        """The bid that became the contract."""
        return Bid(self.level, self.strain)

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: declarer's left (Law 41)."""
        return self.declarer.left

    @property
    def goal(self) -> Goal:
        """The tricks declarer's side has to take."""
        return AtLeast(self.level + 6)
