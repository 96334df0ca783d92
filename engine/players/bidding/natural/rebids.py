"""Opener's second call after a new suit or 1NT, the opponents silent (SAYC)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

_ORDER = "CDHS"


def opener_rebids(s: Situation) -> Iterator[Rule | None]:
    """I opened one of a suit and partner's first response was a new suit or 1NT, 2NT."""
    response = s.last_partner
    if not s.i_opened or response is None or len(s.ours) != 2 or s.contested:
        return
    opened = s.ours[0]
    if opened.kind is not Kind.OPEN_1:
        return
    x = str(opened.call)[1]
    if response.kind is Kind.RESPONSE:
        yield from _after_one_over_one(x, str(response.call)[1])
    elif response.kind is Kind.RESPONSE_1N:
        yield from rebids_after_one_nt(x)
    elif response.kind is Kind.TWO_OVER_ONE:
        yield from _after_two_over_one(s, x, str(response.call)[1])
    elif response.kind is Kind.JUMP_SHIFT:
        yield from _after_jump_shift(s, x, str(response.call)[1])
    elif response.kind is Kind.RESPONSE_2N:
        yield from _after_two_nt(s, x)


def _lower(suit: str, than: str) -> bool:
    return _ORDER.index(suit) < _ORDER.index(than)


def _after_one_over_one(x: str, y: str) -> Iterator[Rule | None]:
    """Raise a major first, then no trump with a balanced hand, then suits."""
    lower = [z for z in "CDH" if z != y and _lower(z, x)]
    if y in "HS":
        yield rule(f"4{y}", f"4+{y} p{y}20+ 0-22", "game-raise", Force.LIMIT, y)
        yield rule(f"3{y}", f"4+{y} p{y}17-19", "limit-raise", Force.INVITES, y)
        yield rule(f"2{y}", f"4+{y} p{y}0-16", "raise", Force.LIMIT, y)
    yield rule("2N", "18-19 bal", "rebid-2n", Force.INVITES)
    yield from _strong_jumps(x, y)
    for z in "HS":
        if _lower(y, z) and z != x:
            yield _second_suit_at_one(x, y, z)
    yield rule("1N", "0-14 bal", "rebid-1n")
    if y == "D":
        yield rule("3D", "4+D pD17-19", "limit-raise", Force.INVITES, "D")
        yield rule("2D", "4+D pD0-16", "raise", Force.LIMIT, "D")
    for z in "DH":
        if z != y and _lower(x, z) and not _lower(y, z):
            yield rule(f"2{z}", f"17+ 4+{z} 5+{x}", "reverse", Force.ROUND)
    yield rule(f"3{x}", f"6+{x} t18-20 15+", "jump-rebid", Force.INVITES)
    for z in lower:
        yield rule(f"2{z}", f"4+{z} 0-18 5+{x}", "second-suit", Force.LIMIT)
    if y in "HS":
        yield rule(f"2{y}", f"3{y} p{y}0-15 !bal", "raise", Force.LIMIT, y)
    yield rule(f"2{x}", f"6+{x} 0-16", "rebid", Force.LIMIT)
    for z in lower:
        yield rule(f"2{z}", f"4+{z} 0-18", "second-suit", Force.LIMIT)
    yield rule("1N", "0-15", "rebid-1n")
    yield rule(f"2{x}", f"5+{x} 0-16", "rebid", Force.LIMIT)
    yield rule("2N", "16-19", "rebid-2n", Force.INVITES)
    yield rule("3N", "20+", "natural-nt")
    yield rule(f"3{x}", f"5+{x}", "jump-rebid", Force.INVITES)


def _second_suit_at_one(x: str, y: str, z: str) -> Rule | None:
    """Over 1♣-1♦ a major may be strong, so it is forcing; elsewhere it is limited."""
    if (x, y) == ("C", "D"):
        return rule(f"1{z}", f"4+{z}", "second-suit", Force.ROUND)
    return rule(f"1{z}", f"4+{z} 0-18", "second-suit", Force.LIMIT)


def _strong_jumps(x: str, y: str) -> Iterator[Rule | None]:
    yield rule("3N", f"6+{x} solid{x} 18+", "natural-nt")
    yield rule("4" + x, f"6+{x} t21+ good{x}", "game-raise", Force.SIGN_OFF) if x in "HS" else None
    for z in "SHDC":
        if z in (x, y):
            continue
        if _lower(y, z):
            yield rule(f"2{z}", f"19+ 4+{z}", "jump-shift-rebid", Force.GAME)
        elif _lower(z, x):
            yield rule(f"3{z}", f"(19+ | t20+ 17+) 4+{z} 5+{x}", "jump-shift-rebid", Force.GAME)


def rebids_after_one_nt(x: str) -> Iterator[Rule | None]:
    """Opener's rebids when ``x`` was opened and partner answered 1NT."""
    yield rule("3N", "19+ bal", "natural-nt")
    yield rule("2N", "17-18 bal", "natural-nt", Force.INVITES)
    if x in "HS":
        yield rule(f"4{x}", f"6+{x} t21+", "game-raise", Force.SIGN_OFF)
    yield rule("3N", f"6+{x} solid{x} 16+", "natural-nt")
    for z in "SHDC":
        if z != x and _lower(z, x):
            yield rule(f"3{z}", f"(19+ | 17+ t20+) 4+{z} 5+{x}", "jump-shift-rebid", Force.GAME)
    for z in "DHS":
        if _lower(x, z):
            yield rule(f"2{z}", f"17+ 4+{z} 5+{x}", "reverse", Force.ROUND)
    yield rule(f"3{x}", f"6+{x} t18-20 16+", "jump-rebid", Force.INVITES)
    yield rule(f"2{x}", f"6+{x}", "rebid", Force.LIMIT)
    for z in "HDC":
        if _lower(z, x):
            yield rule(f"2{z}", f"4+{z} 5+{x} 0-18 !bal", "second-suit", Force.LIMIT)
    yield rule("2N", "17-18", "natural-nt", Force.INVITES)
    yield rule("3N", "19+", "natural-nt")
    if x in "HS":
        yield rule("P", "0-16 bal", "pass")
    else:
        yield rule(f"2{x}", f"5+{x} 0-16 !bal", "rebid")
    yield rule("P", "0-17", "pass")


def _after_two_over_one(s: Situation, x: str, y: str) -> Iterator[Rule | None]:
    need = 3 if y == "H" else 4
    if y in "HS":
        yield (
            rule(f"4{y}", f"{need}+{y} 12-14", "game-raise", Force.LIMIT, y)
            if not s.ours[1].force.binds
            else None
        )
        yield rule(f"3{y}", f"{need}+{y}", "raise", Force.ROUND, y)
    if x in "HS":
        yield rule(f"4{x}", f"7+{x} t16-19 solid{x}", "game-raise", Force.LIMIT)
        yield rule(f"4{x}", f"8+{x} 8-15", "game-raise", Force.LIMIT)
    yield rule(f"3{x}", f"6+{x} t16+ 14+", "jump-rebid", Force.GAME)
    for z in "SHDC":
        if z in (x, y):
            continue
        if s.level(z) == 2 and not _lower(x, z):
            yield rule(f"2{z}", f"4+{z}", "second-suit", Force.ROUND)
        elif s.level(z) == 2:
            yield rule(f"2{z}", f"4+{z} 15+ 5+{x}", "reverse", Force.GAME)
            yield (
                rule(f"2{z}", f"4+{z} 14+ 4+{x}", "reverse", Force.GAME)
                if z == "H" and x == "D"
                else None
            )
        else:
            yield rule(f"3{z}", f"4+{z} 15+ 5+{x}", "second-suit", Force.GAME)
    yield rule("3N", "18-19 bal", "natural-nt", Force.LIMIT)
    yield rule("2N", "12-14 bal", "rebid-2n-minimum", Force.LIMIT)
    if y not in "HS":
        yield rule(f"3{y}", f"4+{y} (14+ | 5+{y})", "raise", Force.ROUND, y)
    yield rule(f"2{x}", f"5+{x}", "rebid", Force.LIMIT)
    yield rule("2N", "0-15", "rebid-2n-minimum", Force.LIMIT)
    yield rule("3N", "16+ bal", "natural-nt", Force.LIMIT)
    yield rule(s.cheapest(y), f"3+{y}", "raise", Force.ROUND, y)
    yield rule("2N", "", "rebid-2n-minimum", Force.LIMIT)


def _after_jump_shift(s: Situation, x: str, y: str) -> Iterator[Rule | None]:
    yield rule(s.cheapest(y), f"3+{y}", "fit", Force.GAME, y)
    yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.GAME)
    for z in "CDHS":
        if z not in (x, y) and s.level(z) <= 3:
            yield rule(s.cheapest(z), f"4+{z} 5+{x}", "second-suit", Force.GAME)
    yield rule(
        s.cheapest("N"), "bal", "natural-nt", Force.GAME if s.level("N") < 3 else Force.LIMIT
    )
    yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.GAME)
    yield rule(s.cheapest("N"), "", "natural-nt", Force.GAME if s.level("N") < 3 else Force.LIMIT)


def _after_two_nt(s: Situation, x: str) -> Iterator[Rule | None]:
    yield rule("6N", "20+ bal", "slam", Force.SIGN_OFF)
    yield rule("4N", "18-19 bal", "quantitative", Force.INVITES)
    yield rule("3N", "bal", "natural-nt", Force.SIGN_OFF)
    yield rule(f"3{x}", f"6+{x}", "rebid", Force.GAME)
    for z in "CDHS":
        if z != x:
            yield rule(s.cheapest(z), f"4+{z} t16+", "second-suit", Force.GAME)
    yield rule("3N", "", "natural-nt", Force.SIGN_OFF)
