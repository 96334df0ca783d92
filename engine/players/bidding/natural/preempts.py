"""After weak twos and preempts, and after the strong 2♣, the opponents silent (SAYC)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def responses_to_preempts(s: Situation) -> Iterator[Rule | None]:
    """Partner opened (or jumped to) a weak two or higher preempt; right-hand opponent passed."""
    opened = s.last_partner
    if (
        opened is None
        or not s.rho_passed
        or (s.mine and s.mine[-1].call != s.said[0].call and len(s.ours) > 1)
    ):
        return
    if opened.kind is Kind.WEAK_TWO and s.partner_opened:
        yield from _to_a_weak_two(s, str(opened.call)[1])
    elif opened.kind is Kind.PREEMPT and s.partner_opened:
        yield from _to_a_preempt(s, str(opened.call)[1])


def _to_a_weak_two(s: Situation, x: str) -> Iterator[Rule | None]:
    if s.i_passed:
        yield rule(f"3{x}", f"3+{x} p{x}6-13", "preemptive-raise", Force.SIGN_OFF, x)
        yield rule("P", "", "pass")
        return
    yield from _slam_with_fit(x, "20+")
    for y in "SHDC":
        if y != x:
            level = s.level(y)
            long = 6 if level == 3 else 5
            yield rule(f"{level}{y}", f"14+ {long}+{y} good{y} 0-2{x}", "new-suit", Force.ROUND)
    if x in "HS":
        yield rule(f"4{x}", f"3+{x} p{x}16+ 13+", "game-raise", Force.SIGN_OFF, x)
        yield rule(f"4{x}", f"4+{x} 0-13", "preemptive-raise", Force.SIGN_OFF, x)
    else:
        yield rule("3N", "16+ stopH stopS stopC 2+D", "natural-nt", Force.SIGN_OFF)
    yield rule("2N", "15+", "feature-ask", Force.ROUND)
    yield rule(f"3{x}", f"3+{x} 0-14", "preemptive-raise", Force.SIGN_OFF, x)
    yield rule("P", "0-15", "pass")


def _slam_with_fit(x: str, strength: str) -> Iterator[Rule | None]:
    yield rule(
        "4N", f"p{x}{strength} 16+ 2+{x} aces2,3,4 (3+{x} | top{x})", "blackwood", Force.ROUND, x
    )


def _to_a_preempt(s: Situation, x: str) -> Iterator[Rule | None]:
    level = int(str(s.last_partner.call)[0]) if s.last_partner else 3
    yield from _slam_with_fit(x, "22+")
    if level == 3:
        if x in "HS":
            yield rule(f"4{x}", f"2+{x} 15+", "game-raise", Force.SIGN_OFF, x)
            yield rule(f"4{x}", f"1+{x} 18+", "game-raise", Force.SIGN_OFF, x)
            yield rule(f"4{x}", f"0{x} 16+", "game-raise", Force.SIGN_OFF, x)
            yield rule(f"4{x}", f"3+{x} 5-14", "preemptive-raise", Force.SIGN_OFF, x)
        else:
            stops = " ".join(f"stop{y}" for y in "HSDC" if y != x)
            yield rule("3N", f"16+ 1+{x} {stops}", "natural-nt", Force.SIGN_OFF)
            for y in "SH":
                yield rule(f"3{y}", f"16+ 5+{y} good{y}", "new-suit", Force.ROUND)
            yield rule("3N", f"17+ 2+{x}", "natural-nt", Force.SIGN_OFF)
            yield rule(f"5{x}", f"4+{x} t17+", "game-raise", Force.SIGN_OFF, x)
            yield rule(f"4{x}", f"4+{x} 0-12", "preemptive-raise", Force.SIGN_OFF, x)
    yield rule("P", "", "pass")


def preemptor_answers(s: Situation) -> Iterator[Rule | None]:
    """I opened with a weak two or a preempt; partner has answered."""
    asked = s.last_partner
    if not s.mine or asked is None or len(s.ours) != 2 or s.last_mine is None:
        return
    if s.ours[0].kind not in (Kind.WEAK_TWO, Kind.PREEMPT, Kind.WEAK_JUMP):
        return
    if s.last_mine != s.ours[0]:
        return
    x = str(s.ours[0].call)[1]
    if asked.kind is Kind.FEATURE_ASK and s.rho_passed:
        yield rule("3N", f"solid{x}", "solid-suit", Force.LIMIT)
        for y in "CDHS":
            if y != x:
                yield rule(s.cheapest(y), f"8+ (top{y} 2+{y} stop{y})", "feature", Force.ROUND)
        yield rule(f"3{x}", "", "minimum", Force.LIMIT)
    elif asked.kind is Kind.NEW_SUIT and s.rho_passed:
        y = str(asked.call)[1]
        yield rule("3N", f"solid{x}", "solid-suit", Force.LIMIT)
        yield rule(s.cheapest(y), f"3+{y}", "raise", Force.LIMIT, y)
        yield rule(s.cheapest(x), "", "minimum", Force.LIMIT)
    elif not asked.force.binds:
        yield rule("P", "", "pass")


def preempt_responder_continues(s: Situation) -> Iterator[Rule | None]:
    """Partner answered my question about a weak two."""
    answer, mine = s.last_partner, s.last_mine
    if answer is None or mine is None or mine.kind is not Kind.FEATURE_ASK or not s.rho_passed:
        return
    x = s.partner_suits[0] if s.partner_suits else "S"
    if answer.kind is Kind.MINIMUM:
        if x in "HS":
            yield rule(f"4{x}", f"3+{x} 15+", "game-raise", Force.SIGN_OFF, x)
            yield rule(f"4{x}", f"2+{x} 16+", "game-raise", Force.SIGN_OFF, x)
        else:
            yield rule(f"5{x}", f"4+{x} p{x}19+", "game-raise", Force.SIGN_OFF, x)
        yield rule("3N", "18+", "natural-nt", Force.SIGN_OFF)
        yield rule("P", "", "pass")
        return
    if x in "HS":
        yield from _slam_with_fit(x, "19+")
        yield rule(f"4{x}", f"2+{x}", "game-raise", Force.SIGN_OFF, x)
    yield rule("3N", "", "natural-nt", Force.SIGN_OFF)
    yield rule("P", "", "pass")
    yield rule(s.cheapest(x), "", "sign-off", Force.SIGN_OFF, x)


def strong_two_responses(s: Situation) -> Iterator[Rule | None]:
    """Partner opened 2♣; right-hand opponent passed or doubled."""
    opened = s.last_partner
    if opened is None or opened.kind is not Kind.STRONG_2C:
        return
    if s.last_rho is None or str(s.last_rho.call) not in ("P", "X"):
        return
    for y in "SHDC":
        bid = f"2{y}" if y in "HS" else f"3{y}"
        yield rule(bid, f"8+ 5+{y} good{y}", "positive", Force.GAME)
    yield rule("2N", "8+ bal", "positive-nt", Force.GAME)
    yield rule("2D", "", "waiting", Force.ROUND)


def strong_two_rebids(s: Situation) -> Iterator[Rule | None]:
    """I opened 2♣ and partner answered."""
    if not s.i_opened or len(s.mine) < 1 or s.last_mine is None or s.last_partner is None:
        return
    if s.last_mine.kind is not Kind.STRONG_2C or not s.rho_passed:
        return
    answer = s.last_partner
    if answer.kind is Kind.POSITIVE:
        y = str(answer.call)[1]
        yield rule(s.cheapest(y), f"3+{y}", "fit", Force.GAME, y)
    yield rule("2N", "22-24 bal", "rebid-2n-strong", Force.LIMIT)
    yield (
        rule("3N", "25-27 bal", "natural-nt", Force.LIMIT) if answer.kind is Kind.WAITING else None
    )
    for y in "SHDC":
        others = " ".join(f"{y}>={z}" for z in "SHDC" if z != y)
        yield rule(s.cheapest(y), f"5+{y} {others}", "strong-suit", Force.GAME)
    for y in "HSDC":
        yield rule(s.cheapest(y), f"5+{y}", "strong-suit", Force.GAME)
    if answer.kind is Kind.WAITING:
        yield rule("2N", "22-24", "rebid-2n-strong", Force.LIMIT)
        yield rule("3N", "25+", "natural-nt", Force.LIMIT)
    else:
        yield rule(
            s.cheapest("N"), "", "natural-nt", Force.GAME if s.level("N") < 3 else Force.LIMIT
        )


def strong_two_responder_again(s: Situation) -> Iterator[Rule | None]:
    """I waited with 2♦ and opener named a suit: raise, second negative, own suit."""
    bid, mine = s.last_partner, s.last_mine
    if bid is None or mine is None or bid.kind is not Kind.STRONG_SUIT or not s.rho_passed:
        return
    if mine.kind is not Kind.WAITING:
        return
    x = str(bid.call)[1]
    if x in "HS":
        yield rule(f"3{x}" if s.can_bid(f"3{x}") else f"4{x}", f"3+{x} 4+", "fit", Force.GAME, x)
        yield rule(f"4{x}", f"3+{x}", "minimum", Force.LIMIT, x)
    if s.can_bid("3C") and x in "HS":
        yield rule("3C", "0-3", "second-negative", Force.GAME)
    for y in "SHDC":
        if y != x:
            yield rule(s.cheapest(y), f"5+{y} 4+", "new-suit", Force.GAME)
    if x in "CD":
        yield rule(s.cheapest(x), f"4+{x}", "fit", Force.GAME, x)
    yield rule(s.cheapest("N"), "", "natural-nt", Force.LIMIT if s.level("N") >= 3 else Force.GAME)
