"""Duplicate bridge: what a board's number fixes, and the IMP scale (Laws 2 and 78; RULES 1.5)."""

from __future__ import annotations

from bisect import bisect_right

from engine.seats import COMPASS, Seat, Vulnerability

_N, _NS, _EW, _ALL = (
    Vulnerability.NONE,
    Vulnerability.NS,
    Vulnerability.EW,
    Vulnerability.BOTH,
)
_VULNERABLE = (_N, _NS, _EW, _ALL, _NS, _EW, _ALL, _N, _EW, _ALL, _N, _NS, _ALL, _N, _NS, _EW)

IMP_SCALE = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300,
    1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The least difference of points that earns 1, 2, … 24 IMPs."""


def board_dealer(number: int) -> Seat:
    """Who deals board ``number`` (from 1)."""
    return COMPASS[(number - 1) % 4]


def board_vulnerability(number: int) -> Vulnerability:
    """Who is vulnerable on board ``number`` (from 1); repeats every sixteen boards."""
    return _VULNERABLE[(number - 1) % 16]


def board_like(dealer: Seat, vulnerable: Vulnerability, wanted: int | None = None) -> int:
    """A board's number that fixes this dealer and this vulnerability: ``wanted`` if it does."""
    if wanted is not None and wanted >= 1 and _fits(wanted, dealer, vulnerable):
        return wanted
    return next(number for number in range(1, 17) if _fits(number, dealer, vulnerable))


def _fits(number: int, dealer: Seat, vulnerable: Vulnerability) -> bool:
    return board_dealer(number) is dealer and board_vulnerability(number) is vulnerable


def imps(difference: int) -> int:
    """International match points for a difference of points, with its sign."""
    won = bisect_right(IMP_SCALE, abs(difference))
    return won if difference >= 0 else -won
