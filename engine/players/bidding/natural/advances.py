"""Partner's overcall was our side's first bid: raises, cue-bids, new suits, no trump."""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def advances_of_overcalls(s: Situation) -> Iterator[Rule | None]:
    """Partner's natural overcall was our side's first bid."""
    bid = s.last_partner
    if s.we_opened or bid is None or len(s.ours) != 1:
        return
    if bid.kind in (Kind.OVERCALL, Kind.WEAK_JUMP) and bid.suit:
        weak = bid.kind is Kind.WEAK_JUMP
        yield from (_raise_a_weak_jump(s, bid.suit) if weak else _answer_overcall(s, bid.suit))
    elif bid.kind is Kind.BALANCING_1N and s.rho_passed:
        yield from _answer_balancing_nt(s)


def cue_bid(s: Situation) -> str | None:
    """The cheapest bid in the suit on our left, or in another suit of theirs."""
    theirs = s.suits_of(s.lho) or s.their_suits
    return s.cheapest(theirs[0]) if theirs else None


def _answer_overcall(s: Situation, x: str) -> Iterator[Rule | None]:
    """Raises first; a balancing overcall may be three points weaker."""
    level = int(str(s.last_partner.call)[0]) if s.last_partner else 1
    late = 3 if s.opening is not None and s.said[-3].call == PASS else 0
    strong = 11 + late if level == 1 else 12
    cue = cue_bid(s)
    if cue is not None and s.level(cue[1]) > 3:
        cue = None
    if late and s.level(x) <= 2:
        yield rule(s.cheapest(x, 1), f"4+{x} p{x}13-15", "limit-raise", Force.INVITES, x)
    if s.last_bid is not None and s.last_bid.level <= 2:
        yield rule(cue, f"3+{x} p{x}{strong}+ 8+", "cue-raise", Force.ROUND, x)
        yield rule(cue, f"{strong + 6}+", "cue-bid", Force.ROUND)
    yield from _high_raises(s, x, level)
    if level == 2:
        theirs = s.their_suits[0] if s.their_suits else "C"
        yield rule("3N", f"13-20 stop{theirs}", "natural-nt", Force.SIGN_OFF)
    yield from _new_suits(s, x, level, late)
    if s.level(x) == level + 1:
        least = 7 if level == 1 else 8
        yield rule(s.cheapest(x), f"3+{x} p{x}{least}-{strong}", "raise", Force.LIMIT, x)
    else:
        yield rule(s.within(x, 3), f"3+{x} p{x}9-{strong}", "raise", Force.LIMIT, x)
    if level == 1:
        stops = " ".join(f"stop{z}" for z in s.their_suits)
        yield rule("3N", f"{15 + late}+ {stops}", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"{12 + late}-{14 + late} {stops}", "natural-nt", Force.INVITES)
        yield rule("1N", f"{8 + late}-{11 + late} {stops}", "natural-nt", Force.LIMIT)
    yield rule(cue, f"{strong + 3}+", "cue-bid", Force.ROUND)


def _high_raises(s: Situation, x: str, level: int) -> Iterator[Rule | None]:
    if x in "HS" and level <= 2:
        yield rule(f"4{x}", f"5+{x} 0-9 p{x}7+", "preemptive-raise", Force.SIGN_OFF, x)
    if x in "HS" and level == 2:
        yield rule(f"4{x}", f"3+{x} p{x}13+", "game-raise", Force.SIGN_OFF, x)
    if s.level(x) < level + 2 <= 4:
        yield rule(f"{level + 2}{x}", f"4+{x} p{x}4-9 0-8", "preemptive-raise", Force.LIMIT, x)


def _new_suits(s: Situation, x: str, level: int, late: int) -> Iterator[Rule | None]:
    for z in s.unbid:
        long = 5 if s.level(z) < 3 else 6
        points = 8 if s.level(z) == 1 else 10 + late
        highest = 3 if level == 2 else 2
        shows = f"{points}+ {long}+{z} good{z} 0-2{x}"
        yield rule(s.within(z, highest), shows, "new-suit", Force.LIMIT)
        if s.level(z) < 3:
            yield rule(s.within(z, 2), f"{points}+ 6+{z} 0-2{x}", "new-suit", Force.LIMIT)


def _raise_a_weak_jump(s: Situation, x: str) -> Iterator[Rule | None]:
    cheap = s.level(x)
    if x in "HS" and cheap <= 4:
        yield rule(f"4{x}", f"3+{x} 14+", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"4{x}", f"2+{x} 17+", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"4{x}", f"4+{x} p{x}7+", "preemptive-raise", Force.SIGN_OFF, x)
    elif x in "CD" and s.can_bid("3N"):
        stops = " ".join(f"stop{z}" for z in s.their_suits)
        yield rule("3N", f"16+ {stops} 2+{x}", "natural-nt", Force.SIGN_OFF)
    if cheap <= 3:
        yield rule(f"3{x}", f"3+{x} p{x}6-14", "preemptive-raise", Force.SIGN_OFF, x)
    if s.can_bid("2N") and s.rho_passed:
        yield rule("2N", "15+ 2+" + x, "feature-ask", Force.ROUND)
    yield rule("P", "0-17", "pass")


def overcaller_answers_cue(s: Situation) -> Iterator[Rule | None]:
    """Partner's cue-bid asked how good my overcall is: minimum, no trump, a second suit, game."""
    asked, mine = s.last_partner, s.last_mine
    if asked is None or mine is None or mine.kind is not Kind.OVERCALL or not s.rho_passed:
        return
    if asked.kind not in (Kind.CUE_RAISE, Kind.CUE_BID) or len(s.ours) != 2 or not mine.suit:
        return
    x = mine.suit
    stops = " ".join(f"stop{z}" for z in s.their_suits)
    if x in "HS":
        yield rule(s.within(x, 4) and f"4{x}", f"t16+ 5+{x}", "rebid", Force.SIGN_OFF)
    yield rule(s.within("N", 3) and "3N", f"15+ {stops}", "natural-nt", Force.SIGN_OFF)
    for z in s.unbid:
        yield rule(s.within(z, 3), f"12+ 4+{z} 5+{x}", "second-suit", Force.LIMIT)
    no_trump = f"12-14 !good{x}" if x in "HS" else "0-14"
    yield rule(s.within("N", 2), f"{no_trump} {stops}", "natural-nt", Force.LIMIT)
    yield rule(s.cheapest(x), "", "minimum", Force.LIMIT)


def _answer_balancing_nt(s: Situation) -> Iterator[Rule | None]:
    yield rule("3N", "14+", "natural-nt", Force.SIGN_OFF)
    for x in "SHDC":
        if x not in s.their_suits and s.level(x) == 2:
            yield rule(f"2{x}", f"5+{x} 0-10", "sign-off", Force.SIGN_OFF)
    yield rule("2N", "11-13", "natural-nt", Force.INVITES)
    yield rule("P", "", "pass")
