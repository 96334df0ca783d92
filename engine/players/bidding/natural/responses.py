"""Responses to an opening of one of a suit, the opponents silent (SAYC)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

_JUMP_SHIFT = "(19+ 5+{0} good{0} | 15+ 6+{0} good{0} t17+)"


def responses(s: Situation) -> Iterator[Rule | None]:
    """Partner opened one of a suit, the next hand passed, and it is my first call since."""
    opened = s.last_partner
    if not s.partner_opened or opened is None or opened.kind is not Kind.OPEN_1:
        return
    if not s.rho_passed or s.contested:
        return
    suit = str(opened.call)[1]
    if suit in "HS":
        yield from _to_a_major(suit, passed=s.i_passed)
    else:
        yield from _to_a_minor(suit, passed=s.i_passed)


def _to_a_major(major: str, *, passed: bool) -> Iterator[Rule | None]:
    other = "S" if major == "H" else "H"
    if not passed:
        yield from _jump_shifts(major)
        yield rule("2N", f"4+{major} p{major}13+ 9+", "jacoby-2n", Force.GAME, major)
    yield rule(f"4{major}", f"5+{major} 0-10", "preemptive-raise", Force.SIGN_OFF, major)
    yield rule(
        f"3{major}",
        f"4+{major} p{major}10+ 0-12 (p{major}10-12 | 0-8)",
        "limit-raise",
        Force.INVITES,
        major,
    )
    three = f"3{major} p{major}10-12 0-{12 if passed else 11}"
    yield rule(f"3{major}", three, "limit-raise", Force.INVITES, major)
    yield rule(f"2{major}", f"3+{major} p{major}6-9", "raise", Force.LIMIT, major)
    if major == "H":
        yield rule("1S", "(6+ | 5 5+S) 4+S S>=C S>=D", "response", Force.ROUND)
        yield rule("1S", "6-9 4+S", "response", Force.ROUND)
    if not passed:
        yield rule("3N", f"15-17 bal 2-3{major} 0-4{other}", "natural-nt")
    yield from _two_level(major, passed=passed)
    if major == "H":
        yield rule("1S", "6+ 4+S", "response", Force.ROUND)
    if passed:
        yield rule("2N", "11-12 bal", "natural-nt", Force.INVITES)
    yield rule("1N", "6-10", "response-1n")
    yield rule("1N", "5 t6+", "response-1n")
    yield rule("1N", "11-12", "response-1n")
    yield rule("2C", "13+ 3+C", "two-over-one", Force.ROUND)
    yield rule("P", "0-5", "pass")


def _two_level(major: str, *, passed: bool) -> Iterator[Rule | None]:
    force = Force.LIMIT if passed else Force.ROUND
    enough = "10-12" if passed else "11+"
    five = "10-12" if passed else "10+"
    if major == "S":
        yield rule("2H", f"{five} 5+H H>=D H>=C", "two-over-one", force)
    yield rule("2D", f"{five} 5+D D>=C", "two-over-one", force)
    yield rule("2C", f"{five} 5+C", "two-over-one", force)
    yield rule("2C", f"{enough} 4C", "two-over-one", force)
    yield rule("2D", f"{enough} 4+D", "two-over-one", force)


def _jump_shifts(opened: str) -> Iterator[Rule | None]:
    for suit in "SHDC":
        if suit != opened:
            level = 2 if "CDHS".index(suit) > "CDHS".index(opened) else 3
            yield rule(f"{level}{suit}", _JUMP_SHIFT.format(suit), "jump-shift", Force.GAME)


def _to_a_minor(minor: str, *, passed: bool) -> Iterator[Rule | None]:
    if not passed:
        yield from _jump_shifts(minor)
    length = "5+C" if minor == "C" else "4+D"
    no_major = "0-3H 0-3S"
    if not passed:
        yield rule("2N", f"13-15 bal {no_major}", "response-2n", Force.GAME)
        yield rule("3N", f"16-18 bal {no_major}", "natural-nt")
    yield from _one_over_one(minor)
    if minor == "D":
        yield rule(
            "2C",
            "13+ 4+C C>=D" if not passed else "10-12 5+C",
            "two-over-one",
            Force.LIMIT if passed else Force.ROUND,
        )
    if not passed:
        yield rule(
            f"4{minor}", f"13+ 6+{minor} !bal {no_major}", "strong-raise", Force.GAME, minor
        )
    else:
        yield rule(
            f"5{minor}", f"12+ 6+{minor} !bal {no_major}", "game-raise", Force.SIGN_OFF, minor
        )
        yield rule("2N", f"11-12 bal {no_major}", "natural-nt", Force.INVITES)
    if minor == "D":
        yield rule("2C", "11+ 5+C", "two-over-one", Force.ROUND)
    yield rule(f"3{minor}", f"6+{minor} 10-12 {no_major}", "limit-raise", Force.INVITES, minor)
    yield rule(
        f"3{minor}", f"{length} p{minor}10-12 9+ {no_major}", "limit-raise", Force.INVITES, minor
    )
    if minor == "D":
        yield rule("2C", "10+ 4+C", "two-over-one", Force.ROUND)
    yield rule(
        f"2{minor}", f"{length} p{minor}6-9 6-9 {no_major} !bal", "raise", Force.LIMIT, minor
    )
    yield rule(f"2{minor}", f"5+{minor} p{minor}6-9 5-9", "raise", Force.LIMIT, minor)
    yield rule(f"2{minor}", f"5+{minor} p{minor}6+ 5-8", "raise", Force.LIMIT, minor)
    yield rule("1N", f"6-10 {no_major}", "response-1n")
    if not passed:
        yield rule("2N", "13-15 0-3H 0-3S", "response-2n", Force.GAME)
        yield rule("3N", "16-18 0-3H 0-3S", "natural-nt")
        yield rule("1N", "11-12", "response-1n")
    yield rule("1N", "6-12", "response-1n")
    yield rule("P", "0-5", "pass")


def _one_over_one(minor: str) -> Iterator[Rule | None]:
    if minor == "C":
        yield rule("1D", "6+ 4+D D>=H D>=S (D>C | C>D 13+ | 4C)", "response", Force.ROUND)
    yield rule("1S", "(6+ | 5 5+S goodS | 5 6+S) 5+S S>=H", "response", Force.ROUND)
    yield rule("1H", "5 (6+H | 5H goodH)", "response", Force.ROUND)
    yield rule("1H", "6+ 4+H", "response", Force.ROUND)
    yield rule("1S", "6+ 4+S", "response", Force.ROUND)
    if minor == "C":
        yield rule("1D", "6+ 4+D 0-4C", "response", Force.ROUND)
