"""The draw for partners and seats, and the tour (sources 000 and 001; RULES 1.3).

Each of four players draws a card. The highest sits North and deals first; his partner is the next
highest he has not yet played with in this tour; the other two sit East (the higher) and West.
Equal ranks are broken by suit. Three rubbers, in which each plays once with each, make a tour.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import PACK, Card
from engine.protocol import RandomSource
from engine.seats import COMPASS, Seat, Side

RUBBERS_IN_A_TOUR = 3
"""Four players form two pairs in three ways."""

Pair = frozenset[str]


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """What one player drew and the seat it led to; ``player`` is any name that lasts a tour."""

    player: str
    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw, in the order in which the players drew; ``played`` are the tour's earlier pairs."""

    drawn: tuple[DrawnCard, ...]
    played: tuple[Pair, ...] = ()

    @property
    def rubber(self) -> int:
        """Which rubber of the tour it begins, from 1 to 3."""
        return len(self.played) // 2 + 1

    @property
    def pairs(self) -> tuple[Pair, Pair]:
        """The pairs it made: North and South, East and West."""
        first, second = (frozenset(map(self.player_at, side.seats)) for side in Side)
        return first, second

    def player_at(self, seat: Seat) -> str:
        """Who drew this seat."""
        return next(one.player for one in self.drawn if one.seat is seat)

    def after(self, players: Sequence[str]) -> tuple[Pair, ...]:
        """The pairs the next draw of these players must avoid; none when a new tour begins."""
        if {one.player for one in self.drawn} != set(players) or self.rubber == RUBBERS_IN_A_TOUR:
            return ()
        return (*self.played, *self.pairs)

    def to_json(self) -> dict[str, Any]:
        """Plain values; the pair of :meth:`from_json`."""
        return {
            "drawn": [[one.player, str(one.card), one.seat.value] for one in self.drawn],
            "played": [sorted(pair) for pair in self.played],
        }

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Draw:
        """Read what ``to_json`` wrote; ValueError, KeyError or TypeError when it is damaged."""
        drawn = (
            DrawnCard(who, Card.parse(card), Seat(seat)) for who, card, seat in stored["drawn"]
        )
        return cls(tuple(drawn), tuple(frozenset(pair) for pair in stored["played"]))


def draw_partners(
    players: Sequence[str], rng: RandomSource, *, played: Sequence[Pair] = ()
) -> Draw:
    """Let four players draw; ``played`` are the pairs that were partners in this tour.

    ValueError unless there are four different players, or when a tour is over already.
    """
    if len(players) != 4 or len(set(players)) != 4:
        raise ValueError("four players draw")
    order = list(PACK)
    rng.shuffle(order)
    return seat_by_cards(dict(zip(players, order[:4], strict=True)), played=played)


def seat_by_cards(cards: Mapping[str, Card], *, played: Sequence[Pair] = ()) -> Draw:
    """The seats that drawn cards lead to; see :func:`draw_partners`."""
    ranked = sorted(cards, key=lambda player: _height(cards[player]), reverse=True)
    first, *others = ranked
    partner = next((one for one in others if frozenset((first, one)) not in played), None)
    if partner is None:
        raise ValueError("everybody has played with everybody: the tour is over")
    east, west = (one for one in others if one != partner)
    seats = dict(zip((first, east, partner, west), COMPASS, strict=True))
    drawn = tuple(DrawnCard(player, card, seats[player]) for player, card in cards.items())
    return Draw(drawn, tuple(played))


def _height(card: Card) -> tuple[int, Card]:
    """Rank first, then suit: clubs lowest, spades highest."""
    return card.rank, card
