"""What outlives a table: deals by code, how they ended, contests on the same deals, reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.chat import ChatRef
from engine import Contract, Hand, Seat, Side, Vulnerability
from engine.bridge import FinishedDeal, join_hands, parse_hands


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """A deal that may be played again; ``code`` is empty until the store has given one."""

    cards: str
    """The four hands in PBN's form, North's first."""
    dealer: Seat
    vulnerable: Vulnerability
    code: str = ""

    @property
    def hands(self) -> Mapping[Seat, Hand]:
        """The four hands."""
        return parse_hands(self.cards)

    @classmethod
    def of(cls, finished: FinishedDeal) -> KnownDeal:
        """The deal behind a finished one."""
        return cls(join_hands(finished.hands), finished.dealer, finished.vulnerable)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """How a deal ended at one table; ``number`` is its place in the match, from 0."""

    table_id: int
    number: int
    contract: Contract | None
    tricks: int
    points: int
    """Duplicate points of North-South, whatever the form of play was."""
    salt: str = ""
    names: Mapping[Seat, str] = field(default_factory=dict)
    """Who sat where at the end of the deal, computers included."""
    people: Mapping[Seat, int] = field(default_factory=dict)
    """The persons among them."""
    code: str = ""

    def points_of(self, side: Side) -> int:
        """The points as this side counts them."""
        return self.points if side is Side.NS else -self.points


class ContestKind(StrEnum):
    """What people play the same deals for."""

    CHALLENGE = "challenge"
    """Four deals among the people of a group."""
    DAY = "day"
    """The deal of the day, for everybody who uses the bot."""
    FILE = "file"
    """No contest at all: the deals of a record that somebody sent."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The same deals, played alone against computers by each who joins."""

    code: str
    kind: ContestKind
    chat: ChatRef
    host_id: int
    deals: tuple[str, ...]
    title: str = ""
    """What tells it from others of its kind, as the date of a deal of the day."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """One who plays a contest, at a table of the own."""

    contest: str
    person_id: int
    name: str
    table_id: int
    is_finished: bool = False


@dataclass(frozen=True, slots=True)
class CallReport:
    """A computer's call that somebody found odd, with all that is needed to look into it."""

    person_id: int
    table_id: int
    deal: KnownDeal
    auction: str
    step: int
    """Which call of the auction, from 0."""
    system: str
    rule: str
    """The rule by which the system makes the call; empty when none is known."""
    reason: str
