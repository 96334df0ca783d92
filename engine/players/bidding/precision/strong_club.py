"""The strong club: 1♦ denies 8 points, a suit or no trump shows them and forces to game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def responses_to_strong_club(s: Situation) -> Iterator[Rule | None]:
    """Partner opened 1♣; right-hand opponent passed or doubled."""
    opened = s.last_partner
    if opened is None or opened.kind is not Kind.STRONG_CLUB or s.last_rho is None:
        return
    if str(s.last_rho.call) not in ("P", "X"):
        yield from _disturbed(s)
        return
    yield rule("1D", "0-7", "strong-club-negative", Force.ROUND)
    yield rule("1S", "8+ 5+S S>=H S>=D S>=C", "positive", Force.GAME)
    yield rule("1H", "8+ 5+H H>=D H>=C", "positive", Force.GAME)
    yield rule("2D", "8+ 5+D D>=C", "positive", Force.GAME)
    yield rule("2C", "8+ 5+C", "positive", Force.GAME)
    yield rule("2N", "14+", "positive-nt", Force.GAME)
    yield rule("1N", "8-13", "positive-nt", Force.GAME)


def _disturbed(s: Situation) -> Iterator[Rule | None]:
    theirs = str(s.last_bid)[1]
    for x in "SHDC":
        if x != theirs and s.level(x) <= 3:
            yield rule(s.cheapest(x), f"8+ 5+{x}", "positive", Force.GAME)
    if theirs != "N":
        yield rule(s.cheapest("N"), f"8+ stop{theirs}", "positive-nt", Force.GAME)
    yield rule("X", "6+", "values-double", Force.ROUND)
    yield rule("P", "0-7", "strong-club-negative")


def strong_club_rebids(s: Situation) -> Iterator[Rule | None]:
    """I opened 1♣ and partner has answered, the opponents silent."""
    answer, mine = s.last_partner, s.last_mine
    if answer is None or mine is None or mine.kind is not Kind.STRONG_CLUB or not s.rho_passed:
        return
    if answer.kind is Kind.STRONG_CLUB_NEGATIVE and str(answer.call) == "1D":
        yield from _after_the_negative()
    elif answer.kind is Kind.POSITIVE:
        y = answer.suit or str(answer.call)[1]
        yield rule(s.cheapest(y), f"{3 if y in 'HS' else 4}+{y}", "fit", Force.GAME, y)
        yield from _own_suit(s, y)
    elif answer.kind is Kind.POSITIVE_NT:
        yield from _own_suit(s, "")


def _after_the_negative() -> Iterator[Rule | None]:
    yield rule("3N", "25-27 bal", "natural-nt")
    yield rule("2N", "20-21 bal", "rebid-2n", Force.INVITES)
    yield rule("2N", "24 bal", "rebid-2n", Force.INVITES)
    yield rule("1N", "16-19 bal", "open-1n")
    for x in "SH":
        yield rule(f"2{x}", f"22+ 5+{x}", "strong-suit", Force.GAME)
    for x in "SHDC":
        rivals = " ".join(f"{x}>={z}" for z in "SHDC" if z != x)
        level = 1 if x in "SH" else 2
        yield rule(f"{level}{x}", f"16-21 5+{x} {rivals}", "limited-suit")
    for x in "SHDC":
        level = 1 if x in "SH" else 2
        yield rule(f"{level}{x}", f"16+ 4+{x}", "limited-suit")


def _own_suit(s: Situation, y: str) -> Iterator[Rule | None]:
    for x in "SHDC":
        if x != y:
            yield rule(s.cheapest(x), f"5+{x}", "strong-suit", Force.GAME)
    yield rule(s.cheapest("N"), "", "natural-nt", Force.GAME)


def negative_responder_again(s: Situation) -> Iterator[Rule | None]:
    """I denied 8 points; opener named a suit: raise, own suit, or pass."""
    bid, mine = s.last_partner, s.last_mine
    if bid is None or mine is None or mine.kind is not Kind.STRONG_CLUB_NEGATIVE:
        return
    if bid.kind is not Kind.LIMITED_SUIT or not s.rho_passed:
        return
    x = str(bid.call)[1]
    if x in "HS":
        yield rule(f"4{x}", f"4+{x} p{x}8+ 5+", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"3{x}", f"4+{x} p{x}6-7", "limit-raise", Force.INVITES, x)
        yield rule(f"2{x}", f"3+{x} p{x}4-8", "raise", Force.LIMIT, x)
        yield rule("1S", "4+S 4-7", "new-suit") if x == "H" else None
        yield rule("1N", "4-7", "natural-nt")
    else:
        for z in "HS":
            yield rule(f"2{z}", f"5+{z} 4-7", "new-suit")
        yield rule("2N", "6-7", "natural-nt", Force.INVITES)
        yield rule(f"3{x}", f"4+{x} 4-7", "raise", Force.LIMIT, x)
    yield rule("P", "0-7", "pass")
