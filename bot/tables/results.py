"""What is remembered of a match when it is over: totals, each seat's share, each deal's facts.

A rubber stopped early is settled by the Laws. A match on prepared deals, which somebody may know,
and one in which no deal was finished or nobody sits any more, leave nothing behind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine import Contract, Seat, Side
from engine.bridge import Form, RubberForm, bank_by_seat, whists_by_seat
from engine.bridge.forms import ScoredDeal
from engine.seats import COMPASS

from .occupants import NOBODY, Computer, Human
from .settings import TableSettings
from .table import Status, Table

_NOTHING: Mapping[Seat, int] = dict.fromkeys(COMPASS, 0)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat's share. ``person_id`` is None for a computer."""

    seat: Seat
    person_id: int | None
    points: int
    """The own side's total less the other's."""
    whists: int
    gain: int
    """Virtual points from stake and bank."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal; ``player_id`` is the person who played declarer's cards, if it was a person."""

    number: int
    contract: Contract | None
    player_id: int | None
    tricks: int
    points: int
    """Duplicate points of declarer's side."""

    @property
    def is_made(self) -> bool:
        """Whether a contract was played and made."""
        return self.contract is not None and self.contract.goal.margin(self.tricks) >= 0

    @property
    def is_slam(self) -> bool:
        """Whether a slam was bid and made."""
        return self.is_made and self.contract is not None and self.contract.level >= 6


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that counts."""

    form: str
    law: str
    totals: Mapping[Side, int]
    is_stopped: bool
    stake: int
    bank: int
    seats: tuple[SeatResult, ...]
    deals: tuple[DealResult, ...]


def settled_form(table: Table) -> Form:
    """The form with its last entries: a rubber stopped early gets those of the Laws.

    ValueError without a match.
    """
    if table.match is None:
        raise ValueError("nothing is played")
    form = table.match.state.form
    if isinstance(form, RubberForm) and table.status is Status.STOPPED:
        return replace(form, sheet=form.sheet.stop())
    return form


def result_of(table: Table) -> MatchResult | None:
    """What is to be remembered of a table; None while it is open, and of what does not count."""
    if table.is_open or table.match is None or table.match.options.get("boards"):
        return None
    form = settled_form(table)
    if not form.scored or not table.humans:
        return None
    return MatchResult(
        form=form.name,
        law=table.settings.law,
        totals=dict(form.totals),
        is_stopped=table.status is Status.STOPPED,
        stake=table.settings.stake,
        bank=table.settings.bank,
        seats=tuple(_seat_result(table, seat, form) for seat in COMPASS),
        deals=tuple(_deal_result(table, deal) for deal in form.scored),
    )


def whists_at(form: Form) -> Mapping[Seat, int]:
    """The whists of each seat; only a rubber is settled in whists."""
    return whists_by_seat(form.totals) if form.name == "rubber" else _NOTHING


def gains_at(form: Form, settings: TableSettings) -> Mapping[Seat, int]:
    """The virtual points of each seat from stake and bank."""
    whists, bank = whists_at(form), bank_by_seat(form.totals, settings.bank)
    return {seat: whists[seat] * settings.stake + bank[seat] for seat in COMPASS}


def _seat_result(table: Table, seat: Seat, form: Form) -> SeatResult:
    return SeatResult(
        seat=seat,
        person_id=_person_at(table, seat),
        points=form.totals[seat.side] - form.totals[seat.side.other],
        whists=whists_at(form)[seat],
        gain=gains_at(form, table.settings)[seat],
    )


def _deal_result(table: Table, deal: ScoredDeal) -> DealResult:
    contract = deal.outcome.contract
    return DealResult(
        number=deal.number,
        contract=contract,
        player_id=None if contract is None else _player_of(table, contract),
        tricks=deal.outcome.tricks,
        points=deal.score.total,
    )


def _player_of(table: Table, contract: Contract) -> int | None:
    """Who played declarer's cards: with a computer declarer that may be the human dummy."""
    declarer = table.seats[contract.declarer]
    if isinstance(declarer, Computer) and table.settings.human_declares:
        return _person_at(table, contract.dummy)
    return _person_at(table, contract.declarer)


def _person_at(table: Table, seat: Seat) -> int | None:
    occupant = table.seats[seat]
    if isinstance(occupant, Human) and occupant.person_id != NOBODY:
        return occupant.person_id
    return None
