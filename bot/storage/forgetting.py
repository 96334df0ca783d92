"""A person's right to see what is kept, and to be forgotten.

Matches played alone go altogether. In matches with others the person becomes nobody: seats, deals
and the other people's results stay as they were. A table of the private chat at which others sit
becomes one of theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import String, cast, delete, func, or_, select, update

from bot.tables import NOBODY
from bot.tables.drawing import PERSON

from .archive_rows import ContestantRow, ContestRow, ReportRow
from .archive_rows import ResultRow as ArchivedRow
from .memory_rows import MatchDealRow, MatchResultRow, MatchSeatRow, SeasonRow
from .rows import PersonRow, SitterRow, SurfaceRow, TableRow
from .transaction import Transaction


class Forgetting:
    """Looks for a person in all rows."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction

    async def about(self, person_id: int) -> dict[str, Any]:
        """Everything kept about a person, as plain values."""
        return {
            "person": await self._rows(
                select(PersonRow.__table__).where(PersonRow.id == person_id)
            ),
            "tables": await self._rows(
                select(TableRow.id, TableRow.chat_id, TableRow.status, TableRow.created_at)
                .join(SitterRow, SitterRow.table_id == TableRow.id)
                .where(SitterRow.person_id == person_id)
            ),
            "matches": await self._rows(
                select(MatchSeatRow.__table__, MatchResultRow.chat_id, MatchResultRow.ended_at)
                .join(MatchResultRow, MatchResultRow.id == MatchSeatRow.match_id)
                .where(MatchSeatRow.person_id == person_id)
            ),
            "contracts": await self._rows(
                select(MatchDealRow.__table__).where(MatchDealRow.player_id == person_id)
            ),
            "contests": await self._rows(
                select(ContestantRow.__table__).where(ContestantRow.person_id == person_id)
            ),
            "reports": await self._rows(
                select(ReportRow.__table__).where(ReportRow.person_id == person_id)
            ),
        }

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in (await self._transaction.read(query)).mappings()]

    async def erase(self, person_id: int) -> Sequence[int]:
        """Forget a person; the tables whose rows were changed or removed."""
        await self._hand_private_tables_on(person_id)
        own = await self._remove_private_tables(person_id)
        shared = await self._blank_in_tables(person_id)
        await self._blank_in_archive(person_id)
        for statement in (
            update(MatchSeatRow).where(MatchSeatRow.person_id == person_id).values(person_id=None),
            update(MatchDealRow).where(MatchDealRow.player_id == person_id).values(player_id=None),
            update(TableRow).where(TableRow.host_id == person_id).values(host_id=NOBODY),
            update(ContestRow).where(ContestRow.host_id == person_id).values(host_id=NOBODY),
            update(ReportRow).where(ReportRow.person_id == person_id).values(person_id=NOBODY),
            delete(ContestantRow).where(ContestantRow.person_id == person_id),
            delete(SitterRow).where(SitterRow.person_id == person_id),
            delete(SeasonRow).where(SeasonRow.chat_id == person_id),
            delete(SurfaceRow).where(
                or_(
                    SurfaceRow.chat_id == person_id,
                    SurfaceRow.person_id == person_id,
                    SurfaceRow.only_for == person_id,
                )
            ),
            delete(PersonRow).where(PersonRow.id == person_id),
        ):
            await self._transaction.write(statement)
        return [*own, *shared]

    async def _hand_private_tables_on(self, person_id: int) -> None:
        """Tables of the private chat at which others sit stand in the chat of one of them now."""
        query = (
            select(TableRow.id, func.min(SitterRow.person_id).label("heir"))
            .join(SitterRow, SitterRow.table_id == TableRow.id)
            .where(TableRow.chat_id == person_id, SitterRow.person_id.not_in((person_id, NOBODY)))
            .group_by(TableRow.id)
        )
        for row in (await self._transaction.read(query)).all():
            for statement in (
                update(TableRow)
                .where(TableRow.id == row.id)
                .values(chat_id=row.heir, host_id=row.heir),
                update(MatchResultRow)
                .where(MatchResultRow.table_id == row.id)
                .values(chat_id=row.heir),
            ):
                await self._transaction.write(statement)

    async def _remove_private_tables(self, person_id: int) -> list[int]:
        """Tables of the private chat without other people, with their logs and results."""
        query = select(TableRow.id).where(TableRow.chat_id == person_id)
        ids = list((await self._transaction.read(query)).scalars())
        await self._transaction.write(delete(TableRow).where(TableRow.chat_id == person_id))
        return ids

    async def _blank_in_tables(self, person_id: int) -> list[int]:
        """The seats, and what was drawn for them, of tables with others."""
        seated = select(SitterRow.table_id).where(SitterRow.person_id == person_id)
        drew = cast(TableRow.draw, String).like(f'%"{PERSON}{person_id}"%')
        left = cast(TableRow.left_seats, String).like(f'%"{person_id}"%')
        query = select(TableRow.id, TableRow.seats, TableRow.draw, TableRow.left_seats).where(
            or_(TableRow.id.in_(seated), drew, left)
        )
        rows = (await self._transaction.read(query)).all()
        for row in rows:
            values = {
                "seats": {seat: _blank(who, person_id) for seat, who in row.seats.items()},
                "draw": _renamed(row.draw, f"{PERSON}{person_id}", f"{PERSON}{NOBODY}"),
                "left_seats": {
                    person: seat
                    for person, seat in row.left_seats.items()
                    if person != str(person_id)
                },
            }
            await self._transaction.write(
                update(TableRow).where(TableRow.id == row.id).values(**values)
            )
        return [row.id for row in rows]

    async def _blank_in_archive(self, person_id: int) -> None:
        """Names beside the results of single deals."""
        columns = (ArchivedRow.table_id, ArchivedRow.number, ArchivedRow.code)
        query = select(*columns, ArchivedRow.names, ArchivedRow.people)
        is_there = cast(ArchivedRow.people, String).like(f"%{person_id}%")
        for row in (await self._transaction.read(query.where(is_there))).all():
            seats = {seat for seat, person in row.people.items() if person == person_id}
            await self._transaction.write(
                update(ArchivedRow)
                .where(
                    ArchivedRow.table_id == row.table_id,
                    ArchivedRow.number == row.number,
                    ArchivedRow.code == row.code,
                )
                .values(
                    names={seat: "" if seat in seats else n for seat, n in row.names.items()},
                    people={seat: p for seat, p in row.people.items() if seat not in seats},
                )
            )


def _blank(occupant: dict[str, Any] | None, person_id: int) -> dict[str, Any] | None:
    if occupant is None or occupant.get("person") != person_id:
        return occupant
    return {**occupant, "person": NOBODY, "name": ""}


def _renamed(stored: Any, old: str, new: str) -> Any:
    """The same plain values with one text replaced wherever it stands."""
    if isinstance(stored, dict):
        return {key: _renamed(value, old, new) for key, value in stored.items()}
    if isinstance(stored, list):
        return [_renamed(value, old, new) for value in stored]
    return new if stored == old else stored
