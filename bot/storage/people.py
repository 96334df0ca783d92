"""People in the database, and the marks of handled updates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import RowMapping, delete, select

from bot.tables import Person, PersonSettings

from .rows import PersonRow, UpdateRow
from .statements import mark_of_update
from .transaction import Transaction

KEEP_UPDATES_SECONDS = 3 * 24 * 3600.0
"""Telegram repeats an update for a day at most; three leave room for a long repair."""


class People:
    """The people, as seen by one unit of work."""

    def __init__(self, transaction: Transaction, now: Callable[[], float]) -> None:
        self._transaction = transaction
        self._now = now

    async def get(self, ids: Sequence[int]) -> Sequence[Person]:
        """The known ones of these people."""
        query = select(PersonRow.__table__).where(PersonRow.id.in_(ids))
        rows = (await self._transaction.read(query)).mappings().all()
        return [_person(row) for row in rows]

    async def save(self, person: Person) -> None:
        """Store a person, known or not."""
        now = self._now()
        values: dict[str, Any] = {
            "name": person.name,
            "client_language": person.client_language,
            "has_started": person.has_started,
            "settings": asdict(person.settings),
            "updated_at": now,
        }
        insert = self._transaction.insert(PersonRow).values(id=person.id, created_at=now, **values)
        await self._transaction.write(
            insert.on_conflict_do_update(index_elements=[PersonRow.id], set_=values)
        )


def _person(row: RowMapping) -> Person:
    known = {field.name for field in fields(PersonSettings)}
    settings = {name: value for name, value in row["settings"].items() if name in known}
    return Person(
        id=row["id"],
        name=row["name"],
        client_language=row["client_language"],
        has_started=row["has_started"],
        settings=PersonSettings(**settings),
    )


class HandledUpdates:
    """Which updates were handled, as seen by one unit of work."""

    def __init__(self, transaction: Transaction, now: Callable[[], float]) -> None:
        self._transaction = transaction
        self._now = now

    async def mark(self, key: int) -> bool:
        """Remember one; False when it had been marked already."""
        insert = mark_of_update(is_sqlite=self._transaction.is_sqlite)
        values = {"key": key, "handled_at": self._now()}
        return await self._transaction.write(insert, values) == 1

    async def prune(self) -> int:
        """Forget those that the messenger will never repeat; how many."""
        too_old = UpdateRow.handled_at < self._now() - KEEP_UPDATES_SECONDS
        return await self._transaction.write(delete(UpdateRow).where(too_old))
