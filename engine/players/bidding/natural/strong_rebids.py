"""Responder's second call after a strong rebid: reverse, jump in the suit, jump shift."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .slams import ask_for_aces

_ORDER = "CDHS"


def after_a_reverse(s: Situation, x: str, y: str, z: str) -> Iterator[Rule | None]:
    """Opener has 17 or more: 2NT is weak, the rest goes to game."""
    if z in "HS":
        yield rule(f"4{z}", f"4+{z} 6-8", "game-raise", Force.LIMIT, z)
        yield rule(s.cheapest(z), f"4+{z}", "fit", Force.GAME, z)
    if y in ("H", "S"):
        yield rule(
            s.cheapest(y),
            f"5+{y}" if s.level(y) == 2 else f"6+{y} 8+",
            "rebid",
            Force.ROUND if s.level(y) == 2 else Force.GAME,
        )
        jump = s.cheapest(y, 1)
        yield (
            rule(jump, f"6+{y} good{y} 9+", "jump-rebid", Force.GAME)
            if jump and jump[0] == "3"
            else None
        )
    stops = " ".join(f"stop{w}" for w in s.unbid)
    yield rule("3N", f"8-13 {stops}", "natural-nt", Force.SIGN_OFF)
    yield rule(f"3{x}", f"3+{x} 8+", "fit", Force.GAME, x)
    if z in "CD":
        yield rule(s.cheapest(z), f"4+{z} 8+", "fit", Force.GAME, z)
    fourth = next((w for w in _ORDER if w not in (x, y, z)), "")
    if fourth:
        yield rule(s.cheapest(fourth), "9+", "fourth-suit", Force.GAME)
    yield rule("2N", "0-8", "natural-nt", Force.LIMIT)
    yield rule("3N", "", "natural-nt", Force.SIGN_OFF)


def after_a_jump_rebid(s: Situation, x: str, y: str) -> Iterator[Rule | None]:
    """Opener has 16-18 and six cards."""
    stops = " ".join(f"stop{w}" for w in s.unbid)
    if x in "HS":
        yield from ask_for_aces(s, f"(2+{x} 15+ | 1+{x} 17+)")
        yield rule(f"4{x}", f"2+{x} p{x}9+ 7+", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"4{x}", f"1{x} 10+", "game-raise", Force.SIGN_OFF, x)
    if y in ("H", "S"):
        yield rule(s.cheapest(y), f"5+{y} 9+", "rebid", Force.GAME)
    yield rule("3N", f"8+ {stops}", "natural-nt", Force.SIGN_OFF)
    for w in s.unbid:
        if s.level(w) == 3:
            yield rule(s.cheapest(w), f"9+ stop{w}", "stopper", Force.GAME)
    yield rule("3N", "9+", "natural-nt", Force.SIGN_OFF)
    yield rule(f"4{x}" if x in "HS" else None, f"3+{x} 6+", "game-raise", Force.SIGN_OFF, x)
    yield rule("P", "", "pass")


def after_a_jump_shift(s: Situation, x: str, y: str, z: str) -> Iterator[Rule | None]:
    """Game is forced by opener."""
    if z in "HS":
        yield rule(f"4{z}", f"4+{z} 5-10", "game-raise", Force.LIMIT, z)
        yield rule(s.cheapest(z), f"4+{z}", "fit", Force.GAME, z)
    if x in "HS":
        yield rule(
            s.cheapest(x),
            f"3+{x}" if s.ours[1].kind is not Kind.RESPONSE_1N else f"2+{x}",
            "fit",
            Force.GAME,
            x,
        )
    if y in ("H", "S"):
        yield rule(s.cheapest(y), f"6+{y}", "rebid", Force.GAME)
        yield rule(s.within(y, 3), f"5+{y}", "rebid", Force.GAME)
    stops = " ".join(f"stop{w}" for w in s.unbid)
    yield rule("3N", stops, "natural-nt", Force.LIMIT)
    yield rule(s.cheapest(z), f"4+{z}", "fit", Force.GAME, z)
    yield rule(s.cheapest(x), f"3+{x}", "fit", Force.GAME, x)
    yield rule(s.cheapest(x), f"2+{x}", "preference", Force.GAME)
    yield rule("3N", "", "natural-nt", Force.LIMIT)
