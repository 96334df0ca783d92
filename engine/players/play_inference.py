"""What the cards played tell about hidden hands: leads, who could have won, who could have ruffed.

Each clue looks at one play and asks of a dealt hand how natural that play was with it. Clues only
make deals more or less likely; people and other programs play as they like. The numbers were
chosen so that the true hands of recorded deals come out as likely as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from engine.auction import Bid
from engine.cards import Card
from engine.tricks import Trick

from .card_bits import (
    BIT_OF,
    CARD_OF,
    SEAT_INDEX,
    SUIT_INDEX,
    SUIT_MASKS,
    bits_of,
    mask_of,
)
from .opening_lead import conventional_card, value_against_trumps, value_at_no_trump
from .sampling import Likelihood
from .signals import count_signal, spots_of
from .situation import Situation

UNUSUAL_LEAD = 0.3
"""A card that is not the standard one of its holding."""
COULD_HAVE_WON = 0.2
"""The hand held a card that wins the trick from an opponent and did not play it."""
WON_TOO_DEAR = 0.25
"""The hand won with a higher card than it needed."""
DID_NOT_RUFF = 0.3
"""The hand held trumps and let an opponent have the trick."""
NO_COUNT = 0.6
"""Partner's small card does not show the number of cards it should."""
_MILDER_FOR_DECLARER = 0.5
_CHOICE_OF_SUIT = 0.35
"""How strongly the value of a suit decides which one is led."""
_HOLDING = 0x7FFC


@dataclass(frozen=True, slots=True)
class _Moment:
    """A play of a hidden seat: what it held then is what it holds now and ``since``."""

    index: int
    """Which of the hidden hands."""
    since: int
    """The cards the seat has played from this play on."""
    card: int


@dataclass(frozen=True, slots=True)
class _Lead:
    moment: _Moment
    against_trumps: bool

    def factor(self, hand: int) -> float:
        """Whether the card is the standard one of its suit."""
        suit = next(mask for mask in SUIT_MASKS if self.moment.card & mask)
        standard = _standard_lead(hand & suit, self.against_trumps)
        return 1.0 if standard == self.moment.card else UNUSUAL_LEAD


@dataclass(frozen=True, slots=True)
class _OpeningLead:
    moment: _Moment
    suit: int
    trump: int | None
    bias: tuple[float, ...]
    """What the auction speaks for or against leading each suit."""

    def factor(self, hand: int) -> float:
        """How likely just this suit is chosen, against the most attractive one."""
        values = [
            _value_of_suit(hand, suit, self.trump) + self.bias[suit]
            for suit in range(4)
            if hand & SUIT_MASKS[suit]
        ]
        mine = _value_of_suit(hand, self.suit, self.trump) + self.bias[self.suit]
        return exp(_CHOICE_OF_SUIT * (mine - max(values)))


@dataclass(frozen=True, slots=True)
class _NotWon:
    moment: _Moment
    winners: int
    """The cards that would have taken the trick from an opponent."""
    unlikely: float

    def factor(self, hand: int) -> float:
        """Whether it could have been won."""
        return self.unlikely if hand & self.winners else 1.0


@dataclass(frozen=True, slots=True)
class _Count:
    moment: _Moment
    suit: int

    def factor(self, hand: int) -> float:
        """Whether the card shows the right number."""
        return 1.0 if _count_card(hand & self.suit) == self.moment.card else NO_COUNT


def play_likelihood(situation: Situation) -> Likelihood | None:
    """How well hidden hands (in seat order) explain the cards played; None without clues."""
    clues = _clues(situation)
    if not clues:
        return None

    def likelihood(hands: Sequence[int]) -> float:
        value = 1.0
        for clue in clues:
            value *= clue.factor(hands[clue.moment.index] | clue.moment.since)
        return value

    return likelihood


_Clue = _Lead | _OpeningLead | _NotWon | _Count


def _clues(situation: Situation) -> list[_Clue]:
    view = situation.view
    hidden = [seat for seat in SEAT_INDEX if seat not in view.hands]
    since = dict.fromkeys(hidden, 0)
    clues: list[_Clue] = []
    for number, trick in reversed(list(enumerate((*view.tricks, situation.trick)))):
        for place in reversed(range(len(trick))):
            played = trick.plays[place]
            if played.seat not in since:
                continue
            since[played.seat] |= BIT_OF[played.card]
            moment = _Moment(hidden.index(played.seat), since[played.seat], BIT_OF[played.card])
            clues += _clues_of(situation, trick, place, moment, is_first=number == 0)
    return clues


def _clues_of(
    situation: Situation, trick: Trick, place: int, moment: _Moment, *, is_first: bool
) -> list[_Clue]:
    seat = trick.plays[place].seat
    is_defender = seat.side is not situation.contract.declarer.side
    if place == 0:
        if not is_defender:
            return []
        found: list[_Clue] = [_Lead(moment, situation.trumps is not None)]
        return [*found, _opening_lead(situation, moment)] if is_first else found
    found = _count_shown(situation, trick, moment) if seat is situation.viewer.partner else []
    if place == 1:
        return found
    following = _clues_of_following(situation, trick, place, moment, is_defender=is_defender)
    return [*found, *following]


def _count_shown(situation: Situation, trick: Trick, moment: _Moment) -> list[_Clue]:
    """A defender reads partner's small cards in the suits that declarer's side leads."""
    led, card = trick.plays[0].card.suit, CARD_OF[moment.card]
    from_declarer = trick.leader.side is situation.contract.declarer.side
    if situation.is_declaring or not from_declarer or led is situation.trumps:
        return []
    if card.suit is not led or card not in spots_of([card]):
        return []
    return [_Count(moment, SUIT_MASKS[SUIT_INDEX[led]])]


def _clues_of_following(
    situation: Situation, trick: Trick, place: int, moment: _Moment, *, is_defender: bool
) -> list[_Clue]:
    """Third and fourth hand win when they can, and no dearer than they must."""
    played, before = trick.plays[place], Trick(trick.leader, trick.plays[:place])
    winner = before.winner(situation.trumps)
    best = next(one.card for one in before.plays if one.seat is winner)
    led, trumps = before.plays[0].card.suit, situation.trumps
    if winner is played.seat.partner:
        return []
    mild = 1.0 if is_defender else 1.0 / _MILDER_FOR_DECLARER
    if played.card.suit is not led:
        if trumps is None or played.card.suit is trumps or best.suit is trumps:
            return []
        return [_NotWon(moment, SUIT_MASKS[SUIT_INDEX[trumps]], min(1.0, DID_NOT_RUFF * mild))]
    if best.suit is not led:
        return []
    higher = _above(BIT_OF[best]) & SUIT_MASKS[SUIT_INDEX[led]]
    if not BIT_OF[played.card] & higher:
        return [_NotWon(moment, higher, min(1.0, COULD_HAVE_WON * mild))]
    cheaper = higher & (BIT_OF[played.card] - 1)
    if place == 2:
        cheaper &= _touching_below(BIT_OF[played.card])
    return [_NotWon(moment, cheaper, min(1.0, WON_TOO_DEAR * mild))] if cheaper else []


def _above(bit: int) -> int:
    return ~((bit << 1) - 1)


def _touching_below(bit: int) -> int:
    return bit >> 1


def _opening_lead(situation: Situation, moment: _Moment) -> _OpeningLead:
    leader = situation.contract.leader
    bias = [0.0] * 4
    for seat, call in situation.view.auction:
        if isinstance(call, Bid) and call.strain.suit is not None:
            at = SUIT_INDEX[call.strain.suit]
            if seat is leader.partner:
                bias[at] += 5
            elif seat.side is not leader.side:
                bias[at] -= 3
    trump = None if situation.trumps is None else SUIT_INDEX[situation.trumps]
    suit = SUIT_INDEX[CARD_OF[moment.card].suit]
    return _OpeningLead(moment, suit, trump, tuple(bias))


@lru_cache(maxsize=65536)
def _standard_lead(holding: int, against_trumps: bool) -> int:
    cards = tuple(CARD_OF[bit] for bit in reversed(list(bits_of(holding))))
    return mask_of([conventional_card(cards, against_trumps=against_trumps)])


@lru_cache(maxsize=65536)
def _count_card(holding: int) -> int:
    card = count_signal(tuple(CARD_OF[bit] for bit in bits_of(holding)))
    return 0 if card is None else BIT_OF[card]


def _value_of_suit(hand: int, suit: int, trump: int | None) -> float:
    holding = (hand >> (16 * suit)) & _HOLDING
    if trump is None:
        return _no_trump_value(holding)
    if suit == trump:
        return -3.0 - (holding & 0x7800).bit_count()
    return _trump_value(holding, (hand & SUIT_MASKS[trump]).bit_count())


@lru_cache(maxsize=65536)
def _no_trump_value(holding: int) -> float:
    return value_at_no_trump(_cards(holding))


@lru_cache(maxsize=65536)
def _trump_value(holding: int, trumps: int) -> float:
    return value_against_trumps(_cards(holding), trumps)


def _cards(holding: int) -> tuple[Card, ...]:
    """The cards of a holding as spades: values do not depend on the suit."""
    return tuple(CARD_OF[bit] for bit in reversed(list(bits_of(holding))))
