"""I opened, they overcalled and partner passed: reopening, and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def opener_reopens(s: Situation) -> Iterator[Rule | None]:
    """I opened one of a suit, the next hand overcalled, partner and right hand passed."""
    if not s.i_opened or len(s.ours) != 1 or s.ours[0].kind is not Kind.OPEN_1:
        return
    if s.last_bid is None or s.we_bid_last or len(s.said) < 4:
        return
    x = str(s.ours[0].call)[1]
    theirs = s.last_bid.strain.value
    if (
        s.rho_passed
        and s.last_partner is not None
        and s.last_partner.call == PASS
        and s.doubled == PASS
    ):
        yield from _reopening(s, x, theirs)
    elif not s.rho_passed and s.last_partner is not None and s.last_partner.call == PASS:
        yield from _competing_alone(s, x, theirs)


def _reopening(s: Situation, x: str, theirs: str) -> Iterator[Rule | None]:
    level = s.last_bid.level if s.last_bid else 1
    if theirs == "N":
        yield rule(s.cheapest(x), f"6+{x} 14+", "rebid") if level == 1 else None
        yield rule("P", "", "pass")
        return
    if level == 1:
        yield rule("2N", f"18-19 bal stop{theirs}", "rebid-2n", Force.INVITES)
        yield rule("1N", f"18-19 bal stop{theirs}", "rebid-1n", Force.LIMIT)
    if level <= 3:
        shape = f"0-{2 if level <= 2 else 1}{theirs}"
        low = {1: 11, 2: 12}.get(level, 15)
        yield rule("X", f"{low}+ {shape} 0-5{x}", "reopening-double", Force.ROUND)
        yield rule("X", f"17+ 0-3{theirs}", "reopening-double", Force.ROUND)
    if level <= 2:
        yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
        for z in "CDHS":
            if z not in (x, theirs) and s.level(z) <= 2:
                yield rule(s.cheapest(z), f"4+{z} 5+{x} 0-16", "second-suit", Force.LIMIT)
    yield rule("P", "", "pass")


def _competing_alone(s: Situation, x: str, theirs: str) -> Iterator[Rule | None]:
    level = s.last_bid.level if s.last_bid else 1
    if theirs != x and level <= 2 and theirs != "N":
        short = " ".join(f"3+{z}" for z in "CDHS" if z not in (x, theirs))
        yield rule("X", f"12+ 0-1{theirs} {short} 4+{x}", "takeout-double", Force.ROUND)
        yield rule("X", f"16+ 0-2{theirs} 0-5{x}", "takeout-double", Force.ROUND)
        yield rule("X", "19+", "takeout-double", Force.ROUND)
    if theirs != x and level == 3 and theirs != "N":
        support = " ".join(f"3+{z}" for z in "SH" if z not in (x, *s.their_suits))
        yield rule("X", f"17+ 0-2{theirs} {support}", "takeout-double", Force.ROUND)
    if level <= 2:
        yield rule(s.cheapest(x), f"6+{x} {14 if s.level(x) == 2 else 16}+", "rebid", Force.LIMIT)
    for z in "CDHS":
        if z not in s.their_suits and z != x and s.level(z) <= 2:
            yield rule(s.cheapest(z), f"5+{z} 5+{x} 14+", "second-suit", Force.LIMIT)
    yield rule("P", "", "pass")


def responder_to_reopening(s: Situation) -> Iterator[Rule | None]:
    """Partner opened and reopened with a double; I had passed."""
    bid = s.last_partner
    if bid is None or bid.kind is not Kind.REOPENING_DOUBLE or not s.rho_passed:
        return
    theirs = str(s.last_bid)[1]
    if theirs == "N":
        return
    level = s.last_bid.level if s.last_bid else 1
    x = s.partner_suits[0] if s.partner_suits else ""
    yield rule("P", f"4+{theirs} good{theirs} {7 if level == 1 else 6}+", "penalty-pass")
    yield rule("P", f"5+{theirs} 5+", "penalty-pass")
    others = [z for z in "SHDC" if z not in (x, theirs)]
    for z in others:
        yield rule(s.cheapest(z, 1), f"5+{z} 9-11", "advance-jump", Force.INVITES)
    for z in others:
        length = 4 if s.level(z) == 1 else 5
        yield rule(s.cheapest(z), f"{length}+{z} 0-10", "advance", Force.LIMIT)
    if x:
        yield rule(s.cheapest(x), f"3+{x}", "preference", Force.LIMIT, x if x in "HS" else None)
    for z in others:
        yield rule(s.cheapest(z), f"4+{z}", "advance", Force.LIMIT)
    yield rule(s.within("N", 2), f"stop{theirs}", "natural-nt")
    if x:
        yield rule(s.cheapest(x), "", "preference", Force.LIMIT)


def opener_after_reopening(s: Situation) -> Iterator[Rule | None]:
    """I reopened with a double and partner answered: go on only with much more."""
    answer, mine = s.last_partner, s.last_mine
    if (
        answer is None
        or mine is None
        or mine.kind is not Kind.REOPENING_DOUBLE
        or not s.rho_passed
    ):
        return
    if not answer.suit or answer.force is Force.INVITES:
        return
    y, x = answer.suit, s.my_suits[0] if s.my_suits else ""
    stops = " ".join(f"stop{z}" for z in s.their_suits)
    if y in "HS" and s.level(y) <= 3:
        yield rule(f"4{y}", f"4+{y} p{y}21+", "game-raise", Force.SIGN_OFF, y)
        yield rule(f"3{y}", f"4+{y} p{y}17-20", "limit-raise", Force.INVITES, y)
    if s.level("N") <= 3:
        yield rule("3N", f"21+ {stops}", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"19-20 {stops}", "natural-nt", Force.INVITES)
    if x and s.level(x) <= 3:
        yield rule(
            s.cheapest(x, 1) if s.level(x) == 2 else s.cheapest(x),
            f"6+{x} 17+",
            "jump-rebid",
            Force.INVITES,
        )
    yield rule("P", "", "pass")
