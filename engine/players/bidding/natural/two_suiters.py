"""Answers to Michaels cue-bids, unusual 2NT, and Cappelletti over 1NT, and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def answers_to_two_suiters(s: Situation) -> Iterator[Rule | None]:
    """Partner showed two suits."""
    bid = s.last_partner
    if bid is None or len(s.ours) != 1:
        return
    if bid.kind in (Kind.MICHAELS, Kind.UNUSUAL_2N, Kind.CAPPELLETTI_MAJORS):
        known = [x for x in "SHDC" if s.p.lengths["CDHS".index(x)][0] >= 4]
        if len(known) == 2:
            yield from _choose(s, known[0], known[1])
        elif known:
            yield from _major_and_minor(s, known[0])
    elif bid.kind is Kind.CAPPELLETTI_TWO_SUITS:
        major = str(bid.call)[1]
        yield rule(f"4{major}", f"4+{major} p{major}13+", "game-raise", Force.SIGN_OFF, major)
        yield rule(f"3{major}", f"3+{major} p{major}10+", "limit-raise", Force.INVITES, major)
        yield rule("P", f"2+{major}", "pass")
        yield rule("2N", "", "minor-ask", Force.ROUND)
    elif bid.kind is Kind.CAPPELLETTI_ONE_SUIT:
        for x in "HS":
            yield rule(f"2{x}", f"6+{x} 6+", "new-suit", Force.LIMIT)
        yield rule("P", "6+C 0-2H 0-2S", "pass")
        yield rule("2D", "", "relay", Force.ROUND)


def _choose(s: Situation, a: str, b: str) -> Iterator[Rule | None]:
    majors = [x for x in (a, b) if x in "HS"]
    for x in majors:
        rival = b if x == a else a
        yield rule(f"4{x}", f"4+{x} {x}>={rival} p{x}13+", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"4{x}", f"5+{x} {x}>={rival}", "game-raise", Force.SIGN_OFF, x)
        yield rule(
            s.cheapest(x, 1) if s.level(x) == 2 else None,
            f"4+{x} {x}>={rival} p{x}9-12",
            "limit-raise",
            Force.INVITES,
            x,
        )
    for x in (a, b):
        rival = b if x == a else a
        if x in "CD":
            yield rule(f"5{x}", f"4+{x} {x}>={rival} p{x}15+", "game-raise", Force.SIGN_OFF, x)
    for x in (a, b):
        rival = b if x == a else a
        if s.level(x) <= 4:
            extra = "" if s.rho_passed or str(s.said[-1].call) == "X" else f"4+{x} p{x}7+"
            yield rule(s.cheapest(x), f"{x}>{rival} {extra}", "preference", Force.LIMIT, x)
            yield rule(s.cheapest(x), f"{x}>={rival} {extra}", "preference", Force.LIMIT, x)
    yield rule("P", "", "pass")


def _major_and_minor(s: Situation, major: str) -> Iterator[Rule | None]:
    yield rule(f"4{major}", f"4+{major} p{major}12+", "game-raise", Force.SIGN_OFF, major)
    yield rule(f"4{major}", f"3+{major} p{major}15+", "game-raise", Force.SIGN_OFF, major)
    if s.level(major) <= 3:
        low = 4 if s.level(major) == 3 and not s.rho_passed else 3
        if s.level(major) == 2:
            yield rule(f"3{major}", f"3+{major} p{major}10+", "limit-raise", Force.INVITES, major)
        yield rule(s.cheapest(major), f"{low}+{major}", "preference", Force.LIMIT, major)
    if s.rho_passed and s.can_bid("2N"):
        yield rule("2N", "", "minor-ask", Force.ROUND)
    if s.can_bid("4C") and s.level("C") == 4 and s.rho_passed:
        yield rule("4C", "3+C", "minor-ask", Force.ROUND)
        yield rule(s.cheapest(major), "", "preference", Force.LIMIT, major)
    elif s.can_bid("4N") and not s.can_bid("4C"):
        yield rule("4N", "3+C 3+D 6+", "minor-ask", Force.ROUND)
    yield rule("P", "", "pass")


_SHOWS_TWO = (
    Kind.MICHAELS,
    Kind.UNUSUAL_2N,
    Kind.CAPPELLETTI_MAJORS,
    Kind.CAPPELLETTI_TWO_SUITS,
)


def two_suiter_continues(s: Situation) -> Iterator[Rule | None]:
    """I showed two suits (or one unknown); partner has answered."""
    bid, mine = s.last_partner, s.last_mine
    if bid is None or mine is None:
        return
    if bid.kind is Kind.MINOR_ASK:
        yield from _show_the_minor(s, str(bid.call))
    elif bid.kind is Kind.RELAY:
        yield rule("P", "6+D D>H D>S", "pass")
        for x in "HSC":
            yield rule(s.within(x, 3), f"6+{x}", "suit-shown")
        yield rule("P", "", "pass")
    elif mine.kind in _SHOWS_TWO and bid.call == PASS:
        yield from _compete_alone(s)
    elif mine.kind is Kind.MICHAELS and str(bid.call) in ("3C", "4C") and s.rho_passed:
        yield rule(s.cheapest("D"), "5+D D>C", "minor-shown")
    elif mine.kind in _SHOWS_TWO and bid.kind in (Kind.PREFERENCE, Kind.LIMIT_RAISE):
        yield from _after_preference(s, invited=bid.kind is Kind.LIMIT_RAISE)
    elif bid.kind is Kind.MINOR_SHOWN:
        yield rule("P", "", "pass")


def _show_the_minor(s: Situation, asked: str) -> Iterator[Rule | None]:
    if asked == "2N":
        yield rule("4C", "5+C 16+ C>D", "strong-suit", Force.INVITES)
        yield rule("4D", "5+D 16+ D>C", "strong-suit", Force.INVITES)
    if asked in ("3C", "4C"):
        yield rule("P", "4+C C>=D", "pass")
    yield rule(s.cheapest("C"), "C>=D", "minor-shown")
    yield rule(s.cheapest("D"), "", "minor-shown")


def _compete_alone(s: Situation) -> Iterator[Rule | None]:
    """They raised, partner passed: a strong two-suiter acts again."""
    suits = [x for x in "SHDC" if s.m.lengths["CDHS".index(x)][0] >= 4]
    if not s.rho_passed or s.we_bid_last or s.last_bid is None or s.last_bid.level > 3:
        return
    if len(suits) == 2:
        yield rule("X", "17+", "takeout-double", Force.ROUND)
    for x in suits:
        yield rule(s.within(x, 3), f"16+ 5+{x} {x}>={suits[0]}", "rebid", Force.INVITES)


def _after_preference(s: Situation, *, invited: bool) -> Iterator[Rule | None]:
    x = s.agreed
    if x and invited:
        yield rule(s.cheapest(x), "14+", "game-raise", Force.SIGN_OFF, x)
    elif x in ("H", "S"):
        yield rule(f"4{x}", f"t19+ 5+{x}", "game-raise", Force.SIGN_OFF, x)
        if s.rho_passed:
            yield rule(s.within(x, 3), f"t17+ 5+{x}", "raise", Force.INVITES, x)
    yield rule("P", "", "pass")


def minor_asker_rests(s: Situation) -> Iterator[Rule | None]:
    """I asked for the minor, or relayed, and partner has shown the suit."""
    bid, mine = s.last_partner, s.last_mine
    if bid is None or mine is None or mine.kind not in (Kind.MINOR_ASK, Kind.RELAY):
        return
    if bid.suit in ("H", "S"):
        yield rule(
            f"4{bid.suit}", f"3+{bid.suit} p{bid.suit}14+", "game-raise", Force.SIGN_OFF, bid.suit
        )
        yield rule(
            f"3{bid.suit}",
            f"3+{bid.suit} p{bid.suit}11-13",
            "limit-raise",
            Force.INVITES,
            bid.suit,
        )
    yield rule("P", "", "pass")
