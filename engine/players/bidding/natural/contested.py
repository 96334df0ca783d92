"""We opened, partner answered and the opponents have acted: opener's second call."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .combined import doubling_margin
from .rebids import rebids_after_one_nt


def opener_after_negative_double(s: Situation) -> Iterator[Rule | None]:
    """Partner's negative double; the next hand passed (or raised)."""
    bid = s.last_partner
    if bid is None or bid.kind is not Kind.NEGATIVE_DOUBLE or not s.i_opened or len(s.ours) != 2:
        return
    x = str(s.ours[0].call)[1]
    theirs = s.their_suits[0] if s.their_suits else str(s.last_bid)[1]
    if theirs == "N" or s.last_bid is None:
        return
    shown = [z for z in "SH" if z not in s.their_suits and z != x]
    sure = [z for z in shown if s.p.lengths["CDHS".index(z)][0] >= 4]
    majors = sure or shown
    level = s.last_bid.level
    if level >= 4:
        yield from _after_a_high_double(s, majors, theirs)
        return
    length = 5 if level == 1 else 4
    yield rule("P", f"{length}+{theirs} good{theirs}", "penalty-pass")
    jump = s.within(x, 2, jump=1)
    yield rule(jump, f"6+{x} good{x} t18+ 15-19 0-3H 0-3S", "jump-rebid", Force.INVITES)
    yield from _show_the_major(s, majors, theirs)
    if level == 1:
        yield rule("2N", f"18-19 stop{theirs}", "rebid-2n", Force.INVITES)
        yield rule("1N", f"11-14 stop{theirs} bal", "rebid-1n", Force.LIMIT)
    else:
        least = 11 if s.rho_passed else 14
        yield rule("3N", f"17+ stop{theirs}", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"{least}-16 stop{theirs} bal", "rebid-2n", Force.LIMIT)
    if s.rho_passed:
        yield from _minimum_after_negative_double(s, x, majors, theirs)
    else:
        yield rule(s.within(x, 3), f"6+{x} 14+", "rebid", Force.LIMIT)
        yield rule("P", "", "pass")


def _after_a_high_double(s: Situation, majors: list[str], theirs: str) -> Iterator[Rule | None]:
    yield rule("P", f"3+{theirs}", "penalty-pass")
    for z in majors:
        yield rule(s.within(z, 4), f"4+{z}", "raise", Force.LIMIT, z)
    yield rule("P", "", "penalty-pass")


def _show_the_major(s: Situation, majors: list[str], theirs: str) -> Iterator[Rule | None]:
    for z in majors:
        yield rule(s.within(theirs, 3), f"4+{z} p{z}20+", "cue-bid", Force.GAME)
    yield rule(s.within(theirs, 3), "20+", "cue-bid", Force.GAME)
    for z in majors:
        yield rule(f"4{z}", f"4+{z} p{z}18+", "game-raise", Force.SIGN_OFF, z)
    for z in majors:
        jump = s.within(z, 2, jump=1)
        yield rule(jump, f"4+{z} p{z}15-17", "limit-raise", Force.INVITES, z)
        yield rule(s.cheapest(z), f"4+{z} 0-17", "raise", Force.LIMIT, z)


def _minimum_after_negative_double(
    s: Situation, x: str, majors: list[str], theirs: str
) -> Iterator[Rule | None]:
    yield rule(s.within(x, 2, jump=1), f"6+{x} t17+ 15+", "jump-rebid", Force.INVITES)
    yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
    for z in "CDHS":
        if z not in (x, theirs):
            yield rule(s.within(z, s.level(x)), f"4+{z}", "second-suit", Force.LIMIT)
    for z in majors:
        yield rule(s.within(z, 2), f"3+{z}", "raise", Force.LIMIT, z)
    yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.LIMIT)
    yield rule("1N", f"stop{theirs}", "rebid-1n", Force.LIMIT)
    for z in "CD":
        if z != theirs:
            yield rule(s.cheapest(z), f"3+{z}", "second-suit", Force.LIMIT)
    yield rule(s.cheapest(x), "", "rebid", Force.LIMIT)


def opener_contested_rebid(s: Situation) -> Iterator[Rule | None]:
    """Partner responded, the opponents have acted somewhere, my second call."""
    response = s.last_partner
    if not s.i_opened or response is None or len(s.ours) != 2 or not s.contested:
        return
    if s.ours[0].kind is not Kind.OPEN_1 or response.call == PASS:
        return
    if response.kind is Kind.RESPONSE_1N and s.rho_passed:
        yield from rebids_after_one_nt(str(s.ours[0].call)[1])
    elif response.kind in (Kind.RESPONSE, Kind.TWO_OVER_ONE) and response.suit:
        yield from _after_a_new_suit(s, str(s.ours[0].call)[1], response.suit)
    elif response.trumps is not None and not s.rho_passed:
        yield from _after_their_overcall_of_a_raise(s, s.agreed)


def _after_a_new_suit(s: Situation, x: str, y: str) -> Iterator[Rule | None]:
    length = 3 if y in "HS" and s.p.lengths["CDHS".index(y)][0] >= 5 else 4
    if y in "HS":
        yield from _raise_of_a_major(s, y, length)
    if not s.rho_passed and not s.we_bid_last:
        yield _double_with_support_or_values(s, y, shows_support=y in "HS" and length == 4)
    stop = f"stop{s.their_suits[0]}" if s.their_suits else ""
    yield rule("2N", f"18-19 {stop} semi", "rebid-2n", Force.INVITES)
    yield rule("1N", f"12-14 {stop} bal", "rebid-1n", Force.LIMIT)
    for z in "CDHS":
        if z not in (x, y) and z not in s.their_suits:
            yield _second_suit(s, x, z)
    if s.level(x) <= 2:
        yield rule(f"3{x}", f"6+{x} t18+", "jump-rebid", Force.INVITES)
        yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
    else:
        yield rule(s.within(x, 3), f"6+{x} t16+", "rebid", Force.LIMIT)
    if not s.rho_passed:
        yield rule("P", "", "pass")
        return
    if y in "CD":
        yield rule(s.cheapest(y), f"4+{y}", "raise", Force.LIMIT, y)
    yield rule("1N", f"0-15 {stop}", "rebid-1n", Force.LIMIT)
    if s.level("N") == 2:
        yield rule("2N", f"0-15 0-2{y} {stop}", "rebid-2n-minimum", Force.LIMIT)
    if y in "HS" and s.level(y) == 2:
        yield rule(f"2{y}", f"3{y}", "raise", Force.LIMIT, y)
    yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.LIMIT)


def _raise_of_a_major(s: Situation, y: str, length: int) -> Iterator[Rule | None]:
    most = 15 if s.level(y) == 2 else 18
    yield rule(f"4{y}", f"{length}+{y} p{y}19+", "game-raise", Force.LIMIT, y)
    if s.level(y) <= 2:
        yield rule(f"3{y}", f"{length}+{y} p{y}16-18", "limit-raise", Force.INVITES, y)
    yield rule(s.within(y, 3), f"{length}+{y} p{y}0-{most}", "raise", Force.LIMIT, y)


def _double_with_support_or_values(s: Situation, y: str, *, shows_support: bool) -> Rule | None:
    """Over their overcall: three cards in partner's major, or a strong hand."""
    if s.last_bid is None or s.last_bid.level > 2 or s.last_bid.strain.value == "N":
        return None
    if shows_support:
        return rule("X", f"3{y}", "support-double", Force.ROUND)
    return rule("X", f"16+ 0-3{s.last_bid.strain.value}", "takeout-double", Force.ROUND)


def _second_suit(s: Situation, x: str, z: str) -> Rule | None:
    level = s.level(z)
    if level == 1:
        return rule(f"1{z}", f"4+{z}", "second-suit", Force.LIMIT)
    if level == 2 and "CDHS".index(z) > "CDHS".index(x):
        return rule(f"2{z}", f"4+{z} 5+{x} 17+", "reverse", Force.ROUND)
    if level == 2:
        return rule(f"2{z}", f"4+{z} 5+{x}", "second-suit", Force.LIMIT)
    strong = f"(16+ | t15+ 5+{z})"
    return rule(s.within(z, 3), f"4+{z} 5+{x} {strong}", "second-suit", Force.ROUND)


def _after_their_overcall_of_a_raise(s: Situation, m: str) -> Iterator[Rule | None]:
    if not m or s.we_bid_last:
        return
    theirs = str(s.last_bid)[1]
    low, high = s.p.strength
    if m in "HS":
        enough = max(12, 25 - (low + high) // 2)
        yield rule(s.within(m, 4) and f"4{m}", f"t{enough}+", "game-raise", Force.SIGN_OFF, m)
    elif theirs != "N":
        yield rule("3N", f"18+ stop{theirs}", "natural-nt", Force.SIGN_OFF)
        for z in "HS":
            if z not in s.their_suits and s.level(z) == 3:
                yield rule(f"3{z}", f"17+ stop{z}", "stopper", Force.ROUND, m)
    if s.level(m) <= 3:
        for z in "CDHS"[: "CDHS".index(m)]:
            if z not in s.their_suits and s.level(z) == s.level(m):
                yield rule(s.cheapest(z), f"16+ 4+{z}", "game-try", Force.ROUND, m)
        short = "" if theirs == "N" else f"| 5+{m} 0-1{theirs}"
        yield rule(s.cheapest(m), f"12+ (6+{m} {short})", "compete", Force.SIGN_OFF, m)
    if theirs != "N":
        least = 15 + doubling_margin(s, int(str(s.last_bid)[0]), theirs)
        yield rule("X", f"4+{theirs} good{theirs} {least}+", "penalty-double")
    yield rule("P", "", "pass")
