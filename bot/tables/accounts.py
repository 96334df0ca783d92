"""A circle's memory as values: past matches, what each person has to his account, partners."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Seat


@dataclass(frozen=True, slots=True)
class PastSeat:
    """Who sat where. A person whose data were erased has neither id nor name."""

    seat: Seat
    person_id: int | None
    name: str
    is_computer: bool
    whists: int


@dataclass(frozen=True, slots=True)
class PastMatch:
    """One finished match of a chat."""

    id: int
    table_id: int
    form: str
    north_south: int
    east_west: int
    deals: int
    is_stopped: bool
    ended_at: float
    """Seconds of the epoch."""
    seats: tuple[PastSeat, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """What a person has to his account in one chat (and season)."""

    person_id: int
    name: str
    matches: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0
    """Own side's totals less the others'."""
    whists: int = 0
    gain: int = 0
    """Virtual points from stakes and banks."""
    contracts: int = 0
    """Contracts the person played."""
    made: int = 0
    slams: int = 0
    """Slams bid and made."""


@dataclass(frozen=True, slots=True)
class Partnership:
    """Two people who played together, as one of them sees it; a computer has no id."""

    person_id: int | None
    name: str
    is_computer: bool
    matches: int
    won: int
    points: int
    whists: int


@dataclass(frozen=True, slots=True)
class Season:
    """A stretch of a chat's life over which its ranking runs; the first has no beginning."""

    number: int = 1
    began_at: float | None = None
