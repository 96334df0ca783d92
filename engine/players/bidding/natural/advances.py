"""Partner overcalled or doubled their opening: advances, and the overcaller's next call."""

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
    elif bid.kind in (Kind.BALANCING_1N,) and s.rho_passed:
        yield from _answer_balancing_nt(s)


def _cue(s: Situation) -> str | None:
    theirs = s.suits_of(s.lho) or s.their_suits
    return s.cheapest(theirs[0]) if theirs else None


def _answer_overcall(s: Situation, x: str) -> Iterator[Rule | None]:
    level = int(str(s.last_partner.call)[0]) if s.last_partner else 1
    cue = _cue(s)
    theirs = s.their_suits[0] if s.their_suits else "C"
    balanced_seat = 3 if s.opening is not None and s.said[-3].call == PASS else 0
    strong = 11 + balanced_seat if level == 1 else 12
    major = x in "HS"
    if balanced_seat and s.level(x) <= 2:
        yield rule(s.cheapest(x, 1), f"4+{x} p{x}13-15", "limit-raise", Force.INVITES, x)
    if s.last_bid is not None and s.last_bid.level <= 2 and cue and s.level(cue[1]) <= 3:
        yield rule(cue, f"3+{x} p{x}{strong}+ 8+", "cue-raise", Force.ROUND, x)
        yield rule(cue, f"{strong + 6}+", "cue-bid", Force.ROUND)
    game = 4 if major else 5
    if level + 2 <= game:
        yield rule(f"{game}{x}" if major else None, f"5+{x} 0-9 p{x}7+", "preemptive-raise", Force.SIGN_OFF, x)
    if level == 2 and major:
        yield rule(f"4{x}", f"3+{x} p{x}13+", "game-raise", Force.SIGN_OFF, x)
    if s.level(x) < level + 2:
        yield rule(f"{level + 2}{x}", f"4+{x} p{x}4-9 0-8", "preemptive-raise", Force.LIMIT, x)
    if level == 2:
        yield rule("3N", f"13-20 stop{theirs}", "natural-nt", Force.SIGN_OFF)
    for z in s.unbid:
        long = 5 if s.level(z) < 3 else 6
        if s.level(z) <= 2 or s.level(z) == 3 and level == 2:
            yield rule(s.cheapest(z), f"{8 if s.level(z) == 1 else 10 + balanced_seat}+ {long}+{z} good{z} 0-2{x}", "new-suit", Force.LIMIT)
    if s.level(x) == level + 1:
        yield rule(f"{level + 1}{x}", f"3+{x} p{x}{7 if level == 1 else 8}-{strong}", "raise", Force.LIMIT, x)
    elif s.level(x) <= 3:
        yield rule(s.cheapest(x), f"3+{x} p{x}9-{strong}", "raise", Force.LIMIT, x)
    if level == 1:
        stops = " ".join(f"stop{z}" for z in s.their_suits)
        yield rule("3N", f"{15 + balanced_seat}+ {stops}", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"{12 + balanced_seat}-{14 + balanced_seat} {stops}", "natural-nt", Force.INVITES)
        yield rule("1N", f"{8 + balanced_seat}-{11 + balanced_seat} {stops}", "natural-nt", Force.LIMIT)
    if cue and s.level(cue[1]) <= 3:
        yield rule(cue, f"{strong + 3}+", "cue-bid", Force.ROUND)


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


def _answer_balancing_nt(s: Situation) -> Iterator[Rule | None]:
    yield rule("3N", "14+", "natural-nt", Force.SIGN_OFF)
    for x in "SHDC":
        if x not in s.their_suits and s.level(x) == 2:
            yield rule(f"2{x}", f"5+{x} 0-10", "sign-off", Force.SIGN_OFF)
    yield rule("2N", "11-13", "natural-nt", Force.INVITES)
    yield rule("P", "", "pass")


def advances_of_doubles(s: Situation) -> Iterator[Rule | None]:
    """Partner doubled for takeout as our side's first call."""
    bid = s.last_partner
    if s.we_opened or bid is None or len(s.ours) != 1 or bid.kind is not Kind.TAKEOUT_DOUBLE:
        return
    if s.last_bid is None:
        return
    if s.rho_passed or not s.we_bid_last and s.said[-1].call == bid.call:
        yield from _answer_double(s)
    elif str(s.said[-1].call) == "XX":
        yield from _over_redouble(s)
    else:
        yield from _over_interference(s)


def _long_suits(s: Situation) -> list[str]:
    return [x for x in "SHDC" if x not in s.their_suits]


def _answer_double(s: Situation) -> Iterator[Rule | None]:
    theirs = str(s.last_bid)[1]
    level = s.last_bid.level if s.last_bid else 1
    late = 3 if s.opening is not None and len(s.said) >= 5 and s.said[-3].call == PASS and s.said[-4].call == PASS else 0
    suits = _long_suits(s)
    stops = " ".join(f"stop{z}" for z in s.their_suits)
    if theirs == "N":
        yield rule("P", "6+", "penalty-pass")
        for x in suits:
            yield rule(s.cheapest(x), f"5+{x}", "advance", Force.LIMIT)
        yield rule("P", "", "penalty-pass")
        return
    yield rule("P", f"5+{theirs} good{theirs} 9+ {'' if level > 1 else 'top' + theirs}", "penalty-pass")
    if level == 1:
        yield rule("P", f"6+{theirs} good{theirs} 6+", "penalty-pass")
    if level >= 3:
        yield rule("P", f"4+{theirs} good{theirs} 8+", "penalty-pass")
        yield from _answer_high_double(s, suits, theirs, stops)
        return
    game = 13 + late
    for x in "SH":
        if x in suits:
            yield rule(f"4{x}", f"6+{x} {10 + late}+", "advance-game", Force.SIGN_OFF)
            yield rule(f"4{x}", f"5+{x} {11 + late}+ t{13 + late}+", "advance-game", Force.SIGN_OFF)
    yield rule(f"{level + 1}{theirs}", f"{11 + late}+ (4+S 4+H | {game}+)", "cue-bid", Force.ROUND)
    for x in "SH":
        if x in suits:
            best = f"{x}>={'H' if x == 'S' else 'S'}" if len(set(suits) & {"H", "S"}) == 2 else ""
            yield rule(s.cheapest(x, 1), f"4+{x} {best} {9 + late}-{12 + late}", "advance-jump", Force.INVITES)
            yield rule(s.cheapest(x, 1), f"5+{x} {best} t{9 + late}+ 8-{10 + late}", "advance-jump", Force.INVITES)
    yield rule("3N", f"{13 + late}+ {stops}", "natural-nt", Force.SIGN_OFF)
    yield rule("2N", f"{11 + late}-{12 + late} {stops} bal", "natural-nt", Force.INVITES)
    for x in suits:
        if x in "HS":
            best = f"{x}>={'H' if x == 'S' else 'S'}" if len(set(suits) & {"H", "S"}) == 2 else ""
            yield rule(s.cheapest(x), f"4+{x} {best} 0-{8 + late}", "advance", Force.LIMIT)
    if level == 1:
        yield rule("1N", f"{6 + late}-{10 + late} {stops} bal", "advance-nt", Force.LIMIT)
    else:
        yield rule("2N", f"{8 + late}-12 {stops}", "natural-nt", Force.INVITES)
    for x in "DC":
        if x in suits:
            jump = s.cheapest(x, 1)
            yield rule(jump, f"5+{x} {9 + late}-{12 + late}", "advance-jump", Force.INVITES)
    for x in suits:
        rivals = [z for z in suits if z != x]
        yield rule(s.cheapest(x), f"3+{x} " + " ".join(f"{x}>={z}" for z in rivals) + f" 0-{11 + late}", "advance", Force.LIMIT)
    yield rule(f"{level + 1}{theirs}", f"{11 + late}+", "cue-bid", Force.ROUND)


def _answer_high_double(s: Situation, suits: list[str], theirs: str, stops: str) -> Iterator[Rule | None]:
    for x in "SH":
        if x in suits and s.level(x) <= 4:
            yield rule(f"4{x}", f"5+{x} 7+", "advance-game", Force.SIGN_OFF)
            yield rule(f"4{x}", f"4+{x} 9+", "advance-game", Force.SIGN_OFF)
    if s.can_bid("3N"):
        yield rule("3N", f"9+ {stops}", "natural-nt", Force.SIGN_OFF)
    if s.last_bid is not None and s.last_bid.level >= 4:
        yield rule("P", f"3+{theirs}", "penalty-pass")
        yield rule("P", "bal", "penalty-pass")
    for x in suits:
        rivals = [z for z in suits if z != x]
        longest = " ".join(f"{x}>={z}" for z in rivals)
        if x in "CD":
            yield rule(f"5{x}", f"5+{x} 11+ {longest}", "advance-game", Force.SIGN_OFF)
        yield rule(s.cheapest(x), longest, "advance", Force.LIMIT)
    yield rule("P", "", "penalty-pass")


def _over_redouble(s: Situation) -> Iterator[Rule | None]:
    for x in _long_suits(s):
        yield rule(s.cheapest(x, 1), f"6+{x} 4-9", "advance-jump", Force.LIMIT)
    for x in _long_suits(s):
        if s.level(x) <= 2:
            yield rule(s.cheapest(x), f"4+{x} {'5+' + x if s.level(x) == 2 else ''}", "advance", Force.LIMIT)
    yield rule("P", "", "pass")


def _over_interference(s: Situation) -> Iterator[Rule | None]:
    suits = _long_suits(s)
    for x in "SH":
        if x in suits:
            yield rule(f"4{x}", f"5+{x} 11+", "advance-game", Force.SIGN_OFF)
            if s.level(x) <= 2:
                yield rule(s.cheapest(x, 1), f"5+{x} 8-10", "advance-jump", Force.INVITES)
                yield rule(s.cheapest(x, 1), f"5+{x} t8-11 5+", "advance-jump", Force.INVITES)
                yield rule(s.cheapest(x, 1), f"4{x} 10-12", "advance-jump", Force.INVITES)
            yield rule(s.cheapest(x), f"4+{x} {6 if s.level(x) <= 2 else 8}-10", "advance", Force.LIMIT) if s.level(x) <= 3 else None
            yield rule(s.cheapest(x), f"5+{x} {4 if s.level(x) <= 2 else 7}-10", "advance", Force.LIMIT) if s.level(x) <= 3 else None
    stops = " ".join(f"stop{z}" for z in s.their_suits)
    yield rule("3N", f"13+ {stops}", "natural-nt", Force.SIGN_OFF)
    cue = _cue(s)
    if cue and s.level(cue[1]) <= 3:
        yield rule(cue, "11+", "cue-bid", Force.ROUND)
    for x in "DC":
        if x in suits and s.level(x) <= 3:
            yield rule(s.cheapest(x), f"5+{x} {6 if s.level(x) == 2 else 8}-11", "advance", Force.LIMIT)
    if s.can_bid("1N"):
        yield rule("1N", f"7-10 {stops}", "advance-nt", Force.LIMIT)
    if s.last_bid is not None and s.last_bid.level <= 3 and len(s.their_suits) <= 2:
        yield rule("X", "9+ 0-4H 0-4S", "responsive-double", Force.ROUND)
    yield rule("P", "0-11", "pass")


def doubler_again(s: Situation) -> Iterator[Rule | None]:
    """I doubled for takeout, partner answered a suit: show a hand too strong for an overcall."""
    if s.we_opened or s.last_mine is None or s.last_mine.kind is not Kind.TAKEOUT_DOUBLE:
        return
    answer = s.last_partner
    if answer is None or len(s.mine) > 1 and any(x.call != PASS for x in s.mine[:-1]):
        return
    late = 3 if s.opening is not None and s.said[-5].call == PASS and len(s.said) >= 7 else 0
    stops = " ".join(f"stop{z}" for z in s.their_suits)
    if answer.kind is Kind.ADVANCE and answer.suit and s.rho_passed:
        x = answer.suit
        major = x in "HS"
        if major:
            yield rule(f"4{x}", f"4+{x} p{x}22+", "game-raise", Force.SIGN_OFF, x)
            yield rule(s.cheapest(x, 1), f"4+{x} 19-21", "jump-raise", Force.INVITES, x)
        yield rule(s.cheapest(x), f"4+{x} p{x}16+ 15-18", "raise", Force.LIMIT, x) if s.level(x) <= 3 else None
        for z in "SHDC":
            if z != x and z not in s.their_suits:
                yield rule(s.cheapest(z), f"5+{z} {17 - late}+ t{18 - late}+", "strong-suit", Force.INVITES)
        if s.level("N") <= 2:
            yield rule("3N", f"22+ {stops}", "natural-nt", Force.SIGN_OFF)
        yield rule("1N", f"{19 - late}-{20 - late} semi {stops}", "natural-nt", Force.INVITES)
        yield rule("2N", f"19-21 semi {stops}", "natural-nt", Force.INVITES)
        yield rule("P", "", "pass")
    elif answer.kind is Kind.ADVANCE_NT and s.rho_passed:
        for z in "SHDC":
            if z not in s.their_suits:
                yield rule(s.cheapest(z), f"5+{z} 17+", "strong-suit", Force.INVITES)
        yield rule("3N", "18+", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", "16-17", "natural-nt", Force.INVITES)
        yield rule("P", "", "pass")
    elif answer.kind is Kind.ADVANCE_JUMP and answer.suit and s.rho_passed:
        x = answer.suit
        if x in "HS":
            yield rule(f"4{x}", f"3+{x} p{x}{15 - late}+", "game-raise", Force.SIGN_OFF, x)
        yield rule("3N", f"16+ {stops}", "natural-nt", Force.SIGN_OFF)
        yield rule("P", "", "pass")


def doubler_answers_cue(s: Situation) -> Iterator[Rule | None]:
    """Partner's cue-bid asked my takeout double for a suit."""
    cue = s.last_partner
    if cue is None or cue.kind is not Kind.CUE_BID or s.last_mine is None or not s.rho_passed:
        return
    if s.last_mine.kind is not Kind.TAKEOUT_DOUBLE or s.we_opened:
        return
    theirs = str(cue.call)[1]
    for x in "HS":
        if x not in s.their_suits:
            yield rule(s.cheapest(x, 1), f"4+{x} p{x}16+", "jump-raise", Force.LIMIT) if s.level(x) <= 3 else None
            yield rule(s.cheapest(x), f"4+{x}", "suit-shown", Force.LIMIT)
    yield rule(s.cheapest("N"), f"stop{theirs}", "natural-nt", Force.LIMIT) if s.level("N") <= 3 else None
    for x in "CD":
        if x not in s.their_suits:
            yield rule(s.cheapest(x), f"4+{x}", "suit-shown", Force.LIMIT)
    for x in "SHDC":
        if x not in s.their_suits:
            yield rule(s.cheapest(x), f"3+{x}", "minimum", Force.LIMIT)


def runs_from_doubled_nt(s: Situation) -> Iterator[Rule | None]:
    """Partner doubled their 1NT for penalties and the next hand passed: weak and long, run."""
    bid = s.last_partner
    if bid is None or bid.kind is not Kind.PENALTY_DOUBLE or s.we_opened or len(s.ours) != 1:
        return
    if s.last_bid is None or str(s.last_bid) != "1N" or not s.rho_passed:
        return
    for x in "SHDC":
        yield rule(f"2{x}", f"0-5 5+{x} top{x}", "weak-new-suit", Force.SIGN_OFF)
    for x in "SHDC":
        yield rule(f"2{x}", f"0-5 5+{x}", "weak-new-suit", Force.SIGN_OFF)
    yield rule("P", "", "pass")
