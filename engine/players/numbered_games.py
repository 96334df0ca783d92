"""Games written as plain numbers, the form in which research programs exchange bridge deals.

A line is a deal: 52 cards (number i goes to seat i mod 4, North first), the calls from North
on, and the cards as played. Card c has rank c // 4 (0 is the two) and suit c % 4 (clubs
lowest); 52 is pass, 53 double, 54 redouble, 55 and up are the bids from one club. Nobody is
vulnerable.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.auction import BIDS, DOUBLE, PASS, REDOUBLE, Auction, Call
from engine.cards import Card, Rank, Suit
from engine.errors import IllegalAction
from engine.hands import Hand
from engine.seats import COMPASS, Seat

_SUITS = tuple(Suit)
_SPECIAL = {52: PASS, 53: DOUBLE, 54: REDOUBLE}
_PACK = 52


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """One deal as somebody bid and played it; dealer North, nobody vulnerable."""

    hands: Mapping[Seat, Hand]
    auction: Auction
    cards: tuple[Card, ...]


class BadGame(ValueError):  # noqa: N818
    """A line is no game; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


def read_numbered_games(text: str) -> list[RecordedGame]:
    """Read all lines; BadGame for the first that is none. Blank lines are skipped."""
    games = []
    for line, content in enumerate(text.splitlines(), 1):
        if content.strip():
            games.append(_read_line(line, content))
    return games


def _read_line(line: int, content: str) -> RecordedGame:
    try:
        numbers = [int(word) for word in content.split()]
        return _read_numbers(numbers)
    except (ValueError, IndexError, IllegalAction) as error:
        raise BadGame(line, str(error)) from error


def _read_numbers(numbers: list[int]) -> RecordedGame:
    dealt, rest = numbers[:_PACK], numbers[_PACK:]
    if sorted(dealt) != list(range(_PACK)):
        raise ValueError("the deal is not a pack of cards")
    hands = {
        seat: Hand(_card(number) for number in dealt[index::4])
        for index, seat in enumerate(COMPASS)
    }
    auction = Auction(Seat.NORTH)
    calls = [number for number in rest if number >= _PACK]
    for number in calls:
        auction = auction.after(_call(number))
    if not auction.is_over:
        raise ValueError("the auction is not over")
    cards = tuple(_card(number) for number in rest[len(calls) :])
    return RecordedGame(hands, auction, cards)


def _card(number: int) -> Card:
    if not 0 <= number < _PACK:
        raise ValueError(f"{number} is no card")
    return Card(_SUITS[number % 4], Rank(number // 4 + 2))


def _call(number: int) -> Call:
    return _SPECIAL.get(number) or BIDS[number - 55]
