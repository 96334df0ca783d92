"""The frozen state of a bridge match: its form, the deal being played, the deals finished."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.auction import Auction, Contract
from engine.hands import Hand
from engine.seats import Seat, Vulnerability
from engine.tricks import Played

from .deal import Deal
from .deal_score import DealScore
from .forms import Form, Outcome
from .options import BridgeOptions


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over: everything about it is public."""

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    hands: Mapping[Seat, Hand]
    auction: Auction
    played: tuple[Played, ...]
    outcome: Outcome
    score: DealScore

    @property
    def contract(self) -> Contract | None:
        """The contract, or None when it was passed out."""
        return self.outcome.contract


@dataclass(frozen=True, slots=True)
class BridgeState:
    """Between deals ``deal`` is None and chance is to deal."""

    options: BridgeOptions
    form: Form
    deal: Deal | None = None
    finished: tuple[FinishedDeal, ...] = ()
