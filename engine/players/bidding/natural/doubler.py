"""After my own double: the strong doubler speaks again; running from their doubled 1NT."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def doubler_again(s: Situation) -> Iterator[Rule | None]:
    """I doubled for takeout, partner answered a suit: show a hand too strong for an overcall."""
    if s.we_opened or s.last_mine is None or s.last_mine.kind is not Kind.TAKEOUT_DOUBLE:
        return
    answer = s.last_partner
    if answer is None or (len(s.mine) > 1 and any(x.call != PASS for x in s.mine[:-1])):
        return
    if not s.rho_passed:
        return
    late = 3 if len(s.said) >= 7 and s.said[-5].call == PASS else 0
    stops = " ".join(f"stop{z}" for z in s.their_suits)
    if answer.kind is Kind.ADVANCE and answer.suit:
        yield from _after_a_minimum(s, answer.suit, stops, late)
    elif answer.kind is Kind.ADVANCE_NT:
        for z in "SHDC":
            if z not in s.their_suits:
                yield rule(s.cheapest(z), f"5+{z} 17+", "strong-suit", Force.INVITES)
        yield rule("3N", "18+", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", "16-17", "natural-nt", Force.INVITES)
        yield rule("P", "", "pass")
    elif answer.kind is Kind.ADVANCE_JUMP and answer.suit:
        x = answer.suit
        if x in "HS":
            yield rule(f"4{x}", f"3+{x} p{x}{15 - late}+", "game-raise", Force.SIGN_OFF, x)
        yield rule("3N", f"16+ {stops}", "natural-nt", Force.SIGN_OFF)
        yield rule("P", "", "pass")


def _after_a_minimum(s: Situation, x: str, stops: str, late: int) -> Iterator[Rule | None]:
    """Partner promised nothing: raise with 16, an own suit or no trump shows more."""
    if x in "HS":
        yield rule(f"4{x}", f"4+{x} p{x}22+", "game-raise", Force.SIGN_OFF, x)
        yield rule(s.cheapest(x, 1), f"4+{x} 19-21", "jump-raise", Force.INVITES, x)
    yield rule(s.within(x, 3), f"4+{x} p{x}16+ 15-18", "raise", Force.LIMIT, x)
    for z in "SHDC":
        if z != x and z not in s.their_suits:
            strong = f"5+{z} {17 - late}+ t{18 - late}+"
            yield rule(s.cheapest(z), strong, "strong-suit", Force.INVITES)
    if s.level("N") <= 2:
        yield rule("3N", f"22+ {stops}", "natural-nt", Force.SIGN_OFF)
    yield rule("1N", f"{19 - late}-{20 - late // 2} semi {stops}", "natural-nt", Force.INVITES)
    yield rule("2N", f"19-21 semi {stops}", "natural-nt", Force.INVITES)
    yield rule("P", "", "pass")


def doubler_answers_cue(s: Situation) -> Iterator[Rule | None]:
    """Partner's cue-bid asked my takeout double for a suit."""
    cue = s.last_partner
    if cue is None or cue.kind is not Kind.CUE_BID or s.last_mine is None or not s.rho_passed:
        return
    if s.last_mine.kind is not Kind.TAKEOUT_DOUBLE or s.we_opened:
        return
    theirs = str(cue.call)[1]
    for x in "HS":
        if x not in s.their_suits:
            yield rule(s.within(x, 3, jump=1), f"4+{x} p{x}16+", "jump-raise", Force.LIMIT)
            yield rule(s.cheapest(x), f"4+{x}", "suit-shown", Force.LIMIT)
    yield rule(s.within("N", 3), f"stop{theirs}", "natural-nt", Force.LIMIT)
    for x in "CD":
        if x not in s.their_suits:
            yield rule(s.cheapest(x), f"4+{x}", "suit-shown", Force.LIMIT)
    for x in "SHDC":
        if x not in s.their_suits:
            yield rule(s.cheapest(x), f"3+{x}", "minimum", Force.LIMIT)


def stands_for_penalties(s: Situation) -> Iterator[Rule | None]:
    """Partner doubled for penalties above 1NT and the next hand passed: so do I."""
    bid = s.last_partner
    if bid is None or bid.kind is not Kind.PENALTY_DOUBLE or not s.rho_passed:
        return
    if str(s.last_bid) != "1N":
        yield rule("P", "", "penalty-pass")


def runs_from_doubled_nt(s: Situation) -> Iterator[Rule | None]:
    """Partner doubled their 1NT for penalties and the next hand passed: weak and long, run."""
    bid = s.last_partner
    if bid is None or bid.kind is not Kind.PENALTY_DOUBLE or s.we_opened or len(s.ours) != 1:
        return
    if s.last_bid is None or str(s.last_bid) != "1N" or not s.rho_passed:
        return
    for x in "SHDC":
        yield rule(f"2{x}", f"0-5 5+{x} top{x}", "weak-new-suit", Force.SIGN_OFF)
    for x in "SHDC":
        yield rule(f"2{x}", f"0-5 5+{x}", "weak-new-suit", Force.SIGN_OFF)
    yield rule("P", "", "pass")
