"""After a raise of the opening: game tries, limit raises, and Jacoby 2NT."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.bidding.kinds import Kind
from engine.players.bidding.rules import Force, Rule, rule
from engine.players.bidding.situation import Situation

from .slams import ask_for_aces


def opener_after_a_raise(s: Situation) -> Iterator[Rule | None]:
    """Partner raised my opening of one; the opponents are silent."""
    raised = s.last_partner
    if not s.i_opened or raised is None or len(s.ours) != 2 or s.ours[0].kind is not Kind.OPEN_1:
        return
    if raised.trumps is None or not s.rho_passed:
        return
    suit = s.agreed
    if raised.kind is Kind.RAISE:
        yield from (_single_major(suit) if suit in "HS" else _single_minor(suit))
    elif raised.kind is Kind.LIMIT_RAISE:
        yield from (_limit_major(s, suit) if suit in "HS" else _limit_minor(suit))
    elif raised.kind is Kind.STRONG_RAISE:
        yield from ask_for_aces(s, "17+")
        yield rule(f"5{suit}", "", "game-raise", Force.SIGN_OFF, suit)
    elif raised.kind is Kind.PREEMPTIVE_RAISE:
        yield from ask_for_aces(s, f"p{suit}22+ 17+")
        yield rule("P", "", "pass")


def _single_major(m: str) -> Iterator[Rule | None]:
    others = [x for x in "SHDC" if x != m]
    yield rule(f"4{m}", "19+ t19+", "game-raise", Force.SIGN_OFF, m)
    yield rule(f"4{m}", f"p{m}20+ 14+", "game-raise", Force.SIGN_OFF, m)
    yield rule("2N", "16-18 bal", "game-try-nt", Force.INVITES, m)
    for x in others:
        bid = f"{2 if x == 'S' and m == 'H' else 3}{x}"
        yield rule(bid, f"16-18 4+{x} !bal", "game-try", Force.ROUND, m)
    yield rule(f"3{m}", f"t17-18 6+{m}", "game-try-raise", Force.INVITES, m)
    yield rule(f"4{m}", "t19+", "game-raise", Force.SIGN_OFF, m)
    yield rule("2N", "16-18", "game-try-nt", Force.INVITES, m)
    yield rule("P", "0-17", "pass")


def _single_minor(m: str) -> Iterator[Rule | None]:
    yield rule("3N", "18+ bal", "natural-nt")
    for x in "HSD":
        if x != m:
            bid = f"{2 if x != 'C' else 3}{x}"
            yield rule(bid, f"16+ 4+{x}", "game-try", Force.ROUND, m)
    yield rule("3N", "19+", "natural-nt")
    yield rule("2N", "16-19 semi", "natural-nt", Force.INVITES)
    yield rule(f"3{m}", f"16+ 5+{m}", "game-try-raise", Force.INVITES, m)
    yield rule("P", "0-18", "pass")


def _limit_major(s: Situation, m: str) -> Iterator[Rule | None]:
    yield from ask_for_aces(s, f"(15+ p{m}19+ aces2,3,4 | 18+)")
    yield rule(f"4{m}", "t15+", "game-raise", Force.SIGN_OFF, m)
    yield rule(f"4{m}", f"(t14 6+{m} | 7+{m})", "game-raise", Force.SIGN_OFF, m)
    yield rule("P", "0-14", "pass")


def _limit_minor(m: str) -> Iterator[Rule | None]:
    yield rule("3N", "15+ semi stopH stopS", "natural-nt")
    for x in "HSD":
        if x != m:
            yield rule(f"3{x}", f"15+ stop{x}", "stopper", Force.ROUND, m)
    yield rule("3N", "14+ bal", "natural-nt")
    yield rule(f"5{m}", "t17+", "game-raise", Force.SIGN_OFF, m)
    yield rule("P", "0-16", "pass")


def responder_to_a_try(s: Situation) -> Iterator[Rule | None]:
    """Opener tries for game after my single raise."""
    tried = s.last_partner
    if tried is None or not s.partner_opened or not s.rho_passed or not s.agreed:
        return
    m = s.agreed
    if tried.kind is Kind.GAME_TRY:
        yield from _answer_suit_try(s, m, str(tried.call)[1])
    elif tried.kind is Kind.GAME_TRY_NT:
        yield rule(f"4{m}", f"p{m}8+ 4+{m}", "game-raise", Force.SIGN_OFF, m)
        yield rule("3N", f"8+ 3{m} bal", "natural-nt")
        yield rule(f"4{m}", f"p{m}8+", "game-raise", Force.SIGN_OFF, m)
        yield rule(f"3{m}", f"3+{m}", "minimum", Force.SIGN_OFF, m)
    elif tried.kind is Kind.GAME_TRY_RAISE:
        yield rule(s.cheapest(m), f"p{m}8+", "game-raise", Force.SIGN_OFF, m)
        yield rule("P", "", "pass")


def _answer_suit_try(s: Situation, m: str, x: str) -> Iterator[Rule | None]:
    if m in "HS":
        yield rule(f"4{m}", f"p{m}8+", "game-raise", Force.SIGN_OFF, m)
        yield rule(
            f"4{m}", f"p{m}7+ (0-1{x} | good{x} | 2{x} 4+{m})", "game-raise", Force.SIGN_OFF, m
        )
        yield rule(f"3{m}", f"3+{m}", "minimum", Force.SIGN_OFF, m)
        return
    yield rule("3N", "8+ bal", "natural-nt")
    yield rule("2N", "7-9 bal", "natural-nt", Force.INVITES)
    yield rule(s.cheapest(m), "", "minimum", Force.SIGN_OFF, m)


def jacoby_2n_answers(s: Situation) -> Iterator[Rule | None]:
    """Partner's 2NT raised my major to game: show a good second suit, shortness, or strength."""
    if s.last_partner is None or s.last_partner.kind is not Kind.JACOBY_2N:
        return
    m = s.agreed
    if not m:
        return
    others = [x for x in "CDHS" if x != m]
    for x in others:
        if s.can_bid(f"4{x}") and x != "S":
            yield rule(f"4{x}", f"5+{x} good{x} 12+", "jacoby-suit", Force.GAME, m)
    for x in others:
        yield rule(f"3{x}", f"0-1{x}", "jacoby-shortness", Force.GAME, m)
    yield rule(f"3{m}", "18+", "jacoby-strong", Force.GAME, m)
    yield rule("3N", "15-17", "jacoby-medium", Force.GAME, m)
    yield rule(f"4{m}", "", "jacoby-minimum", Force.SIGN_OFF, m)


def jacoby_2n_continues(s: Situation) -> Iterator[Rule | None]:
    """I bid Jacoby 2NT and opener has described the hand."""
    if s.last_mine is None or s.last_mine.kind is not Kind.JACOBY_2N:
        return
    m, partner = s.agreed, s.p.strength[0]
    if not m:
        return
    yield from ask_for_aces(s, f"(p{m}{31 - partner}+ 13+ | {max(13, 29 - partner)}+)")
    yield rule(f"4{m}", "", "game-raise", Force.SIGN_OFF, m)
    yield rule("P", "", "pass")
