"""How a picture is dressed: who sits where, language, card letters, suit colours, theme, layout.

The engine's views say what is on the table; a :class:`TableDress` says how one reader likes to see
it. All values are frozen and know neither Pillow nor chats.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from engine.cards import Card, Rank
from engine.seats import COMPASS, Seat

from .languages import ENGLISH
from .theme import CLASSIC, Theme
from .words import Words


class Layout(StrEnum):
    """The shape of the table picture: for phones, or for a desktop's wide window."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class CardLetters(StrEnum):
    """The letters of court cards and aces."""

    LATIN = "latin"
    CYRILLIC = "cyrillic"


class SuitColours(StrEnum):
    """Red and black, or a colour for each suit."""

    TWO = "two"
    FOUR = "four"


_LETTERS: Mapping[CardLetters, Mapping[Rank, str]] = {
    CardLetters.LATIN: {Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.ACE: "A"},
    CardLetters.CYRILLIC: {Rank.JACK: "В", Rank.QUEEN: "Д", Rank.KING: "К", Rank.ACE: "Т"},
}


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat; the name may be in any script."""

    name: str
    is_computer: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TableDress:
    """One reader's way of seeing a table.

    ``people`` may leave seats out: they are drawn as empty. ``bottom`` is the seat drawn nearest
    to the reader; None means the view's own seat, and South for a spectator. ``notes`` explains
    calls by their index in the auction (from 0); they are numbered in the order of the auction.
    """

    people: Mapping[Seat, Sitter] = field(default_factory=lambda: MappingProxyType({}))
    bottom: Seat | None = None
    words: Words = ENGLISH
    letters: CardLetters = CardLetters.LATIN
    colours: SuitColours = SuitColours.TWO
    theme: Theme = CLASSIC
    layout: Layout = Layout.PORTRAIT
    notes: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))

    def name_of(self, seat: Seat) -> str:
        """The name at a seat; the word for an empty seat when nobody sits there."""
        sitter = self.people.get(seat)
        return self.words.empty_seat if sitter is None else sitter.name

    def is_computer(self, seat: Seat) -> bool:
        """Whether a computer plays this seat."""
        sitter = self.people.get(seat)
        return sitter is not None and sitter.is_computer

    def rank_text(self, rank: Rank) -> str:
        """The index of a card: ``10``, ``9``, ``A`` or ``Т``."""
        if rank is Rank.TEN:
            return "10"
        return _LETTERS[self.letters].get(rank, rank.letter)

    def card_text(self, card: Card) -> str:
        """Suit sign and index, as ``♠10``."""
        return f"{card.suit.sign}{self.rank_text(card.rank)}"

    def places_from(self, bottom: Seat) -> tuple[Seat, Seat, Seat, Seat]:
        """The seats at the bottom, on the left, at the top and on the right."""
        start = COMPASS.index(bottom)
        bottom_, left, top, right = (COMPASS[(start + step) % 4] for step in range(4))
        return bottom_, left, top, right
