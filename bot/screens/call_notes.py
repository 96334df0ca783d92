"""Explanations of calls for the pictures: alerts on the table, all meanings on the auction page.

A call is explained by the table's system. On the table only conventional calls of a side with a
computer are: a computer bids by the system, and hears partner's calls by it; two people may have
agreements of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.tables import Computer, Table
from bot.texts import Texts
from engine import Seat
from engine.auction import PASS
from engine.bridge import BridgeView, Phase

from .meanings import call_meaning

if TYPE_CHECKING:
    from engine.players.bidding import Meaning

NO_NOTES: Mapping[int, str] = MappingProxyType({})


def alerts(table: Table, view: BridgeView, texts: Texts) -> Mapping[int, str]:
    """While the auction runs: what calls mean that do not mean what they name, by their index."""
    if view.phase is not Phase.AUCTION:
        return NO_NOTES
    return {
        index: call_meaning(meaning, texts)
        for index, seat, meaning in _said(table, view)
        if meaning.is_conventional and _has_computer(table, seat)
    }


def explanations(table: Table, view: BridgeView, texts: Texts) -> Mapping[int, str]:
    """What every call but a pass means, by its index in the auction."""
    return {
        index: call_meaning(meaning, texts)
        for index, _, meaning in _said(table, view)
        if view.auction.calls[index] != PASS
    }


def _said(table: Table, view: BridgeView) -> Iterator[tuple[int, Seat, Meaning]]:
    if not view.auction.calls:
        return
    from engine.players import meanings_of

    meanings = meanings_of(view, table.settings.system)
    for index, ((seat, _), meaning) in enumerate(zip(view.auction, meanings, strict=True)):
        yield index, seat, meaning


def _has_computer(table: Table, seat: Seat) -> bool:
    return any(isinstance(table.seats[one], Computer) for one in (seat, seat.partner))
