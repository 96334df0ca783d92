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

from .combined import fit_length, partner_range, shown_length, stops_needed


def continue_constructively(s: Situation) -> Iterator[Rule | None]:
    """Our side has bid, the contract is ours or the opponents are out of it."""
    if not s.ours or s.last_bid is None:
        return
    if not s.we_bid_last:
        return
    low, high = partner_range(s)
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
        yield from _nothing_more_to_say(s)
    yield from _corrections(s)
    yield rule("P", "", "pass")


def _slams(s: Situation, low: int) -> Iterator[Rule | None]:
    if s.last_bid is None or s.last_bid.level > 4 or len(s.ours) < 2:
        return
    suits = [s.agreed] if s.agreed else [x for x in "SHDC" if shown_length(s, x) >= 4]
    if s.can_bid("4N") and str(s.last_bid) != "3N":
        for x in suits:
            need = fit_length(s, x)
            yield rule(
                "4N",
                f"{need}+{x} (p{x}{32 - low}+ {max(12, 27 - low)}+ | {max(12, 30 - low)}+)",
                "blackwood",
                Force.ROUND,
                x,
            )
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
        yield rule(
            "4N", f"{max(11, 33 - high)}-{max(11, 31 - low)} semi", "quantitative", Force.INVITES
        )


def _at_game(s: Situation) -> Iterator[Rule | None]:
    """Improve a game only from no trump or partner's suit to a known major fit."""
    if str(s.last_bid) == "3N":
        for x in "SH":
            if (
                x in s.unbid
                and s.my_suits
                and s.my_suits[0] in "CD"
                and s.last_bidder == s.partner
            ):
                yield rule(f"4{x}", f"5+{x} 6+{s.my_suits[0]}", "second-suit", Force.LIMIT)
            if (
                x in s.unbid
                and s.my_suits
                and s.my_suits[0] in "HS"
                and s.last_bidder == s.partner
            ):
                yield rule(f"4{x}", f"5+{x} 5+{s.my_suits[0]}", "second-suit", Force.LIMIT)
            if (
                shown_length(s, x) >= 5
                and s.last_partner is not None
                and s.last_partner.kind is not Kind.SOLID_SUIT
            ):
                length = 3 if shown_length(s, x) == 5 else 2
                yield (
                    rule(f"4{x}", f"{length}+{x} !flat", "game-raise", Force.SIGN_OFF, x)
                    if not s.partner_opened
                    else None
                )
            if x in s.my_suits and x not in s.partner_suits:
                yield rule(f"4{x}", f"7+{x} {x}>={x}", "rebid", Force.SIGN_OFF)
    elif s.last_bid is not None and s.last_bid.level == 4 and not s.agreed:
        mine = s.last_bid.strain.value
        if mine in s.partner_suits and shown_length(s, mine) <= 4 and s.my_suits:
            own = s.my_suits[0]
            yield rule(s.within(own, 5), f"0-1{mine} 7+{own}", "rebid", Force.SIGN_OFF)
    yield rule("P", "", "pass")


def _games(s: Situation, low: int) -> Iterator[Rule | None]:
    need = max(0, 25 - low)
    for x in "SH":
        if shown_length(s, x) >= 3 or x == s.agreed:
            length = fit_length(s, x)
            text = f"{length}+{x} p{x}{need}+ {max(0, need - 3)}+"
            yield rule(f"4{x}", text, "game-raise", Force.SIGN_OFF, x)
        if x in s.my_suits:
            yield rule(f"4{x}", f"8+{x} t{max(11, need)}+", "game-raise", Force.SIGN_OFF)
            yield rule(f"4{x}", f"7+{x} t{need + 2}+", "game-raise", Force.SIGN_OFF)
            if shown_length(s, x) >= 2:
                yield rule(f"4{x}", f"6+{x} {need}+", "game-raise", Force.SIGN_OFF)
    stops = stops_needed(s)
    unbid = " ".join(f"stop{x}" for x in s.unbid) if len(s.unbid) == 1 and stops else ""
    if s.can_bid("3N"):
        yield rule("3N", f"{need}+ {stops} {unbid} semi", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", f"{need}+ {stops} {unbid}", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", f"{need}+ {stops} bal", "natural-nt", Force.SIGN_OFF)
    for x in "DC":
        if shown_length(s, x) >= 3:
            length = fit_length(s, x)
            yield rule(
                f"5{x}",
                f"{length}+{x} p{x}{max(0, 31 - low)}+ !bal",
                "game-raise",
                Force.SIGN_OFF,
                x,
            )


def _invitations(s: Situation, low: int, high: int) -> Iterator[Rule | None]:
    if (s.last_partner is not None and s.last_partner.force is Force.SIGN_OFF) or high - low < 2:
        return
    need = max(0, 25 - low)
    invite = max(0, min(need - 1, max(need - 3, 25 - high)))
    if invite >= need:
        return
    for x in "SH":
        if (shown_length(s, x) >= 3 or x == s.agreed) and s.level(x) == 3:
            yield rule(
                f"3{x}",
                f"{fit_length(s, x)}+{x} p{x}{invite}-{need - 1}",
                "limit-raise",
                Force.INVITES,
                x,
            )
    if s.level("N") == 2:
        stops = stops_needed(s)
        yield rule("2N", f"{invite}-{need - 1} {stops} semi", "natural-nt", Force.INVITES)
    for x in "DC":
        if shown_length(s, x) >= 4 and s.level(x) == 3:
            yield rule(
                f"3{x}",
                f"{fit_length(s, x)}+{x} p{x}{invite}-{need - 1}",
                "limit-raise",
                Force.INVITES,
                x,
            )


def _corrections(s: Situation) -> Iterator[Rule | None]:
    """Leave a bad trump suit for a better one without going higher than need be."""
    bid = s.last_bid
    if bid is None or bid.level >= 4 or s.agreed or s.last_bidder != s.partner:
        return
    x = bid.strain.value
    if x == "N":
        for y in s.my_suits:
            if y in "HS" and bid.level <= 2:
                yield rule(s.within(y, 3), f"6+{y} !bal", "rebid", Force.SIGN_OFF)
    elif shown_length(s, x) < 6:
        yield from _better_trumps(s, bid.level, x)


def _better_trumps(s: Situation, level: int, x: str) -> Iterator[Rule | None]:
    bad = f"0-{1 if shown_length(s, x) >= 5 else 2}{x}"
    for y in s.partner_suits:
        if y != x and s.level(y) <= level + 1:
            yield rule(s.cheapest(y), f"{bad} {y}>{x} 2+{y}", "preference", Force.SIGN_OFF)
            if s.level(y) == level and shown_length(s, y) > shown_length(s, x):
                yield rule(s.cheapest(y), f"{y}>={x} 2+{y}", "preference", Force.SIGN_OFF)
    for y in s.my_suits:
        highest = level + 1 if level < 3 else level
        yield rule(s.within(y, highest), f"0-1{x} 6+{y}", "rebid", Force.SIGN_OFF)


def _towards_game(s: Situation) -> Iterator[Rule | None]:
    """Game is forced and not reached: describe the hand."""
    for x in ("S", "H"):
        if shown_length(s, x) >= 4 and not s.agreed:
            yield rule(s.cheapest(x), f"{fit_length(s, x)}+{x}", "fit", Force.GAME, x)
    if s.agreed and s.agreed in "HS":
        yield rule(f"4{s.agreed}", "", "game-raise", Force.SIGN_OFF, s.agreed)
    stops = " ".join(f"stop{x}" for x in (*s.unbid, *s.their_suits))
    if s.level("N") <= 3:
        yield rule(
            "3N" if s.level("N") == 3 else s.cheapest("N"),
            f"{stops} semi",
            "natural-nt",
            Force.LIMIT if s.level("N") == 3 else Force.GAME,
        )
    for x in s.my_suits:
        yield rule(s.within(x, 4), f"6+{x}", "rebid", Force.GAME)
    for x in s.partner_suits:
        yield rule(s.within(x, 3), f"3+{x}", "preference", Force.GAME)
    if s.level("N") <= 3:
        yield rule(
            "3N" if s.level("N") == 3 else s.cheapest("N"),
            stops,
            "natural-nt",
            Force.LIMIT if s.level("N") == 3 else Force.GAME,
        )
    for x in s.my_suits:
        if s.level(x) <= 3:
            yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.GAME)


def _nothing_more_to_say(s: Situation) -> Iterator[Rule | None]:
    """Game is forced and the hand is described: no trump as long as there is room."""
    yield rule("3N" if s.level("N") <= 3 else None, "", "natural-nt", Force.LIMIT)
    for x in s.partner_suits:
        yield rule(s.within(x, 4), f"2+{x}", "preference", Force.LIMIT)
