"""Taking a call or a card back by consent: who may ask, whom, and when it is too late.

A request takes back the asker's own last call or card (a card from dummy is declarer's) and what
followed it. It is too late once the asker has learnt something from a hidden hand since: after
partner's call (Law 25A), after the lead that faced dummy, after any card from another hidden
hand. What may have followed is the left opponent's call, or cards from dummy. The opponents are
asked, declarer for dummy; a refused request is not repeated. Nothing is taken back between deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.errors import Reason
from engine.seats import Seat

from .deal import Deal
from .requests import Undo


def latest_deciders(deal: Deal) -> Iterator[Seat]:
    """Who decided each card and call of the deal, the latest first."""
    if deal.play is not None:
        for trick in (deal.play.trick, *reversed(deal.play.finished)):
            yield from (deal.decider_for(played.seat) for played in reversed(trick.plays))
    for index in range(len(deal.auction) - 1, -1, -1):
        yield deal.auction.caller(index)


def undo_refusal(deal: Deal, seat: Seat) -> Reason | None:
    """Why the seat may not ask; None when it may."""
    step = _last_of(deal, seat)
    if step is None:
        return Reason.NOTHING_TO_UNDO
    if any(isinstance(each.request, Undo) and each.request.step == step for each in deal.refused):
        return Reason.REFUSED_BEFORE
    return Reason.TOO_LATE_TO_UNDO if _has_learnt(deal, step) else None


def _last_of(deal: Deal, seat: Seat) -> int | None:
    for back, who in enumerate(latest_deciders(deal), 1):
        if who is seat:
            return deal.steps - back
    return None


def _has_learnt(deal: Deal, step: int) -> bool:
    """Whether anything from a hidden hand came to the asker's eyes since that action."""
    later = deal.steps - step - 1
    calls = len(deal.auction)
    if step < calls:
        has_lead = deal.steps > calls
        return has_lead or later > 1
    if step == calls:
        return True
    cards = deal.play.cards if deal.play is not None else ()
    return any(played.seat is not deal.dummy for played in cards[step - calls + 1 :])


def open_undo(deal: Deal, seat: Seat) -> Undo:
    """The request with everybody who is to answer it."""
    step = _last_of(deal, seat)
    if step is None:
        raise AssertionError("there is nothing to take back")
    dummy = deal.contract.dummy if deal.contract is not None else None
    asked = tuple(who for who in (seat.left, seat.right) if who is not dummy)
    return Undo(seat, step, deal.steps - step, asked)


def taken_back(deal: Deal, step: int) -> Deal:
    """The deal as it stood before action number ``step`` (from 0), later refusals forgotten."""
    before = replace(
        deal,
        auction=replace(deal.auction, calls=()),
        contract=None,
        play=None,
        request=None,
        refused=tuple(each for each in deal.refused if each.step <= step),
    )
    calls = deal.auction.calls[:step]
    cards = deal.play.cards if deal.play is not None else ()
    for call in calls:
        before = before.after_call(call)
    for played in cards[: max(0, step - len(calls))]:
        before = before.after_card(played.card)
    return before
