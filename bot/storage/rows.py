"""The tables of the database, as SQLAlchemy sees them; ``migrations/`` builds the same by steps.

The log is the truth of a match: ``matches`` holds its header, ``log_entries`` one row an action.
``sitters`` repeats who sits where, out of the seats' JSON, so that a person's tables are found by
an index. Times are seconds of the epoch; ids of people and chats are the messenger's (64 bits).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    MetaData,
    String,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Every constraint has a name, because a later revision can only drop what it can name."""

NOBODY = 0
"""Stands for "no topic" and "no person" in a primary key, which cannot hold NULL; no id is 0."""


class Row(DeclarativeBase):
    """The base of all rows."""

    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy reads it so
        dict[str, Any]: JSON,
        float: Double,
    }


class PersonRow(Row):
    """Somebody who has used the bot."""

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str]
    client_language: Mapped[str | None] = mapped_column(String(35))
    has_started: Mapped[bool]
    settings: Mapped[dict[str, Any]]
    created_at: Mapped[float]
    updated_at: Mapped[float]


class TableRow(Row):
    """A table without the log; ``entry_count`` is NULL while there is no match."""

    __tablename__ = "tables"
    __table_args__ = (Index(None, "chat_id"), Index(None, "status"))

    id: Mapped[int] = mapped_column(primary_key=True)
    chat_id: Mapped[int] = mapped_column(BigInteger)
    thread: Mapped[int | None] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(String(16))
    settings: Mapped[dict[str, Any]]
    seats: Mapped[dict[str, Any]]
    left_seats: Mapped[dict[str, Any]] = mapped_column(server_default="{}")
    """Who has left which seat in the running deal."""
    draw: Mapped[dict[str, Any] | None]
    """The draw that led to these seats."""
    match_number: Mapped[int]
    """The latest match begun at this table, from 1; 0 before the first."""
    entry_count: Mapped[int | None]
    """How long that match's log is."""
    version: Mapped[int]
    created_at: Mapped[float]
    updated_at: Mapped[float]


class SitterRow(Row):
    """A person at a table."""

    __tablename__ = "sitters"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    table_id: Mapped[int] = mapped_column(
        ForeignKey(TableRow.id, ondelete="CASCADE"), primary_key=True, index=True
    )


class MatchRow(Row):
    """The header of a match's log. Never changed."""

    __tablename__ = "matches"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    table_id: Mapped[int] = mapped_column(
        ForeignKey(TableRow.id, ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    log_format: Mapped[int]
    game: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, Any]]
    created_at: Mapped[float]


class EntryRow(Row):
    """One action of a match, ``number`` from 0. Never changed."""

    __tablename__ = "log_entries"
    __table_args__ = (
        ForeignKeyConstraint(
            ("table_id", "match_number"), (MatchRow.table_id, MatchRow.number), ondelete="CASCADE"
        ),
        {"sqlite_with_rowid": False},
    )

    table_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    match_number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    decider: Mapped[str] = mapped_column(String(8))
    code: Mapped[str]


class ChatRow(Row):
    """A group, or one topic of it: its name and the bot's standing there."""

    __tablename__ = "chats"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    chat_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    thread: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    title: Mapped[str]
    standing: Mapped[str] = mapped_column(String(16))


class SurfaceRow(Row):
    """Which message shows a surface of a chat now."""

    __tablename__ = "surfaces"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    chat_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    thread: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    table_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    message_id: Mapped[int] = mapped_column(BigInteger)
    only_for: Mapped[int | None] = mapped_column(BigInteger)
    digest: Mapped[str] = mapped_column(String(64))


class UpdateRow(Row):
    """An update of the messenger that was handled; kept for some days."""

    __tablename__ = "handled_updates"
    __table_args__ = (Index(None, "handled_at"),)

    key: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    handled_at: Mapped[float]
