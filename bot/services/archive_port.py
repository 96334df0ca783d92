"""What the use cases need of the archive of deals, results, contests and reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.tables.archive import CallReport, Contest, Contestant, DealResult, KnownDeal


class Archive(Protocol):
    """A part of a unit of work (:class:`bot.services.ports.Unit`)."""

    async def keep_deal(self, deal: KnownDeal) -> str:
        """Store a deal, known or not, and return its code."""
        ...

    async def deal(self, code: str) -> KnownDeal | None:
        """The deal of a code."""
        ...

    async def keep_result(self, result: DealResult) -> None:
        """Store how a stored deal ended; what is stored already stays as it is."""
        ...

    async def results_of(self, code: str) -> Sequence[DealResult]:
        """All results of a deal, the oldest first."""
        ...

    async def results_at(self, table_id: int) -> Sequence[DealResult]:
        """All results of a table, in the order of play."""
        ...

    async def keep_contest(self, contest: Contest) -> None:
        """Store a contest; one that is stored already stays as it is."""
        ...

    async def contest(self, code: str) -> Contest | None:
        """The contest of a code."""
        ...

    async def contests_on(self, deal: str) -> Sequence[Contest]:
        """The contests on the deal of this code; deals of files are no contests."""
        ...

    async def enter(self, contestant: Contestant) -> None:
        """Store who plays; who entered before keeps the first table."""
        ...

    async def finish(self, table_id: int) -> str | None:
        """Mark the contestant of this table as finished; the contest's code if that is news."""
        ...

    async def contestants(self, code: str) -> Sequence[Contestant]:
        """Who plays the contest."""
        ...

    async def keep_report(self, report: CallReport) -> int:
        """Store a report and return its number."""
        ...
