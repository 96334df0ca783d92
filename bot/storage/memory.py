"""The memory of a circle in the database: matches that count, accounts, partnerships, seasons.

A match is written when its table is saved as over, in the same transaction; a second save of the
same table writes nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Integer, RowMapping, case, cast, delete, func, select, update
from sqlalchemy.orm import aliased

from bot.chat import ChatRef
from bot.tables import Status, Table
from bot.tables.accounts import Account, Partnership, PastMatch, PastSeat, Season
from bot.tables.results import MatchResult, result_of
from engine import Seat, Side
from engine.bridge import Draw
from engine.seats import COMPASS

from .forgetting import Forgetting
from .memory_rows import MatchDealRow, MatchResultRow, MatchSeatRow, SeasonRow
from .rows import PersonRow, TableRow
from .transaction import Transaction


class Memory(Forgetting):
    """Fulfils :class:`bot.services.memory_port.Memory`."""

    def __init__(self, transaction: Transaction, now: Callable[[], float]) -> None:
        super().__init__(transaction)
        self._now = now

    # --- writing ----------------------------------------------------------------------------

    async def record(self, table: Table) -> None:
        """Remember the table's match, if it is over, counts, and is not remembered yet."""
        result = result_of(table)
        if result is None:
            return
        number = await self._transaction.read(
            select(TableRow.match_number).where(TableRow.id == table.id)
        )
        season = await self.season(table.chat.id)
        row = {
            "table_id": table.id,
            "match_number": number.scalar_one(),
            "chat_id": table.chat.id,
            "season": season.number,
            "ended_at": self._now(),
            **_match_values(result),
        }
        insert = self._transaction.insert(MatchResultRow).values(**row).on_conflict_do_nothing()
        if await self._transaction.write(insert) == 1:
            await self._write_parts(table, result, row)

    async def _write_parts(self, table: Table, result: MatchResult, row: dict[str, Any]) -> None:
        found = await self._transaction.read(
            select(MatchResultRow.id).where(
                MatchResultRow.table_id == row["table_id"],
                MatchResultRow.match_number == row["match_number"],
            )
        )
        match_id = found.scalar_one()
        seats = [
            {
                "match_id": match_id,
                "seat": seat.seat.value,
                "person_id": seat.person_id,
                "is_computer": seat.seat not in table.humans,
                "points": seat.points,
                "whists": seat.whists,
                "gain": seat.gain,
            }
            for seat in result.seats
        ]
        await self._transaction.write(self._transaction.insert(MatchSeatRow), seats)
        deals = [
            {
                "match_id": match_id,
                "number": deal.number,
                "contract": None if deal.contract is None else str(deal.contract),
                "player_id": deal.player_id,
                "tricks": deal.tricks,
                "points": deal.points,
                "is_made": deal.is_made,
                "is_slam": deal.is_slam,
            }
            for deal in result.deals
        ]
        await self._transaction.write(self._transaction.insert(MatchDealRow), deals)

    # --- past matches -----------------------------------------------------------------------

    async def past_matches(
        self, chat_id: int, *, first: int = 0, most: int = 10
    ) -> Sequence[PastMatch]:
        """Finished matches of a chat, the newest first."""
        query = (
            select(MatchResultRow.__table__)
            .where(MatchResultRow.chat_id == chat_id)
            .order_by(MatchResultRow.id.desc())
            .offset(first)
            .limit(most)
        )
        return await self._with_seats((await self._transaction.read(query)).mappings().all())

    async def past_match(self, chat_id: int, match_id: int) -> PastMatch | None:
        """One of them; None for another chat's."""
        query = select(MatchResultRow.__table__).where(
            MatchResultRow.chat_id == chat_id, MatchResultRow.id == match_id
        )
        found = await self._with_seats((await self._transaction.read(query)).mappings().all())
        return found[0] if found else None

    async def _with_seats(self, rows: Sequence[RowMapping]) -> list[PastMatch]:
        query = (
            select(MatchSeatRow.__table__, PersonRow.name)
            .outerjoin(PersonRow, PersonRow.id == MatchSeatRow.person_id)
            .where(MatchSeatRow.match_id.in_([row["id"] for row in rows]))
        )
        seats: dict[int, list[PastSeat]] = defaultdict(list)
        for seat in (await self._transaction.read(query)).mappings():
            seats[seat["match_id"]].append(
                PastSeat(
                    seat=Seat(seat["seat"]),
                    person_id=seat["person_id"],
                    name=seat["name"] or "",
                    is_computer=seat["is_computer"],
                    whists=seat["whists"],
                )
            )
        return [_past_match(row, seats[row["id"]]) for row in rows]

    # --- accounts ---------------------------------------------------------------------------

    async def accounts(self, chat_id: int, *, season: int | None = None) -> Sequence[Account]:
        """Everybody's account in a chat, in one season or in all."""
        here = [MatchResultRow.chat_id == chat_id]
        if season is not None:
            here.append(MatchResultRow.season == season)
        seats = (
            select(
                MatchSeatRow.person_id,
                func.max(PersonRow.name).label("name"),
                func.count().label("matches"),
                _sum(case((MatchSeatRow.points > 0, 1), else_=0)).label("won"),
                _sum(MatchResultRow.deals).label("deals"),
                _sum(MatchSeatRow.points).label("points"),
                _sum(MatchSeatRow.whists).label("whists"),
                _sum(MatchSeatRow.gain).label("gain"),
            )
            .join(MatchResultRow, MatchResultRow.id == MatchSeatRow.match_id)
            .outerjoin(PersonRow, PersonRow.id == MatchSeatRow.person_id)
            .where(*here, MatchSeatRow.person_id.is_not(None))
            .group_by(MatchSeatRow.person_id)
            .order_by(MatchSeatRow.person_id)
        )
        played = await self._contracts(here)
        return [
            Account(**{**row, "name": row["name"] or "", **played.get(row["person_id"], {})})
            for row in (await self._transaction.read(seats)).mappings()
        ]

    async def _contracts(self, here: Sequence[Any]) -> dict[int, dict[str, int]]:
        """By person: the contracts played, those made, and the slams among these."""
        query = (
            select(
                MatchDealRow.player_id,
                func.count().label("contracts"),
                _sum(case((MatchDealRow.is_made, 1), else_=0)).label("made"),
                _sum(case((MatchDealRow.is_slam, 1), else_=0)).label("slams"),
            )
            .join(MatchResultRow, MatchResultRow.id == MatchDealRow.match_id)
            .where(*here, MatchDealRow.player_id.is_not(None))
            .group_by(MatchDealRow.player_id)
        )
        found = (await self._transaction.read(query)).mappings()
        return {
            row["player_id"]: {key: row[key] for key in ("contracts", "made", "slams")}
            for row in found
        }

    async def partnerships(self, chat_id: int, person_id: int) -> Sequence[Partnership]:
        """With whom the person played in a chat, the most frequent first."""
        own, other = aliased(MatchSeatRow), aliased(MatchSeatRow)
        partner_seats = [(seat.value, seat.partner.value) for seat in COMPASS]
        query = (
            select(
                other.person_id,
                other.is_computer,
                func.max(PersonRow.name).label("name"),
                func.count().label("matches"),
                _sum(case((own.points > 0, 1), else_=0)).label("won"),
                _sum(own.points).label("points"),
                _sum(own.whists).label("whists"),
            )
            .join(other, other.match_id == own.match_id)
            .join(MatchResultRow, MatchResultRow.id == own.match_id)
            .outerjoin(PersonRow, PersonRow.id == other.person_id)
            .where(
                MatchResultRow.chat_id == chat_id,
                own.person_id == person_id,
                other.seat == case(dict(partner_seats), value=own.seat),
            )
            .group_by(other.person_id, other.is_computer)
            .order_by(func.count().desc(), other.person_id)
        )
        found = (await self._transaction.read(query)).mappings()
        return [Partnership(**{**row, "name": row["name"] or ""}) for row in found]

    async def group_matches(self, person_id: int) -> tuple[int, int]:
        """In how many matches of how many groups the person has played."""
        query = (
            select(
                func.count().label("matches"),
                func.count(MatchResultRow.chat_id.distinct()).label("groups"),
            )
            .join(MatchSeatRow, MatchSeatRow.match_id == MatchResultRow.id)
            .where(MatchSeatRow.person_id == person_id, MatchResultRow.chat_id < 0)
        )
        row = (await self._transaction.read(query)).one()
        return int(row.matches), int(row.groups)

    async def last_draw(self, chat: ChatRef) -> Draw | None:
        """The draw of the newest match of a chat and topic, if it had one."""
        query = (
            select(TableRow.draw)
            .where(
                TableRow.chat_id == chat.id,
                TableRow.thread.is_not_distinct_from(chat.thread),
                TableRow.status != Status.LOBBY.value,
            )
            .order_by(TableRow.id.desc())
            .limit(1)
        )
        stored = (await self._transaction.read(query)).scalar_one_or_none()
        return None if stored is None else Draw.from_json(stored)

    # --- seasons and chats --------------------------------------------------------------------

    async def season(self, chat_id: int) -> Season:
        """The running season of a chat."""
        query = select(SeasonRow.number, SeasonRow.began_at).where(SeasonRow.chat_id == chat_id)
        row = (await self._transaction.read(query)).one_or_none()
        return Season() if row is None else Season(row.number, row.began_at)

    async def begin_season(self, chat_id: int) -> Season:
        """End the running season and begin the next."""
        season = Season((await self.season(chat_id)).number + 1, self._now())
        values = {"number": season.number, "began_at": season.began_at}
        insert = self._transaction.insert(SeasonRow).values(chat_id=chat_id, **values)
        await self._transaction.write(
            insert.on_conflict_do_update(index_elements=[SeasonRow.chat_id], set_=values)
        )
        return season

    async def move_chat(self, old: int, new: int) -> None:
        """The group has a new id: its matches and seasons go along."""
        if (await self.season(old)).began_at is not None:
            await self._transaction.write(delete(SeasonRow).where(SeasonRow.chat_id == new))
        for row in (MatchResultRow, SeasonRow):
            await self._transaction.write(
                update(row).where(row.chat_id == old).values(chat_id=new)
            )


def _sum(column: Any) -> Any:
    """A sum as a whole number, which PostgreSQL would give as a decimal."""
    return cast(func.sum(column), Integer)


def _match_values(result: MatchResult) -> dict[str, Any]:
    return {
        "form": result.form,
        "law": result.law,
        "is_stopped": result.is_stopped,
        "north_south": result.totals[Side.NS],
        "east_west": result.totals[Side.EW],
        "deals": len(result.deals),
        "stake": result.stake,
        "bank": result.bank,
    }


def _past_match(row: RowMapping, seats: Sequence[PastSeat]) -> PastMatch:
    round_the_table = tuple(sorted(seats, key=lambda seat: COMPASS.index(seat.seat)))
    names = ("id", "table_id", "form", "north_south", "east_west", "deals", "is_stopped")
    return PastMatch(
        **{name: row[name] for name in names}, ended_at=row["ended_at"], seats=round_the_table
    )
