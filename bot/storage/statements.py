"""The statements of every press, put together once: building one costs more than running it."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from sqlalchemy import Table, and_, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Executable

from .rows import EntryRow, Row, SurfaceRow, TableRow, UpdateRow

Insert = sqlite.Insert | postgresql.Insert


def insert_into(row: type[Row], *, is_sqlite: bool) -> Insert:
    """An INSERT of the dialect, which knows ON CONFLICT."""
    return sqlite.insert(row) if is_sqlite else postgresql.insert(row)


@lru_cache(maxsize=1)
def what_a_save_must_know() -> Executable:
    """The version, the seats, how far the log goes, its last entry; given ``table_id``."""
    last_entry = and_(
        EntryRow.table_id == TableRow.id,
        EntryRow.match_number == TableRow.match_number,
        EntryRow.number == TableRow.entry_count - 1,
    )
    return (
        select(
            TableRow.version,
            TableRow.seats,
            TableRow.match_number,
            TableRow.entry_count,
            EntryRow.decider,
            EntryRow.code,
        )
        .outerjoin(EntryRow, last_entry)
        .where(TableRow.id == bindparam("table_id"))
    )


@lru_cache(maxsize=1)
def change_of_table() -> Executable:
    """All columns given, if the table ``table_id`` is of version ``was_version``."""
    tables = cast("Table", TableRow.__table__)
    is_it = tables.c.id == bindparam("table_id")
    return update(tables).where(is_it, tables.c.version == bindparam("was_version"))


@lru_cache(maxsize=2)
def new_entry(*, is_sqlite: bool) -> Insert:
    """An entry of a log."""
    return insert_into(EntryRow, is_sqlite=is_sqlite)


@lru_cache(maxsize=2)
def mark_of_update(*, is_sqlite: bool) -> Insert:
    """The mark of a handled update, unless it is there; changes one row or none."""
    row = insert_into(UpdateRow, is_sqlite=is_sqlite)
    return row.values(
        key=bindparam("key"), handled_at=bindparam("handled_at")
    ).on_conflict_do_nothing()


SURFACE_KEY = ("chat_id", "thread", "table_id", "kind", "person_id")
_SHOWN = ("message_id", "only_for", "digest")


@lru_cache(maxsize=1)
def shown_on_surface() -> Executable:
    """What shows a surface, given the columns of its key."""
    columns = SurfaceRow.__table__.c
    same = [columns[name] == bindparam(name) for name in SURFACE_KEY]
    return select(SurfaceRow.message_id, SurfaceRow.only_for, SurfaceRow.digest).where(*same)


@lru_cache(maxsize=2)
def showing_surface(*, is_sqlite: bool) -> Insert:
    """What shows a surface from now on."""
    row = insert_into(SurfaceRow, is_sqlite=is_sqlite)
    row = row.values({name: bindparam(name) for name in (*SURFACE_KEY, *_SHOWN)})
    changed = {name: row.excluded[name] for name in _SHOWN}
    return row.on_conflict_do_update(index_elements=list(SURFACE_KEY), set_=changed)
