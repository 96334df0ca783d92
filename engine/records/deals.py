"""Hands as records write them, and what a dealt pack must satisfy (Laws 1 and 6).

PBN: ``N:AKQ2.J93.T84.KJ7 - … `` from any seat, clockwise, ``-`` for an unknown hand.
LIN: ``3SAKHJ9D54C32,…`` with the dealer's digit (1 South … 4 East), then South, West, North, East.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.cards import PACK, SUITS_DOWN, Card, Rank, Suit
from engine.hands import Hand
from engine.seats import COMPASS, Seat

from .faults import RecordError, RecordFault

Hands = Mapping[Seat, Hand | None]

LIN_SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The order of hands, names and dealer digits in LIN."""

_SUIT_LETTERS = {suit.value: suit for suit in Suit}


def parse_seat(text: str) -> Seat | None:
    """The compass seat of a letter; None when it is none."""
    letter = text.strip().upper()
    return next((seat for seat in COMPASS if seat.value == letter), None)


def parse_pbn_deal(text: str, line: int) -> dict[Seat, Hand | None]:
    """Read the value of a Deal tag; RecordError when it is no deal."""
    first, colon, rest = text.partition(":")
    seat = parse_seat(first)
    parts = rest.split()
    if seat is None or not colon or len(parts) != 4:
        raise RecordError(line, RecordFault.BAD_DEAL, text=text[:100])
    dealt: dict[Seat, list[Card]] = {}
    for part in parts:
        dealt[seat] = [] if part == "-" else _pbn_cards(part, line)
        seat = seat.left
    if not any(dealt.values()):
        raise RecordError(line, RecordFault.BAD_DEAL, text=text[:100])
    return checked_hands(dealt, line)


def _pbn_cards(text: str, line: int) -> list[Card]:
    holdings = text.replace("10", "T").split(".")
    if len(holdings) != 4:
        raise RecordError(line, RecordFault.BAD_DEAL, text=text[:100])
    return [
        _card(suit, letter, line)
        for suit, holding in zip(SUITS_DOWN, holdings, strict=True)
        for letter in ("" if holding == "-" else holding)
    ]


def parse_lin_deal(text: str, line: int) -> tuple[Seat | None, dict[Seat, Hand | None]]:
    """Read an ``md`` field: the dealer (None when not told) and the hands; RecordError if bad."""
    plain = text.strip()
    dealer = None
    if plain[:1] in {"1", "2", "3", "4"}:
        dealer = LIN_SEATS[int(plain[0]) - 1]
        plain = plain[1:]
    elif plain.startswith("0"):
        plain = plain[1:]
    parts = plain.rstrip(", \n").split(",")
    if len(parts) > 4:
        raise RecordError(line, RecordFault.BAD_DEAL, text=text[:100])
    parts += [""] * (4 - len(parts))
    dealt = {seat: _lin_cards(part, line) for seat, part in zip(LIN_SEATS, parts, strict=True)}
    return dealer, checked_hands(dealt, line)


def _lin_cards(text: str, line: int) -> list[Card]:
    suit: Suit | None = None
    cards = []
    for letter in "".join(text.split()).upper().replace("10", "T"):
        if letter in _SUIT_LETTERS:
            suit = _SUIT_LETTERS[letter]
        elif suit is None:
            raise RecordError(line, RecordFault.BAD_DEAL, text=text[:100])
        elif letter != "-":
            cards.append(_card(suit, letter, line))
    return cards


def _card(suit: Suit, letter: str, line: int) -> Card:
    try:
        return Card(suit, Rank.parse(letter))
    except ValueError:
        raise RecordError(line, RecordFault.BAD_CARD, card=f"{suit.value}{letter}") from None


def checked_hands(dealt: Mapping[Seat, list[Card]], line: int) -> dict[Seat, Hand | None]:
    """The hands, an empty one as unknown, the fourth worked out from three whole ones.

    RecordError for a card dealt twice, more than thirteen cards, or hands of unequal size.
    """
    seen: set[Card] = set()
    for card in (card for cards in dealt.values() for card in cards):
        if card in seen:
            raise RecordError(line, RecordFault.CARD_TWICE, card=str(card))
        seen.add(card)
    known = {seat: cards for seat, cards in dealt.items() if cards}
    sizes = {len(cards) for cards in known.values()}
    for seat, cards in known.items():
        if len(cards) > 13 or len(sizes) > 1:
            counts = ",".join(f"{other.value}{len(held)}" for other, held in known.items())
            raise RecordError(line, RecordFault.WRONG_CARD_COUNT, seat=seat.value, counts=counts)
    if len(known) == 3 and sizes == {13}:
        missing = next(seat for seat in COMPASS if seat not in known)
        known[missing] = [card for card in PACK if card not in seen]
    return {seat: Hand(known[seat]) if seat in known else None for seat in COMPASS}


def pbn_deal(hands: Hands) -> str:
    """Write the value of a Deal tag, from North; ``?`` when no hand is known."""
    if not any(hands.values()):
        return "?"
    written = ("-" if hands.get(seat) is None else str(hands[seat]) for seat in COMPASS)
    return f"N:{' '.join(written)}"


def lin_deal(dealer: Seat | None, hands: Hands) -> str:
    """Write an ``md`` field; the fourth hand too, so that nothing is left to be worked out."""
    digit = "" if dealer is None else str(LIN_SEATS.index(dealer) + 1)
    return digit + ",".join(_lin_hand(hands.get(seat)) for seat in LIN_SEATS)


def _lin_hand(hand: Hand | None) -> str:
    if hand is None:
        return ""
    return "".join(suit.value + _ranks(hand.of_suit(suit)) for suit in SUITS_DOWN)


def _ranks(cards: Iterable[Card]) -> str:
    return "".join(card.rank.letter for card in cards)
