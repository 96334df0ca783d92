"""Deals by code, results, contests and reports in the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import RowMapping, String, cast, select, update

from bot.chat import ChatRef
from bot.tables.archive import (
    CallReport,
    Contest,
    Contestant,
    ContestKind,
    DealResult,
    KnownDeal,
)
from engine import Contract, Seat, Vulnerability
from engine.bridge.deal_code import LENGTH, LONGEST, deal_code

from .archive_rows import ContestantRow, ContestRow, DealRow, ReportRow, ResultRow
from .transaction import Transaction


class Archive:
    """The archive, as seen by one unit of work."""

    def __init__(self, transaction: Transaction, now: Callable[[], float]) -> None:
        self._transaction = transaction
        self._now = now

    # --- deals and results ------------------------------------------------------------------

    async def keep_deal(self, deal: KnownDeal) -> str:
        """Store a deal, known or not, and return its code."""
        values = {
            "cards": deal.cards,
            "dealer": deal.dealer.value,
            "vulnerable": deal.vulnerable.value,
        }
        for length in range(LENGTH, LONGEST + 1):
            code = deal_code(deal.hands, deal.dealer, deal.vulnerable, length=length)
            insert = self._transaction.insert(DealRow).values(code=code, **values)
            await self._transaction.write(insert.on_conflict_do_nothing())
            stored = await self.deal(code)
            if stored == replace(deal, code=code):
                return code
        raise AssertionError("two deals share all of their codes")

    async def deal(self, code: str) -> KnownDeal | None:
        """The deal of a code."""
        query = select(DealRow.__table__).where(DealRow.code == code)
        row = (await self._transaction.read(query)).mappings().one_or_none()
        if row is None:
            return None
        return KnownDeal(row["cards"], Seat(row["dealer"]), Vulnerability(row["vulnerable"]), code)

    async def keep_result(self, result: DealResult) -> None:
        """Store how a stored deal ended; what is stored already stays as it is."""
        insert = self._transaction.insert(ResultRow).values(
            table_id=result.table_id,
            number=result.number,
            code=result.code,
            contract=None if result.contract is None else str(result.contract),
            tricks=result.tricks,
            points=result.points,
            salt=result.salt,
            names={seat.value: name for seat, name in result.names.items()},
            people={seat.value: person for seat, person in result.people.items()},
            finished_at=self._now(),
        )
        await self._transaction.write(insert.on_conflict_do_nothing())

    async def results_of(self, code: str) -> Sequence[DealResult]:
        """All results of a deal, the oldest first."""
        return await self._results(ResultRow.code == code)

    async def results_at(self, table_id: int) -> Sequence[DealResult]:
        """All results of a table, in the order of play."""
        return await self._results(ResultRow.table_id == table_id)

    async def _results(self, condition: Any) -> Sequence[DealResult]:
        query = (
            select(ResultRow.__table__)
            .where(condition)
            .order_by(ResultRow.finished_at, ResultRow.table_id, ResultRow.number)
        )
        return [_result(row) for row in (await self._transaction.read(query)).mappings()]

    # --- contests ---------------------------------------------------------------------------

    async def keep_contest(self, contest: Contest) -> None:
        """Store a contest; one that is stored already stays as it is."""
        insert = self._transaction.insert(ContestRow).values(
            code=contest.code,
            kind=contest.kind.value,
            chat_id=contest.chat.id,
            thread=contest.chat.thread,
            host_id=contest.host_id,
            deals=list(contest.deals),
            title=contest.title,
            created_at=self._now(),
        )
        await self._transaction.write(insert.on_conflict_do_nothing())

    async def contest(self, code: str) -> Contest | None:
        """The contest of a code."""
        query = select(ContestRow.__table__).where(ContestRow.code == code)
        row = (await self._transaction.read(query)).mappings().one_or_none()
        if row is None:
            return None
        chat = ChatRef(row["chat_id"], row["thread"])
        kind, deals = ContestKind(row["kind"]), tuple(row["deals"])
        return Contest(row["code"], kind, chat, row["host_id"], deals, row["title"])

    async def contests_on(self, deal: str) -> Sequence[Contest]:
        """The contests on the deal of this code; deals of files are no contests."""
        is_on = cast(ContestRow.deals, String).like(f'%"{deal}"%')
        query = select(ContestRow.code).where(is_on, ContestRow.kind != ContestKind.FILE.value)
        codes = (await self._transaction.read(query)).scalars().all()
        found = [await self.contest(code) for code in codes]
        return [each for each in found if each is not None]

    async def move_chat(self, old: int, new: int) -> None:
        """A group has a new id: its contests are shown there."""
        moved = update(ContestRow).where(ContestRow.chat_id == old)
        await self._transaction.write(moved.values(chat_id=new, thread=None))

    async def enter(self, contestant: Contestant) -> None:
        """Store who plays; who entered before keeps the first table."""
        insert = self._transaction.insert(ContestantRow).values(
            contest=contestant.contest,
            person_id=contestant.person_id,
            name=contestant.name,
            table_id=contestant.table_id,
            is_finished=contestant.is_finished,
        )
        await self._transaction.write(insert.on_conflict_do_nothing())

    async def finish(self, table_id: int) -> str | None:
        """Mark the contestant of this table as finished; the contest's code if that is news."""
        query = select(ContestantRow.contest).where(
            ContestantRow.table_id == table_id, ContestantRow.is_finished.is_(False)
        )
        contest = (await self._transaction.read(query)).scalar_one_or_none()
        if contest is not None:
            done = update(ContestantRow).where(ContestantRow.table_id == table_id)
            await self._transaction.write(done.values(is_finished=True))
        return contest

    async def contestants(self, code: str) -> Sequence[Contestant]:
        """Who plays the contest."""
        query = (
            select(ContestantRow.__table__)
            .where(ContestantRow.contest == code)
            .order_by(ContestantRow.table_id)
        )
        return [Contestant(**row) for row in (await self._transaction.read(query)).mappings()]

    # --- reports ----------------------------------------------------------------------------

    async def keep_report(self, report: CallReport) -> int:
        """Store a report and return its number."""
        return await self._transaction.insert_for_key(
            ReportRow,
            {
                "person_id": report.person_id,
                "table_id": report.table_id,
                "cards": report.deal.cards,
                "dealer": report.deal.dealer.value,
                "vulnerable": report.deal.vulnerable.value,
                "auction": report.auction,
                "step": report.step,
                "system": report.system,
                "rule": report.rule,
                "reason": report.reason,
                "created_at": self._now(),
            },
        )

    async def reports(self) -> Sequence[CallReport]:
        """All reports, the oldest first."""
        query = select(ReportRow.__table__).order_by(ReportRow.id)
        return [_report(row) for row in (await self._transaction.read(query)).mappings()]


def _result(row: RowMapping) -> DealResult:
    return DealResult(
        table_id=row["table_id"],
        number=row["number"],
        contract=None if row["contract"] is None else Contract.parse(row["contract"]),
        tricks=row["tricks"],
        points=row["points"],
        salt=row["salt"],
        names={Seat(seat): name for seat, name in row["names"].items()},
        people={Seat(seat): person for seat, person in row["people"].items()},
        code=row["code"],
    )


def _report(row: RowMapping) -> CallReport:
    deal = KnownDeal(row["cards"], Seat(row["dealer"]), Vulnerability(row["vulnerable"]))
    return CallReport(
        row["person_id"],
        row["table_id"],
        deal,
        row["auction"],
        row["step"],
        row["system"],
        row["rule"],
        row["reason"],
    )
