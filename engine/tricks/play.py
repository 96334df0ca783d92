"""A run of tricks: who plays next, which cards are legal, tricks per seat, known voids (Law 44).

A frozen value. The order of play is a rotation given from outside, so that two, three or four
hands may take part; who decides for a hand (a dummy has no will) is the game's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.errors import Reason
from engine.hands import Hand
from engine.seats import Seat

from .trick import Played, Trick


@dataclass(frozen=True, slots=True)
class Play:
    """The hands as they are now and the tricks so far; ``trick`` is the one being played."""

    rotation: tuple[Seat, ...]
    trumps: Suit | None
    hands: Mapping[Seat, Hand]
    trick: Trick
    finished: tuple[Trick, ...] = ()

    @classmethod
    def start(
        cls,
        hands: Mapping[Seat, Hand],
        *,
        leader: Seat,
        trumps: Suit | None,
        rotation: tuple[Seat, ...],
    ) -> Play:
        """Before the opening lead."""
        return cls(rotation, trumps, dict(hands), Trick(leader))

    @property
    def is_over(self) -> bool:
        """Whether all cards have been played."""
        return not len(self.trick) and not any(len(hand) for hand in self.hands.values())

    @property
    def turn(self) -> Seat | None:
        """The hand the next card comes from; None when play is over."""
        if self.is_over:
            return None
        at = self.rotation.index(self.trick.leader) + len(self.trick)
        return self.rotation[at % len(self.rotation)]

    def legal_cards(self) -> tuple[Card, ...]:
        """The cards the hand to play may play: the suit led if held, else any."""
        seat = self.turn
        if seat is None:
            return ()
        hand = self.hands[seat]
        led = self.trick.suit_led
        following = hand.of_suit(led) if led is not None else ()
        return following or hand.cards

    def refusal(self, card: Card) -> Reason | None:
        """Why the hand to play may not play this card; None when it is legal."""
        seat = self.turn
        if seat is None:
            return Reason.WRONG_PHASE
        if card not in self.hands[seat]:
            return Reason.CARD_NOT_HELD
        led = self.trick.suit_led
        if led is not None and card.suit is not led and self.hands[seat].length(led):
            return Reason.MUST_FOLLOW_SUIT
        return None

    def after(self, card: Card) -> Play:
        """The play with this (legal) card on the table."""
        seat = self.turn
        if seat is None:
            raise ValueError("play is over")
        hands = {**self.hands, seat: self.hands[seat].without(card)}
        trick = self.trick.with_card(seat, card)
        if len(trick) < len(self.rotation):
            return Play(self.rotation, self.trumps, hands, trick, self.finished)
        winner = trick.winner(self.trumps)
        if winner is None:
            raise AssertionError("a full trick has a winner")
        finished = (*self.finished, trick)
        return Play(self.rotation, self.trumps, hands, Trick(winner), finished)

    @property
    def count(self) -> int:
        """How many cards have been played: asked far more often than which."""
        return len(self.finished) * len(self.rotation) + len(self.trick)

    @property
    def cards(self) -> tuple[Played, ...]:
        """Everything played so far, in order."""
        tricks = (*self.finished, self.trick)
        return tuple(played for trick in tricks for played in trick.plays)

    def tricks_of(self, *seats: Seat) -> int:
        """How many tricks these seats have won together."""
        return sum(trick.winner(self.trumps) in seats for trick in self.finished)

    @property
    def last_trick(self) -> Trick | None:
        """The trick finished last."""
        return self.finished[-1] if self.finished else None

    def known_voids(self) -> Mapping[Seat, frozenset[Suit]]:
        """The suits in which each seat has publicly failed to follow."""
        return known_voids((*self.finished, self.trick), self.rotation)


def known_voids(
    tricks: tuple[Trick, ...], seats: tuple[Seat, ...]
) -> Mapping[Seat, frozenset[Suit]]:
    """The suits in which each seat has failed to follow in these tricks."""
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in seats}
    for trick in tricks:
        for played in trick.plays:
            if trick.suit_led is not None and played.card.suit is not trick.suit_led:
                voids[played.seat].add(trick.suit_led)
    return {seat: frozenset(suits) for seat, suits in voids.items()}
