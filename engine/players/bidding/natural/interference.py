"""Partner opened, the next hand interfered: raises, negative doubles, cue-bids, redoubles."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .notrump import NoTrump


def over_interference(s: Situation) -> Iterator[Rule | None]:
    """My first call after partner's opening and an intervening call."""
    opened = s.last_partner
    if not s.partner_opened or opened is None or len(s.ours) != 1 or s.rho_passed:
        return
    if s.last_rho is None:
        return
    over = str(s.last_rho.call)
    if opened.kind is Kind.OPEN_1:
        x = str(opened.call)[1]
        if over == "X":
            yield from _over_a_double(x, passed=s.i_passed)
        elif s.last_rho.kind in (Kind.MICHAELS, Kind.UNUSUAL_2N):
            yield from _over_two_suits(s, x)
        elif over[1] == "N":
            yield from _over_their_nt(s, x)
        else:
            yield from _over_a_suit(s, x, over[1])
    elif opened.kind is Kind.OPEN_1N and over not in ("X", "2C"):
        yield from _our_nt_disturbed(s, over[1])
    elif opened.kind in (Kind.WEAK_TWO, Kind.PREEMPT):
        yield from _our_preempt_disturbed(s, str(opened.call)[1])
    elif opened.kind is Kind.STRONG_2C:
        yield from _our_strong_two_disturbed(s)


def _over_a_double(x: str, *, passed: bool) -> Iterator[Rule | None]:
    major = x in "HS"
    if major:
        yield rule(f"4{x}", f"5+{x} 0-9", "preemptive-raise", Force.SIGN_OFF, x)
        yield rule("2N", f"4+{x} p{x}10+", "truscott", Force.ROUND, x)
        yield rule(f"3{x}", f"4+{x} p{x}4-9", "preemptive-raise", Force.SIGN_OFF, x)
        yield rule("XX", "10+", "redouble", Force.LIMIT)
        yield rule(f"2{x}", f"3+{x} p{x}5-9", "raise", Force.LIMIT, x)
    else:
        yield rule("XX", "10+ 0-4H 0-4S" if not passed else "10+", "redouble", Force.LIMIT)
    for z in "SHD":
        if "CDHS".index(z) > "CDHS".index(x):
            yield rule(
                f"1{z}",
                f"6+ {'5+' if major else '4+'}{z} {'S>=H' if z == 'S' else ''}",
                "response",
                Force.ROUND,
            )
            yield rule(f"1{z}", f"6+ 4+{z}", "response", Force.ROUND)
    if not major:
        yield rule(f"3{x}", f"5+{x} 3-8 !bal", "preemptive-raise", Force.SIGN_OFF, x)
        yield rule(f"2{x}", f"{5 if x == 'C' else 4}+{x} 5-9", "raise", Force.LIMIT, x)
    for z in "HDC":
        if "CDHS".index(z) < "CDHS".index(x):
            yield rule(f"2{z}", f"5-9 6+{z}", "weak-new-suit", Force.LIMIT)
            yield rule(f"2{z}", f"7-9 5+{z} good{z}", "weak-new-suit", Force.LIMIT)
    yield rule("XX", "10+", "redouble", Force.LIMIT)
    yield rule("1N", "6-9", "response-1n", Force.LIMIT)
    yield rule("P", "0-9", "pass")


def _over_two_suits(s: Situation, x: str) -> Iterator[Rule | None]:
    """Double shows values; raises and free bids stay natural."""
    shown = [z for z in "CDHS" if s.shown[s.rho].lengths["CDHS".index(z)][0] >= 4]
    if s.level(x) <= 3:
        cheap_cue = next((s.cheapest(z) for z in shown if z != x and s.level(z) <= 3), None)
        yield rule(cheap_cue, f"3+{x} p{x}11+", "cue-raise", Force.ROUND, x)
        yield rule(s.cheapest(x), f"3+{x} p{x}7-10", "raise", Force.LIMIT, x)
    if x in "HS":
        yield rule(f"4{x}", f"5+{x} 0-10", "preemptive-raise", Force.SIGN_OFF, x)
    yield rule("X", "10+", "values-double", Force.LIMIT)
    for z in "CDHS":
        if z != x and z not in shown and s.level(z) <= 3:
            yield rule(s.cheapest(z), f"8-12 6+{z}", "new-suit", Force.LIMIT)
    yield rule("P", "0-9", "pass")


def _over_their_nt(s: Situation, x: str) -> Iterator[Rule | None]:
    yield rule("X", "9+", "penalty-double")
    major = x in "HS"
    if major:
        yield rule(f"4{x}", f"5+{x} 0-8", "preemptive-raise", Force.SIGN_OFF, x)
        yield rule(f"3{x}", f"4+{x} p{x}6-9", "preemptive-raise", Force.SIGN_OFF, x)
    yield rule(f"2{x}", f"{3 if major else 5}+{x} p{x}5-9", "raise", Force.LIMIT, x)
    for z in "SHDC":
        if z != x and s.level(z) == 2:
            yield rule(f"2{z}", f"5-8 6+{z}", "weak-new-suit", Force.LIMIT)
    yield rule("P", "0-8", "pass")


def _over_a_suit(s: Situation, x: str, theirs: str) -> Iterator[Rule | None]:
    level = s.last_bid.level if s.last_bid else 1
    others = [z for z in "SHDC" if z not in (x, theirs)]
    majors = [z for z in others if z in "HS"]
    yield from _raises(s, x, theirs, level)
    if level == 1 and len(majors) == 2:
        yield rule("X", "6+ 4+H 4+S 0-4H", "negative-double", Force.ROUND)
    for z in majors:
        yield from _new_major(s, z, theirs, level)
    yield from _negative_doubles(s, majors, others, level)
    for z in others:
        yield _new_suit(s, z)
    yield from _no_trump(theirs, level)
    if x in "CD" and level == 1:
        yield rule(f"2{x}", f"4+{x} 6-10", "raise", Force.LIMIT, x)
    for z in others:
        if z in "CD" and s.level(z) == 2:
            yield rule(f"2{z}", f"11+ 4+{z}", "two-over-one", Force.ROUND)
    if level <= 2:
        yield rule("X", "11+", "negative-double", Force.ROUND)
    for z in others:
        if s.level(z) == 2 and level == 1:
            yield rule(f"3{z}", f"4-8 7+{z}", "weak-jump", Force.LIMIT)
    yield rule("P", "0-13", "pass")


def _new_major(s: Situation, z: str, theirs: str, level: int) -> Iterator[Rule | None]:
    """At the one level four cards in hearts, five spades unless they bid diamonds or clubs."""
    cheap = s.level(z)
    if cheap == 1 and z == "S":
        yield rule("1S", "6+ 5+S S>=H", "response", Force.ROUND)
        if theirs != "H":
            yield rule("1S", "6+ 4+S 0-3H", "response", Force.ROUND)
    elif cheap == 1:
        yield rule("1H", "6+ 5+H", "response", Force.ROUND)
        yield rule("1H", "6+ 4+H 0-3S", "response", Force.ROUND)
    elif cheap == 2:
        yield rule(f"2{z}", f"(10+ | 8+ t11+) 5+{z}", "two-over-one", Force.ROUND)
    elif cheap == 3 and level == 3:
        yield rule(f"3{z}", f"11+ 5+{z}", "two-over-one", Force.ROUND)


def _new_suit(s: Situation, z: str) -> Rule | None:
    cheap = s.level(z)
    if z in "CD" and cheap == 1:
        return rule(f"1{z}", f"6+ 4+{z} 0-3H 0-3S", "response", Force.ROUND)
    if z in "CD" and cheap == 2:
        return rule(f"2{z}", f"10+ 5+{z}", "two-over-one", Force.ROUND)
    if cheap == 3:
        return rule(f"3{z}", f"12+ 6+{z}", "two-over-one", Force.GAME)
    return None


def _raises(s: Situation, x: str, theirs: str, level: int) -> Iterator[Rule | None]:
    cue = s.within(theirs, 3)
    if x in "HS":
        yield rule(f"4{x}", f"5+{x} 0-10", "preemptive-raise", Force.SIGN_OFF, x)
        yield rule(cue, f"4+{x} p{x}13+", "cue-raise", Force.ROUND, x)
        yield rule(cue, f"3+{x} p{x}13+", "cue-raise", Force.ROUND, x)
        if cue is None and s.level(x) <= 4:
            yield rule(f"4{x}", f"3+{x} p{x}11+", "game-raise", Force.SIGN_OFF, x)
        if s.level(x) == 2:
            yield rule(f"3{x}", f"3+{x} p{x}10-12", "limit-raise", Force.INVITES, x)
            yield rule(f"2{x}", f"3+{x} p{x}6-9", "raise", Force.LIMIT, x)
        elif s.level(x) == 3:
            yield rule(f"3{x}", f"3+{x} p{x}8-12", "raise", Force.LIMIT, x)
            if level <= 2:
                yield rule(f"3{x}", f"4+{x} p{x}7-12", "raise", Force.LIMIT, x)
    else:
        long = 5 if x == "C" else 4
        if s.level(x) == 2 and level == 1:
            yield rule(cue, f"{long}+{x} 13+ 0-3H 0-3S", "cue-raise", Force.ROUND, x)
            unbalanced = f"(!bal | !stop{theirs} | 11-12 6+{x})"
            shows = f"{long}+{x} 10-12 0-3H 0-3S {unbalanced}"
            yield rule(f"3{x}", shows, "limit-raise", Force.INVITES, x)
            yield rule(f"2{x}", f"{long}+{x} 6-9 0-3H 0-3S !bal", "raise", Force.LIMIT, x)
        elif s.level(x) == 2:
            yield rule(f"3{x}", f"5+{x} 10-12 0-3H 0-3S", "limit-raise", Force.INVITES, x)
            yield rule(f"2{x}", f"4+{x} 6-9 0-3H 0-3S", "raise", Force.LIMIT, x)
        elif s.level(x) == 3:
            yield rule(f"3{x}", f"5+{x} 8-11 0-3H 0-3S", "raise", Force.LIMIT, x)


def _negative_doubles(
    s: Situation, majors: list[str], others: list[str], level: int
) -> Iterator[Rule | None]:
    low = {1: 6, 2: 8, 3: 9}.get(level, 10)
    if level == 1 and len(majors) == 2 and str(s.last_bid) == "1D":
        yield rule("X", f"{low}+ 4+H 4+S", "negative-double", Force.ROUND)
    elif level <= 4 and majors:
        if len(majors) == 2:
            yield rule("X", f"{low}+ 4+S 3+H", "negative-double", Force.ROUND)
            yield rule("X", f"{low}+ 4+H 3+S", "negative-double", Force.ROUND)
            yield rule("X", f"{low + 2}+ (4+S | 4+H)", "negative-double", Force.ROUND)
        else:
            z = majors[0]
            exact = "4" if level == 1 and s.level(z) == 1 else "4+"
            yield rule("X", f"{low}+ {exact}{z}", "negative-double", Force.ROUND)
    elif level <= 4:
        minors = " ".join(f"4+{z}" for z in others if z in "CD")
        no_trump = f"(!bal | !stop{str(s.last_bid)[1]} | 11+)"
        yield rule("X", f"{low}+ {minors} {no_trump}", "negative-double", Force.ROUND)
    if level >= 2:
        for z in others:
            yield rule(s.within(z, 3), f"12+ 6+{z}", "two-over-one", Force.ROUND)
        yield rule("X", f"{low + 4}+ 0-3{str(s.last_bid)[1]}", "negative-double", Force.ROUND)


def _no_trump(theirs: str, level: int) -> Iterator[Rule | None]:
    if level == 1:
        yield rule("3N", f"13-17 stop{theirs} bal", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"11-12 stop{theirs}", "natural-nt", Force.INVITES)
        yield rule("1N", f"7-10 stop{theirs}", "response-1n", Force.LIMIT)
        yield rule("3N", f"13-17 stop{theirs}", "natural-nt", Force.SIGN_OFF)
    elif level == 2:
        yield rule("3N", f"13-17 stop{theirs}", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"10-12 stop{theirs}", "natural-nt", Force.INVITES)
    elif level == 3:
        yield rule("3N", f"12-17 stop{theirs}", "natural-nt", Force.SIGN_OFF)


def _our_nt_disturbed(s: Situation, theirs: str) -> Iterator[Rule | None]:
    """Over two of a suit: natural two-level, cue as Stayman, penalty double."""
    nt = NoTrump.shown(s)
    if s.last_bid is None or s.last_bid.level > 3 or theirs == "N":
        yield rule("X", "9+", "penalty-double")
        yield rule("P", "", "pass")
        return
    other_majors = [z for z in "HS" if z != theirs]
    for z in "SH":
        if z != theirs:
            yield rule(f"4{z}", f"6+{z} {nt.game - 2}+", "game-raise", Force.SIGN_OFF, z)
            yield rule(f"3{z}", f"5+{z} {nt.game}+", "new-suit", Force.GAME)
    if s.level(theirs) == 3:
        yield rule(
            f"3{theirs}",
            f"{nt.game}+ ({' | '.join('4' + z for z in other_majors)})",
            "cue-stayman",
            Force.GAME,
        )
    yield rule("X", f"{nt.invite}+ 4+{theirs} good{theirs}", "penalty-double")
    yield rule("3N", f"{nt.game}+ stop{theirs}", "natural-nt", Force.SIGN_OFF)
    for z in "SHDC":
        if z != theirs and s.level(z) == 2:
            yield rule(f"2{z}", f"5+{z} 4-{nt.game}", "weak-new-suit", Force.SIGN_OFF)
    for z in "DC":
        if z != theirs and s.level(z) == 3 and s.last_bid.level == 2:
            yield rule(f"3{z}", f"6+{z} 5-{nt.game}", "weak-new-suit", Force.SIGN_OFF)
    yield rule("3N", f"{nt.game}+", "natural-nt", Force.SIGN_OFF)
    yield rule("2N", f"{nt.invite}+ stop{theirs}", "natural-nt", Force.INVITES)
    yield rule("P", f"0-{nt.game}", "pass")


def _our_preempt_disturbed(s: Situation, x: str) -> Iterator[Rule | None]:
    over_double = str(s.said[-1].call) == "X"
    if s.level(x) <= 4:
        yield rule(
            f"4{x}",
            f"4+{x} 5+" if x in "HS" else f"4+{x} 5-12",
            "preemptive-raise",
            Force.SIGN_OFF,
            x,
        )
    if x in "HS":
        yield rule(f"4{x}", f"3+{x} p{x}16+", "game-raise", Force.SIGN_OFF, x)
    if s.level(x) == 3:
        yield rule(f"3{x}", f"3+{x}", "preemptive-raise", Force.SIGN_OFF, x)
    if over_double:
        yield rule("XX", "15+", "redouble")
    else:
        yield rule("X", "15+ aces2,3,4", "penalty-double")
    yield rule("P", "", "pass")


def _our_strong_two_disturbed(s: Situation) -> Iterator[Rule | None]:
    theirs = str(s.last_bid)[1]
    if theirs == "N":
        yield rule("X", "5+", "penalty-double")
        yield rule("P", "", "waiting")
        return
    yield rule("X", f"5+ 4+{theirs}", "penalty-double")
    for z in "SHDC":
        if z != theirs and s.level(z) <= 3:
            yield rule(s.cheapest(z), f"7+ 5+{z} good{z}", "positive", Force.GAME)
    if s.level("N") <= 3:
        yield rule(s.cheapest("N"), f"8+ stop{theirs}", "positive-nt", Force.GAME)
    yield rule("P", "", "waiting")
