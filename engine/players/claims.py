"""Is a claim good? Solved double dummy, never guessed.

*Sure* means: whatever the unseen cards are, as far as the claimer can know (own hand, dummy, all
that was played, who failed to follow), the claiming side takes that many tricks with best play on
both sides. An opponent who judges a claim sees three hands (the own, dummy, the claimer's faced
one), so for him just one lie is left and the answer is exact. Whoever claims while too many lies
are left is neither sure nor wrong: the opponents decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import combinations, islice

from engine.bridge import Answer, BridgeView, Claim, Undo
from engine.cards import PACK, Card
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Side
from engine.tricks import known_voids

from .card_bits import BIT_OF, SEAT_INDEX, STRAIN_INDEX
from .double_dummy import four_hands
from .solver import FourHands, Table, solve_best

MOST_LIES = 1_000
"""With more ways to deal the unseen cards than this, only a few are tried."""
MOST_OF_MANY = 40


class Certainty(StrEnum):
    """What the check found."""

    SURE = "sure"
    WRONG = "wrong"
    """Some lie gives the claiming side fewer tricks."""
    OPEN = "open"
    """Too many lies to look at, and none of those tried speaks against it."""


def check_claim(view: BridgeView, tricks: int, *, most_lies: int = MOST_LIES) -> Certainty:
    """Whether the viewer's side is sure of so many of the tricks left.

    ``view`` is the claimer's own. ValueError outside the play; SolverUnavailable without solver.
    """
    if view.seat is None or view.dummy is None:
        raise ValueError("nothing can be claimed")
    if tricks == 0:
        return Certainty.SURE
    lies = list(islice(lies_of(view), most_lies + 1))
    is_all = len(lies) <= most_lies
    tried = lies if is_all else lies[:MOST_OF_MANY]
    if min(tricks_of(view, view.seat.side, tried)) < tricks:
        return Certainty.WRONG
    return Certainty.SURE if is_all else Certainty.OPEN


def lies_of(view: BridgeView) -> Iterator[FourHands]:
    """Every deal of the unseen cards that agrees with what the viewer knows."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    gone = {played.card for trick in tricks for played in trick.plays}
    seen = {card for hand in view.hands.values() for card in hand}
    unseen = [card for card in PACK if card not in gone | seen]
    hidden = [seat for seat in COMPASS if seat not in view.hands]
    voids = known_voids(tricks, COMPASS)
    may_hold = {
        seat: frozenset(card for card in unseen if card.suit not in voids[seat]) for seat in hidden
    }
    for dealt in _splits(unseen, hidden, view.held_counts, may_hold):
        yield four_hands({**view.hands, **dealt})


def _splits(
    cards: list[Card],
    hidden: list[Seat],
    counts: Mapping[Seat, int],
    may_hold: Mapping[Seat, frozenset[Card]],
) -> Iterator[dict[Seat, Hand]]:
    if not hidden:
        yield {}
        return
    seat, *others = hidden
    elsewhere = frozenset[Card]().union(*(may_hold[other] for other in others))
    fixed = [card for card in cards if card not in elsewhere]
    free = [card for card in cards if card in may_hold[seat] and card in elsewhere]
    missing = counts[seat] - len(fixed)
    if missing < 0 or not may_hold[seat].issuperset(fixed):
        return
    for chosen in combinations(free, missing):
        held = {*fixed, *chosen}
        rest = [card for card in cards if card not in held]
        for dealt in _splits(rest, others, counts, may_hold):
            yield {seat: Hand(held), **dealt}


def tricks_of(view: BridgeView, side: Side, deals: list[FourHands]) -> list[int]:
    """For each lie, how many of the tricks left this side takes; all play their best."""
    if view.contract is None or view.trick is None:
        raise ValueError("no trick is being played")
    trick = tuple(BIT_OF[played.card] for played in view.trick.plays)
    table = Table(STRAIN_INDEX[view.contract.strain], SEAT_INDEX[view.trick.leader], trick)
    left = 13 - len(view.tricks)
    is_to_play = COMPASS[table.to_play].side is side
    return [best if is_to_play else left - best for best in solve_best(table, deals)]


def answer_request(view: BridgeView) -> Answer:
    """What an honest computer says when it is asked; ValueError when it is not."""
    request = view.request
    if view.seat is None or request is None or view.seat not in request.asked:
        raise ValueError("nothing was asked of this seat")
    if isinstance(request, Undo):
        return Answer.YES if request.back == 1 else Answer.NO
    return Answer.YES if _is_fair(view, view.seat, request) else Answer.NO


def _is_fair(view: BridgeView, seat: Seat, claim: Claim) -> bool:
    """Opponents want the claim to be worth no less, the partner of a concession no more."""
    worths = [tricks_of(view, claim.seat.side, [lie])[0] for lie in lies_of(view)]
    if seat.side is claim.seat.side:
        return max(worths) <= claim.tricks
    return min(worths) >= claim.tricks
