"""Responder's second call, the opponents silent: invitations, games, fourth suit, preferences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.players.bidding.forcing import is_game_forced
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .slams import ask_for_aces
from .strong_rebids import after_a_jump_rebid, after_a_jump_shift, after_a_reverse

_ORDER = "CDHS"


def responder_again(s: Situation) -> Iterator[Rule | None]:
    """Partner opened one of a suit, I answered a new suit or 1NT, partner has rebid."""
    rebid = s.last_partner
    if not s.partner_opened or rebid is None or len(s.ours) != 3 or not s.rho_passed:
        return
    if s.ours[0].kind is not Kind.OPEN_1 or s.ours[1].kind not in (
        Kind.RESPONSE,
        Kind.TWO_OVER_ONE,
        Kind.RESPONSE_1N,
    ):
        return
    x = str(s.ours[0].call)[1]
    y = s.ours[1].suit
    if rebid.kind is Kind.REBID_1N and y:
        yield from _after_one_nt(x, y)
    elif rebid.kind in (Kind.REBID_2N, Kind.NATURAL_NT) and y:
        yield from _after_two_nt(s, x, y)
    elif rebid.kind in (Kind.RAISE, Kind.LIMIT_RAISE) and rebid.trumps is not None:
        yield from _after_a_raise(s, s.agreed)
    elif rebid.kind is Kind.JUMP_REBID:
        yield from after_a_jump_rebid(s, x, y)
    elif rebid.suit and rebid.kind in _AFTER_A_SUIT:
        yield from _AFTER_A_SUIT[rebid.kind](s, x, y, rebid.suit)


def _lower(suit: str, than: str) -> bool:
    return _ORDER.index(suit) < _ORDER.index(than)


def _after_one_nt(x: str, y: str) -> Iterator[Rule | None]:
    if x in "HS":
        yield rule(f"4{x}", f"3+{x} p{x}13-18", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"3{x}", f"3+{x} p{x}10-12", "limit-raise", Force.INVITES, x)
        yield rule(f"2{x}", f"3+{x} 0-10", "preference", Force.SIGN_OFF, x)
    if y in "HS":
        yield rule(f"4{y}", f"6+{y} 12-17", "game-raise", Force.SIGN_OFF, y)
        yield rule(f"4{y}", f"6+{y} t13-18 10+", "game-raise", Force.SIGN_OFF, y)
        yield rule(f"3{y}", f"6+{y} 9-11", "jump-rebid", Force.INVITES)
        yield rule("3H" if y == "S" else None, "5+S 5+H 12+", "new-suit", Force.GAME)
        yield rule("2H" if y == "S" else None, "5+S 4+H 0-10", "second-suit", Force.LIMIT)
        if y == "S":
            yield rule("3H", "5+S 4+H 13+", "new-suit", Force.GAME)
        else:
            yield rule("2S", "5+H 4+S 12+", "reverse", Force.ROUND)
    yield rule("7N", "25+", "slam", Force.SIGN_OFF)
    yield rule("6N", "19-24", "slam", Force.SIGN_OFF)
    yield rule("4N", "17-18 bal", "quantitative", Force.INVITES)
    for z in "CD":
        if z not in (x, y):
            yield rule(f"3{z}", f"4+{z} 5+{y} 13+ !bal", "new-suit", Force.GAME)
    yield rule(f"3{x}", f"5+{x} 13+ !bal", "game-fit", Force.GAME, x) if x in "CD" else None
    yield rule("3N", "13+", "natural-nt", Force.SIGN_OFF)
    yield rule("2N", "11-12", "natural-nt", Force.INVITES)
    yield rule(f"2{y}", f"6+{y} 0-10", "rebid", Force.SIGN_OFF)
    yield rule(f"2{y}", f"5+{y} 0-10 !bal", "rebid", Force.SIGN_OFF) if y in "HS" else None
    yield rule(f"2{x}", f"{4 if x == 'D' else 5}+{x} 0-10 !bal", "preference", Force.SIGN_OFF)
    for z in "CD":
        if z not in (x, y):
            yield (
                rule(f"2{z}", f"5+{z} 0-10", "second-suit", Force.LIMIT)
                if _lower(z, x) or x == "C"
                else None
            )
    yield rule("P", "", "pass")


def _after_two_nt(s: Situation, x: str, y: str) -> Iterator[Rule | None]:
    low = s.p.points[0] if s.p.points[0] >= 12 else 18
    slam = 33 - low
    if s.level("N") > 3:
        yield rule("6N", f"{slam + 1}+", "slam", Force.SIGN_OFF)
        yield rule(f"4{y}", f"6+{y} 5+", "game-raise", Force.SIGN_OFF) if y in "HS" else None
        yield rule("P", "", "pass")
        return
    yield rule("6N", f"{slam}+ bal", "slam", Force.SIGN_OFF)
    if y in "HS":
        yield rule(f"4{y}", f"6+{y} 5-{slam - 2}", "game-raise", Force.SIGN_OFF, y)
        yield rule(f"3{y}", f"5+{y} 5+", "rebid", Force.GAME)
        if y == "S":
            yield rule("3H", "4+H 5+", "new-suit", Force.GAME)
    for z in "CD":
        if z not in (x, y):
            yield rule(f"3{z}", f"4+{z} 13+", "new-suit", Force.GAME)
    yield rule(f"3{x}", f"4+{x} 13+ !bal", "fit", Force.GAME, x) if x != y else None
    yield rule("4N", f"{slam - 3}-{slam - 1} semi", "quantitative", Force.INVITES)
    yield rule("3N", f"{25 - low - 1}+", "natural-nt", Force.SIGN_OFF)
    yield rule("P", "", "pass")


def _after_a_raise(s: Situation, m: str) -> Iterator[Rule | None]:
    low = s.p.strength[0]
    jump = s.last_bid is not None and s.last_bid.level >= 3
    major = m in "HS"
    yield from ask_for_aces(s, f"5+{m} t{32 - low}+ {28 - low}+")
    yield from ask_for_aces(s, f"p{m}{33 - low}+ {29 - low}+")
    yield from ask_for_aces(s, f"{30 - low}+")
    if s.last_bid is not None and s.last_bid.level >= (4 if major else 5):
        yield rule("P", "", "pass")
        return
    if major:
        go = 8 if jump else 13
        yield rule("3N", f"{go}+ flat 4{m}", "choice-of-games", Force.LIMIT)
        yield rule(f"4{m}", f"p{m}{go}+ {go - 2}+", "game-raise", Force.SIGN_OFF, m)
        if not jump:
            yield rule("2N", "11-12 bal 4" + m, "natural-nt", Force.INVITES)
            yield rule(f"3{m}", f"p{m}11-12", "game-try-raise", Force.INVITES, m)
        yield rule("P", "", "pass")
        return
    if is_game_forced(s):
        return
    go = 9 if jump else 14
    yield rule("3N", f"{go}+", "natural-nt", Force.SIGN_OFF)
    if not jump:
        yield rule("2N", "11-13", "natural-nt", Force.INVITES)
        yield rule(f"3{m}", f"10-12 5+{m}", "game-try-raise", Force.INVITES, m)
    yield rule("P", "", "pass")


def _after_a_limited_suit(s: Situation, x: str, y: str, z: str) -> Iterator[Rule | None]:
    """Opener rebid the first suit (z = x) or showed a second one (z)."""
    two_over_one = s.ours[1].kind is Kind.TWO_OVER_ONE
    one_nt = s.ours[1].kind is Kind.RESPONSE_1N
    second = z != x
    fourth = next((w for w in _ORDER if w not in (x, y, z)), "") if second and y else ""
    game = 12
    yield from _major_fits(s, x, z, game)
    if y in ("H", "S"):
        yield from _own_major(s, y)
    yield from _no_trump_or_fourth_suit(s, f"{x}{y}{z}", "" if one_nt else fourth, game)
    if not second and y:
        for w in s.unbid:
            yield rule(s.within(w, 3), f"{game}+ 4+{w}", "new-suit", Force.GAME)
        yield rule(s.within("N", 3), f"{game}+", "natural-nt", Force.SIGN_OFF)
    if two_over_one:
        yield from _two_over_one_minimum(s, x, y, z)
        return
    yield from _limited_values(s, x, z)
    if one_nt:
        yield from _new_suits_after_1n(s, x, z)
    if y in ("H", "S"):
        yield rule(s.within(y, 2), f"6+{y} 0-10", "rebid", Force.SIGN_OFF)
    if second:
        yield from _choose_between(s, x, y, z)
    yield rule("P", "", "pass")


def _major_fits(s: Situation, x: str, z: str, game: int) -> Iterator[Rule | None]:
    second = z != x
    if z in "HS" and second:
        yield from ask_for_aces(s, f"4+{z} (p{z}19+ 15+ | 17+)")
        yield rule(f"4{z}", f"4+{z} p{z}{game}-18", "game-raise", Force.SIGN_OFF, z)
        if s.level(z) <= 3:
            yield rule(f"3{z}", f"4+{z} p{z}10-12", "limit-raise", Force.INVITES, z)
        yield rule(s.within(z, 2), f"4+{z} p{z}8-9", "raise", Force.LIMIT, z)
    if x in "HS" and s.ours[1].kind is Kind.RESPONSE_1N:
        yield rule(f"3{x}", f"3+{x} 10-12", "limit-raise", Force.INVITES, x)
    elif x in "HS":
        fit = 3 if second else 2
        yield from ask_for_aces(s, f"{fit}+{x} (p{x}19+ 16+ | 17+)")
        yield rule(f"4{x}", f"3+{x} p{x}{game}-18", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"3{x}", f"3+{x} p{x}10-12", "limit-raise", Force.INVITES, x)


def _own_major(s: Situation, y: str) -> Iterator[Rule | None]:
    yield rule(f"4{y}", f"6+{y} 13-16 good{y}", "game-raise", Force.SIGN_OFF)
    yield rule(f"4{y}", f"8+{y} 6-16", "game-raise", Force.SIGN_OFF)
    yield rule(f"4{y}", f"7+{y} t12+ 8-16", "game-raise", Force.SIGN_OFF)
    if s.level(y) == 2:
        yield rule(f"3{y}", f"6+{y} 10-12", "jump-rebid", Force.INVITES)


def _no_trump_or_fourth_suit(
    s: Situation, bid_so_far: str, fourth: str, game: int
) -> Iterator[Rule | None]:
    """With stops no trump; else the fourth suit. Over 1♣-1♦-1♥, 1♠ is natural and 2♠ asks."""
    stops = " ".join(f"stop{w}" for w in s.unbid)
    natural_spades = bid_so_far == "CDH"
    if fourth and s.level(fourth) <= 2 and not natural_spades:
        yield rule(s.cheapest(fourth), f"11-{game + 2} !semi", "fourth-suit", Force.ROUND)
    yield rule(s.within("N", 3) and "3N", f"{game}-17 {stops}", "natural-nt", Force.SIGN_OFF)
    least = 10 if s.ours[1].kind is Kind.TWO_OVER_ONE else 11
    yield rule(
        s.within("N", 2) and "2N", f"{least}-{game - 1} {stops}", "natural-nt", Force.INVITES
    )
    if not fourth:
        return
    if natural_spades:
        yield rule("1S", "4+S 6-12", "second-suit", Force.ROUND)
        yield rule("2S", f"{game}+", "fourth-suit", Force.ROUND)
        return
    yield rule(s.within(fourth, 3), f"{game}+", "fourth-suit", Force.ROUND)
    if bid_so_far[1] in "HS" and s.level(fourth) == 2:
        yield rule(f"2{fourth}", f"10+ t11+ 5+{bid_so_far[1]}", "fourth-suit", Force.ROUND)


def _limited_values(s: Situation, x: str, z: str) -> Iterator[Rule | None]:
    stops = " ".join(f"stop{w}" for w in s.unbid)
    if s.level("N") <= 1:
        yield rule("1N", f"6-10 {stops}", "second-1n", Force.LIMIT)
        yield rule(f"2{x}", f"4+{x} 6-10", "preference", Force.SIGN_OFF) if x in "CD" else None
        yield rule("1N", "6-10", "second-1n", Force.LIMIT)
    yield rule(s.within("N", 2) and "2N", "11-12", "natural-nt", Force.INVITES)
    if z in "CD" and z != x:
        shows = f"p{z}10+ (5+{z} 8-12 | 6+{z} 6-12)"
        yield rule(s.within(z, 3), shows, "limit-raise", Force.INVITES, z)
    yield rule(f"3{x}", f"5+{x} 10-12", "limit-raise", Force.INVITES, x) if x in "CD" else None


def _new_suits_after_1n(s: Situation, x: str, z: str) -> Iterator[Rule | None]:
    for w in "SHDC":
        if w not in (x, z):
            yield rule(s.within(w, 2), f"5+{w} 0-9 0-2{x}", "weak-new-suit", Force.SIGN_OFF)
    for w in "DC":
        if w not in (x, z) and s.level(w) == 3:
            yield rule(f"3{w}", f"6+{w} 0-9 0-2{x}", "weak-new-suit", Force.SIGN_OFF)


def _choose_between(s: Situation, x: str, y: str, z: str) -> Iterator[Rule | None]:
    """Leave opener in the second suit, or go back to the first."""
    yield rule("P", f"4+{z} {z}>{x} 0-10", "pass")
    yield rule(s.within(x, 2), f"2+{x} {x}>={z}", "preference", Force.SIGN_OFF)
    yield rule("P", f"3+{z}", "pass")
    yield rule(s.within(x, 2), f"2+{x}", "preference", Force.SIGN_OFF)
    if y and s.level(y) == 2:
        yield rule(f"2{y}", f"5+{y}", "rebid", Force.SIGN_OFF)


def _two_over_one_minimum(s: Situation, x: str, y: str, z: str) -> Iterator[Rule | None]:
    """10-11 points after two over one: the cheapest limited call; opener may pass it."""
    if s.game_forced[s.me % 2]:
        yield rule("3N", "bal", "natural-nt", Force.LIMIT) if s.level("N") == 3 else None
        yield rule(s.cheapest(x), f"2+{x}", "preference", Force.GAME)
        yield rule(s.cheapest(y), f"5+{y}", "rebid", Force.GAME)
        yield rule(s.cheapest("N"), "", "natural-nt", Force.LIMIT)
        return
    if z != x:
        yield rule(s.within(x, 2), f"2+{x}", "preference", Force.LIMIT)
    elif not s.ours[2].force.binds:
        yield rule("P", f"2+{x} 0-11", "pass")
    yield rule(s.within(y, 3), f"7+{y} 0-12", "rebid", Force.LIMIT)
    yield rule("2N", "10-12", "natural-nt", Force.INVITES) if s.level("N") <= 2 else None
    yield rule(s.within(y, 3), f"6+{y} 0-11", "rebid", Force.LIMIT)
    yield (
        rule(s.cheapest(y), f"5+{y}", "rebid", Force.LIMIT) if s.level(y) <= 3 and z != x else None
    )
    yield rule("P", "", "pass")


_AFTER_A_SUIT: Mapping[Kind, Callable[[Situation, str, str, str], Iterator[Rule | None]]] = {
    Kind.SECOND_SUIT: _after_a_limited_suit,
    Kind.REBID: _after_a_limited_suit,
    Kind.REVERSE: after_a_reverse,
    Kind.JUMP_SHIFT_REBID: after_a_jump_shift,
}
"""What follows opener's suits: the situation, opener's first suit, mine, opener's last."""
