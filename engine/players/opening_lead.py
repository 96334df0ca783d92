"""The opening lead by convention: which card of a suit, and which suit without a solver.

Top of touching honours, fourth highest from length, top of two or three small cards, low from an
honour; against a suit contract neither under an ace nor from a bare ace or king without need.
"""

from __future__ import annotations

from engine.auction import Bid
from engine.cards import Card, Rank, Suit
from engine.seats import Seat

from .situation import Situation

_HONOUR_RISK_IN_SUIT = {Rank.ACE: -5, Rank.KING: -3, Rank.QUEEN: -2, Rank.JACK: -1}


def conventional_card(held: tuple[Card, ...], *, against_trumps: bool) -> Card:
    """The standard lead from a holding (highest first, at least one card)."""
    if len(held) <= 2:
        return held[0]
    top, second, third = held[0], held[1], held[2]
    if against_trumps and top.rank is Rank.ACE:
        return top
    if second.rank == top.rank - 1 and top.rank >= Rank.TEN:
        solid = third.rank >= second.rank - 2
        if against_trumps or solid or top.rank is Rank.ACE:
            return top
    if second.rank >= Rank.TEN and third.rank == second.rank - 1:
        return second
    if top.rank >= Rank.TEN:
        return held[3] if len(held) >= 4 else held[2]
    # Nothing to lead from: second highest of four or more small cards, top of three.
    return held[1] if len(held) >= 4 else held[0]


_UNUSUAL_CARD = 2.0
"""What leading another than the standard card of a suit costs, in the units of a suit's value."""


def order_of_opening_leads(situation: Situation) -> list[Card]:
    """Every card, the most recommended lead first."""
    appeal = appeal_of_leads(situation)
    return sorted(situation.hand, key=lambda card: (-appeal[card], card))


def appeal_of_leads(situation: Situation) -> dict[Card, float]:
    """How much experience speaks for each card as the opening lead (about -10 to 10)."""
    appeal = {}
    for suit in Suit:
        held = situation.hand.of_suit(suit)
        if not held:
            continue
        value = _value(situation, suit)
        standard = conventional_card(held, against_trumps=situation.trumps is not None)
        for card in held:
            appeal[card] = value if card == standard else value - _UNUSUAL_CARD
    return appeal


def _value(situation: Situation, suit: Suit) -> float:
    held = situation.hand.of_suit(suit)
    value = _value_of_auction(situation, suit)
    if situation.trumps is None:
        return value + value_at_no_trump(held)
    if suit is situation.trumps:
        return value - 3 - sum(card.rank >= Rank.JACK for card in held)
    return value + value_against_trumps(held, len(situation.hand.of_suit(situation.trumps)))


def _value_of_auction(situation: Situation, suit: Suit) -> float:
    """Partner's suit is led, the opponents' are not."""
    value = 0.0
    for seat, call in situation.view.auction:
        if isinstance(call, Bid) and call.strain.suit is suit:
            value += 5 if seat is situation.seat.partner else 0
            value -= 3 if seat.side is not situation.seat.side else 0
    return value


def _sequence(held: tuple[Card, ...]) -> int:
    """How many touching cards stand at the top, from an honour."""
    if held[0].rank < Rank.TEN:
        return 0
    run = 1
    while run < len(held) and held[run].rank == held[0].rank - run:
        run += 1
    return run


def value_at_no_trump(held: tuple[Card, ...]) -> float:
    """How attractive a suit (highest first, not void) is to lead against no trump."""
    run = _sequence(held)
    strength = sum(card.rank >= Rank.TEN for card in held)
    return len(held) * 1.5 + strength * 0.3 + (1.5 if run >= 3 else 0.5 if run == 2 else 0)


def value_against_trumps(held: tuple[Card, ...], trumps: int) -> float:
    """How attractive a side suit is to lead when the leader holds so many trumps."""
    run = _sequence(held)
    if len(held) == 1:
        return 3.0 if held[0].rank < Rank.KING and 1 <= trumps <= 3 else -2.0
    if held[0].rank is Rank.ACE and held[1].rank is Rank.KING:
        return 5.0
    if run >= 2:
        return 3.0 + (run >= 3)
    if held[0].rank < Rank.JACK:
        return 1.0 + (len(held) == 2) * 0.5
    return float(_HONOUR_RISK_IN_SUIT.get(held[0].rank, 0)) + len(held) * 0.4


def partners_suit(situation: Situation) -> Suit | None:
    """The suit partner led first, or else bid first."""
    led = situation.suits_led_by(situation.seat.partner)
    if led:
        return led[0]
    return _first_bid_suit(situation, situation.seat.partner)


def _first_bid_suit(situation: Situation, seat: Seat) -> Suit | None:
    for caller, call in situation.view.auction:
        if caller is seat and isinstance(call, Bid) and call.strain.suit is not None:
            return call.strain.suit
    return None
