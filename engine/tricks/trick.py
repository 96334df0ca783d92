"""One trick: cards in the order played, the suit led, the winner (Law 44).

Nothing here knows how many seats play: a two-handed game has tricks of two cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.cards import Card, Suit
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A card and the seat it came from."""

    seat: Seat
    card: Card


@lru_cache(maxsize=256)
def _played(seat: Seat, card: Card) -> Played:
    """One object for each of the 208 such values: finished deals are full of them."""
    return Played(seat, card)


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick so far, and who leads."""

    leader: Seat
    plays: tuple[Played, ...] = ()

    def __len__(self) -> int:
        return len(self.plays)

    @property
    def suit_led(self) -> Suit | None:
        """The suit to be followed; None before the lead."""
        return self.plays[0].card.suit if self.plays else None

    def card_of(self, seat: Seat) -> Card | None:
        """The card this seat has played to the trick, if any."""
        return next((played.card for played in self.plays if played.seat is seat), None)

    def with_card(self, seat: Seat, card: Card) -> Trick:
        """The trick with one more card."""
        return Trick(self.leader, (*self.plays, _played(seat, card)))

    def winner(self, trumps: Suit | None) -> Seat | None:
        """Who wins as it stands: the highest trump, else the highest of the suit led."""
        if not self.plays:
            return None
        led = self.suit_led

        def height(played: Played) -> int:
            suit, rank = played.card.suit, played.card.rank
            if trumps is not None and suit is trumps:
                return 100 + rank
            return int(rank) if suit is led else 0

        return max(self.plays, key=height).seat
