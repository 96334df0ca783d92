"""When a player must not pass."""

from __future__ import annotations

from engine.auction import PASS, Bid

from .kinds import ARTIFICIAL, ASKS, Kind
from .rules import Force, reaches_game
from .situation import Situation


def must_call(s: Situation) -> bool:
    """Whether partner's forcing call, or a game force of our side, forbids a pass now."""
    partner = s.last_partner
    if partner is None or s.last_bid is None or (partner.call == PASS and not s.rho_passed):
        return False
    if s.last_bid.level >= 6:
        return partner.kind in ASKS and s.we_bid_last and s.last_bid.level == 6
    if _stranded(s):
        return True
    if partner.kind in ASKS and s.said[-1].call.__class__ is not Bid:
        return True
    if not s.rho_passed:
        return False
    if partner.force.binds:
        return True
    passes_end = partner.call == PASS or s.we_bid_last
    return passes_end and s.game_forced[s.me % 2] and not reaches_game(s.last_bid)


def _stranded(s: Situation) -> bool:
    """My artificial bid is about to become the contract: everyone has passed or doubled it."""
    mine = s.last_mine
    if mine is None or s.last_bidder != s.me or not s.rho_passed or mine.call != s.last_bid:
        return False
    suit = s.last_bid.strain.value if s.last_bid else "N"
    known = suit != "N" and s.m.lengths["CDHS".index(suit)][0] >= 4
    return mine.kind in ARTIFICIAL and mine.force.binds and not known


def is_game_forced(s: Situation) -> bool:
    """Whether our side has promised to reach game."""
    return s.game_forced[s.me % 2]


def takeout_to_answer(s: Situation) -> bool:
    """Whether partner doubled for takeout and the next hand passed."""
    partner = s.last_partner
    return (
        partner is not None
        and s.rho_passed
        and partner.kind in (Kind.TAKEOUT_DOUBLE, Kind.NEGATIVE_DOUBLE, Kind.REOPENING_DOUBLE)
        and partner.force is Force.ROUND
    )
