"""The rows of a circle's memory: results of matches, by seat and by deal, and seasons.

Names are not repeated here: they are the people's, and go with them.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from .rows import Row, TableRow


class MatchResultRow(Row):
    """A finished match that counts. Never changed, but for the chat's id."""

    __tablename__ = "match_results"
    __table_args__ = (
        UniqueConstraint("table_id", "match_number"),
        Index(None, "chat_id", "season"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id, ondelete="CASCADE"))
    match_number: Mapped[int]
    chat_id: Mapped[int] = mapped_column(BigInteger)
    season: Mapped[int]
    form: Mapped[str] = mapped_column(String(16))
    law: Mapped[str] = mapped_column(String(16))
    is_stopped: Mapped[bool]
    north_south: Mapped[int]
    east_west: Mapped[int]
    deals: Mapped[int]
    stake: Mapped[int]
    bank: Mapped[int]
    ended_at: Mapped[float]


class MatchSeatRow(Row):
    """One seat's share; no person: a computer, or somebody who wants to be forgotten."""

    __tablename__ = "match_seats"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    match_id: Mapped[int] = mapped_column(
        ForeignKey(MatchResultRow.id, ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[str] = mapped_column(String(1), primary_key=True)
    person_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    is_computer: Mapped[bool]
    points: Mapped[int]
    whists: Mapped[int]
    gain: Mapped[int]


class MatchDealRow(Row):
    """One deal of a match; ``contract`` as ``4SX-N``, NULL when it was passed out."""

    __tablename__ = "match_deals"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    match_id: Mapped[int] = mapped_column(
        ForeignKey(MatchResultRow.id, ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    contract: Mapped[str | None] = mapped_column(String(8))
    player_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    tricks: Mapped[int]
    points: Mapped[int]
    is_made: Mapped[bool]
    is_slam: Mapped[bool]


class SeasonRow(Row):
    """The running season of a chat; a chat without a row is in its first."""

    __tablename__ = "seasons"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - SQLAlchemy reads it so

    chat_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    number: Mapped[int]
    began_at: Mapped[float]
