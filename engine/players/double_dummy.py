"""Double-dummy facts of an open deal in the engine's words: table, par, play analysed, best cards.

For the review after a deal, for records and for measuring players; thin words over ``solver``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.auction import Contract, Doubling, Strain
from engine.cards import Card
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Side, Vulnerability

from .card_bits import (
    BIT_OF,
    CARD_OF,
    SEAT_INDEX,
    STRAIN_INDEX,
    mask_of,
)
from .solver import FourHands, Table, solve_deals, solve_par, solve_play, solve_table

_VULNERABLE = {
    Vulnerability.NONE: 0,
    Vulnerability.BOTH: 1,
    Vulnerability.NS: 2,
    Vulnerability.EW: 3,
}
_PAR_STRAINS = (Strain.NO_TRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
_PAR_SEATS = (*((seat,) for seat in COMPASS), *(side.seats for side in Side))


@dataclass(frozen=True, slots=True)
class DoubleDummyTable:
    """Declarer's tricks for every strain and declarer of one deal."""

    numbers: tuple[int, ...]
    """Twenty numbers: strains from spades to clubs, then no trump; within each N E S W."""

    def tricks(self, strain: Strain, declarer: Seat) -> int:
        """How many tricks declarer takes with all hands open and best play."""
        return self.numbers[4 * STRAIN_INDEX[strain] + SEAT_INDEX[declarer]]


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that reaches par, by whichever of ``declarers`` plays it."""

    level: int
    strain: Strain
    doubling: Doubling
    declarers: tuple[Seat, ...]
    margin: int
    """Overtricks, or undertricks as a negative number."""

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """One contract for each possible declarer."""
        return tuple(
            Contract(self.level, self.strain, self.doubling, seat) for seat in self.declarers
        )


@dataclass(frozen=True, slots=True)
class Par:
    """The result when both sides bid perfectly on open cards."""

    score: int
    """Duplicate points of North-South."""
    contracts: tuple[ParContract, ...]
    """Empty when the deal is best passed out."""


def four_hands(hands: Mapping[Seat, Hand]) -> FourHands:
    """The four hands as the solver takes them; missing seats hold nothing."""
    north, east, south, west = (mask_of(hands.get(seat, ())) for seat in COMPASS)
    return north, east, south, west


def double_dummy_table(hands: Mapping[Seat, Hand]) -> DoubleDummyTable:
    """Solve a whole deal for all strains and declarers (about a fifth of a second)."""
    return DoubleDummyTable(solve_table(four_hands(hands)))


def par_of(
    table: DoubleDummyTable, *, vulnerable: Vulnerability, dealer: Seat = Seat.NORTH
) -> Par:
    """What both sides reach with perfect bidding from this dealer on."""
    score, found = solve_par(
        table.numbers, dealer=SEAT_INDEX[dealer], vulnerable=_VULNERABLE[vulnerable]
    )
    contracts = (
        ParContract(
            level=level,
            strain=_PAR_STRAINS[strain],
            doubling=Doubling.DOUBLED if under else Doubling.NONE,
            declarers=_PAR_SEATS[seats],
            margin=over - under,
        )
        for under, over, level, strain, seats in found
        if level
    )
    return Par(score, tuple(contracts))


def tricks_by_card(
    hands: Mapping[Seat, Hand], *, strain: Strain, leader: Seat, trick: Sequence[Card] = ()
) -> Mapping[Card, int]:
    """For each legal card, the tricks that the side to play still takes, this trick included.

    ``hands`` are the cards still held, without those of ``trick`` (which ``leader`` led to).
    """
    table = Table(STRAIN_INDEX[strain], SEAT_INDEX[leader], tuple(BIT_OF[card] for card in trick))
    (solved,) = solve_deals(table, [four_hands(hands)])
    return {CARD_OF[bit]: tricks for bit, tricks in solved.items()}


def analyse_play(
    hands: Mapping[Seat, Hand], *, contract: Contract, cards: Sequence[Card]
) -> tuple[int, ...]:
    """Declarer's tricks with best play before the opening lead and after each card.

    A fall is declarer's loss, a rise the defenders'. With 48 cards or more there are 49 numbers.
    """
    return solve_play(
        STRAIN_INDEX[contract.strain],
        SEAT_INDEX[contract.leader],
        four_hands(hands),
        [BIT_OF[card] for card in cards],
    )
