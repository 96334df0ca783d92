"""Calls: pass, double, redouble, and bids of a level and a strain (Laws of Bridge, 18 and 19).

Text forms: ``P``, ``X``, ``XX``, ``1C`` … ``7N``. Strains rise clubs, diamonds, hearts, spades,
no trump. Games with other strains (nullo) bring their own ladder; see ``ladder`` of the auction.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Suit


class Strain(StrEnum):
    """What is trumps; the members rise as bids do."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NO_TRUMP = "N"

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or None at no trump."""
        return None if self is Strain.NO_TRUMP else Suit(self.value)

    @property
    def is_major(self) -> bool:
        """Whether this is hearts or spades."""
        return self in (Strain.HEARTS, Strain.SPADES)

    @property
    def is_minor(self) -> bool:
        """Whether this is clubs or diamonds."""
        return self in (Strain.CLUBS, Strain.DIAMONDS)

    @classmethod
    def of(cls, suit: Suit | None) -> Strain:
        """The strain in which this suit is trumps; None gives no trump."""
        return cls.NO_TRUMP if suit is None else cls(suit.value)


_STRAIN_ORDER = {strain: index for index, strain in enumerate(Strain)}


@dataclass(frozen=True, slots=True)
class Call:
    """What a player says in the auction. Make one with :meth:`parse` or from the constants."""

    def __str__(self) -> str:
        raise NotImplementedError

    @staticmethod
    def parse(text: str) -> Call:
        """Read ``P``, ``X``, ``XX``, ``1C``; also ``pass``, ``dbl``, ``3NT``, ``2♥``.

        Raises ValueError when the text is no call.
        """
        plain = text.strip().upper()
        for sign, letter in (("♣", "C"), ("♦", "D"), ("♥", "H"), ("♠", "S")):
            plain = plain.replace(sign, letter)
        call = _BY_TEXT.get(_SYNONYMS.get(plain, plain))
        if call is None and plain.endswith("NT"):
            call = _BY_TEXT.get(plain[:-1])
        if call is None:
            raise ValueError(f"not a call: {text!r}")
        return call

    @property
    def code(self) -> str:
        """The text form as an action of a match."""
        return str(self)


@dataclass(frozen=True, slots=True)
class Pass(Call):
    """No bid."""

    def __str__(self) -> str:
        return "P"


@dataclass(frozen=True, slots=True)
class Double(Call):
    """Double of the opponents' last bid."""

    def __str__(self) -> str:
        return "X"


@dataclass(frozen=True, slots=True)
class Redouble(Call):
    """Redouble of the opponents' double."""

    def __str__(self) -> str:
        return "XX"


@dataclass(frozen=True, slots=True)
class Bid(Call):
    """A level (1 to 7: so many tricks over six) and a strain."""

    level: int
    strain: Strain

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7:
            raise ValueError(f"level {self.level} is not 1 to 7")

    def __str__(self) -> str:
        return f"{self.level}{self.strain.value}"

    @property
    def height(self) -> int:
        """The place on the ladder, 1 (1♣) to 35 (7NT)."""
        return 5 * (self.level - 1) + _STRAIN_ORDER[self.strain] + 1

    def is_over(self, other: Bid | None) -> bool:
        """Whether this bid is sufficient over the other (Law 18); any is over None."""
        return other is None or self.height > other.height


PASS = Pass()
DOUBLE = Double()
REDOUBLE = Redouble()
BIDS: tuple[Bid, ...] = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)
"""All thirty-five bids from the lowest."""

ALL_CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
_BY_TEXT: dict[str, Call] = {str(call): call for call in ALL_CALLS}
_SYNONYMS = {"PASS": "P", "DBL": "X", "DOUBLE": "X", "RDBL": "XX", "REDOUBLE": "XX", "/": "P"}
