"""The rows of what outlives a table's play: deals, their results, contests, reports.

``migrations/`` builds the same by steps; the base and its naming are those of ``rows``.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from .rows import Row


class DealRow(Row):
    """A deal by its code. Never changed."""

    __tablename__ = "deals"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    code: Mapped[str] = mapped_column(String(12), primary_key=True)
    cards: Mapped[str] = mapped_column(String(80))
    dealer: Mapped[str] = mapped_column(String(1))
    vulnerable: Mapped[str] = mapped_column(String(4))


class ResultRow(Row):
    """How a deal ended at a table; ``number`` is its place among the match's deals, from 0."""

    __tablename__ = "deal_results"
    __table_args__ = (Index(None, "code"), {"sqlite_with_rowid": False})

    table_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    code: Mapped[str] = mapped_column(String(12), ForeignKey(DealRow.code), primary_key=True)
    contract: Mapped[str | None] = mapped_column(String(8))
    tricks: Mapped[int]
    points: Mapped[int]
    salt: Mapped[str] = mapped_column(String(32))
    names: Mapped[dict[str, Any]]
    people: Mapped[dict[str, Any]]
    finished_at: Mapped[float]


class ContestRow(Row):
    """Several people on the same deals. Only its chat may change, when a group gets a new id."""

    __tablename__ = "contests"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    code: Mapped[str] = mapped_column(String(16), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    chat_id: Mapped[int] = mapped_column(BigInteger)
    thread: Mapped[int | None] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    deals: Mapped[list[str]] = mapped_column(JSON)
    title: Mapped[str]
    created_at: Mapped[float]


class ContestantRow(Row):
    """Who plays a contest, and at which table."""

    __tablename__ = "contestants"
    __table_args__ = (Index(None, "table_id"), {"sqlite_with_rowid": False})

    contest: Mapped[str] = mapped_column(
        String(16), ForeignKey(ContestRow.code, ondelete="CASCADE"), primary_key=True
    )
    person_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str]
    table_id: Mapped[int]
    is_finished: Mapped[bool]


class ReportRow(Row):
    """A call of a computer that somebody found odd."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int] = mapped_column(BigInteger)
    table_id: Mapped[int]
    cards: Mapped[str] = mapped_column(String(80))
    dealer: Mapped[str] = mapped_column(String(1))
    vulnerable: Mapped[str] = mapped_column(String(4))
    auction: Mapped[str]
    step: Mapped[int]
    system: Mapped[str] = mapped_column(String(32))
    rule: Mapped[str]
    reason: Mapped[str]
    created_at: Mapped[float]
