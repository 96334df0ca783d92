"""Opening bids: five-card majors, 1NT 15-17, strong 2♣, weak twos, preempts (SAYC)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

_FULL = "(r20 9+ | 13+)"
_THIRD = "(r20 9+ | 12+ | 11+ r18)"
_FOURTH = "(13+ | r15 9+)"


def openings(s: Situation) -> Iterator[Rule | None]:
    """Nobody has bid yet."""
    if s.opening is not None:
        return
    passes = len(s.said)
    yield rule("2C", "22+", "strong-2c", Force.ROUND)
    yield rule("2C", "19-21 t25+ !bal", "strong-2c", Force.ROUND)
    yield rule("2N", "20-21 bal", "open-2n")
    yield rule("1N", "15-17 bal", "open-1n")
    strength, total = {2: (_THIRD, 11), 3: (_FOURTH, 11)}.get(passes, (_FULL, 12))
    yield from _one_of_a_suit(strength, total)
    if passes == 2:
        yield from _light_majors()
    if passes < 3:
        yield from preempts(s, third=passes == 2)
    else:
        yield rule("2H", "10-12 6H goodH", "weak-two")
        yield rule("2S", "9-12 6S goodS", "weak-two")
    yield rule("P", f"0-{13 if passes == 3 else 12}", "pass")


def _one_of_a_suit(strength: str, total: int) -> Iterator[Rule | None]:
    up_to = f"{strength} 9-21 t{total}-25"
    yield rule("1S", f"5+S S>=H S>=D S>=C {up_to}", "open-1")
    yield rule("1H", f"5+H H>S H>=D H>=C {up_to}", "open-1")
    yield rule("1D", f"(4+D D>=C | 4S 4H 3D 2C) {up_to}", "open-1")
    yield rule("1C", f"3+C {up_to}", "open-1")


def _light_majors() -> Iterator[Rule | None]:
    yield rule("1S", "10-11 t11+ 5+S goodS S>=H", "open-1")
    yield rule("1H", "10-11 t11+ 5+H goodH", "open-1")


def preempts(s: Situation, *, third: bool, two_diamonds: bool = True) -> Iterator[Rule | None]:
    """Weak twos and higher preempts, sounder when only we are vulnerable."""
    bad = s.we_are_vulnerable and not s.they_are_vulnerable
    for suit in "SHDC":
        major = suit in "SH"
        four_of_a_major = "" if not major else " 0-4" + ("H" if suit == "S" else "S")
        quality = f"good{suit}" if bad or not third else f"top{suit}"
        if major:
            yield rule(f"4{suit}", f"5-11 8+{suit} {four_of_a_major}", "preempt")
        else:
            yield rule(f"4{suit}", f"4-9 8+{suit}{'' if not bad else f' good{suit}'}", "preempt")
        yield rule(f"3{suit}", f"{6 if bad else 4}-10 7{suit} good{suit}", "preempt")
        if suit in "SH" or (suit == "D" and two_diamonds):
            yield rule(f"2{suit}", f"{6 if bad else 5}-10 6{suit} {quality}", "weak-two")
        if third:
            yield rule(
                f"3{suit}",
                f"6-10 6{suit} solid{suit}" if suit != "C" else "6-10 6C goodC",
                "preempt",
            )
