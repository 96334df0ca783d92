"""Claims and concessions (Laws 68-71): who may claim how much, who is asked, how a deal ends so.

Declarer and the defenders may claim from the moment dummy is faced, at any point of a trick;
dummy may not. The claimer's hand is faced in every view while the claim is open (68, 70). Asked
are the opponents' deciders; when a defender gives up tricks, the partner too, who may object
(68B). Everybody's yes ends the deal with that result; one no, and play goes on as if nothing had
been said, as the later Law 68D2 allows where all agree. A refused claim is not repeated, nor
raised, before another card is played; a smaller one may follow.
"""

from __future__ import annotations

from engine.errors import Reason
from engine.seats import Seat

from .deal import Deal
from .requests import Claim, ClaimTricks


def tricks_left(deal: Deal) -> int:
    """Tricks not finished yet."""
    return 0 if deal.play is None else 13 - len(deal.play.finished)


def claim_refusal(deal: Deal, seat: Seat, action: ClaimTricks) -> Reason | None:
    """Why the seat may not claim this; None when it may."""
    if deal.dummy is None:
        return Reason.WRONG_PHASE
    if seat is deal.dummy:
        return Reason.NOT_ALLOWED
    if not 0 <= action.tricks <= tricks_left(deal):
        return Reason.CLAIM_TOO_HIGH
    if any(action.tricks >= refused for refused in _refused_now(deal, seat)):
        return Reason.REFUSED_BEFORE
    return None


def _refused_now(deal: Deal, seat: Seat) -> tuple[int, ...]:
    return tuple(
        refused.request.tricks
        for refused in deal.refused
        if isinstance(refused.request, Claim)
        and refused.step == deal.steps
        and refused.request.seat is seat
    )


def legal_claims(deal: Deal, seat: Seat) -> tuple[ClaimTricks, ...]:
    """What the seat may claim now, the smallest first."""
    if claim_refusal(deal, seat, ClaimTricks(0)) is not None:
        return ()
    limit = min(_refused_now(deal, seat), default=tricks_left(deal) + 1)
    return tuple(map(ClaimTricks, range(limit)))


def open_claim(deal: Deal, seat: Seat, action: ClaimTricks) -> Claim:
    """The claim with everybody who is to answer it."""
    claim = Claim(seat, action.tricks, tricks_left(deal))
    opponents = tuple(who for who in (seat.left, seat.right) if who is not deal.dummy)
    objects = claim.is_concession and seat.partner is not deal.dummy
    asked = (*opponents, seat.partner) if objects else opponents
    return Claim(claim.seat, claim.tricks, claim.left, asked)


def declarer_tricks(deal: Deal, claim: Claim) -> int:
    """Declarer's tricks in all when the claim is agreed to."""
    if deal.contract is None:
        raise AssertionError("there is nothing to claim")
    is_declaring = claim.seat.side is deal.contract.declarer.side
    return deal.declarer_tricks + (claim.tricks if is_declaring else claim.left - claim.tricks)
