"""Natural bidding by combined strength and fit, where no agreement is more precise.

From what partner has shown the side's strength is added up: 25 points for a game (28 in a minor),
33 for a slam; eight trumps are a fit. What partner denied is not hoped for.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.auction import PASS, Bid
from engine.players.bidding.forcing import is_game_forced
from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, reaches_game, rule
from engine.players.bidding.situation import Situation

_FIT = 8


def _shown(s: Situation, suit: str) -> int:
    return s.p.lengths["CDHS".index(suit)][0]


def _fit_length(s: Situation, suit: str) -> int:
    """How many cards I need for a fit in the suit."""
    return max(1, _FIT - _shown(s, suit))


def _partner_range(s: Situation) -> tuple[int, int]:
    """What to count on, and what to hope for at best, in partner's hand."""
    low, high = s.p.strength
    return low, min(high, low + 12)


def continue_constructively(s: Situation) -> Iterator[Rule | None]:
    """Our side has bid, the contract is ours or the opponents are out of it."""
    if not s.ours or s.last_bid is None:
        return
    if not s.we_bid_last:
        return
    low, high = _partner_range(s)
    at_game = reaches_game(s.last_bid)
    bid_naturally = s.last_partner is not None and isinstance(s.last_partner.call, Bid)
    yield from _slams(s, low)
    if at_game:
        yield from _at_game(s)
        return
    yield from _games(s, low)
    if bid_naturally and not is_game_forced(s):
        yield from _invitations(s, low, high)
    if is_game_forced(s):
        yield from _towards_game(s)
    yield from _corrections(s)
    yield rule("P", "", "pass")


def _slams(s: Situation, low: int) -> Iterator[Rule | None]:
    if s.last_bid is None or s.last_bid.level > 4 or len(s.ours) < 2:
        return
    suits = [s.agreed] if s.agreed else [x for x in "SHDC" if _shown(s, x) >= 4]
    if s.can_bid("4N") and str(s.last_bid) != "3N":
        for x in suits:
            need = _fit_length(s, x)
            yield rule("4N", f"{need}+{x} (p{x}{32 - low}+ {max(12, 27 - low)}+ | {max(12, 30 - low)}+)", "blackwood",
                       Force.ROUND, x)
    for x in s.my_suits:
        if low >= 12 and str(s.last_bid) == "3N":
            yield rule(f"6{x}", f"7+{x} good{x} t{34 - low}+ aces2,3,4", "slam", Force.SIGN_OFF)
            yield rule(f"6{x}", f"6+{x} solid{x} t{33 - low}+ aces2,3,4", "slam", Force.SIGN_OFF)
    if s.last_partner is not None and s.last_partner.call != PASS:
        yield rule("6N", f"{max(12, 32 - low)}-{max(12, 36 - low)} bal", "slam", Force.SIGN_OFF)
        yield rule("6N", f"{max(14, 33 - low)}-{max(14, 36 - low)}", "slam", Force.SIGN_OFF)
        yield from _quantitative_try(s, low)


def _quantitative_try(s: Situation, low: int) -> Iterator[Rule | None]:
    """4NT over partner's natural no trump: slam if partner has more than a minimum."""
    partner = s.last_partner
    if partner is None or str(partner.call)[1:] != "N" or s.agreed or s.last_bid != partner.call:
        return
    high = min(s.p.points[1], low + 4)
    if s.p.points[0] >= 11 and high > low:
        yield rule("4N", f"{max(11, 33 - high)}-{max(11, 31 - low)} semi", "quantitative", Force.INVITES)


def _at_game(s: Situation) -> Iterator[Rule | None]:
    """Improve a game only from no trump or partner's suit to a known major fit."""
    if str(s.last_bid) == "3N":
        for x in "SH":
            if x in s.unbid and s.my_suits and s.my_suits[0] in "CD" and s.last_bidder == s.partner:
                yield rule(f"4{x}", f"5+{x} 6+{s.my_suits[0]}", "second-suit", Force.LIMIT)
            if x in s.unbid and s.my_suits and s.my_suits[0] in "HS" and s.last_bidder == s.partner:
                yield rule(f"4{x}", f"5+{x} 5+{s.my_suits[0]}", "second-suit", Force.LIMIT)
            if 5 <= _shown(s, x) and s.last_partner is not None and s.last_partner.kind is not Kind.SOLID_SUIT:
                length = 3 if _shown(s, x) == 5 else 2
                yield rule(f"4{x}", f"{length}+{x} !flat", "game-raise", Force.SIGN_OFF, x) if not s.partner_opened else None
            if x in s.my_suits and x not in s.partner_suits:
                yield rule(f"4{x}", f"7+{x} {x}>={x}", "rebid", Force.SIGN_OFF)
    elif s.last_bid is not None and s.last_bid.level == 4 and not s.agreed:
        mine = s.last_bid.strain.value
        if mine in s.partner_suits and _shown(s, mine) <= 4 and s.my_suits:
            own = s.my_suits[0]
            yield rule(s.cheapest(own), f"0-1{mine} 7+{own}", "rebid", Force.SIGN_OFF) if s.level(own) <= 5 else None
    yield rule("P", "", "pass")


def _games(s: Situation, low: int) -> Iterator[Rule | None]:
    need = max(0, 25 - low)
    for x in "SH":
        if _shown(s, x) >= 3 or x == s.agreed:
            length = _fit_length(s, x)
            text = f"{length}+{x} p{x}{need}+ {max(0, need - 3)}+"
            yield rule(f"4{x}", text, "game-raise", Force.SIGN_OFF, x)
        if x in s.my_suits:
            yield rule(f"4{x}", f"8+{x} t{max(11, need)}+", "game-raise", Force.SIGN_OFF)
            yield rule(f"4{x}", f"7+{x} t{need + 2}+", "game-raise", Force.SIGN_OFF)
            if _shown(s, x) >= 2:
                yield rule(f"4{x}", f"6+{x} {need}+", "game-raise", Force.SIGN_OFF)
    stops = _stops_needed(s)
    unbid = " ".join(f"stop{x}" for x in s.unbid) if len(s.unbid) == 1 and stops else ""
    if s.can_bid("3N"):
        yield rule("3N", f"{need}+ {stops} {unbid} semi", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", f"{need}+ {stops} {unbid}", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", f"{need}+ {stops} bal", "natural-nt", Force.SIGN_OFF)
    for x in "DC":
        if _shown(s, x) >= 3:
            length = _fit_length(s, x)
            yield rule(f"5{x}", f"{length}+{x} p{x}{max(0, 31 - low)}+ !bal", "game-raise", Force.SIGN_OFF, x)


def _stops_needed(s: Situation) -> str:
    """Stops in their suits, unless partner has promised them by bidding no trump."""
    if any(said.call != PASS and str(said.call)[1:] == "N" for said in s.partners):
        return ""
    return " ".join(f"stop{x}" for x in s.their_suits)


def _invitations(s: Situation, low: int, high: int) -> Iterator[Rule | None]:
    if s.last_partner is not None and s.last_partner.force is Force.SIGN_OFF or high - low < 2:
        return
    need = max(0, 25 - low)
    invite = max(0, min(need - 1, max(need - 3, 25 - high)))
    if invite >= need:
        return
    for x in "SH":
        if (_shown(s, x) >= 3 or x == s.agreed) and s.level(x) == 3:
            yield rule(f"3{x}", f"{_fit_length(s, x)}+{x} p{x}{invite}-{need - 1}", "limit-raise", Force.INVITES, x)
    if s.level("N") == 2:
        stops = _stops_needed(s)
        yield rule("2N", f"{invite}-{need - 1} {stops} semi", "natural-nt", Force.INVITES)
    for x in "DC":
        if _shown(s, x) >= 4 and s.level(x) == 3:
            yield rule(f"3{x}", f"{_fit_length(s, x)}+{x} p{x}{invite}-{need - 1}", "limit-raise", Force.INVITES, x)


def _corrections(s: Situation) -> Iterator[Rule | None]:
    """Leave a bad trump suit for a better one without going higher than need be."""
    bid = s.last_bid
    if bid is None or bid.level >= 4 or s.agreed or s.last_bidder != s.partner:
        return
    x = bid.strain.value
    if x == "N":
        for y in s.my_suits:
            if y in "HS" and s.level(y) <= 3 and bid.level <= 2:
                yield rule(s.cheapest(y), f"6+{y} !bal", "rebid", Force.SIGN_OFF)
        return
    if _shown(s, x) >= 6:
        return
    bad = f"0-{1 if _shown(s, x) >= 5 else 2}{x}"
    for y in s.partner_suits:
        if y != x and s.level(y) <= bid.level + 1:
            yield rule(s.cheapest(y), f"{bad} {y}>{x} 2+{y}", "preference", Force.SIGN_OFF)
            if s.level(y) == bid.level and _shown(s, y) > _shown(s, x):
                yield rule(s.cheapest(y), f"{y}>={x} 2+{y}", "preference", Force.SIGN_OFF)
    for y in s.my_suits:
        if s.level(y) <= bid.level + (1 if bid.level < 3 else 0):
            yield rule(s.cheapest(y), f"0-1{x} 6+{y}", "rebid", Force.SIGN_OFF)


def _towards_game(s: Situation) -> Iterator[Rule | None]:
    """Game is forced and not reached: describe the hand."""
    for x in ("S", "H"):
        if _shown(s, x) >= 4 and not s.agreed:
            yield rule(s.cheapest(x), f"{_fit_length(s, x)}+{x}", "fit", Force.GAME, x)
    if s.agreed and s.agreed in "HS":
        yield rule(f"4{s.agreed}", "", "game-raise", Force.SIGN_OFF, s.agreed)
    stops = " ".join(f"stop{x}" for x in (*s.unbid, *s.their_suits))
    if s.level("N") <= 3:
        yield rule("3N" if s.level("N") == 3 else s.cheapest("N"), f"{stops} semi", "natural-nt", Force.LIMIT if s.level("N") == 3 else Force.GAME)
    for x in s.my_suits:
        yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.GAME) if s.level(x) <= 4 else None
    for x in s.partner_suits:
        yield rule(s.cheapest(x), f"3+{x}", "preference", Force.GAME) if s.level(x) <= 3 else None
    if s.level("N") <= 3:
        yield rule("3N" if s.level("N") == 3 else s.cheapest("N"), stops, "natural-nt", Force.LIMIT if s.level("N") == 3 else Force.GAME)
    for x in s.my_suits:
        if s.level(x) <= 3:
            yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.GAME)


def compete(s: Situation) -> Iterator[Rule | None]:
    """The opponents hold the contract and our side has bid: raise by the number of trumps, double."""
    if not s.ours or s.last_bid is None or s.we_bid_last:
        return
    theirs = s.last_bid.strain.value
    if theirs == "N" and s.last_bid.level >= 4:
        yield rule("P", "", "pass")
        return
    level = s.last_bid.level
    low, high = _partner_range(s)
    partner_forced = s.last_partner is not None and s.last_partner.force.binds
    if s.last_partner is not None and s.last_partner.kind is Kind.COMPETITIVE_DOUBLE:
        yield from _answer_competitive_double(s, theirs, level)
        return
    yield from _penalties(s, theirs, level, low)
    game = max(0, 25 - low)
    for x in "SHDC":
        if x in s.their_suits or _shown(s, x) < 3 or s.level(x) > 5:
            continue
        fit = _fit_length(s, x)
        if x in "HS" and s.level(x) <= 4:
            yield rule(f"4{x}", f"{fit}+{x} p{x}{game}+", "game-raise", Force.SIGN_OFF, x)
    if s.can_bid("3N") and theirs != "N":
        yield rule("3N", f"{game}+ {_stops_needed(s)}", "natural-nt", Force.SIGN_OFF)
    for x in "SHDC":
        if x in s.their_suits or _shown(s, x) < 3 or s.level(x) > 5:
            continue
        yield from _by_total_trumps(s, x, low, high)
    if s.rho_passed and level <= 3 and theirs != "N" and not s.agreed and s.doubled == PASS:
        need = {1: 21, 2: 22, 3: 23}[level]
        yield rule("X", f"{max(6, need - low)}+ 0-{2 if level < 3 else 1}{theirs}", "competitive-double", Force.ROUND)
    for x in s.my_suits:
        if x in "HS" and s.level(x) <= 4 and low >= 6:
            yield rule(f"4{x}", f"8+{x} 7+", "game-raise", Force.SIGN_OFF)
            yield rule(f"4{x}", f"7+{x} t13+", "game-raise", Force.SIGN_OFF)
        if s.level(x) == 3 and not partner_forced:
            yield rule(s.cheapest(x), f"7+{x} good{x} t{max(8, 19 - low)}+", "rebid", Force.LIMIT)
        if s.level(x) <= (2 if s.m.lengths["CDHS".index(x)][0] < 6 else 3) and not partner_forced:
            known = s.m.lengths["CDHS".index(x)][0]
            yield rule(s.cheapest(x), f"{max(6, known + 1)}+{x} good{x} {max(0, 18 - low)}+", "rebid", Force.LIMIT)
    yield rule("P", "", "pass")


def _answer_competitive_double(s: Situation, theirs: str, level: int) -> Iterator[Rule | None]:
    """Partner reopened with a double, short in their suit: pass with length, else choose."""
    yield rule("P", f"4+{theirs} top{theirs}", "penalty-pass")
    if level >= 2:
        yield rule("P", f"5+{theirs}", "penalty-pass")
    for x in s.partner_suits:
        yield rule(s.cheapest(x), f"3+{x}", "preference", Force.LIMIT, x if x in "HS" else None)
    for x in s.my_suits:
        yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
    for x in s.unbid:
        if s.level(x) <= 3:
            yield rule(s.cheapest(x), f"4+{x}", "new-suit", Force.LIMIT)
    for x in s.partner_suits:
        yield rule(s.cheapest(x), f"2{x}", "preference", Force.LIMIT)
    if s.level("N") <= 2:
        yield rule(s.cheapest("N"), f"stop{theirs}", "natural-nt", Force.LIMIT)
    for x in s.my_suits:
        yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.LIMIT)
    yield rule("P", "", "penalty-pass")


def _penalties(s: Situation, theirs: str, level: int, low: int) -> Iterator[Rule | None]:
    if s.doubled != PASS:
        return
    need = {1: 27, 2: 25, 3: 24, 4: 23, 5: 22, 6: 22, 7: 20}[level]
    if theirs == "N":
        yield rule("X", f"{max(8, need - 1 - low)}+", "penalty-double") if level >= 1 and low >= 6 else None
        return
    trumps = {1: 5, 2: 4, 3: 4, 4: 3}.get(level, 2)
    yield rule("X", f"{trumps}+{theirs} top{theirs} {max(7, need - low)}+", "penalty-double")
    if level >= 4:
        yield rule("X", f"{max(9, need + 2 - low)}+ 0-4{s.agreed or theirs}", "penalty-double")


def _by_total_trumps(s: Situation, x: str, low: int, high: int) -> Iterator[Rule | None]:
    """Bid to the level of our trumps, with a little strength, less when vulnerable."""
    level = s.level(x)
    trumps = level + 6
    mine = max(2, trumps - _shown(s, x))
    mine_bid = s.m.lengths["CDHS".index(x)][0]
    if mine <= mine_bid and x == s.agreed and level >= 3:
        mine = mine_bid + 1
    middle = (low + min(high, low + 6)) // 2
    points = {1: 14, 2: 17, 3: 19, 4: 21, 5: 24}.get(level, 30) + (1 if s.we_are_vulnerable else 0)
    if level <= 3 or level == 4 and x in "HS":
        yield rule(s.cheapest(x), f"{mine}+{x} p{x}{max(0, points - middle)}+", "compete", Force.SIGN_OFF, x)
        yield rule(s.cheapest(x), f"{mine + 1}+{x}", "compete", Force.SIGN_OFF, x) if level <= 3 and low >= 6 else None
