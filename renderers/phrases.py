"""Short texts shared by pictures and text equals: calls, contracts, results, scores, side names.

Suit signs are plain characters here; the painters draw them as shapes.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.auction import DOUBLE, REDOUBLE, Bid, Call, Contract, Doubling, Strain
from engine.bridge import Form, RubberForm
from engine.cards import SUITS_DOWN, Rank, Suit
from engine.hands import Hand
from engine.seats import Seat, Side, Vulnerability

from .dress import TableDress
from .words import Words

MINUS = "−"
VOID = "—"


def strain_text(strain: Strain, words: Words) -> str:
    """The suit sign, or the word for no trump."""
    return words.no_trump if strain.suit is None else strain.suit.sign


def call_text(call: Call, words: Words) -> str:
    """A call as it is said: ``1♠``, ``pass``, ``double``."""
    if isinstance(call, Bid):
        return f"{call.level}{strain_text(call.strain, words)}"
    if call == DOUBLE:
        return words.double
    return words.redouble if call == REDOUBLE else words.no_bid


def call_sign(call: Call, words: Words) -> str:
    """A call as short as possible: ``1♠``, ``X``; pass is a word."""
    if call == DOUBLE:
        return words.double_sign
    return words.redouble_sign if call == REDOUBLE else call_text(call, words)


def doubling_sign(doubling: Doubling, words: Words) -> str:
    """``X``, ``XX`` or nothing."""
    signs = {Doubling.DOUBLED: words.double_sign, Doubling.REDOUBLED: words.redouble_sign}
    return signs.get(doubling, "")


def contract_text(contract: Contract, words: Words) -> str:
    """Level, strain and doubling, as ``4♠X``."""
    strain = strain_text(contract.strain, words)
    return f"{contract.level}{strain}{doubling_sign(contract.doubling, words)}"


_HONOUR_POINTS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


def high_card_points(hand: Hand) -> int:
    """Aces 4, kings 3, queens 2, jacks 1."""
    return sum(_HONOUR_POINTS.get(card.rank, 0) for card in hand)


def contract_with_declarer(contract: Contract, words: Words) -> str:
    """The contract and declarer's letter, as ``4♠X S``."""
    return f"{contract_text(contract, words)} {words.seat_letters[contract.declarer]}"


def margin_text(contract: Contract, tricks: int) -> str:
    """``=``, ``+1`` or ``−2``."""
    return signed(contract.goal.margin(tricks)) or "="


def signed(number: int) -> str:
    """A number with its sign; nothing for 0."""
    if number == 0:
        return ""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def points_text(points: int) -> str:
    """Points with a proper minus."""
    return str(points) if points >= 0 else f"{MINUS}{-points}"


def side_name(side: Side, words: Words, *, reader: Side | None) -> str:
    """We and They for a reader who belongs to a side, the seats' letters otherwise."""
    if reader is not None:
        return words.we if side is reader else words.they
    return words.side_north_south if side is Side.NS else words.side_east_west


def vulnerable_text(vulnerable: Vulnerability, words: Words) -> str:
    """Who is vulnerable, in a word."""
    if vulnerable is Vulnerability.NONE:
        return words.nobody
    if vulnerable is Vulnerability.BOTH:
        return words.everybody
    return side_name(Side(vulnerable.value), words, reader=None)


def sides_from(reader: Side | None) -> tuple[Side, Side]:
    """The reader's side first."""
    first = reader if reader is not None else Side.NS
    return first, first.other


def score_text(form: Form, words: Words, *, reader: Side | None) -> str:
    """The score so far in one line."""
    return " · ".join(
        f"{side_name(side, words, reader=reader)} {side_score(form, side)}"
        for side in sides_from(reader)
    )


def side_score(form: Form, side: Side) -> str:
    """A side's total; in a rubber also its part-score in brackets."""
    total = points_text(form.totals[side])
    if isinstance(form, RubberForm) and form.sheet.part_scores[side] and not form.is_over:
        return f"{total} ({form.sheet.part_scores[side]})"
    return total


def form_name(form: Form, words: Words) -> str:
    """The word for the form of play."""
    names = {"rubber": words.rubber, "chicago": words.chicago, "duplicate": words.duplicate}
    return names.get(form.name, form.name)


def display_suits(trumps: Suit | None) -> tuple[Suit, ...]:
    """The suits from left to right: trumps first, red and black alternating."""
    if trumps is None:
        return (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    same = next(suit for suit in SUITS_DOWN if suit is not trumps and suit.is_red == trumps.is_red)
    others = [suit for suit in SUITS_DOWN if suit.is_red != trumps.is_red]
    return (trumps, others[0], same, others[1])


def suit_ranks(hand: Hand, suit: Suit, dress: TableDress) -> str:
    """The ranks of one suit from the highest, with blanks; a dash for a void."""
    return " ".join(dress.rank_text(card.rank) for card in hand.of_suit(suit)) or VOID


def hand_lines(hand: Hand, dress: TableDress, *, trumps: Suit | None) -> Iterable[str]:
    """One line per suit, trumps first."""
    for suit in display_suits(trumps):
        yield f"{suit.sign} {suit_ranks(hand, suit, dress)}"


def person_text(seat: Seat, dress: TableDress) -> str:
    """Seat letter and name, as ``N Anna``."""
    return f"{dress.words.seat_letters[seat]} {dress.name_of(seat)}"
