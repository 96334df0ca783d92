"""Calls, auctions and contracts, shared by the games of the bridge family."""

from .auction import Auction
from .calls import (
    ALL_CALLS,
    BIDS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Double,
    Pass,
    Redouble,
    Strain,
)
from .contract import AtLeast, AtMost, Contract, Doubling, Goal

__all__ = [
    "ALL_CALLS",
    "BIDS",
    "DOUBLE",
    "PASS",
    "REDOUBLE",
    "AtLeast",
    "AtMost",
    "Auction",
    "Bid",
    "Call",
    "Contract",
    "Double",
    "Doubling",
    "Goal",
    "Pass",
    "Redouble",
    "Strain",
]
