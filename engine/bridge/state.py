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
from .fairness import fingerprint
from .forms import Form, Outcome
from .options import BridgeOptions
from .requests import Claim


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
    claim: Claim | None = None
    """The claim that ended it, when it was not played to the last card."""
    salt: str = ""

    @property
    def fingerprint(self) -> str:
        """What was shown when the deal began; empty for deals of older logs."""
        return fingerprint(self.hands, self.salt)

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
