"""A claim that cannot fail is agreed to at once for everybody.

Sure means that no lie of the cards the claimer cannot see beats it, double dummy. Any other claim
is left to the opponents: people by their buttons, computers by their own honest look. So is a
defender's concession, for the partner may object to it.
"""

from __future__ import annotations

from bot.tables import Table, TableError, open_claim_of
from engine.bridge import Answer
from engine.players.claims import Certainty, check_claim

from .computers import NotWorkedOut
from .house import House


def watch_claim(house: House, table: Table) -> None:
    """If a claim was just made at this table, have it looked at; returns at once."""
    claim = open_claim_of(table)
    if claim is not None and claim.seat.partner not in claim.asked:
        house.nursery.spawn(_settle, house, table.id)


async def _settle(house: House, table_id: int) -> None:
    try:
        async with house.tables.hold(table_id) as holding:
            claim, match = open_claim_of(holding.table), holding.table.match
            if claim is None or match is None:
                return
            view, steps = match.view(claim.seat), match.version
        certainty = await house.thinker.work(check_claim, view, claim.tricks)
        if certainty is not Certainty.SURE:
            return
        async with house.tables.hold(table_id) as holding:
            table = holding.table
            now = open_claim_of(table)
            if now is None or (now.seat, now.tricks) != (claim.seat, claim.tricks):
                return
            if table.match is None or table.match.version > steps + len(claim.asked):
                return
            for seat in now.asked:
                table.act(seat, Answer.YES.code)
            await holding.save()
            house.after_change(table)
    except (TableError, NotWorkedOut):
        return
