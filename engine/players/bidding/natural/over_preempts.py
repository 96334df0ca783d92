"""The opponents opened at the two level or higher: doubles, suits and no trump over a preempt."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def unbid_by_them(s: Situation) -> str:
    """The suits that the opponents have neither bid nor shown, the highest first."""
    return "".join(x for x in "SHDC" if x not in s.their_suits)


def over_a_preempt(s: Situation, *, balancing: bool) -> Iterator[Rule | None]:
    """Over a bid at the two level or higher; in the balancing seat three points are lent."""
    level = s.last_bid.level if s.last_bid else 2
    theirs = str(s.last_bid)[1]
    if theirs == "N":
        yield rule("P", "", "pass")
        return
    ease = 3 if balancing else 0
    enough = {2: 13, 3: 14, 4: 17}.get(level, 30) - ease
    yield from _no_trump_over_a_preempt(s, theirs, level, ease)
    yield rule("X", f"{enough + 5}+", "takeout-double", Force.ROUND)
    for x in unbid_by_them(s):
        if x != theirs:
            yield from _suit_over_a_preempt(s, x, level, ease)
    if level <= 4:
        shape = " ".join(f"3+{x}" for x in unbid_by_them(s))
        major = {"H": "3+S", "S": "3+H"}.get(theirs, "(4+S | 4+H)")
        shows = f"{shape} {major} ({enough}+ 0-2{theirs} | {enough - 2}+ 0-1{theirs})"
        yield rule("X", shows, "takeout-double", Force.ROUND)
    yield rule("P", f"0-{enough + 5}", "pass")


def _no_trump_over_a_preempt(
    s: Situation, theirs: str, level: int, ease: int
) -> Iterator[Rule | None]:
    if level == 2 and theirs in "HS":
        other = "S" if theirs == "H" else "H"
        yield rule(f"3{theirs}", f"13+ 5+{other} (5+C | 5+D)", "michaels", Force.ROUND)
    if level == 2:
        yield rule("2N", f"{15 - ease // 2}-18 bal stop{theirs}", "overcall-2n")
        short = {"H": "0-3S", "S": "0-3H"}.get(theirs, "")
        yield rule("3N", f"19-22 bal stop{theirs} {short}", "natural-nt")
    for x in "CD":
        if x not in s.their_suits:
            yield rule("3N", f"16+ 6+{x} good{x} stop{theirs}", "natural-nt")
    if level == 3:
        yield rule("3N", f"{17 - ease}-22 semi stop{theirs} 0-5S 0-5H", "natural-nt")


def _suit_over_a_preempt(s: Situation, x: str, level: int, ease: int) -> Iterator[Rule | None]:
    cheap = s.level(x)
    length = 5 if cheap <= 3 and (x in "HS" or cheap == 2) else 6
    low = {2: 11, 3: 14, 4: 15}.get(cheap, 17) - ease // 3
    if x in "HS" and cheap == 3 and level <= 3:
        yield rule(f"4{x}", f"16+ 6+{x} good{x} t18+", "overcall-game")
    if x in "HS" and cheap == 2:
        yield rule(f"3{x}", f"15-18 6+{x} good{x} t18+", "strong-jump", Force.INVITES)
    highest = 5 if x in "CD" else 4
    shows = f"{low}+ {length}+{x} good{x} {x}>={_rival(s, x)}"
    yield rule(s.within(x, highest), shows, "overcall")
    yield rule(s.within(x, 3), f"{low}+ 6+{x}", "overcall")


def _rival(s: Situation, x: str) -> str:
    return next((z for z in "SHDC" if z != x and z not in s.their_suits), x)
