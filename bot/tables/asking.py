"""In whose name a person claims, asks to take back, and answers at a table."""

from __future__ import annotations

from engine import Seat
from engine.bridge import Claim

from .table import Table


def asks_as(table: Table, person_id: int) -> Seat | None:
    """The seat for which the person asks or answers now; None for onlookers and between deals.

    It is the own one, except that who plays a computer declarer's cards as dummy also speaks for
    declarer. Who is asked answers for the first asked seat under his control.
    """
    seat = table.seat_of(person_id)
    deal = table.match.state.deal if table.match is not None else None
    if seat is None or deal is None:
        return None
    if deal.request is not None:
        asked = (who for who in deal.request.asked if table.controller_of(who) is seat)
        return next(asked, seat)
    contract = deal.contract
    if contract is not None and table.controller_of(contract.declarer) is seat:
        return contract.declarer
    return seat


def open_claim_of(table: Table) -> Claim | None:
    """The claim that waits for answers."""
    deal = table.match.state.deal if table.match is not None else None
    request = deal.request if deal is not None else None
    return request if isinstance(request, Claim) else None
