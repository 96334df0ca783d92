"""The steps by which requests are made and answered: claim, undo, yes and no.

``game`` calls these as it calls auction and play; each is a pure function of the deal. A request
is put to all it concerns at once; they may answer in any order.
"""

from __future__ import annotations

from dataclasses import replace

from engine.actions import Action
from engine.errors import Reason
from engine.protocol import EVERYONE, Event
from engine.seats import Seat

from .claim import claim_refusal, declarer_tricks, legal_claims, open_claim
from .deal import Deal
from .events import ClaimMade, RequestAnswered, TakenBack, UndoAsked
from .requests import Answer, AskUndo, Claim, ClaimTricks, Refused, Undo, answered
from .undo import open_undo, taken_back, undo_refusal

RequestAction = ClaimTricks | AskUndo | Answer


def request_refusal(deal: Deal, seat: Seat, action: RequestAction) -> Reason | None:
    """Why the seat may not ask or answer this; None when it may."""
    if isinstance(action, Answer):
        is_asked = deal.request is not None and seat in deal.request.asked
        return None if is_asked else Reason.NOTHING_ASKED
    if deal.request is not None:
        return Reason.ANSWER_FIRST
    if isinstance(action, AskUndo):
        return undo_refusal(deal, seat)
    return claim_refusal(deal, seat, action)


def legal_requests(deal: Deal, seat: Seat) -> tuple[Action, ...]:
    """What the seat may ask or answer now."""
    if deal.request is not None:
        return tuple(Answer) if seat in deal.request.asked else ()
    undo = (AskUndo(),) if undo_refusal(deal, seat) is None else ()
    return (*legal_claims(deal, seat), *undo)


def ask(deal: Deal, seat: Seat, action: ClaimTricks | AskUndo) -> tuple[Deal, tuple[Event, ...]]:
    """The deal with the request open."""
    if isinstance(action, AskUndo):
        undo = open_undo(deal, seat)
        asked = UndoAsked(seat=seat, back=undo.back, seen_by=EVERYONE)
        return replace(deal, request=undo), (asked,)
    claim = open_claim(deal, seat, action)
    made = ClaimMade(seat=seat, tricks=claim.tricks, hand=deal.held[seat], seen_by=EVERYONE)
    return replace(deal, request=claim), (made,)


def answer(deal: Deal, seat: Seat, reply: Answer) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after an answer: closed by the last yes or the first no, else still asking."""
    request = deal.request
    if request is None:
        raise AssertionError("nothing was asked")
    told = RequestAnswered(
        seat=seat,
        is_yes=reply is Answer.YES,
        is_claim=isinstance(request, Claim),
        seen_by=EVERYONE,
    )
    if reply is Answer.NO:
        refused = (*deal.refused, Refused(replace(request, asked=()), deal.steps))
        return replace(deal, request=None, refused=refused), (told,)
    left = answered(request, seat)
    if left.asked:
        return replace(deal, request=left), (told,)
    if isinstance(left, Undo):
        back = TakenBack(seat=left.seat, back=left.back, seen_by=EVERYONE)
        return taken_back(deal, left.step), (told, back)
    return replace(deal, request=None, claim=left), (told,)


def tricks_taken(deal: Deal) -> int:
    """Declarer's tricks at the end of the deal, an agreed claim included."""
    return deal.declarer_tricks if deal.claim is None else declarer_tricks(deal, deal.claim)
