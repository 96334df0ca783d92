"""The opponents hold the contract and our side has bid: raise, double, or let them play.

Raises go to the level of the trumps held together, with a little strength, more when vulnerable.
The score counts: what would be game for them with their part-score is contested on less, a double
that would lift them into game needs more.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .combined import (
    contesting_bonus,
    doubling_margin,
    fit_length,
    partner_range,
    shown_length,
    stops_needed,
)


def compete(s: Situation) -> Iterator[Rule | None]:
    """The opponents hold the contract and our side has bid."""
    if not s.ours or s.last_bid is None or s.we_bid_last:
        return
    theirs, level = s.last_bid.strain.value, s.last_bid.level
    if theirs == "N" and level >= 4:
        yield rule("P", "", "pass")
        return
    doubled = s.last_partner is not None and s.last_partner.kind is Kind.COMPETITIVE_DOUBLE
    if doubled and s.rho_passed and theirs != "N":
        yield from _answer_competitive_double(s, theirs, level)
        return
    low, high = partner_range(s)
    fits = [
        x for x in "SHDC" if x not in s.their_suits and shown_length(s, x) >= 3 and s.level(x) <= 5
    ]
    takeout = _doubles_for_takeout(s, theirs, level)
    if not takeout:
        yield from _penalties(s, theirs, level, low)
    yield from _games(s, fits, max(0, 25 - low))
    for x in fits:
        yield from _by_total_trumps(s, x, low, high)
    if takeout:
        need = {1: 21, 2: 22, 3: 23}[level] - contesting_bonus(s)
        shows = f"{max(6, need - low)}+ 0-{2 if level < 3 else 1}{theirs}"
        yield rule("X", shows, "competitive-double", Force.ROUND)
    for x in s.my_suits:
        yield from _own_suit(s, x, low)
    yield rule("P", "", "pass")


def _doubles_for_takeout(s: Situation, theirs: str, level: int) -> bool:
    """Whether a double reopens: they stopped low in a suit; we have neither fit nor no trump."""
    if not s.rho_passed or level > 3 or theirs == "N" or s.agreed or s.doubled != PASS:
        return False
    return not any(str(one.call)[1:] == "N" for one in s.ours)


def _games(s: Situation, fits: list[str], need: int) -> Iterator[Rule | None]:
    for x in fits:
        if x in "HS" and s.level(x) <= 4:
            shows = f"{fit_length(s, x)}+{x} p{x}{need}+"
            yield rule(f"4{x}", shows, "game-raise", Force.SIGN_OFF, x)
    if s.last_bid is not None and s.last_bid.strain.value != "N":
        yield rule("3N", f"{need}+ {stops_needed(s)}", "natural-nt", Force.SIGN_OFF)


def _own_suit(s: Situation, x: str, low: int) -> Iterator[Rule | None]:
    """Repeat a suit that is longer than partner can know."""
    if x in "HS" and s.level(x) <= 4 and low >= 6:
        yield rule(f"4{x}", f"8+{x} 7+", "game-raise", Force.SIGN_OFF)
        yield rule(f"4{x}", f"7+{x} t13+", "game-raise", Force.SIGN_OFF)
        yield rule(f"4{x}", f"6+{x} good{x} t{max(13, 26 - low)}+", "game-raise", Force.SIGN_OFF)
    if s.last_partner is not None and s.last_partner.force.binds:
        return
    if s.level(x) == 3:
        yield rule(f"3{x}", f"7+{x} good{x} t{max(8, 19 - low)}+", "rebid", Force.LIMIT)
    known = s.m.lengths["CDHS".index(x)][0]
    shows = f"{max(6, known + 1)}+{x} good{x} {max(0, 18 - low)}+"
    yield rule(s.within(x, 2 if known < 6 else 3), shows, "rebid", Force.LIMIT)


def _answer_competitive_double(s: Situation, theirs: str, level: int) -> Iterator[Rule | None]:
    """Partner reopened with a double, short in their suit: pass with length, else choose."""
    yield rule("P", f"4+{theirs} top{theirs}", "penalty-pass")
    if level >= 2:
        yield rule("P", f"5+{theirs}", "penalty-pass")
    for x in s.partner_suits:
        yield rule(s.cheapest(x), f"3+{x}", "preference", Force.LIMIT, x if x in "HS" else None)
    for x in s.my_suits:
        yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
    for x in s.unbid:
        if s.level(x) <= 3:
            yield rule(s.cheapest(x), f"4+{x}", "new-suit", Force.LIMIT)
    for x in s.partner_suits:
        yield rule(s.cheapest(x), f"2{x}", "preference", Force.LIMIT)
    if s.level("N") <= 2:
        yield rule(s.cheapest("N"), f"stop{theirs}", "natural-nt", Force.LIMIT)
    for x in s.my_suits:
        yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.LIMIT)
    yield rule("P", "", "penalty-pass")


def _penalties(s: Situation, theirs: str, level: int, low: int) -> Iterator[Rule | None]:
    if s.doubled != PASS:
        return
    need = {1: 27, 2: 25, 3: 24, 4: 23, 5: 22, 6: 22, 7: 20}[level] + doubling_margin(
        s, level, theirs
    )
    if theirs == "N":
        yield (
            rule("X", f"{max(8, need - 1 - low)}+", "penalty-double")
            if level >= 1 and low >= 6
            else None
        )
        return
    trumps = {1: 5, 2: 4, 3: 4, 4: 3}.get(level, 2)
    yield rule("X", f"{trumps}+{theirs} top{theirs} {max(7, need - low)}+", "penalty-double")
    if level >= 4:
        yield rule("X", f"{max(9, need + 2 - low)}+ 0-4{s.agreed or theirs}", "penalty-double")


def _by_total_trumps(s: Situation, x: str, low: int, high: int) -> Iterator[Rule | None]:
    """Bid to the level of our trumps, with a little strength, less when vulnerable."""
    level = s.level(x)
    trumps = level + 6
    mine = max(2, trumps - shown_length(s, x))
    mine_bid = s.m.lengths["CDHS".index(x)][0]
    if mine <= mine_bid and x == s.agreed and level >= 3:
        mine = mine_bid + 1
    middle = (low + min(high, low + 6)) // 2
    points = {1: 14, 2: 17, 3: 19, 4: 21, 5: 24}.get(level, 30) + (1 if s.we_are_vulnerable else 0)
    points -= contesting_bonus(s)
    if level <= 3 or (level == 4 and x in "HS"):
        yield rule(
            s.cheapest(x),
            f"{mine}+{x} p{x}{max(0, points - middle)}+",
            "compete",
            Force.SIGN_OFF,
            x,
        )
        yield (
            rule(s.cheapest(x), f"{mine + 1}+{x}", "compete", Force.SIGN_OFF, x)
            if level <= 3 and low >= 6
            else None
        )
