"""When a player must not pass."""

from __future__ import annotations

from engine.auction import PASS, Bid

from .kinds import ARTIFICIAL, ASKS
from .rules import reaches_game
from .situation import Situation


def must_call(s: Situation) -> bool:
    """Whether partner's forcing call, or a game force of our side, forbids a pass now."""
    partner = s.last_partner
    if partner is None or s.last_bid is None or (partner.call == PASS and not s.rho_passed):
        return False
    asked = partner.kind in ASKS and not isinstance(s.said[-1].call, Bid)
    if s.last_bid.level >= 6:
        return asked and s.last_bid.level == 6
    if asked or _stranded(s):
        return True
    return s.rho_passed and (partner.force.binds or _below_a_promised_game(s))


def _below_a_promised_game(s: Situation) -> bool:
    """Our side has forced to game, has not reached it, and a pass could end the auction."""
    if s.last_bid is None or s.last_partner is None or not is_game_forced(s):
        return False
    return (s.last_partner.call == PASS or s.we_bid_last) and not reaches_game(s.last_bid)


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
