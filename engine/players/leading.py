"""Leading by rule: declarer draws trumps, cashes and finesses; defenders return suits.

Every legal card gets a value in tenths of a wish; the order is what ``basic`` plays and what
breaks ties of the simulation.
"""

from __future__ import annotations

from engine.cards import Card, Rank, Suit

from .opening_lead import conventional_card, order_of_opening_leads, partners_suit
from .situation import Situation


def order_of_leads(situation: Situation) -> list[Card]:
    """The legal cards of the hand on lead, best first."""
    if situation.is_opening_lead:
        return order_of_opening_leads(situation)
    value = _value_for_declarer if situation.is_declaring else _value_for_defender
    return sorted(situation.legal, key=lambda card: (-value(situation, card), card.rank))


# --- declarer -----------------------------------------------------------------------------


def _value_for_declarer(situation: Situation, card: Card) -> float:
    if card.suit is situation.trumps:
        return _value_of_drawing(situation, card)
    value = 0.0
    partner = _partner_cards(situation, card.suit)
    mine = situation.hand.of_suit(card.suit)
    if situation.is_high(card):
        value += 40 + _length_value(mine, partner)
        if situation.trumps is not None and situation.unseen_in(situation.trumps):
            value -= 15
        if len(mine) < len(partner):
            value += 5  # high cards of the shorter hand first, so that the suit does not block
    elif _leads_toward_strength(situation, card, partner):
        value += 35 + _length_value(mine, partner)
    elif _can_be_driven_out(situation, card):
        value += 30 + _length_value(mine, partner)
    else:
        value += 10 + _length_value(mine, partner) - card.rank
    return value


def _length_value(mine: tuple[Card, ...], partner: tuple[Card, ...]) -> float:
    return 3.0 * max(len(mine), len(partner)) + 0.5 * (len(mine) + len(partner))


def _partner_cards(situation: Situation, suit: Suit) -> tuple[Card, ...]:
    return situation.partner_hand.of_suit(suit) if situation.partner_hand is not None else ()


def _value_of_drawing(situation: Situation, card: Card) -> float:
    missing = situation.unseen_in(card.suit)
    partner = _partner_cards(situation, card.suit)
    mine = situation.hand.of_suit(card.suit)
    if missing == 0:
        return -20.0 - card.rank * 0.1
    if missing == 1 and not situation.is_high(max((*mine, *partner))):
        return 0.0  # the last trump is a master: it costs two to draw it
    if len(mine) + len(partner) < missing:
        return 20.0
    if situation.is_high(card):
        return 70.0 + card.rank * 0.1
    if _leads_toward_strength(situation, card, partner):
        return 65.0 - card.rank * 0.1
    return 60.0 + (card.rank * 0.1 if _can_be_driven_out(situation, card) else -card.rank * 0.1)


def _leads_toward_strength(situation: Situation, card: Card, partner: tuple[Card, ...]) -> bool:
    """A low card toward an honour of the other hand that a finesse may make good."""
    if not partner or partner[0].rank < Rank.JACK or card.rank >= Rank.TEN:
        return False
    missing = situation.unseen_above(partner[-1] if len(partner) == 1 else partner[1])
    return missing > 0 and situation.unseen_in(card.suit) > 1


def _can_be_driven_out(situation: Situation, card: Card) -> bool:
    """One of touching high cards, led to force out the one or two above it."""
    run = situation.touching(situation.hand.of_suit(card.suit))[0]
    return card == run[0] and len(run) >= 2 and card.rank >= Rank.TEN


# --- defenders ------------------------------------------------------------------------------


def _value_for_defender(situation: Situation, card: Card) -> float:
    mine = situation.hand.of_suit(card.suit)
    value = 12.0 if card == _standard_card(situation, mine) else 0.0
    value += _value_of_suit(situation, card.suit, mine)
    if situation.is_high(card):
        value += _value_of_cashing(situation, card, mine)
    elif card.rank >= Rank.QUEEN and len(mine) > 1 and not _can_be_driven_out(situation, card):
        value -= 12
    return value - card.rank * 0.1


def _standard_card(situation: Situation, mine: tuple[Card, ...]) -> Card:
    """Top of two when returning partner's suit, otherwise as for an opening lead."""
    if mine[0].suit is partners_suit(situation):
        run = situation.touching(mine)[0]
        return run[0] if len(mine) <= 2 or len(run) >= 2 else mine[-1]
    return conventional_card(mine, against_trumps=situation.trumps is not None)


def _value_of_cashing(situation: Situation, card: Card, mine: tuple[Card, ...]) -> float:
    """Winners are taken when they beat the contract or a suit is being run."""
    winners = sum(situation.is_high(other) for other in situation.hand)
    if winners >= situation.needed > 0:
        return 40.0
    in_sequence = len(mine) > 1 and mine[1].rank == mine[0].rank - 1
    if card.suit in situation.suits_led_by(situation.seat) and situation.trumps is None:
        return 15.0 + len(mine)
    return 8.0 if in_sequence else -15.0


def _value_of_suit(situation: Situation, suit: Suit, mine: tuple[Card, ...]) -> float:
    if suit is situation.trumps:
        return -6.0
    value = 0.0
    if suit is partners_suit(situation):
        value += 14
    elif suit in situation.suits_led_by(situation.seat):
        value += 7 + (len(mine) if situation.trumps is None else 0)
    return value + _value_through_dummy(situation, suit)


def _value_through_dummy(situation: Situation, suit: Suit) -> float:
    """Lead through strength on the left, up to weakness on the right, no ruff and discard."""
    dummy = situation.view.dummy
    if dummy is None:
        return 0.0
    shown = situation.view.hands[dummy].of_suit(suit)
    honours = sum(card.rank >= Rank.JACK for card in shown)
    value = 3.0 * honours if dummy is situation.seat.left else -4.0 * honours
    trumps = situation.trumps
    if not shown and trumps is not None and situation.view.hands[dummy].length(trumps):
        value -= 8
    return value
