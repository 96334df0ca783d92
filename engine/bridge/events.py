"""What happens in a bridge match, each event with its audience."""

from __future__ import annotations

from dataclasses import dataclass

from engine.auction import Call, Contract
from engine.cards import Card
from engine.hands import Hand
from engine.protocol import Event
from engine.seats import Seat, Vulnerability

from .state import FinishedDeal


@dataclass(frozen=True, slots=True, kw_only=True)
class DealBegan(Event):
    """Cards are being dealt."""

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    fingerprint: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event):
    """A seat received its cards; for that seat alone."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class CallMade(Event):
    """A call in the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionEnded(Event):
    """The auction is over; None means passed out."""

    contract: Contract | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """A card was played from a seat's hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class DummyFaced(Event):
    """Dummy lies on the table."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTaken(Event):
    """A trick was won; ``number`` counts from 1."""

    winner: Seat
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimMade(Event):
    """A seat faced its hand and claimed this many of the tricks left for its side."""

    seat: Seat
    tricks: int
    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoAsked(Event):
    """A seat asked to take back its last call or card; ``back`` counts what would go."""

    seat: Seat
    back: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestAnswered(Event):
    """Somebody agreed to a claim or an undo, or refused it."""

    seat: Seat
    is_yes: bool
    is_claim: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Event):
    """All agreed: the last ``back`` calls and cards are undone."""

    seat: Seat
    back: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScored(Event):
    """A deal is over and written down."""

    finished: FinishedDeal


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded(Event):
    """The last deal of the match has been scored."""
