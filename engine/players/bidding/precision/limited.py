"""Answers to the limited openings that natural bidding does not have: 1♦, 2♣ and 2♦."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def responses_to_limited(s: Situation) -> Iterator[Rule | None]:
    """Partner opened 1♦, 2♣ or 2♦ and the next hand passed."""
    opened = s.last_partner
    if opened is None or len(s.ours) != 1 or s.last_rho is None:
        return
    if opened.kind is Kind.THREE_SUITER and str(s.last_rho.call) == "X":
        yield from _to_a_three_suiter()
    if not s.rho_passed:
        return
    if opened.kind is Kind.PRECISION_1D:
        yield from _to_one_diamond()
    elif opened.kind is Kind.PRECISION_2C:
        yield from _to_two_clubs()
    elif opened.kind is Kind.THREE_SUITER:
        yield from _to_a_three_suiter()


def _to_one_diamond() -> Iterator[Rule | None]:
    yield rule("1S", "6+ 5+S S>=H", "response", Force.ROUND)
    yield rule("1H", "6+ 4+H", "response", Force.ROUND)
    yield rule("1S", "6+ 4+S", "response", Force.ROUND)
    yield rule("3N", "14-18 bal", "natural-nt", Force.SIGN_OFF)
    yield rule("2C", "11+ 5+C", "two-over-one", Force.ROUND)
    yield rule("2D", "11+ 5+D", "two-over-one", Force.ROUND)
    yield rule("2N", "11-13", "natural-nt", Force.INVITES)
    yield rule("3N", "14+", "natural-nt", Force.SIGN_OFF)
    yield rule("3D", "6+D 5-10", "preemptive-raise", Force.SIGN_OFF)
    yield rule("1N", "6-10", "response-1n")
    yield rule("P", "0-5", "pass")


def _to_two_clubs() -> Iterator[Rule | None]:
    for x in "SH":
        yield rule(f"4{x}", f"7+{x} 9+", "game-raise", Force.SIGN_OFF)
        yield rule(f"2{x}", f"5+{x} 8-12", "new-suit")
    yield rule("2D", "11+", "feature-ask", Force.ROUND)
    yield rule("3C", "4+C 6-10", "raise", Force.SIGN_OFF, "C")
    yield rule("P", "0-10", "pass")


def _to_a_three_suiter() -> Iterator[Rule | None]:
    for x in "SH":
        yield rule(f"4{x}", f"4+{x} 10+", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"3{x}", f"4+{x} 8-9", "limit-raise", Force.INVITES, x)
    yield rule("3N", "13+ stopD", "natural-nt", Force.SIGN_OFF)
    yield rule("5C", "5+C 12+", "game-raise", Force.SIGN_OFF, "C")
    yield rule("2S", "3+S S>=H", "sign-off", Force.SIGN_OFF, "S")
    yield rule("2H", "3+H", "sign-off", Force.SIGN_OFF, "H")
    yield rule("3C", "4+C", "sign-off", Force.SIGN_OFF, "C")
    yield rule("2S", "", "sign-off", Force.SIGN_OFF)


def limited_opener_again(s: Situation) -> Iterator[Rule | None]:
    """I opened 1♦ or 2♣ and partner has answered."""
    answer, mine = s.last_partner, s.last_mine
    if answer is None or mine is None or not s.rho_passed or len(s.ours) != 2:
        return
    if mine.kind is Kind.PRECISION_1D:
        yield from _after_one_diamond(s, str(answer.call), answer.suit)
    elif mine.kind is Kind.PRECISION_2C and answer.kind is Kind.FEATURE_ASK:
        for x in "HS":
            yield rule(f"2{x}", f"4+{x}", "second-suit", Force.ROUND)
        yield rule("3N", "6+C solidC 13+", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", "stopD stopH 13+", "natural-nt", Force.INVITES)
        yield rule("3C", "", "rebid")


def _after_one_diamond(s: Situation, call: str, y: str) -> Iterator[Rule | None]:
    if y and y in "HS":
        yield rule(f"3{y}", f"4+{y} p{y}16+", "limit-raise", Force.INVITES, y)
        yield rule(f"2{y}", f"4+{y}", "raise", Force.LIMIT, y)
        yield rule("1S", "4+S", "second-suit") if y == "H" else None
        yield rule("1N", "bal", "rebid-1n")
    if call == "2N":
        yield rule("3N", "14+", "natural-nt", Force.SIGN_OFF)
        yield rule("P", "", "pass")
    elif call == "1N":
        yield rule("2D", "6+D", "rebid")
        yield rule("2C", "5+C", "second-suit")
        yield rule("P", "", "pass")
    elif s.last_partner is not None and not s.last_partner.force.binds:
        yield rule("P", "", "pass")
    yield rule(s.cheapest("D"), "5+D", "rebid")
    yield rule("2C", "4+C", "second-suit")
    yield rule(s.cheapest("N"), "", "rebid-1n" if s.level("N") == 1 else "natural-nt")
