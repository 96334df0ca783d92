"""Tables in the database: saved as the difference, restored by replaying the log.

A save is one read, one UPDATE guarded by the version, and the new entries of the log. A table
whose match was replaced by a new one gets the next match number; the old match's log stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import RowMapping, and_, delete, select, update

from bot.chat import ChatRef
from bot.services.ports import StaleTable, StorageError
from bot.tables import BridgeMatch, Status, Table, TableSettings
from engine.errors import EngineError

from .rows import EntryRow, MatchRow, SitterRow, SurfaceRow, TableRow
from .statements import change_of_table, new_entry, what_a_save_must_know
from .table_codec import (
    match_from_rows,
    match_header,
    seats_to_json,
    table_from_row,
    table_values,
)
from .transaction import Transaction

LOOKED_BACK = 20
"""How many of a chat's tables are looked at for what it usually plays."""
OPEN = (Status.LOBBY.value, Status.PLAYING.value)


LONG_LOG = 150
"""Above so many actions a match is replayed in a thread, for others wait for the event loop."""


class DamagedTable(StorageError):  # noqa: N818 - named as its sibling StaleTable
    """A stored table cannot be restored."""

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(f"table {table_id}: {why}")


class Tables:
    """The tables, as seen by one unit of work."""

    def __init__(self, transaction: Transaction, now: Callable[[], float]) -> None:
        self._transaction = transaction
        self._now = now

    # --- saving -----------------------------------------------------------------------------

    async def add(self, table: Table) -> int:
        """Store a new table; returns (and sets on it) its id."""
        now = self._now()
        table.id = await self._transaction.insert_for_key(
            TableRow,
            table_values(table)
            | {
                "chat_id": table.chat.id,
                "thread": table.chat.thread,
                "match_number": 0 if table.match is None else 1,
                "entry_count": None if table.match is None else table.match.version,
                "created_at": now,
                "updated_at": now,
            },
        )
        await self._write_sitters(table)
        if table.match is not None:
            await self._write_header(table.id, 1, table.match)
            await self._write_entries(table.id, 1, table.match, after=0)
        return table.id

    async def save(self, table: Table, *, was_version: int) -> None:
        """Store what changed; StaleTable unless the stored version is ``was_version``."""
        stored = await self._stored(table.id)
        if stored is None or stored["version"] != was_version:
            raise StaleTable(f"table {table.id} is not of version {was_version}")
        match = table.match
        is_new = match is not None and not _continues(match, stored)
        number = stored["match_number"] + is_new
        changed = await self._transaction.write(
            change_of_table(),
            table_values(table)
            | {
                "table_id": table.id,
                "was_version": was_version,
                "match_number": number,
                "entry_count": None if match is None else match.version,
                "updated_at": self._now(),
            },
        )
        if changed != 1:
            raise StaleTable(f"table {table.id} is no longer of version {was_version}")
        if seats_to_json(table.seats) != stored["seats"]:
            await self._transaction.write(delete(SitterRow).where(SitterRow.table_id == table.id))
            await self._write_sitters(table)
        if match is not None:
            if is_new:
                await self._write_header(table.id, number, match)
            known = 0 if is_new else stored["entry_count"]
            await self._write_entries(table.id, number, match, after=known)

    async def _stored(self, table_id: int) -> RowMapping | None:
        """What a save must know: the version, the seats, and how far the log goes."""
        found = await self._transaction.read(what_a_save_must_know(), {"table_id": table_id})
        return found.mappings().one_or_none()

    async def _write_header(self, table_id: int, number: int, match: BridgeMatch) -> None:
        header = {"table_id": table_id, "number": number, "created_at": self._now()}
        insert = self._transaction.insert(MatchRow)
        await self._transaction.write(insert, match_header(match) | header)

    async def _write_entries(
        self, table_id: int, match_number: int, match: BridgeMatch, *, after: int
    ) -> None:
        entries = [
            {
                "table_id": table_id,
                "match_number": match_number,
                "number": after + index,
                "decider": entry.decider.value,
                "code": entry.code,
            }
            for index, entry in enumerate(match.log[after:])
        ]
        if entries:
            insert = new_entry(is_sqlite=self._transaction.is_sqlite)
            await self._transaction.write(insert, entries)

    async def _write_sitters(self, table: Table) -> None:
        people = {human.person_id for human in table.humans.values()}
        sitters = [{"table_id": table.id, "person_id": person} for person in sorted(people)]
        if sitters:
            await self._transaction.write(self._transaction.insert(SitterRow), sitters)

    # --- reading ----------------------------------------------------------------------------

    async def load(self, table_id: int) -> Table | None:
        """The table as last saved; DamagedTable when its log cannot be replayed."""
        header = and_(MatchRow.table_id == TableRow.id, MatchRow.number == TableRow.match_number)
        query = (
            select(TableRow.__table__, MatchRow.log_format, MatchRow.game, MatchRow.options)
            .outerjoin(MatchRow, header)
            .where(TableRow.id == table_id)
        )
        row = (await self._transaction.read(query)).mappings().one_or_none()
        if row is None:
            return None
        try:
            return table_from_row(dict(row), await self._match(dict(row)))
        except (EngineError, ValueError, KeyError, TypeError) as error:
            raise DamagedTable(table_id, str(error)) from error

    async def _match(self, row: Mapping[str, Any]) -> BridgeMatch | None:
        """The match of the row, even when another process has meanwhile played on."""
        count = row["entry_count"]
        if count is None:
            return None
        entries = (
            select(EntryRow.decider, EntryRow.code)
            .where(
                EntryRow.table_id == row["id"],
                EntryRow.match_number == row["match_number"],
                EntryRow.number < count,
            )
            .order_by(EntryRow.number)
        )
        stored = (await self._transaction.read(entries)).all()
        if len(stored) != count:
            raise ValueError(f"{len(stored)} entries of the log where there should be {count}")
        log = [(entry.decider, entry.code) for entry in stored]
        if count <= LONG_LOG:
            return match_from_rows(row, log)
        return await asyncio.to_thread(match_from_rows, row, log)

    async def in_chat(self, chat: ChatRef) -> Sequence[int]:
        """The open tables in a chat and topic, the newest first."""
        same_thread = TableRow.thread.is_not_distinct_from(chat.thread)
        return await self._open_ids(TableRow.chat_id == chat.id, same_thread)

    async def of_person(self, person_id: int) -> Sequence[int]:
        """The open tables at which the person sits, the newest first."""
        seated = select(SitterRow.table_id).where(SitterRow.person_id == person_id)
        return await self._open_ids(TableRow.id.in_(seated))

    async def last_settings(self, chat: ChatRef) -> TableSettings | None:
        """What the newest table of a chat and topic has agreed on, open or not, without its code.

        Tables for prepared deals are passed over: their form is not what people like to play.
        """
        same_thread = TableRow.thread.is_not_distinct_from(chat.thread)
        query = (
            select(TableRow.settings)
            .where(TableRow.chat_id == chat.id, same_thread)
            .order_by(TableRow.id.desc())
            .limit(LOOKED_BACK)
        )
        stored = (await self._transaction.read(query)).scalars().all()
        usual = next((settings for settings in stored if not settings.get("prepared")), None)
        return None if usual is None else replace(TableSettings.from_json(usual), code="")

    async def saved_at(self, table_id: int) -> float | None:
        """When the table was saved last, in seconds of the epoch."""
        query = select(TableRow.updated_at).where(TableRow.id == table_id)
        return (await self._transaction.read(query)).scalar_one_or_none()

    async def all_open(self) -> Sequence[int]:
        """All open tables, those first at which something happened last."""
        query = (
            select(TableRow.id)
            .where(TableRow.status.in_(OPEN))
            .order_by(TableRow.updated_at.desc(), TableRow.id.desc())
        )
        return (await self._transaction.read(query)).scalars().all()

    async def _open_ids(self, *conditions: Any) -> Sequence[int]:
        query = (
            select(TableRow.id)
            .where(TableRow.status.in_(OPEN), *conditions)
            .order_by(TableRow.id.desc())
        )
        return (await self._transaction.read(query)).scalars().all()

    # --- chats ------------------------------------------------------------------------------

    async def move_chat(self, old: int, new: int) -> Sequence[int]:
        """The tables of ``old`` belong to ``new``; its messages stayed behind with the old id.

        Returns the open tables of ``new``.
        """
        moved = update(TableRow).where(TableRow.chat_id == old).values(chat_id=new)
        await self._transaction.write(moved)
        await self._transaction.write(delete(SurfaceRow).where(SurfaceRow.chat_id == old))
        return await self._open_ids(TableRow.chat_id == new)


def _continues(match: BridgeMatch, stored: RowMapping) -> bool:
    """Whether the match is the stored one played on, rather than a new match of the table."""
    count = stored["entry_count"]
    if count is None or match.version < count:
        return False
    if count == 0:
        return True
    last = match.log[count - 1]
    return bool((last.decider.value, last.code) == (stored["decider"], stored["code"]))
