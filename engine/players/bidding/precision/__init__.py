"""Precision: a strong artificial 1♣, limited openings, five-card majors, 1NT 13-15.

What follows a limited opening is natural, so those books are shared with the natural system.
"""

from __future__ import annotations

from engine.players.bidding.natural import AGREEMENTS as NATURAL
from engine.players.bidding.natural import GENERAL
from engine.players.bidding.natural.openings import openings as natural_openings
from engine.players.bidding.rules import Book

from .limited import limited_opener_again, responses_to_limited
from .openings import openings
from .strong_club import (
    negative_responder_again,
    responses_to_strong_club,
    strong_club_rebids,
)

_OWN: tuple[Book, ...] = (
    openings,
    responses_to_strong_club,
    strong_club_rebids,
    negative_responder_again,
    responses_to_limited,
    limited_opener_again,
)

TIERS: tuple[tuple[Book, ...], ...] = (
    (*_OWN, *(book for book in NATURAL if book is not natural_openings)),
    GENERAL,
)
"""Precision's own agreements with the natural ones, then natural bidding by strength and fit."""
