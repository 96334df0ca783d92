"""Responder's second call after Stayman or a transfer, and opener's last word."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def _limits(s: Situation) -> tuple[int, int, int, int]:
    """Points for an invitation, for game, for a slam try and for slam opposite partner's range."""
    low, high = s.p.points
    return 25 - high, 25 - low, 32 - high, 32 - low


def after_stayman(s: Situation) -> Iterator[Rule | None]:
    """Partner answered my Stayman."""
    answer, mine = s.last_partner, s.last_mine
    if answer is None or mine is None or mine.kind is not Kind.STAYMAN or not s.rho_passed:
        return
    invite, game, slam_try, slam = _limits(s)
    two_level = str(answer.call)[0] == "2"
    if answer.kind is Kind.STAYMAN_MAJOR:
        major = str(answer.call)[1]
        other = "S" if major == "H" else "H"
        yield rule(
            "4N", f"{slam_try + 1}-{slam + 1} 0-3{major} bal", "quantitative", Force.INVITES
        )
        yield rule(
            "4C",
            f"{slam_try}+ p{major}{slam_try + 1}+ 4+{major} aces1,2,3",
            "gerber",
            Force.ROUND,
            major,
        )
        yield rule(
            f"4{major}",
            f"4+{major} p{major}{game}+ {game - 1}+" if two_level else f"4+{major}",
            "game-raise",
            Force.SIGN_OFF,
            major,
        )
        if two_level:
            yield rule(
                f"3{major}", f"4+{major} {max(0, invite)}+", "limit-raise", Force.INVITES, major
            )
            yield rule(
                "2S" if other == "S" else None,
                f"5+S {invite}-{game - 1}",
                "natural-invite",
                Force.INVITES,
            )
            yield rule(f"3{other}", f"5+{other} {game}+", "natural", Force.GAME)
        yield from _then_no_trump(s, two_level=two_level)
    elif answer.kind is Kind.STAYMAN_NONE:
        yield rule("4N", f"{slam_try + 1}-{slam + 1} bal", "quantitative", Force.INVITES)
        level = "3"
        for long, short in (("S", "H"), ("H", "S")):
            if two_level:
                yield rule(f"2{long}", f"5+{long} 4+{short} 0-7", "weak-major", Force.SIGN_OFF)
                yield rule(
                    f"2{long}",
                    f"5+{long} {max(0, invite)}-{game - 1}",
                    "natural-invite",
                    Force.INVITES,
                )
            yield rule(f"{level}{long}", f"5+{long} {game}+", "natural", Force.GAME)
        yield from _then_no_trump(s, two_level=two_level)


def _then_no_trump(s: Situation, *, two_level: bool) -> Iterator[Rule | None]:
    invite, game, slam_try, slam = _limits(s)
    yield rule("6N", f"{slam}+ bal", "slam", Force.SIGN_OFF)
    for bid in ("3C", "3D") if two_level else ("4D",):
        yield rule(bid, f"5+{bid[1]} {slam_try}+", "natural", Force.GAME)
    least = max(0, game) if two_level else 0
    yield rule("3N", f"{least}+", "natural-nt", Force.SIGN_OFF)
    if two_level:
        yield rule("2N", f"{max(0, invite)}+", "natural-nt", Force.INVITES)
    yield rule("P", "", "pass")


def after_transfer(s: Situation) -> Iterator[Rule | None]:
    """Partner completed my transfer to a major."""
    done, mine = s.last_partner, s.last_mine
    if done is None or mine is None or mine.kind is not Kind.TRANSFER or not s.rho_passed:
        return
    invite, game, slam_try, slam = _limits(s)
    major = "H" if str(mine.call)[1] == "D" else "S"
    if done.kind is Kind.SUPER_ACCEPT:
        yield rule("4N", f"{slam_try}+ aces1,2,3", "blackwood", Force.ROUND, major)
        yield rule(f"4{major}", f"p{major}{invite - 2}+", "game-raise", Force.SIGN_OFF, major)
        yield rule("P", "", "pass")
        return
    if done.kind is not Kind.TRANSFER_DONE:
        return
    two_level = str(done.call)[0] == "2"
    fit = f"6+{major}"
    yield rule("4N", f"{slam_try}-{slam} 5{major} bal", "quantitative", Force.INVITES)
    yield rule("4C", f"t{slam_try}+ {slam_try - 3}+ {fit} aces1,2,3", "gerber", Force.ROUND, major)
    if two_level:
        if major == "H":
            yield rule("2S", "(8-9 4+S | 7 5+S)", "natural-invite", Force.INVITES)
            yield rule("3S", f"{game}+ 5+S", "natural", Force.GAME)
        else:
            yield rule("3H", f"{max(0, invite)}+ 5+H", "natural", Force.GAME)
        for minor in "CD":
            yield rule(f"3{minor}", f"{game}+ 5+{minor}", "natural", Force.GAME)
            yield rule(f"3{minor}", f"{slam_try - 1}+ 4+{minor}", "natural", Force.GAME)
    else:
        yield rule("4D", f"{slam_try - 1}+ 4+D", "natural", Force.GAME)
    yield rule(
        f"4{major}",
        f"{fit} {max(0, game - 1)}-{max(slam_try, game)}",
        "game-raise",
        Force.SIGN_OFF,
        major,
    )
    yield rule(f"4{major}", f"{fit} t{max(0, game)}+", "game-raise", Force.SIGN_OFF, major)
    if two_level:
        yield rule(
            f"3{major}", f"{fit} {max(0, invite - 1)}+", "limit-raise", Force.INVITES, major
        )
    yield rule("3N", f"{max(0, game)}+", "choice-of-games", Force.LIMIT)
    if two_level:
        yield rule("3N", f"{game - 1} r20", "choice-of-games", Force.LIMIT)
        yield rule("2N", f"{max(0, invite)}+", "natural-nt", Force.INVITES)
    yield rule("P", "", "pass")


def after_minor_transfer(s: Situation) -> Iterator[Rule | None]:
    """Partner bid 3♣ over my 2♠."""
    if s.last_mine is None or s.last_mine.kind is not Kind.TRANSFER_MINOR:
        return
    if s.last_rho is None or str(s.last_rho.call) not in ("P", "X"):
        return
    yield rule("P", "6+C C>=D", "pass")
    yield rule("3D", "6+D", "sign-off", Force.SIGN_OFF)
    yield rule("P", "", "pass")


def nt_opener_last(s: Situation) -> Iterator[Rule | None]:
    """I opened no trump; partner has used Stayman or a transfer and now bids again."""
    bid = s.last_partner
    if bid is None or len(s.mine) < 2 or not s.rho_passed:
        return
    if s.mine[-1].kind not in (Kind.TRANSFER_DONE, Kind.STAYMAN_MAJOR, Kind.STAYMAN_NONE):
        return
    long = [x for x in "SH" if s.p.lengths["CDHS".index(x)][0] >= 5]
    major = long[0] if long else ""
    suit = str(bid.call)[1:]
    if bid.kind is Kind.LIMIT_RAISE:
        yield from _answer_limit_raise(s)
    elif bid.kind is Kind.CHOICE_OF_GAMES and major:
        yield rule(f"4{major}", f"3+{major}", "game-raise", Force.SIGN_OFF, major)
        yield rule("P", "", "pass")
    elif bid.kind is Kind.NATURAL_NT:
        yield from _answer_no_trump(s, major, invited=bid.force is Force.INVITES)
    elif bid.kind is Kind.NATURAL_INVITE:
        yield from _answer_invitation(s, suit, major)
    elif bid.kind is Kind.WEAK_MAJOR:
        yield rule("P", "", "pass")
    elif bid.kind is Kind.NATURAL and bid.force is Force.GAME:
        yield from _answer_game_force(s, suit, major)


def _better_than_minimum(s: Situation) -> int:
    """The points with which an invitation is accepted: the upper half of the range shown."""
    low, high = s.m.points
    return high if high - low < 2 else (low + high) // 2 + 1


def _answer_limit_raise(s: Situation) -> Iterator[Rule | None]:
    m, accept = s.agreed, _better_than_minimum(s)
    yield rule(s.cheapest(m), f"{accept}+", "game-raise", Force.SIGN_OFF, m)
    length = 3 if s.p.lengths["CDHS".index(m)][0] >= 6 else 4
    yield rule(s.cheapest(m), f"{length}+{m} {accept - 1}+", "game-raise", Force.SIGN_OFF, m)
    yield rule("P", "", "pass")


def _answer_no_trump(s: Situation, major: str, *, invited: bool) -> Iterator[Rule | None]:
    best = f"{_better_than_minimum(s)}+"
    both_majors = s.mine[-1].kind is Kind.STAYMAN_MAJOR and str(s.mine[-1].call)[1] == "H"
    if not invited:
        yield rule("4S", "4S 4H", "game-raise", Force.SIGN_OFF, "S") if both_majors else None
        yield rule("P", "", "pass")
        return
    if major:
        yield rule(f"4{major}", f"3+{major} {best}", "game-raise", Force.SIGN_OFF, major)
        yield rule("3N", best, "natural-nt", Force.SIGN_OFF)
        yield rule(f"3{major}", f"3+{major}", "sign-off", Force.SIGN_OFF, major)
    if both_majors:
        yield rule("4S", f"{best} 4S 4H", "game-raise", Force.SIGN_OFF, "S")
        yield rule("3S", "4S 4H", "sign-off", Force.SIGN_OFF, "S")
    yield rule("3N", best, "natural-nt", Force.SIGN_OFF)
    yield rule("P", "", "pass")


def _answer_invitation(s: Situation, suit: str, major: str) -> Iterator[Rule | None]:
    best = f"{_better_than_minimum(s)}+"
    yield rule(f"4{suit}", f"3+{suit} {best}", "game-raise", Force.SIGN_OFF, suit)
    if major == "H" and suit != "H":
        yield rule("4H", f"3+H {best}", "game-raise", Force.SIGN_OFF, "H")
    yield rule("3N", best, "natural-nt", Force.SIGN_OFF)
    yield rule(f"3{suit}", f"4+{suit}", "minimum", Force.SIGN_OFF, suit)
    if major == "H" and suit != "H":
        yield rule("3H", "3+H", "minimum", Force.SIGN_OFF, "H")
    yield rule("P", f"2+{suit}", "pass")
    yield rule("2N", "", "minimum", Force.SIGN_OFF)


def _answer_game_force(s: Situation, suit: str, major: str) -> Iterator[Rule | None]:
    high = s.m.points[1]
    if major and major != suit:
        yield rule(s.cheapest(major), f"3+{major} {high}+", "fit", Force.GAME, major)
        yield rule(f"4{major}", f"3+{major}", "game-raise", Force.LIMIT, major)
    if suit in "HS":
        yield rule(f"4{suit}", f"3+{suit}", "game-raise", Force.LIMIT, suit)
    else:
        yield rule(s.cheapest(suit), f"4+{suit} {high}+", "fit", Force.GAME, suit)
    yield rule("3N", "", "natural-nt", Force.LIMIT)
    if major:
        yield rule(s.cheapest(major), "", "preference", Force.LIMIT, major)
