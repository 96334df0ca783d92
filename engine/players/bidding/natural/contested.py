"""We opened, partner answered and the opponents have acted: opener's second call."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .rebids import rebids_after_one_nt


def opener_after_negative_double(s: Situation) -> Iterator[Rule | None]:
    """Partner's negative double; the next hand passed (or raised)."""
    bid = s.last_partner
    if bid is None or bid.kind is not Kind.NEGATIVE_DOUBLE or not s.i_opened or len(s.ours) != 2:
        return
    x = str(s.ours[0].call)[1]
    theirs = s.their_suits[0] if s.their_suits else str(s.last_bid)[1]
    if theirs == "N":
        return
    shown = [z for z in "SH" if z not in s.their_suits and z != x]
    sure = [z for z in shown if s.p.lengths["CDHS".index(z)][0] >= 4]
    majors = sure or shown
    free = not s.rho_passed
    level = s.last_bid.level if s.last_bid else 1
    if level >= 4:
        yield rule("P", f"3+{theirs}", "penalty-pass")
        for z in majors:
            yield rule(s.within(z, 4), f"4+{z}", "raise", Force.LIMIT, z)
        yield rule("P", "", "penalty-pass")
        return
    yield rule(
        "P", f"4+{theirs} good{theirs} {'5+' + theirs if level == 1 else ''}", "penalty-pass"
    )
    if s.level(x) <= 2:
        yield rule(
            s.cheapest(x, 1), f"6+{x} good{x} t18+ 15-19 0-3H 0-3S", "jump-rebid", Force.INVITES
        )
    if s.level(theirs) <= 3:
        for z in majors:
            yield rule(s.cheapest(theirs), f"4+{z} p{z}20+", "cue-bid", Force.GAME)
        yield rule(s.cheapest(theirs), "20+", "cue-bid", Force.GAME)
    for z in majors:
        yield rule(f"4{z}", f"4+{z} p{z}18+", "game-raise", Force.SIGN_OFF, z)
    for z in majors:
        yield rule(s.within(z, 2, jump=1), f"4+{z} p{z}15-17", "limit-raise", Force.INVITES, z)
        yield rule(s.cheapest(z), f"4+{z} 0-{17}", "raise", Force.LIMIT, z)
    if level == 1:
        yield rule("2N", f"18-19 stop{theirs}", "rebid-2n", Force.INVITES)
        yield rule("1N", f"11-14 stop{theirs} bal", "rebid-1n", Force.LIMIT)
    else:
        yield rule("3N", f"17+ stop{theirs}", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"{11 if not free else 14}-16 stop{theirs} bal", "rebid-2n", Force.LIMIT)
    if free:
        yield rule(s.within(x, 3), f"6+{x} 14+", "rebid", Force.LIMIT)
        yield rule("P", "", "pass")
        return
    if s.level(x) <= 2:
        yield rule(s.cheapest(x, 1), f"6+{x} t17+ 15+", "jump-rebid", Force.INVITES)
    yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
    for z in "CDHS":
        if z not in (x, theirs) and s.level(z) <= s.level(x):
            yield rule(s.cheapest(z), f"4+{z}", "second-suit", Force.LIMIT)
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
    free = not s.rho_passed
    theirs = s.their_suits[0] if s.their_suits else ""
    length = 3 if y in "HS" and s.p.lengths["CDHS".index(y)][0] >= 5 else 4
    if y in "HS":
        yield rule(f"4{y}", f"{length}+{y} p{y}19+", "game-raise", Force.LIMIT, y)
        if s.level(y) <= 2:
            yield rule(f"3{y}", f"{length}+{y} p{y}16-18", "limit-raise", Force.INVITES, y)
        if s.level(y) <= 3:
            yield rule(
                s.cheapest(y),
                f"{length}+{y} p{y}0-{15 if s.level(y) == 2 else 18}",
                "raise",
                Force.LIMIT,
                y,
            )
    if (
        free
        and s.last_bid is not None
        and s.last_bid.level <= 2
        and str(s.last_bid)[1] != "N"
        and not s.we_bid_last
    ):
        low = "3" if y in "HS" and length == 4 else ""
        yield rule(
            "X",
            f"3{y}" if low else f"16+ 0-3{str(s.last_bid)[1]}",
            "support-double" if low else "takeout-double",
            Force.ROUND,
        )
    stop = f"stop{theirs}" if theirs else ""
    if s.can_bid("2N"):
        yield rule("2N", f"18-19 {stop} semi", "rebid-2n", Force.INVITES)
    if s.can_bid("1N"):
        yield rule("1N", f"12-14 {stop} bal", "rebid-1n", Force.LIMIT)
    for z in "CDHS":
        if z not in (x, y) and z not in s.their_suits:
            level = s.level(z)
            high = "CDHS".index(z) > "CDHS".index(x)
            if level == 1:
                yield rule(f"1{z}", f"4+{z}", "second-suit", Force.LIMIT)
            elif level == 2:
                yield rule(
                    f"2{z}",
                    f"4+{z} 5+{x} {'17+' if high else ''}",
                    "reverse" if high else "second-suit",
                    Force.ROUND if high else Force.LIMIT,
                )
            elif level == 3:
                yield rule(f"3{z}", f"4+{z} 5+{x} (16+ | t15+ 5+{z})", "second-suit", Force.ROUND)
    if s.level(x) <= 2:
        yield rule(f"3{x}", f"6+{x} t18+", "jump-rebid", Force.INVITES)
        yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
    else:
        yield rule(s.cheapest(x), f"6+{x} 15+", "rebid", Force.LIMIT) if s.level(x) == 3 else None
    if free:
        yield rule("P", "", "pass")
        return
    if y in "CD":
        yield rule(s.cheapest(y), f"4+{y}", "raise", Force.LIMIT, y)
    if s.can_bid("1N"):
        yield rule("1N", f"0-15 {stop}", "rebid-1n", Force.LIMIT)
    if y in "HS" and s.level(y) == 2:
        yield rule(f"2{y}", f"3{y}", "raise", Force.LIMIT, y)
    yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.LIMIT)


def _after_their_overcall_of_a_raise(s: Situation, m: str) -> Iterator[Rule | None]:
    if not m or s.we_bid_last:
        return
    theirs = str(s.last_bid)[1]
    low, high = s.p.strength
    need = 25 if m in "HS" else 28
    if s.level(m) <= 4 and m in "HS":
        yield rule(
            f"4{m}", f"t{max(12, need - (low + high) // 2)}+", "game-raise", Force.SIGN_OFF, m
        )
    if m in "CD" and s.can_bid("3N") and theirs != "N":
        yield rule("3N", f"18+ stop{theirs}", "natural-nt", Force.SIGN_OFF)
        for z in "HS":
            if z not in s.their_suits and s.level(z) == 3:
                yield rule(f"3{z}", f"17+ stop{z}", "stopper", Force.ROUND, m)
    if s.level(m) <= 3:
        for z in "CDHS":
            if z not in s.their_suits and z != m and s.level(z) == s.level(m):
                if "CDHS".index(z) < "CDHS".index(m):
                    yield rule(s.cheapest(z), f"16+ 4+{z}", "game-try", Force.ROUND, m)
        yield rule(s.cheapest(m), f"6+{m} 12+", "compete", Force.SIGN_OFF, m)
        if theirs != "N":
            yield rule(s.cheapest(m), f"5+{m} 0-1{theirs} 12+", "compete", Force.SIGN_OFF, m)
    if theirs != "N":
        yield rule("X", f"4+{theirs} good{theirs} 15+", "penalty-double")
    yield rule("P", "", "pass")
