"""Responses to 1NT and 2NT: Stayman, Jacoby transfers, Gerber, quantitative 4NT (SAYC).

One table serves 1NT, 2NT, and 2NT after 2♣: ``level`` is the level of the no trump bid and
``need`` the responder's points for game and slam.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

NT_OPENINGS = (
    Kind.OPEN_1N,
    Kind.OPEN_2N,
    Kind.REBID_2N_STRONG,
    Kind.OVERCALL_1N,
    Kind.OVERCALL_2N,
)


@dataclass(frozen=True, slots=True)
class NoTrump:
    """The strength responder needs opposite a no trump of this level and range.

    Over 2NT there is no room to invite: Stayman promises nearly enough for game.
    """

    level: int
    stayman: int
    invite: int
    game: int
    slam_try: int
    slam: int

    @classmethod
    def shown(cls, s: Situation) -> NoTrump:
        """From the range partner has shown."""
        low, high = s.p.points
        level = int(str(s.partners[-1].call)[0])
        invite, game = 25 - high, 25 - low
        stayman = invite if level == 1 else max(0, invite, game - 2)
        return cls(level, stayman, invite, game, 32 - high, 32 - low)


def responses_to_nt(s: Situation) -> Iterator[Rule | None]:
    """Partner's last call was a natural, limited no trump; opponents' pass, double or 2♣."""
    opened = s.last_partner
    if opened is None or opened.kind not in NT_OPENINGS or s.last_rho is None:
        return
    level = str(opened.call)[0]
    stolen = str(s.last_rho.call) == f"{int(level) + 1}C"
    if not (str(s.last_rho.call) in ("P", "X") or stolen):
        return
    nt = NoTrump.shown(s)
    if str(s.last_rho.call) == "X":
        yield rule("XX", f"{max(6, 24 - s.p.points[0])}+ 0-4H 0-4S 0-5C 0-5D", "business-redouble")
    yield from _slam_tries(nt)
    call = "X" if stolen else f"{nt.level + 1}C"
    yield rule(call, f"{nt.stayman}+ (5S 4H | 4S 5H)", "stayman", Force.ROUND)
    yield from _transfers(nt)
    yield from _stayman(nt, call)
    if nt.level == 1:
        yield rule("2S", "0-7 6+C", "transfer-minor", Force.ROUND)
        yield rule("2S", "0-7 6+D", "transfer-minor", Force.ROUND)
        yield rule("3C", "7-9 6+C goodC", "natural-invite", Force.INVITES)
        yield rule("3D", "7-9 6+D goodD", "natural-invite", Force.INVITES)
    yield from _no_trump(nt)


def _slam_tries(nt: NoTrump) -> Iterator[Rule | None]:
    up = nt.level + 1
    no_major = "0-3H 0-3S"
    yield rule("6N", f"{nt.slam}+ 0-{nt.slam + 2} bal {no_major}", "slam", Force.SIGN_OFF)
    if nt.level <= 2:
        for major in "SH":
            yield rule("4C", f"{nt.slam_try + 1}+ 6+{major} aces1,2,3", "gerber", Force.ROUND)
        for minor in "CD":
            yield rule(
                "4C",
                f"t{nt.slam_try}+ {nt.slam_try - 2}+ 6+{minor} aces1,2,3",
                "gerber",
                Force.ROUND,
            )
    yield rule(
        "4N", f"{nt.slam_try + 0}-{nt.slam - 1} bal {no_major}", "quantitative", Force.INVITES
    )
    del up


def _transfers(nt: NoTrump) -> Iterator[Rule | None]:
    up = nt.level + 1
    both = f"({nt.invite}+ | 0-{nt.invite - 1} H>=S)"
    yield rule(f"{up}H", f"5+S S>=H {nt.game}+", "transfer", Force.ROUND)
    yield rule(f"{up}D", f"5+H {both} (0-4S | 0-{nt.game - 1} | H>S)", "transfer", Force.ROUND)
    yield rule(f"{up}H", "5+S", "transfer", Force.ROUND)


def _stayman(nt: NoTrump, call: str) -> Iterator[Rule | None]:
    enough = nt.stayman
    yield rule(call, f"{enough}+ 4S 0-4H !flat", "stayman", Force.ROUND)
    yield rule(call, f"{enough}+ 4H 0-4S !flat", "stayman", Force.ROUND)
    yield rule(call, f"{nt.game}+ (4S | 4H)", "stayman", Force.ROUND)
    if nt.level == 1:
        yield rule(call, "0-7 0-1C 4-5D 3-4H 3-4S", "stayman", Force.ROUND)
        yield rule(call, "0-7 0-1C 4-5D 4H 4S", "stayman", Force.ROUND)


def _no_trump(nt: NoTrump) -> Iterator[Rule | None]:
    if nt.level == 1:
        yield rule("3N", f"{nt.game}-{nt.slam_try - 1}", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", "9 5+C goodC", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", "9 5+D goodD", "natural-nt", Force.SIGN_OFF)
        yield rule("4N", f"{nt.slam_try}-{nt.slam - 1}", "quantitative", Force.INVITES)
        yield rule("6N", f"{nt.slam}+", "slam", Force.SIGN_OFF)
        yield rule("2N", f"{nt.invite}-{nt.game - 1} !flat", "natural-nt", Force.INVITES)
        yield rule("2N", f"{nt.invite + 1}-{nt.game - 1}", "natural-nt", Force.INVITES)
    else:
        yield rule("4N", f"{nt.slam_try}-{nt.slam - 1}", "quantitative", Force.INVITES)
        yield rule("6N", f"{nt.slam}+", "slam", Force.SIGN_OFF)
        yield rule("3N", f"{max(0, nt.game)}-{nt.slam_try - 1}", "natural-nt", Force.SIGN_OFF)
    yield rule("P", f"0-{nt.game}", "pass")


def nt_opener_answers(s: Situation) -> Iterator[Rule | None]:
    """Partner answered my no trump and the next hand passed or doubled."""
    asked = s.last_partner
    if asked is None or s.last_rho is None or str(s.last_rho.call) not in ("P", "X"):
        return
    if not s.mine or s.mine[-1].kind not in NT_OPENINGS:
        return
    doubled = str(s.last_rho.call) == "X"
    up = int(str(s.mine[-1].call)[0]) + 1
    if asked.kind is Kind.STAYMAN:
        yield from _answer_stayman(up, doubled=doubled)
    elif asked.kind is Kind.TRANSFER:
        yield from _complete_transfer(up, "H" if str(asked.call)[1] == "D" else "S", doubled)
    elif asked.kind is Kind.TRANSFER_MINOR:
        yield rule("3C", "", "transfer-done", Force.LIMIT)
    elif asked.kind is Kind.NATURAL_NT and asked.force is Force.INVITES:
        middle = sum(s.m.points) // 2
        yield rule("3N", f"{middle + 1}+", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", f"{middle} (5+C goodC | 5+D goodD)", "natural-nt", Force.SIGN_OFF)
        yield rule("P", "", "pass")
    elif asked.kind is Kind.NATURAL_INVITE:
        suit = str(asked.call)[1]
        yield rule("3N", f"3+{suit} top{suit}", "natural-nt", Force.SIGN_OFF)
        yield rule("3N", "17", "natural-nt", Force.SIGN_OFF)
        yield rule("P", "", "pass")
    elif asked.kind in (Kind.NATURAL_NT, Kind.SLAM):
        yield rule("P", "", "pass")


def _answer_stayman(up: int, *, doubled: bool) -> Iterator[Rule | None]:
    yield rule(f"{up}H", "4+H", "stayman-major", Force.LIMIT)
    yield rule(f"{up}S", "4+S", "stayman-major", Force.LIMIT)
    if doubled:
        yield rule("XX", "4+C goodC", "business-redouble")
        yield rule("P", "0-3H 0-3S", "pass")
    yield rule(f"{up}D", "0-3H 0-3S", "stayman-none", Force.LIMIT)


def _complete_transfer(up: int, target: str, doubled: bool) -> Iterator[Rule | None]:
    if up == 2:
        yield rule(f"3{target}", f"17 4+{target}", "super-accept", Force.INVITES, target)
    if doubled:
        yield rule("P", f"2{target}", "pass")
    yield rule(f"{up}{target}", f"2+{target}", "transfer-done", Force.LIMIT)


def nt_opener_disturbed(s: Situation) -> Iterator[Rule | None]:
    """An opponent bid over partner's Stayman or transfer answer to my no trump."""
    asked = s.last_partner
    if asked is None or not s.mine or s.mine[-1].kind not in NT_OPENINGS or s.rho_passed:
        return
    if s.we_bid_last or s.last_bid is None or str(s.last_rho.call if s.last_rho else "P") == "X":
        return
    over = s.last_bid.strain.value
    if over == "N":
        return
    if asked.kind is Kind.STAYMAN:
        yield rule("X", f"4+{over} good{over}", "penalty-double")
        for major in "HS":
            if major != over:
                yield rule(s.within(major, 4), f"4+{major}", "stayman-major")
    elif asked.kind is Kind.TRANSFER:
        target = "H" if str(asked.call)[1] == "D" else "S"
        if over == target:
            yield rule("X", f"3+{target}", "penalty-double")
        elif s.level(target) <= 3:
            yield rule(s.cheapest(target), f"3+{target} (4+{target} | 16+)", "transfer-done")
        yield rule("X", f"4+{over} good{over}", "penalty-double")
    else:
        return
    yield rule("P", "", "pass")
