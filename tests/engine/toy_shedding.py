"""A toy shedding game: proof that the protocol holds games that are not bridge.

Three seats, 36 cards, five each; follow suit or rank of the pile's top card, else draw one and
pass. When the stock is empty chance shuffles the pile under its top card into a new stock: a
chance action in the middle of the game. First to empty the hand wins. It lives in the tests, not
in the house.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.actions import Action, PlayCard
from engine.cards import Card, Rank, join_cards, pack, parse_cards
from engine.chance import shuffled
from engine.errors import IllegalAction, Reason
from engine.hands import Hand
from engine.protocol import EVERYONE, Event, Options, RandomSource
from engine.seats import CHANCE, Decider, Seat, Turn

SEATS = (Seat.NORTH, Seat.EAST, Seat.FIFTH)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The new order of the stock."""

    cards: tuple[Card, ...]

    @property
    def code(self) -> str:
        return f"stock:{join_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the stock and pass."""

    code: str = "draw"


@dataclass(frozen=True, slots=True)
class ToyState:
    hands: Mapping[Seat, Hand]
    stock: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    to_play: Seat = SEATS[0]


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: Seat | None
    turn: Turn | None
    legal: tuple[Action, ...]
    hand: Hand | None
    counts: Mapping[Seat, int]
    stock_count: int
    pile: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    seat: Seat
    card: Card


class ToyShedding:
    key = "toy-shedding"

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return SEATS

    def start(self, options: Options) -> ToyState:
        if options:
            raise ValueError("no options")
        return ToyState({seat: Hand() for seat in SEATS})

    def turn(self, state: ToyState) -> Turn | None:
        if state.pile and not all(len(hand) for hand in state.hands.values()):
            return None
        if not state.stock:
            return Turn(CHANCE, CHANCE)
        return Turn(state.to_play, state.to_play)

    def legal_actions(self, state: ToyState, decider: Decider) -> tuple[Action, ...]:
        if self.turn(state) != Turn(decider, decider) or decider is CHANCE:
            return ()
        top = state.pile[-1]
        fitting = tuple(
            PlayCard(card)
            for card in state.hands[decider]
            if top.suit is card.suit or top.rank is card.rank
        )
        return fitting or (Draw(),)

    def check(self, state: ToyState, decider: Decider, action: Action) -> IllegalAction | None:
        turn = self.turn(state)
        if turn is None:
            return IllegalAction(Reason.MATCH_IS_OVER, action.code)
        if turn.decider is not decider:
            return IllegalAction(Reason.NOT_YOUR_TURN, action.code)
        if decider is CHANCE:
            expected = set(state.pile[:-1]) if state.pile else set(pack(lowest=Rank.SIX))
            is_right = isinstance(action, Shuffle) and set(action.cards) == expected
            return None if is_right else IllegalAction(Reason.NOT_ALLOWED, action.code)
        if action in self.legal_actions(state, decider):
            return None
        return IllegalAction(Reason.NOT_ALLOWED, action.code)

    def apply(
        self, state: ToyState, decider: Decider, action: Action
    ) -> tuple[ToyState, tuple[Event, ...]]:
        if isinstance(action, Shuffle):
            return self._stocked(state, action), ()
        assert isinstance(decider, Seat)
        after = SEATS[(SEATS.index(decider) + 1) % 3]
        if isinstance(action, PlayCard):
            hands = {**state.hands, decider: state.hands[decider].without(action.card)}
            event = Laid(seat=decider, card=action.card, seen_by=EVERYONE)
            return replace(state, hands=hands, pile=(*state.pile, action.card), to_play=after), (
                event,
            )
        card = state.stock[0]
        hands = {**state.hands, decider: Hand((*state.hands[decider], card))}
        drawn = Drawn(seat=decider, card=card, seen_by=frozenset({decider}))
        return replace(state, hands=hands, stock=state.stock[1:], to_play=after), (drawn,)

    def _stocked(self, state: ToyState, action: Shuffle) -> ToyState:
        if state.pile:
            return replace(state, stock=action.cards, pile=state.pile[-1:])
        hands = {
            seat: Hand(action.cards[5 * index : 5 * index + 5]) for index, seat in enumerate(SEATS)
        }
        return replace(state, hands=hands, pile=action.cards[15:16], stock=action.cards[16:])

    def parse_action(self, code: str) -> Action:
        if code.startswith("stock:"):
            return Shuffle(parse_cards(code.removeprefix("stock:")))
        return Draw() if code == "draw" else PlayCard(Card.parse(code))

    def chance(self, state: ToyState, rng: RandomSource) -> Action:
        cards = state.pile[:-1] if state.pile else pack(lowest=Rank.SIX)
        return Shuffle(shuffled(cards, rng))

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(
            seat=seat,
            turn=self.turn(state),
            legal=() if seat is None else self.legal_actions(state, seat),
            hand=None if seat is None else state.hands[seat],
            counts={who: len(hand) for who, hand in state.hands.items()},
            stock_count=len(state.stock),
            pile=state.pile,
        )
