"""What the hand to play knows when a card is due, in the words of card play.

Built from a :class:`BridgeView` alone, so nothing hidden can enter. Rule-based play, tie-breaking,
signals and hints all ask the same questions: is this card high, who is winning, what is unseen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.auction import Contract
from engine.bridge import BridgeView
from engine.cards import PACK, Card, Suit
from engine.hands import Hand
from engine.seats import Seat, Side
from engine.tricks import Played, Trick


@dataclass(frozen=True)
class Situation:
    """The moment before a card from ``seat``; ``viewer`` decides (declarer for the dummy)."""

    view: BridgeView
    seat: Seat
    viewer: Seat
    contract: Contract
    trick: Trick

    @classmethod
    def of(cls, view: BridgeView) -> Situation:
        """Read the view of the seat that has to play; ValueError when no card is due from it."""
        if view.turn is None or view.contract is None or view.trick is None or view.seat is None:
            raise ValueError("no card is due")
        if not isinstance(view.turn.seat, Seat) or view.turn.decider is not view.seat:
            raise ValueError("somebody else is to play")
        return cls(view, view.turn.seat, view.seat, view.contract, view.trick)

    @cached_property
    def hand(self) -> Hand:
        """The cards of the hand to play."""
        return self.view.hands[self.seat]

    @cached_property
    def trumps(self) -> Suit | None:
        """The trump suit."""
        return self.contract.strain.suit

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played, highest first."""
        led = self.trick.suit_led
        return (self.hand.of_suit(led) if led is not None else ()) or self.hand.cards

    @property
    def is_declaring(self) -> bool:
        """Whether the card belongs to declarer's side."""
        return self.seat.side is self.contract.declarer.side

    @property
    def is_opening_lead(self) -> bool:
        """Whether this is the first card of the deal, dummy still hidden."""
        return not self.view.tricks and not len(self.trick)

    @cached_property
    def partner_hand(self) -> Hand | None:
        """Partner's cards where they are seen: declarer and dummy see each other's."""
        return self.view.hands.get(self.seat.partner)

    @cached_property
    def gone(self) -> frozenset[Card]:
        """Every card played so far."""
        return frozenset(played.card for played in self.history)

    @cached_property
    def history(self) -> tuple[Played, ...]:
        """The cards played so far, in order."""
        return tuple(p for trick in (*self.view.tricks, self.trick) for p in trick.plays)

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """The cards in hidden hands."""
        seen = {card for hand in self.view.hands.values() for card in hand}
        return frozenset(PACK) - seen - self.gone

    def unseen_above(self, card: Card) -> int:
        """How many higher cards of the suit are in hidden hands."""
        return sum(other.suit is card.suit and other.rank > card.rank for other in self.unseen)

    def unseen_in(self, suit: Suit) -> int:
        """How many cards of the suit are in hidden hands."""
        return sum(card.suit is suit for card in self.unseen)

    def held_against(self, seat: Seat) -> tuple[Card, ...]:
        """The visible cards of the opponents of this seat (dummy's, seen by a defender)."""
        hands = self.view.hands.items()
        return tuple(card for who, hand in hands if who.side is not seat.side for card in hand)

    def is_high(self, card: Card) -> bool:
        """Whether no opponent can hold a higher card of the suit."""
        if self.unseen_above(card):
            return False
        return not any(
            other.suit is card.suit and other.rank > card.rank
            for other in self.held_against(self.seat)
        )

    @cached_property
    def winning(self) -> Played | None:
        """The card that wins the trick as it stands."""
        winner = self.trick.winner(self.trumps)
        return next((played for played in self.trick.plays if played.seat is winner), None)

    @property
    def partner_wins(self) -> bool:
        """Whether partner's card is winning as it stands."""
        return self.winning is not None and self.winning.seat is self.seat.partner

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card played later would beat the other."""
        if card.suit is other.suit:
            return card.rank > other.rank
        return card.suit is self.trumps

    def wins_now(self, card: Card) -> bool:
        """Whether the card would take the lead in the trick as it stands."""
        return self.winning is None or self.beats(card, self.winning.card)

    def answers_of(self, seat: Seat) -> tuple[Card, ...] | None:
        """What a visible hand may play to this trick; None when the hand is hidden."""
        hand = self.view.hands.get(seat)
        led = self.trick.suit_led
        if hand is None or led is None:
            return None
        return hand.of_suit(led) or hand.cards

    def touching(self, cards: Iterable[Card]) -> list[list[Card]]:
        """Runs of equal cards, highest first: no unseen card stands between them.

        The cards are of one suit; visible cards of the other hands keep runs apart too.
        """
        others = self.unseen | {
            card for who, hand in self.view.hands.items() if who is not self.seat for card in hand
        }
        runs: list[list[Card]] = []
        for card in sorted(cards, reverse=True):
            above = runs[-1][-1] if runs else None
            if above is not None and not any(
                other.suit is card.suit and card.rank < other.rank < above.rank for other in others
            ):
                runs[-1].append(card)
            else:
                runs.append([card])
        return runs

    @cached_property
    def needed(self) -> int:
        """Tricks the side of the hand to play still needs to make or to beat the contract."""
        declarer: Side = self.contract.declarer.side
        goal = self.contract.level + 6 if self.is_declaring else 8 - self.contract.level
        side = declarer if self.is_declaring else declarer.other
        return goal - self.view.tricks_won[side]

    def suits_led_by(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits this seat has led, in order, each once."""
        led = (trick.suit_led for trick in self.view.tricks if trick.leader is seat)
        return tuple(dict.fromkeys(suit for suit in led if suit is not None))
