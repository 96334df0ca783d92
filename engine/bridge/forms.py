"""Forms of play: rubber, Chicago, and a number of duplicate deals.

A form is a frozen value that keeps the score between deals and knows who deals next, who is
vulnerable and when the match is over. Scoring is a part plugged into bridge, not another game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from engine.auction import Contract
from engine.seats import Seat, Side, Vulnerability

from .deal_score import DealScore, score_deal
from .duplicate import board_dealer, board_vulnerability
from .honours import Honours
from .laws import find_law
from .options import BridgeOptions
from .rubber import Rubber


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended: the contract (None: passed out), declarer's tricks, honours held."""

    contract: Contract | None
    tricks: int = 0
    honours: Honours | None = None


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """One line of a form's protocol."""

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    outcome: Outcome
    score: DealScore

    def points_of(self, side: Side) -> int:
        """The duplicate points of the deal for one side."""
        contract = self.outcome.contract
        if contract is None:
            return 0
        return self.score.total if contract.declarer.side is side else -self.score.total


class Form(Protocol):
    """The score between deals."""

    @property
    def name(self) -> str:
        """``rubber``, ``chicago`` or ``duplicate``."""
        ...

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        ...

    @property
    def vulnerable(self) -> Vulnerability:
        """Who is vulnerable in the next deal."""
        ...

    @property
    def deal_number(self) -> int:
        """The number of the next deal, from 1."""
        ...

    @property
    def scored(self) -> tuple[ScoredDeal, ...]:
        """The deals counted so far."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether no further deal is played."""
        ...

    @property
    def totals(self) -> Mapping[Side, int]:
        """Points of both sides so far."""
        ...

    def add(self, outcome: Outcome) -> Form:
        """The form after one more deal."""
        ...


def _scored(form: Form, outcome: Outcome, law: str) -> ScoredDeal:
    contract = outcome.contract
    vulnerable = contract is not None and form.vulnerable.includes(contract.declarer.side)
    score = score_deal(contract, tricks=outcome.tricks, vulnerable=vulnerable, law=law)
    return ScoredDeal(form.deal_number, form.dealer, form.vulnerable, outcome, score)


@dataclass(frozen=True, slots=True)
class RubberForm:
    """A rubber: the deal passes on after every deal, as a rule also after one passed out."""

    sheet: Rubber
    dealer: Seat
    honours_count: bool = True
    redeal_passed_out: bool = False
    deal_number: int = 1
    scored: tuple[ScoredDeal, ...] = ()
    name: str = field(default="rubber", init=False)

    @property
    def vulnerable(self) -> Vulnerability:
        """The sides with a game."""
        return self.sheet.vulnerable

    @property
    def is_over(self) -> bool:
        """Whether the sheet is closed."""
        return self.sheet.is_over

    @property
    def totals(self) -> Mapping[Side, int]:
        """The sheet's columns added up."""
        return self.sheet.totals

    def add(self, outcome: Outcome) -> RubberForm:
        """Write the deal on the sheet and pass the deal on."""
        if outcome.contract is None and self.redeal_passed_out:
            return replace(self, deal_number=self.deal_number + 1)
        honours = outcome.honours if self.honours_count else None
        return replace(
            self,
            sheet=self.sheet.add(outcome.contract, outcome.tricks, honours=honours),
            dealer=self.dealer.left,
            deal_number=self.deal_number + 1,
            scored=(*self.scored, _scored(self, outcome, self.sheet.law)),
        )


@dataclass(frozen=True, slots=True)
class ChicagoForm:
    """Chicago (source 004): four deals, each scored at once; passed out is dealt again."""

    first_dealer: Seat
    law: str = "modern"
    deals: int = 4
    redeal_passed_out: bool = True
    deal_number: int = 1
    scored: tuple[ScoredDeal, ...] = ()
    name: str = field(default="chicago", init=False)

    @property
    def dealer(self) -> Seat:
        """The deal moves clockwise with each counted deal."""
        seat = self.first_dealer
        for _ in range(len(self.scored) % 4):
            seat = seat.left
        return seat

    @property
    def vulnerable(self) -> Vulnerability:
        """Nobody, the dealer's side twice, both; again from the start after four deals."""
        at = len(self.scored) % 4
        if at == 0:
            return Vulnerability.NONE
        return Vulnerability.BOTH if at == 3 else Vulnerability.of(self.dealer.side)

    @property
    def is_over(self) -> bool:
        """Whether all deals have been counted."""
        return len(self.scored) >= self.deals

    @property
    def totals(self) -> Mapping[Side, int]:
        """The points of the side that won each deal, added up."""
        return _added_up(self.scored)

    def add(self, outcome: Outcome) -> ChicagoForm:
        """Count the deal, unless it was passed out and is to be dealt again."""
        after = replace(self, deal_number=self.deal_number + 1)
        if outcome.contract is None and self.redeal_passed_out:
            return after
        return replace(after, scored=(*self.scored, _scored(self, outcome, self.law)))


@dataclass(frozen=True, slots=True)
class DuplicateForm:
    """A number of duplicate boards; a board's number fixes dealer and vulnerability."""

    deals: int
    first_board: int = 1
    law: str = "modern"
    scored: tuple[ScoredDeal, ...] = ()
    numbers: tuple[int, ...] = ()
    """The number of each board, when they do not simply count upwards."""
    name: str = field(default="duplicate", init=False)

    @property
    def deal_number(self) -> int:
        """The board's number."""
        played = len(self.scored)
        if played < len(self.numbers):
            return self.numbers[played]
        return self.first_board + played

    @property
    def dealer(self) -> Seat:
        """By the board's number."""
        return board_dealer(self.deal_number)

    @property
    def vulnerable(self) -> Vulnerability:
        """By the board's number."""
        return board_vulnerability(self.deal_number)

    @property
    def is_over(self) -> bool:
        """Whether all boards have been played."""
        return len(self.scored) >= self.deals

    @property
    def totals(self) -> Mapping[Side, int]:
        """The points of the side that won each board, added up."""
        return _added_up(self.scored)

    def add(self, outcome: Outcome) -> DuplicateForm:
        """Count the board; passed out is worth 0."""
        return replace(self, scored=(*self.scored, _scored(self, outcome, self.law)))


def _added_up(scored: tuple[ScoredDeal, ...]) -> Mapping[Side, int]:
    return {side: sum(max(0, deal.points_of(side)) for deal in scored) for side in Side}


def start_form(options: BridgeOptions) -> Form:
    """The form these options ask for, before the first deal."""
    find_law(options.law)
    if options.form == "rubber":
        redeal = options.passed_out == "redeal"
        return RubberForm(Rubber(options.law), options.first_dealer, options.honours, redeal)
    if options.form == "chicago":
        redeal = options.passed_out != "next"
        return ChicagoForm(options.first_dealer, options.law, options.deals, redeal)
    return DuplicateForm(
        options.deals, options.first_board, options.law, numbers=options.board_numbers
    )
