"""Opener's third call: after fourth suit forcing, reverses, invitations and preferences."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def opener_after_fourth_suit(s: Situation) -> Iterator[Rule | None]:
    """Partner bid the fourth suit: support partner's suit, show a stop, or describe the hand."""
    asked = s.last_partner
    if asked is None or asked.kind is not Kind.FOURTH_SUIT or not s.i_opened:
        return
    if not s.rho_passed:
        return
    fourth = str(asked.call)[1]
    y = s.partner_suits[0] if s.partner_suits else ""
    if y in ("H", "S"):
        yield rule(
            s.cheapest(y, 1) if s.level(y) == 2 else None,
            f"3+{y} 16+",
            "jump-raise",
            Force.GAME,
            y,
        )
        yield rule(s.cheapest(y), f"3+{y}", "preference", Force.LIMIT, y)
    yield rule("3N", f"stop{fourth} 16+", "natural-nt") if s.level("N") == 2 else None
    yield rule(s.within("N", 3), f"stop{fourth}", "natural-nt")
    yield rule(s.cheapest(fourth), f"4+{fourth}", "raise", Force.ROUND)
    for x in s.my_suits:
        yield rule(s.cheapest(x), f"6+{x}" if x == s.my_suits[0] else f"5+{x}", "rebid")
    if y in ("C", "D"):
        yield rule(s.cheapest(y), f"3+{y}", "preference", Force.LIMIT, y)
    x = s.my_suits[0] if s.my_suits else "C"
    yield rule(s.cheapest(x), f"5+{x}", "rebid")
    yield rule(s.within("N", 3), "", "natural-nt")


def opener_after_reverse(s: Situation) -> Iterator[Rule | None]:
    """I reversed; partner has answered."""
    if not s.i_opened or len(s.mine) < 2 or s.last_mine is None or s.last_partner is None:
        return
    if s.last_mine.kind is not Kind.REVERSE or not s.rho_passed or len(s.ours) != 4:
        return
    y = s.ours[1].suit
    answer = s.last_partner
    game = answer.force is Force.GAME or s.game_forced[s.me % 2]
    if y in ("H", "S") and s.agreed not in ("H", "S"):
        jump = answer.kind is Kind.JUMP_REBID
        force = Force.ROUND if s.level(y) <= 3 else Force.LIMIT
        yield rule(s.cheapest(y), f"{2 if jump else 3}+{y}", "raise", force, y)
        if jump and s.level(y) > 3:
            yield rule("P", "", "pass")
    if s.agreed in ("H", "S"):
        return
    stops = " ".join(f"stop{z}" for z in s.unbid)
    yield rule("3N", f"{stops} {'' if game else '19+'}", "natural-nt", Force.SIGN_OFF)
    x = s.ours[0].suit
    if str(answer.call) == "2N":
        yield rule("3N", "19+", "natural-nt", Force.SIGN_OFF)
        yield rule(f"3{x}", f"6+{x}", "rebid", Force.LIMIT)
        yield rule("P", "", "pass")
        return
    yield rule(s.cheapest(x), f"6+{x}", "rebid", Force.LIMIT)
    if s.level("N") <= 2:
        yield rule("2N", stops, "natural-nt", Force.LIMIT)
    yield rule(s.cheapest(x), f"5+{x}", "rebid", Force.LIMIT)


def opener_accepts(s: Situation) -> Iterator[Rule | None]:
    """Partner's second call invites: accept with more than a minimum, show late support."""
    bid = s.last_partner
    if not s.i_opened or bid is None or bid.force is not Force.INVITES or not s.rho_passed:
        return
    if len(s.ours) != 4 or s.ours[0].kind is not Kind.OPEN_1 or s.contested:
        return
    y = s.ours[1].suit
    suit = str(bid.call)[1]
    low, high = s.m.points
    accept = 14 if high <= 16 else 15
    del low
    if suit == "N":
        if y in ("H", "S") and y not in s.my_suits:
            yield (
                rule(s.cheapest(y), f"3{y} !bal {accept}+", "fit", Force.GAME)
                if s.level(y) == 3
                else None
            )
        x = s.ours[0].suit
        yield rule("3N", f"{accept}+", "natural-nt", Force.SIGN_OFF)
        yield (
            rule("3N", f"{accept - 1} 5+{x} good{x}", "natural-nt", Force.SIGN_OFF) if x else None
        )
        yield (
            rule(s.cheapest(x), f"6+{x} 0-13", "rebid", Force.SIGN_OFF)
            if x and s.level(x) == 3
            else None
        )
    elif suit in "HS" and bid.trumps is not None:
        yield rule(f"4{suit}", f"t{accept + 1}+", "game-raise", Force.SIGN_OFF, suit)
        yield rule(f"4{suit}", f"p{suit}{accept + 2}+", "game-raise", Force.SIGN_OFF, suit)
    elif suit in "HS":
        yield rule(f"4{suit}", f"2+{suit} 14+", "game-raise", Force.SIGN_OFF, suit)
        yield rule(f"4{suit}", f"3+{suit} 13+", "game-raise", Force.SIGN_OFF, suit)
        yield rule("3N", f"{accept + 1}+ bal", "natural-nt", Force.SIGN_OFF)
    else:
        stops = " ".join(f"stop{z}" for z in s.unbid)
        yield rule("3N", f"{accept + 1}+ {stops}", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", f"{accept + 2}+", "natural-nt", Force.SIGN_OFF)
    yield rule("P", "", "pass")


def negative_doubler_again(s: Situation) -> Iterator[Rule | None]:
    """I made a negative double and opener has rebid at the two level or lower three level."""
    bid, mine = s.last_partner, s.last_mine
    if bid is None or mine is None or mine.kind is not Kind.NEGATIVE_DOUBLE or not s.rho_passed:
        return
    if len(s.ours) != 3 or not s.partner_opened or s.last_bid is None or not s.we_bid_last:
        return
    theirs = next(iter(s.suits_of(s.rho) or s.their_suits), "")
    x = s.ours[0].suit
    strain = s.last_bid.strain.value
    go = 9 if bid.force is Force.INVITES else 13
    if strain in "HS" and s.last_bid.level <= 3:
        yield from _fit_after_negative_double(
            s, strain, theirs, go, needed=4 if strain != x else 2
        )
    yield from _no_trump_after_negative_double(s, strain, theirs, go)
    for z in s.unbid:
        if s.m.lengths["CDHS".index(z)][0] < 5 and z in "CD":
            yield rule(s.within(z, 3), f"6+{z} 6-11", "weak-new-suit", Force.LIMIT)
        elif s.m.lengths["CDHS".index(z)][0] < 5:
            yield rule(s.within(z, 3), f"5+{z} 8-11", "new-suit", Force.LIMIT)
    if theirs:
        yield rule(s.within(theirs, 3), f"{go}+", "cue-bid", Force.GAME)
    if x and strain not in (x, "N"):
        yield rule(s.within(x, 3), f"3+{x} 0-2{strain}", "preference", Force.SIGN_OFF)
    yield rule("P", "", "pass")


def _no_trump_after_negative_double(
    s: Situation, strain: str, theirs: str, go: int
) -> Iterator[Rule | None]:
    if strain == "N" and s.last_bid is not None:
        enough = go if s.last_bid.level == 1 else go - 1
        yield rule("3N", f"{enough}+", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"{go - 2}-{go - 1}", "natural-nt", Force.INVITES)
    elif theirs:
        yield rule("3N", f"{go}+ stop{theirs}", "natural-nt", Force.SIGN_OFF)
        yield rule("2N", f"{go - 2}-{go - 1} stop{theirs}", "natural-nt", Force.INVITES)


def _fit_after_negative_double(
    s: Situation, m: str, theirs: str, go: int, *, needed: int
) -> Iterator[Rule | None]:
    fit = f"{needed}+{m}"
    if theirs:
        yield rule(s.within(theirs, 4), f"{fit} p{m}{go + 4}+", "cue-bid", Force.GAME, m)
    yield rule(f"4{m}", f"{fit} p{m}{go}+", "game-raise", Force.SIGN_OFF, m)
    yield rule(f"3{m}", f"{fit} p{m}{go - 3}-{go - 1}", "limit-raise", Force.INVITES, m)
