"""Partner doubled for takeout as our side's first call: answers at every level."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .advances import cue_bid


def advances_of_doubles(s: Situation) -> Iterator[Rule | None]:
    """Partner doubled for takeout as our side's first call."""
    bid = s.last_partner
    if s.we_opened or bid is None or len(s.ours) != 1 or bid.kind is not Kind.TAKEOUT_DOUBLE:
        return
    if s.last_bid is None:
        return
    if s.rho_passed or (not s.we_bid_last and s.said[-1].call == bid.call):
        yield from _answer_double(s)
    elif str(s.said[-1].call) == "XX":
        yield from _over_redouble(s)
    else:
        yield from _over_interference(s)


def _long_suits(s: Situation) -> list[str]:
    return [x for x in "SHDC" if x not in s.their_suits]


def _answer_double(s: Situation) -> Iterator[Rule | None]:
    theirs = str(s.last_bid)[1]
    level = s.last_bid.level if s.last_bid else 1
    suits = _long_suits(s)
    if theirs == "N":
        yield from _answer_double_of_nt(s, suits)
        return
    yield from _penalty_passes(theirs, level)
    if level >= 3:
        yield from _answer_high_double(s, suits, theirs, _stops(s))
    else:
        yield from _answer_low_double(s, suits, theirs, level)


def _stops(s: Situation) -> str:
    return " ".join(f"stop{z}" for z in s.their_suits)


def _answer_double_of_nt(s: Situation, suits: list[str]) -> Iterator[Rule | None]:
    yield rule("P", "6+", "penalty-pass")
    for x in suits:
        yield rule(s.cheapest(x), f"5+{x}", "advance", Force.LIMIT)
    yield rule("P", "", "penalty-pass")


def _penalty_passes(theirs: str, level: int) -> Iterator[Rule | None]:
    top = f"top{theirs}" if level == 1 else ""
    yield rule("P", f"5+{theirs} good{theirs} 9+ {top}", "penalty-pass")
    if level == 1:
        yield rule("P", f"6+{theirs} good{theirs} 6+", "penalty-pass")
    elif level >= 3:
        yield rule("P", f"4+{theirs} good{theirs} 8+", "penalty-pass")


def _answer_low_double(
    s: Situation, suits: list[str], theirs: str, level: int
) -> Iterator[Rule | None]:
    """At the one or two level; a double in the balancing seat may be three points weaker."""
    late = 3 if _in_balancing_seat(s) else 0
    cue = f"{level + 1}{theirs}"
    majors = [x for x in "SH" if x in suits]
    for x in majors:
        yield rule(f"4{x}", f"6+{x} {10 + late}+", "advance-game", Force.SIGN_OFF)
        yield rule(f"4{x}", f"5+{x} {11 + late}+ t{13 + late}+", "advance-game", Force.SIGN_OFF)
    game = f"{13 + late}-{17 + late} {_stops(s)} bal 0-3S 0-3H"
    yield rule(
        "3N", game if theirs not in "SH" else game.replace(f" 0-3{theirs}", ""), "natural-nt"
    )
    yield rule(cue, f"{11 + late}+ (4+S 4+H | {13 + late}+)", "cue-bid", Force.ROUND)
    best = {"S": "S>=H", "H": "H>=S"} if len(majors) == 2 else {}
    for x in majors:
        low = 9 + late + max(0, s.level(x) - 1)
        long = f"{best.get(x, '')} (4+{x} {low}-{12 + late} | 5+{x} t{low}+ 8-{10 + late})"
        yield rule(s.within(x, 2, jump=1), long, "advance-jump", Force.INVITES)
        if s.level(x) == 3:
            shows = f"4+{x} {12 + late}+ {best.get(x, '')}"
            yield rule(f"4{x}", shows, "advance-game", Force.SIGN_OFF)
    yield rule("3N", f"{13 + late}+ {_stops(s)}", "natural-nt", Force.SIGN_OFF)
    yield rule("2N", f"{11 + late}-{12 + late} {_stops(s)} bal", "natural-nt", Force.INVITES)
    for x in majors:
        yield rule(s.cheapest(x), f"4+{x} {best.get(x, '')} 0-{11 + late}", "advance", Force.LIMIT)
    if level == 1:
        yield rule("1N", f"{6 + late}-{10 + late} {_stops(s)} bal", "advance-nt", Force.LIMIT)
    else:
        yield rule("2N", f"{8 + late}-12 {_stops(s)}", "natural-nt", Force.INVITES)
    for x in suits:
        if x in "DC":
            jump = s.cheapest(x, 1)
            yield rule(jump, f"5+{x} {9 + late}-{12 + late}", "advance-jump", Force.INVITES)
    for x in suits:
        longest = " ".join(f"{x}>={z}" for z in suits if z != x)
        yield rule(s.cheapest(x), f"3+{x} {longest} 0-{11 + late}", "advance", Force.LIMIT)
    yield rule(cue, f"{11 + late}+", "cue-bid", Force.ROUND)


def _in_balancing_seat(s: Situation) -> bool:
    return len(s.said) >= 5 and s.said[-3].call == PASS and s.said[-4].call == PASS


def _answer_high_double(
    s: Situation, suits: list[str], theirs: str, stops: str
) -> Iterator[Rule | None]:
    for x in "SH":
        if x in suits and s.level(x) <= 4:
            yield rule(f"4{x}", f"5+{x} 7+", "advance-game", Force.SIGN_OFF)
            yield rule(f"4{x}", f"4+{x} 9+", "advance-game", Force.SIGN_OFF)
    if s.can_bid("3N"):
        yield rule("3N", f"9+ {stops}", "natural-nt", Force.SIGN_OFF)
    if s.last_bid is not None and s.last_bid.level >= 4:
        yield rule("P", f"3+{theirs}", "penalty-pass")
        yield rule("P", "bal", "penalty-pass")
    for x in suits:
        rivals = [z for z in suits if z != x]
        longest = " ".join(f"{x}>={z}" for z in rivals)
        if x in "CD":
            yield rule(f"5{x}", f"5+{x} 11+ {longest}", "advance-game", Force.SIGN_OFF)
        yield rule(s.cheapest(x), longest, "advance", Force.LIMIT)
    yield rule("P", "", "penalty-pass")


def _over_redouble(s: Situation) -> Iterator[Rule | None]:
    for x in _long_suits(s):
        yield rule(s.cheapest(x, 1), f"6+{x} 4-9", "advance-jump", Force.LIMIT)
    for x in _long_suits(s):
        if s.level(x) <= 2:
            yield rule(
                s.cheapest(x),
                f"4+{x} {'5+' + x if s.level(x) == 2 else ''}",
                "advance",
                Force.LIMIT,
            )
    yield rule("P", "", "pass")


def _over_interference(s: Situation) -> Iterator[Rule | None]:
    suits = _long_suits(s)
    for x in "SH":
        if x in suits:
            yield rule(f"4{x}", f"5+{x} 11+", "advance-game", Force.SIGN_OFF)
            if s.level(x) <= 2:
                yield rule(s.cheapest(x, 1), f"5+{x} 8-10", "advance-jump", Force.INVITES)
                yield rule(s.cheapest(x, 1), f"5+{x} t8-11 5+", "advance-jump", Force.INVITES)
                yield rule(s.cheapest(x, 1), f"4{x} 10-12", "advance-jump", Force.INVITES)
            yield rule(
                s.within(x, 3),
                f"4+{x} {6 if s.level(x) <= 2 else 8}-10",
                "advance",
                Force.LIMIT,
            )
            yield rule(
                s.within(x, 3),
                f"5+{x} {4 if s.level(x) <= 2 else 7}-10",
                "advance",
                Force.LIMIT,
            )
    stops = " ".join(f"stop{z}" for z in s.their_suits)
    yield rule("3N", f"13+ {stops}", "natural-nt", Force.SIGN_OFF)
    cue = cue_bid(s)
    if cue and s.level(cue[1]) <= 3:
        yield rule(cue, "11+", "cue-bid", Force.ROUND)
    for x in "DC":
        if x in suits and s.level(x) <= 3:
            yield rule(
                s.cheapest(x), f"5+{x} {6 if s.level(x) == 2 else 8}-11", "advance", Force.LIMIT
            )
    if s.can_bid("1N"):
        yield rule("1N", f"7-10 {stops}", "advance-nt", Force.LIMIT)
    if s.last_bid is not None and s.last_bid.level <= 3 and len(s.their_suits) <= 2:
        yield rule("X", "9+ 0-4H 0-4S", "responsive-double", Force.ROUND)
    yield rule("P", "0-11", "pass")
