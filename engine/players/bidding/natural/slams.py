"""Slam conventions: Blackwood, Gerber over no trump, five no trump, and their answers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation


def ask_for_aces(s: Situation, strength: str) -> Iterator[Rule | None]:
    """4NT for aces with our agreed suit, when the hand is as strong as the text says."""
    if s.can_bid("4N"):
        yield rule("4N", f"{strength}", "blackwood", Force.ROUND, s.agreed or None)


def answers_to_asks(s: Situation) -> Iterator[Rule | None]:
    """Partner asked for aces or kings."""
    asked = s.last_partner
    if asked is None:
        return
    if asked.kind is Kind.BLACKWOOD:
        yield from _steps(s, "5", "CDHS", "aces", start_none=True)
    elif asked.kind is Kind.BLACKWOOD_KINGS:
        yield from _steps(s, "6", "CDHS", "kings", start_none=True)
    elif asked.kind is Kind.GERBER:
        yield from _gerber(s, "4", "aces")
    elif asked.kind is Kind.GERBER_KINGS:
        yield from _gerber(s, "5", "kings")
    elif asked.kind is Kind.GRAND_SLAM_FORCE:
        yield from _grand_slam_answer(s)
    elif asked.kind is Kind.QUANTITATIVE:
        yield from _quantitative(s)


def _steps(
    s: Situation, level: str, strains: str, what: str, *, start_none: bool
) -> Iterator[Rule | None]:
    del start_none
    if not s.rho_passed and s.last_rho is not None and str(s.last_rho.call)[0] in "1234567":
        yield from _disturbed(s, what)
        return
    for step, strain in enumerate(strains):
        counts = f"{what}0,4" if step == 0 else f"{what}{step}"
        yield rule(f"{level}{strain}", counts, f"{what}-answer", Force.ROUND)


def _disturbed(s: Situation, what: str) -> Iterator[Rule | None]:
    """Double with none, pass never: the cheapest steps above the interference show the rest."""
    yield rule("X", f"{what}0", f"{what}-answer", Force.LIMIT)
    steps = [s.cheapest(strain) for strain in "CDHSN"]
    ladder = sorted((bid for bid in steps if bid), key=lambda b: (b[0], "CDHSN".index(b[1])))
    for number, bid in enumerate(ladder[:4], start=1):
        yield rule(bid, f"{what}{number}", f"{what}-answer", Force.ROUND)
    yield rule("X", "", f"{what}-answer", Force.LIMIT)


def _gerber(s: Situation, level: str, what: str) -> Iterator[Rule | None]:
    if not s.rho_passed and s.last_rho is not None and str(s.last_rho.call)[0] in "1234567":
        yield from _disturbed(s, what)
        return
    for step, strain in enumerate("DHSN"):
        counts = f"{what}0,4" if step == 0 else f"{what}{step}"
        yield rule(f"{level}{strain}", counts, f"{what}-answer", Force.ROUND)


def _grand_slam_answer(s: Situation) -> Iterator[Rule | None]:
    suit = s.agreed or (s.my_suits[-1] if s.my_suits else "S")
    two_honours = f"good{suit} 5+{suit} top{suit}"
    yield rule(f"7{suit}", f"{two_honours} 16+", "slam", Force.SIGN_OFF, suit)
    yield rule(f"6{suit}", "", "slam", Force.SIGN_OFF, suit)


def _quantitative(s: Situation) -> Iterator[Rule | None]:
    low, high = s.m.points
    high = min(high, low + 4)
    high = high if high - low <= 2 else (low + high) // 2 + 1
    yield rule("6N", f"{high}+", "slam", Force.SIGN_OFF)
    for suit in "SHDC":
        if s.m.lengths["CDHS".index(suit)][1] >= 5:
            yield rule(f"6{suit}", f"{high}+ 5+{suit} good{suit}", "slam")
    if high - low >= 2:
        yield rule(
            "5N", f"{low + 1}-{high - 1} (5+C | 5+D | 5+H | 5+S)", "choice-of-slams", Force.INVITES
        )
    yield rule("P", "", "pass")


def after_answer(s: Situation) -> Iterator[Rule | None]:
    """I asked and partner has answered: settle the contract."""
    answer, mine = s.last_partner, s.last_mine
    if answer is None or mine is None:
        return
    if answer.kind not in (Kind.ACES_ANSWER, Kind.KINGS_ANSWER):
        return
    strain = _contract_strain(s)
    shown = _shown_count(s)
    kings = answer.kind is Kind.KINGS_ANSWER
    if kings:
        enough = ",".join(str(k) for k in range(max(0, 3 - shown), 5))
        yield rule(f"7{strain}", f"kings{enough}", "slam", Force.SIGN_OFF)
        yield rule(_at_least(s, strain, 6), "", "slam", Force.SIGN_OFF)
        yield rule("P", "", "pass")
        return
    if shown == 0 and s.p.points[0] >= 15:
        yield rule(_at_least(s, strain, 6), "aces0", "slam", Force.SIGN_OFF)
    all_four = ",".join(str(k) for k in range(max(0, 4 - shown), 5))
    three = ",".join(str(k) for k in range(max(0, 3 - shown), 5))
    combined = s.p.strength[0]
    ask_kings = "5C" if mine.kind is Kind.GERBER else "5N"
    kind = "gerber-kings" if mine.kind is Kind.GERBER else "blackwood-kings"
    yield rule(ask_kings, f"aces{all_four} {max(12, 29 - combined)}+", kind, Force.ROUND)
    yield rule(_at_least(s, strain, 6), f"aces{three}", "slam", Force.SIGN_OFF)
    low = 4 if mine.kind is Kind.GERBER else 5
    if s.last_bid is not None and s.last_bid.level >= low and s.last_bid.strain.value == strain:
        yield rule("P", "", "pass")
    yield rule(_at_least(s, strain, low), "", "sign-off", Force.SIGN_OFF)


def _shown_count(s: Situation) -> int:
    """How many aces or kings the answer showed (0 for none or four)."""
    answer = s.last_partner
    if answer is None or not answer.rules[0].shows.traits():
        return 0
    return answer.rules[0].shows.traits()[0].numbers[0]


def _contract_strain(s: Situation) -> str:
    if s.agreed:
        return s.agreed
    if s.last_mine is not None and s.last_mine.kind in (Kind.GERBER, Kind.GERBER_KINGS):
        return "N"
    return s.partner_suits[-1] if s.partner_suits else "N"


def _at_least(s: Situation, strain: str, level: int) -> str:
    return f"{min(7, max(level, s.level(strain)))}{strain}"
