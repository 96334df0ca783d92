"""Scoring in one place: deals, the rubber's sheet, IMPs. Re-exports only."""

from .deal_score import DealScore, score_deal, trick_points
from .duplicate import IMP_SCALE, board_dealer, board_vulnerability, imps
from .entries import Entry, For, Tally
from .honours import Honours, find_honours
from .laws import CLASSIC, LAWS, MODERN, ScoreLaw, find_law
from .rubber import Rubber, whists

__all__ = [
    "CLASSIC",
    "IMP_SCALE",
    "LAWS",
    "MODERN",
    "DealScore",
    "Entry",
    "For",
    "Honours",
    "Rubber",
    "ScoreLaw",
    "Tally",
    "board_dealer",
    "board_vulnerability",
    "find_honours",
    "find_law",
    "imps",
    "score_deal",
    "trick_points",
    "whists",
]
