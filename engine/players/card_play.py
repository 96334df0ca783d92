"""Card play by simulation: deal the unseen cards often, solve each deal, choose like a person.

A card's value counts the tricks it leads to, and making or beating the contract as several tricks
more. Among cards that the simulation finds about equal the order of :mod:`rule_play` decides, so
that play looks human: low second hand, cheapest of equals, standard leads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.cards import Card
from engine.seats import COMPASS, Seat
from engine.tricks import known_voids

from .card_bits import CARD_OF, SEAT_INDEX, STRAIN_INDEX, SUIT_INDEX, SUIT_MASKS, mask_of
from .opening_lead import appeal_of_leads
from .play_inference import play_likelihood
from .rule_play import order_by_rule
from .sampling import HiddenSeat, Shown, Unseen, WeightedDeal, sample_deals
from .situation import Situation
from .solver import Table, solve_deals

Knowledge = Mapping[Seat, Shown]
"""What the auction told about each seat."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a strength thinks: deals to solve by the number of tricks, and deals to draw."""

    samples: tuple[int, ...]
    tries: int
    """The most deals drawn in search of likely ones (some 30 microseconds each)."""
    nodes: int
    """Positions the solver may visit before it solves no more deals (some 1,500 a millisecond)."""

    def samples_at(self, tricks: int, *, is_lead: bool) -> int:
        """Deals to solve: the first number for the opening lead, then one for each trick."""
        at = 0 if is_lead else tricks + 1
        return self.samples[min(at, len(self.samples) - 1)]


CLUB = Effort((14, 20, 24, 30, 40, 60, 80, 100), tries=600, nodes=1_000_000)
EXPERT = Effort((24, 60, 80, 100, 120, 160, 200), tries=2000, nodes=5_000_000)


@dataclass(frozen=True, slots=True)
class CardValue:
    """What the simulation found for one card."""

    card: Card
    tricks: float
    """Mean tricks of the side to play, those already won included."""
    success: float
    """The share of deals in which the contract is made (or, defending, beaten)."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A card and why: the values of all legal cards, best first; empty when nothing was solved."""

    card: Card
    values: tuple[CardValue, ...] = ()
    samples: int = 0
    """How many deals were drawn for solving."""


_LEAST_DEALS = 6
WORTH_OF_SUCCESS = 2.5
"""How many tricks making or beating the contract counts."""
WORTH_OF_APPEAL = 0.04
"""How many tricks a point of a lead's appeal counts: the simulation leads too boldly, since in it
declarer sees the cards."""
TOLERANCE = 0.06
"""Differences below this (in tricks) are left to the order by rule."""


def think(situation: Situation, knowledge: Knowledge, effort: Effort, rng: Random) -> Thought:
    """Choose a card; raises SolverUnavailable when the double-dummy library does not load."""
    order = order_by_rule(situation)
    if _are_equal(situation, order):
        return Thought(order[0])
    deals = _deals(situation, knowledge, effort, rng)
    values = _values(situation, deals, effort)
    utility = _utilities(situation, values)
    ranked = sorted(values.values(), key=lambda value: -utility[value.card])
    return Thought(_choose(order, utility), tuple(ranked), len(deals))


def _are_equal(situation: Situation, cards: list[Card]) -> bool:
    """Whether all are touching cards of one suit, so that nothing need be solved."""
    return len({card.suit for card in cards}) == 1 and len(situation.touching(cards)) == 1


def _deals(
    situation: Situation, knowledge: Knowledge, effort: Effort, rng: Random
) -> list[WeightedDeal]:
    count = effort.samples_at(len(situation.view.tricks), is_lead=situation.is_opening_lead)
    unseen = unseen_of(situation, knowledge)
    return sample_deals(unseen, count=count, tries=effort.tries, rng=rng)


def unseen_of(situation: Situation, knowledge: Knowledge) -> Unseen:
    """What is hidden from the viewer, for the sampler."""
    view = situation.view
    voids = known_voids((*view.tricks, situation.trick), COMPASS)
    hidden = tuple(
        HiddenSeat(
            seat=SEAT_INDEX[seat],
            count=view.held_counts[seat],
            played=mask_of(p.card for p in situation.history if p.seat is seat),
            voids=sum(SUIT_MASKS[SUIT_INDEX[suit]] for suit in voids[seat]),
            shown=knowledge.get(seat, Shown()),
        )
        for seat in COMPASS
        if seat not in view.hands
    )
    north, east, south, west = (mask_of(view.hands.get(seat, ())) for seat in COMPASS)
    return Unseen(
        hidden,
        mask_of(situation.unseen),
        (north, east, south, west),
        play_likelihood(situation),
    )


def table_of(situation: Situation) -> Table:
    """The public part of the position, for the solver."""
    return Table(
        STRAIN_INDEX[situation.contract.strain],
        SEAT_INDEX[situation.trick.leader],
        tuple(mask_of([played.card]) for played in situation.trick.plays),
    )


def _values(
    situation: Situation, deals: list[WeightedDeal], effort: Effort
) -> dict[Card, CardValue]:
    solved = solve_deals(
        table_of(situation),
        [deal.hands for deal in deals],
        most_nodes=effort.nodes,
        least=_LEAST_DEALS,
    )
    weights = [deal.weight for deal in deals[: len(solved)]]
    whole = sum(weights)
    won = situation.view.tricks_won[situation.seat.side]
    needed = situation.needed
    values = {}
    for bit in solved[0]:
        results = [(tricks[bit], weight) for tricks, weight in zip(solved, weights, strict=True)]
        card = CARD_OF[bit]
        values[card] = CardValue(
            card,
            won + sum(tricks * weight for tricks, weight in results) / whole,
            sum(weight for tricks, weight in results if tricks >= needed) / whole,
        )
    return values


def _utilities(situation: Situation, values: Mapping[Card, CardValue]) -> dict[Card, float]:
    """What each card is worth, in tricks; the opening lead also by experience."""
    worth = {
        card: value.tricks + WORTH_OF_SUCCESS * value.success for card, value in values.items()
    }
    if not situation.is_opening_lead:
        return worth
    appeal = appeal_of_leads(situation)
    return {card: value + WORTH_OF_APPEAL * appeal[card] for card, value in worth.items()}


def _choose(order: list[Card], utility: Mapping[Card, float]) -> Card:
    """The first card by rule among those the simulation finds about equally good."""
    best = max(utility.values())
    return next(card for card in order if utility[card] >= best - TOLERANCE)
