"""The opponents opened and partner has not acted: overcalls, doubles, two-suiters, balancing."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .combined import contesting_bonus
from .over_preempts import over_a_preempt, unbid_by_them

_NATURAL_ONES = (Kind.OPEN_1,)


def overcalls(s: Situation) -> Iterator[Rule | None]:
    """Our side has only passed; the opponents have bid."""
    if s.opening is None or s.we_opened or s.ours or s.last_bid is None:
        return
    opened = s.said[s.opening]
    balancing = s.said[-1].call == PASS
    if balancing and len([x for x in s.said if x.call != PASS]) > 1:
        yield from _balancing_late(s)
        return
    if opened.kind in (Kind.OPEN_1N, Kind.OVERCALL_1N) and s.last_bid.level <= 2:
        if len([x for x in s.said if x.call != PASS]) == 1:
            yield from _over_one_nt(s)
        else:
            yield from _over_their_conventions(s)
        return
    if not s.said[-1].suit and s.said[-1].call != PASS and s.last_bid.strain.value != "N":
        yield from _over_their_conventions(s)
        return
    level = s.last_bid.level
    if s.last_bid.strain.value == "N" and level >= 2:
        if level == 2:
            yield rule(
                "X", "16+ (goodC 6+C | goodD 6+D | goodH 6+H | goodS 6+S)", "penalty-double"
            )
        yield rule("P", "", "pass")
        return
    if balancing and level == 1:
        yield from _balancing(s)
    elif level == 1 or (level == 2 and not balancing and str(opened.call)[0] == "1"):
        yield from _direct(s)
    else:
        yield from over_a_preempt(s, balancing=balancing)


def _their_suit(s: Situation) -> str:
    """The suit they bid first, or that their artificial opening named."""
    if s.their_suits:
        return s.their_suits[0]
    named = (str(one.call)[1] for one in s.said if one.call != PASS and len(str(one.call)) == 2)
    return next((letter for letter in named if letter in "CDHS"), "C")


def _takeout_shape(s: Situation, least: int = 3) -> str:
    theirs = s.their_suits or ("C",)
    majors = [x for x in unbid_by_them(s) if x in "HS"]
    shape = [f"{least}+{x}" for x in unbid_by_them(s)] + [
        f"0-{2 if len(theirs) == 1 else 3}{theirs[0]}"
    ]
    if len(theirs) >= 2:
        shape = [f"4+{x}" for x in unbid_by_them(s)]
    elif len(majors) == 1:
        shape.append(f"4+{majors[0]}")
    else:
        shape.append("(4S 3-5H | 4H 3-5S | 3S 3H)")
    return " ".join(shape)


def _cue_two_suiters(s: Situation, theirs: str) -> Iterator[Rule | None]:
    if s.level(theirs) == 2:
        if theirs in "CD":
            yield rule(f"2{theirs}", "6+ 5+H 5+S", "michaels", Force.ROUND)
        else:
            other = "S" if theirs == "H" else "H"
            yield rule(f"2{theirs}", f"8+ 5+{other} (5+C | 5+D)", "michaels", Force.ROUND)


def _two_suiters(s: Situation, theirs: str) -> Iterator[Rule | None]:
    yield from _cue_two_suiters(s, theirs)
    lowest = [x for x in "CDHS" if x not in s.their_suits][:2]
    if len(lowest) == 2 and s.can_bid("2N") and s.last_bid is not None and s.last_bid.level == 1:
        a, b = lowest
        yield rule("2N", f"6+ 5+{a} 5+{b}", "unusual-2n", Force.ROUND)


def _direct(s: Situation) -> Iterator[Rule | None]:
    theirs = _their_suit(s)
    responded = len(s.their_suits) >= 2 or str(s.last_bid) == "1N"
    if len(s.their_suits) < 2:
        yield from _two_suiters(s, theirs)
    if not responded:
        yield rule("1N", f"15-18 bal stop{theirs}", "overcall-1n")
        yield rule("2N", f"16-18 bal stop{theirs}", "overcall-2n") if s.level("N") == 2 else None
        yield rule("X", "19+", "takeout-double", Force.ROUND)
    else:
        yield rule("X", f"16+ bal stop{theirs} {_takeout_shape(s)}", "takeout-double", Force.ROUND)
        yield rule("X", "19+", "takeout-double", Force.ROUND)
        both = " ".join(f"5+{z}" for z in unbid_by_them(s)) if len(s.their_suits) > 1 else "12+"
        yield rule("X", f"8+ {both} {_takeout_shape(s)}", "takeout-double", Force.ROUND)
    yield from _weak_jumps(s)
    yield from _suits(s)
    if responded:
        yield rule("X", f"11+ {_takeout_shape(s)}", "takeout-double", Force.ROUND)
    else:
        yield rule("X", f"12+ {_takeout_shape(s)}", "takeout-double", Force.ROUND)
    if len(s.their_suits) == 1:
        three_suits = " ".join(f"3+{x}" for x in unbid_by_them(s))
        yield rule("X", f"13+ {three_suits} 0-1{theirs}", "takeout-double", Force.ROUND)
    if not responded:
        yield rule("X", f"11 {_takeout_shape(s)} 0-1{theirs}", "takeout-double", Force.ROUND)
        yield rule("X", f"17-18 0-4{theirs}", "takeout-double", Force.ROUND)
    yield rule("P", "0-18", "pass")


def _suits(s: Situation, minus: int = 0) -> Iterator[Rule | None]:
    for x in "SHDC":
        if x in s.their_suits:
            continue
        longest = " ".join(
            f"{x}{'>=' if 'CDHS'.index(x) > 'CDHS'.index(z) else '>'}{z}"
            for z in unbid_by_them(s)
            if z != x
        )
        if s.level(x) == 1:
            yield rule(f"1{x}", f"{10 - minus}-18 5+{x} {longest}", "overcall")
            yield rule(f"1{x}", f"{8 - minus}-9 5+{x} good{x} {longest}", "overcall")
            yield rule(f"1{x}", f"{10 - minus}-15 4{x} solid{x}", "overcall")
        elif s.level(x) == 2:
            good = 12 if s.we_are_vulnerable else 11
            yield rule(f"2{x}", f"{good - 1 - minus}-18 6+{x} {longest}", "overcall")
            yield rule(
                f"2{x}", f"{good - minus}-18 5+{x} good{x} {longest} t{13 - minus}+", "overcall"
            )
            yield rule(f"2{x}", f"{9 - minus}-18 6+{x} good{x} {longest}", "overcall")
        elif s.level(x) == 3:
            yield rule(f"3{x}", f"13-18 6+{x} good{x} {longest}", "overcall")


def _weak_jumps(s: Situation) -> Iterator[Rule | None]:
    bad = s.we_are_vulnerable and not s.they_are_vulnerable
    for x in "SHDC":
        if x in s.their_suits:
            continue
        low = 6 if bad else 5
        jump = s.level(x) + 1
        if jump == 2:
            yield rule(f"2{x}", f"{low}-11 6{x} good{x}", "weak-jump")
        yield rule(f"3{x}", f"{low}-11 7{x} good{x}", "weak-jump") if jump <= 3 else None
        yield rule(f"4{x}", f"{low}-10 8+{x}", "weak-jump")


def _balancing(s: Situation) -> Iterator[Rule | None]:
    theirs = _their_suit(s)
    if str(s.last_bid)[1] == "N":
        yield from _over_one_nt(s)
        return
    yield rule("P", f"5+{theirs} 0-15", "pass")
    yield from _cue_two_suiters(s, theirs)
    yield rule("2N", f"19-21 bal stop{theirs}", "overcall-2n")
    yield rule("X", "16+", "takeout-double", Force.ROUND)
    yield rule("1N", f"11-15 bal stop{theirs} 0-4H 0-4S", "balancing-1n")
    for x in unbid_by_them(s):
        jump = s.cheapest(x, 1)
        if jump and jump[0] in "23":
            yield rule(jump, f"12-16 6+{x} good{x}", "strong-jump", Force.INVITES)
    yield from _suits(s, minus=3)
    yield rule("X", f"9+ {_takeout_shape(s)}", "takeout-double", Force.ROUND)
    yield rule("1N", f"10-15 stop{theirs}", "balancing-1n")
    yield rule("X", f"12+ 0-3{theirs}", "takeout-double", Force.ROUND)
    yield rule("P", "", "pass")


def _balancing_late(s: Situation) -> Iterator[Rule | None]:
    """They stopped low and partner has passed throughout: compete when they have a fit."""
    if str(s.last_bid) == "1N":
        for x in "SH":
            if x not in s.their_suits:
                yield rule(f"2{x}", f"{9 - contesting_bonus(s)}-16 6+{x} good{x}", "overcall")
    elif s.last_bid is not None and s.last_bid.level <= 2 and _they_have_a_fit(s):
        yield from _against_a_fit(s, s.last_bid.strain.value)
    yield rule("P", "", "pass")


def _they_have_a_fit(s: Situation) -> bool:
    agreed = any(one.trumps is not None for one in s.said if one.call != PASS)
    return agreed and s.last_bid is not None and s.last_bid.strain.value != "N"


def _against_a_fit(s: Situation, theirs: str) -> Iterator[Rule | None]:
    low = 9 - contesting_bonus(s)
    for x in unbid_by_them(s):
        yield rule(s.within(x, 2), f"5+{x} 0-2{theirs} {low}-16 good{x}", "overcall")
    if len(s.their_suits) == 1:
        yield rule("X", f"{low}-16 {_takeout_shape(s)}", "takeout-double", Force.ROUND)
    highest = 2 if s.we_are_vulnerable else 3
    for x in unbid_by_them(s):
        length = 6 if s.level(x) == 3 else 5
        shows = f"{length}+{x} 0-2{theirs} ({low - 1}-15 good{x} | {low + 1}-15)"
        yield rule(s.within(x, highest), shows, "overcall")


def _over_one_nt(s: Situation) -> Iterator[Rule | None]:
    """Over their 1NT: double for penalties, 2♣ one suit, 2♦ majors, 2M that and a minor."""
    bad = 1 if s.we_are_vulnerable else 0
    if not s.i_passed:
        yield rule("X", "16+ bal", "penalty-double")
        yield rule("X", "17+", "penalty-double")
    yield rule("2D", f"{9 + bad}+ 5+H 5+S", "cappelletti-majors", Force.ROUND)
    for major in "HS":
        yield rule(f"2{major}", f"{9 + bad}+ 5+{major} (5+C | 5+D)", "cappelletti-two-suits")
    yield rule("2D", f"{11 + bad}+ 4+H 4+S (5+H | 5+S)", "cappelletti-majors", Force.ROUND)
    for x in "SHDC":
        yield rule(f"3{x}", f"8-14 7+{x} good{x}", "weak-jump")
        yield rule(f"3{x}", f"8-13 6+{x} solid{x}", "weak-jump")
    for x in "SHDC":
        yield rule("2C", f"{9 + bad}-16 6+{x}", "cappelletti-one-suit", Force.ROUND)
    yield rule("P", "0-17", "pass")


def _over_their_conventions(s: Situation) -> Iterator[Rule | None]:
    """They made an artificial bid: double shows the suit bid."""
    theirs = str(s.last_bid)[1]
    if theirs != "N" and s.said[-1].call != PASS:
        low = 9 if (s.last_bid.level if s.last_bid else 7) <= 3 else 5
        yield rule("X", f"{low}-17 5+{theirs} good{theirs}", "lead-directing-double")
        yield rule("X", f"5-17 6+{theirs}", "lead-directing-double") if low == 5 else None
    if s.last_bid is not None and s.last_bid.level <= 2:
        for x in "SHDC":
            if (
                x != theirs
                and x not in s.their_suits
                and s.level(x) <= 2
                and s.said[-1].call != PASS
            ):
                yield rule(s.cheapest(x), f"11-16 6+{x} good{x}", "overcall")
            if x != theirs and s.level(x) <= 3:
                yield rule(f"3{x}", f"7-12 7+{x} good{x}", "weak-jump")
    yield rule("P", "", "pass")
