"""Settling a rubber between four people: whists, a stake on them, or a bank (RULES 1.2).

Source 001: each partner wins the whists from one opponent; decided: from the one on his left.
Source 000: the bank is shared by the winning pair; all four have put in a quarter each. Stakes and
banks are virtual points, never money.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.seats import COMPASS, Seat, Side

from .rubber import whists


@dataclass(frozen=True, slots=True)
class Debt:
    """One loser owes one winner this many whists."""

    loser: Seat
    winner: Seat
    whists: int


def debts(totals: Mapping[Side, int]) -> tuple[Debt, ...]:
    """Who owes whom after a rubber: two debts, or none when it is less than half a whist."""
    won = whists(totals)
    winner = max(Side, key=lambda side: won[side])
    if not won[winner]:
        return ()
    return tuple(Debt(seat.left, seat, won[winner]) for seat in winner.seats)


def whists_by_seat(totals: Mapping[Side, int]) -> Mapping[Seat, int]:
    """What each of the four wins (loses, when negative); the four add up to 0."""
    account = dict.fromkeys(COMPASS, 0)
    for debt in debts(totals):
        account[debt.winner] += debt.whists
        account[debt.loser] -= debt.whists
    return account


def bank_by_seat(totals: Mapping[Side, int], bank: int) -> Mapping[Seat, int]:
    """What each of the four gains from a bank of ``bank`` points, the own quarter taken off.

    Nothing when the totals are equal. ValueError unless the bank can be quartered.
    """
    if bank < 0 or bank % 4:
        raise ValueError("four put in equal parts")
    if totals[Side.NS] == totals[Side.EW]:
        return dict.fromkeys(COMPASS, 0)
    winner = max(Side, key=lambda side: totals[side])
    return {seat: bank // 4 if seat.side is winner else -bank // 4 for seat in COMPASS}
