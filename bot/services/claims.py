"""A claim that cannot fail is agreed to at once for everybody.

Sure means that no lie of the cards the claimer cannot see beats it, double dummy. Any other claim
is left to the opponents: people by their buttons, computers by their own honest look. So is a
defender's concession, for the partner may object to it.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.tables import Table, TableError, open_claim_of
from engine.bridge import Answer, Claim
from engine.players.claims import Certainty, check_claim

from .computers import NotWorkedOut, Thinker
from .nursery import Nursery
from .open_tables import OpenTables
from .ports import StorageError


class Claims:
    """Looks at every changed table, however the claim came: by button, typed, picked inline."""

    def __init__(
        self,
        tables: OpenTables,
        thinker: Thinker,
        nursery: Nursery,
        on_change: Callable[[Table], None],
    ) -> None:
        self._tables = tables
        self._thinker = thinker
        self._nursery = nursery
        self._on_change = on_change

    def watch(self, table: Table) -> None:
        """If a claim stands at this table that nobody has answered yet, have it looked at."""
        claim = open_claim_of(table)
        if claim is None or table.match is None or claim.seat.partner in claim.asked:
            return
        if table.match.log[-1].code != Answer.YES.code:
            self._nursery.spawn(self._settle, table.id)

    async def _settle(self, table_id: int) -> None:
        try:
            await self._agree_if_sure(table_id)
        except (TableError, NotWorkedOut, StorageError):
            return  # the opponents are asked anyway

    async def _agree_if_sure(self, table_id: int) -> None:
        async with self._tables.hold(table_id) as holding:
            claim, match = open_claim_of(holding.table), holding.table.match
            if claim is None or match is None:
                return
            view, steps = match.view(claim.seat), match.version
        certainty = await self._thinker.work(check_claim, view, claim.tricks)
        if certainty is not Certainty.SURE:
            return
        async with self._tables.hold(table_id) as holding:
            table = holding.table
            now = open_claim_of(table)
            if now is None or not _is_same(now, claim):
                return
            if table.match is None or table.match.version > steps + len(claim.asked):
                return
            for seat in now.asked:
                table.act(seat, Answer.YES.code)
            await holding.save()
            self._on_change(table)


def _is_same(now: Claim, before: Claim) -> bool:
    return (now.seat, now.tricks) == (before.seat, before.tricks)
