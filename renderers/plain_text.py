"""Table, hand and auction as text: captions, screen readers, text-only mode, test oracle.

Short lines without columns, so that they read well in a phone's proportional type. Nothing is said
here that the view does not hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.actions import PlayCard
from engine.auction import Auction, Contract
from engine.bridge import BridgeView, Phase
from engine.bridge.requests import Claim, Request
from engine.bridge.state import FinishedDeal
from engine.cards import Card, Suit
from engine.seats import COMPASS, Seat, Side
from engine.tricks import Played, Trick

from .dress import TableDress
from .phrases import (
    call_text,
    contract_text,
    form_name,
    hand_lines,
    margin_text,
    person_text,
    score_text,
    vulnerable_text,
)


def table_text(view: BridgeView, dress: TableDress) -> str:
    """Everything the table picture shows."""
    return "\n".join(_table_lines(view, dress))


def hand_text(view: BridgeView, dress: TableDress) -> str:
    """The viewer's cards by suit, then what may be played; dummy too while the viewer plays it."""
    return "\n".join(_hand_lines(view, dress))


def auction_text(auction: Auction, dress: TableDress) -> str:
    """The calls, a line per round from the dealer, then the explanations by number."""
    return "\n".join((*_round_lines(auction, dress), *note_lines(auction, dress)))


def _table_lines(view: BridgeView, dress: TableDress) -> Iterator[str]:
    words = dress.words
    yield f"{words.deal} {view.deal_number} · {form_name(view.form, words)}"
    yield f"{words.dealer}: {person_text(view.dealer, dress)}"
    yield f"{words.vulnerable}: {vulnerable_text(view.vulnerable, words)}"
    yield f"{words.score}: {score_text(view.form, words, reader=reader_side(view))}"
    yield from (_seat_line(seat, view, dress) for seat in COMPASS)
    if view.phase is Phase.AUCTION:
        yield f"{words.auction}:"
        yield from _round_lines(view.auction, dress)
        yield from note_lines(view.auction, dress)
        if view.request is not None:
            yield request_text(view.request, dress)
    if view.phase is Phase.PLAY:
        yield from _play_lines(view, dress)
    if view.phase in (Phase.DEALING, Phase.OVER):
        yield from _between_lines(view, dress)
    yield from _hand_lines(view, dress)
    yield from turn_lines(view, dress)


def _seat_line(seat: Seat, view: BridgeView, dress: TableDress) -> str:
    words = dress.words
    marks = [words.computer] if dress.is_computer(seat) else []
    if view.contract is not None and seat is view.contract.declarer:
        marks.append(words.declarer)
    if seat is view.dummy:
        marks.append(words.dummy)
    return person_text(seat, dress) + (f" ({', '.join(marks)})" if marks else "")


def _play_lines(view: BridgeView, dress: TableDress) -> Iterator[str]:
    words = dress.words
    if view.contract is not None:
        yield f"{words.contract}: {contract_line(view.contract, dress)}"
        yield f"{words.tricks}: {tricks_text(view, view.contract)}"
    if view.last_trick is not None:
        yield f"{words.last_trick}: {_trick_text(view.last_trick, dress)}"
    if view.trick is not None and len(view.trick):
        yield f"{words.trick} {len(view.tricks) + 1}: {_trick_text(view.trick, dress)}"
    yield from _faced_lines(view, dress)
    if view.request is not None:
        yield request_text(view.request, dress)


def _faced_lines(view: BridgeView, dress: TableDress) -> Iterator[str]:
    """Dummy, and a claimer whose hand is faced."""
    for seat in COMPASS:
        if seat in view.hands and seat is not view.seat:
            role = f"{dress.words.dummy} " if seat is view.dummy else ""
            yield f"{role}({person_text(seat, dress)}):"
            yield from hand_lines(view.hands[seat], dress, trumps=trumps_of(view))


def request_text(request: Request, dress: TableDress) -> str:
    """An open claim as ``claim: N Anna 5/7``, or who asks to take something back."""
    who = person_text(request.seat, dress)
    if isinstance(request, Claim):
        return f"{dress.words.claim}: {who} {request.tricks}/{request.left}"
    return f"{dress.words.undo}: {who}"


def _between_lines(view: BridgeView, dress: TableDress) -> Iterator[str]:
    if view.last is not None:
        yield finished_line(view.last, dress)
    yield dress.words.match_over if view.phase is Phase.OVER else dress.words.shuffling


def _hand_lines(view: BridgeView, dress: TableDress) -> Iterator[str]:
    words = dress.words
    hand = view.hand
    if hand is None:
        return
    yield f"{words.hand}:"
    yield from hand_lines(hand, dress, trumps=trumps_of(view))
    playable = playable_cards(view)
    if playable:
        yield f"{words.playable}: {cards_text(playable, dress)}"


def turn_lines(view: BridgeView, dress: TableDress) -> Iterator[str]:
    """Who is waited for, and from which hand the card comes when that is not their own."""
    if view.turn is None or not isinstance(view.turn.decider, Seat):
        return
    text = f"{dress.words.turn}: {dress.name_of(view.turn.decider)}"
    if view.turn.seat is not view.turn.decider and view.request is None:
        text += f", {dress.words.from_dummy}"
    yield text


def contract_line(contract: Contract, dress: TableDress) -> str:
    """The contract with declarer's letter and name."""
    return f"{contract_text(contract, dress.words)}, {person_text(contract.declarer, dress)}"


def finished_line(finished: FinishedDeal, dress: TableDress) -> str:
    """A finished deal in one line: contract, declarer, result, points of declarer's side."""
    words = dress.words
    contract = finished.contract
    if contract is None:
        return f"{words.deal} {finished.number}: {words.passed_out}"
    margin = margin_text(contract, finished.outcome.tricks)
    return f"{words.deal} {finished.number}: {contract_line(contract, dress)}, {margin}"


def tricks_text(view: BridgeView, contract: Contract) -> str:
    """Declarer's tricks of those needed, then the defenders', as ``5/10 : 2``."""
    side = contract.declarer.side
    taken, other = view.tricks_won[side], view.tricks_won[side.other]
    return f"{taken}/{contract.goal.tricks} : {other}"


def reader_side(view: BridgeView) -> Side | None:
    """The side of the viewing seat; None for a spectator."""
    return None if view.seat is None else view.seat.side


def trumps_of(view: BridgeView) -> Suit | None:
    """The trump suit once there is a contract."""
    return None if view.contract is None else view.contract.strain.suit


def playable_cards(view: BridgeView) -> tuple[Card, ...]:
    """The cards the viewer may play now; none in another's turn or in the auction."""
    return tuple(action.card for action in view.legal if isinstance(action, PlayCard))


def cards_text(cards: Iterable[Card], dress: TableDress) -> str:
    """Cards with blanks between them."""
    return " ".join(dress.card_text(card) for card in cards)


def _trick_text(trick: Trick, dress: TableDress) -> str:
    return ", ".join(_played_text(played, dress) for played in trick.plays)


def _played_text(played: Played, dress: TableDress) -> str:
    return f"{dress.words.seat_letters[played.seat]} {dress.card_text(played.card)}"


def _round_lines(auction: Auction, dress: TableDress) -> Iterator[str]:
    numbers = note_numbers(auction, dress)
    said = [
        f"{dress.words.seat_letters[seat]} {call_text(call, dress.words)}"
        + (f" [{numbers[index]}]" if index in numbers else "")
        for index, (seat, call) in enumerate(auction)
    ]
    for start in range(0, len(said), 4):
        yield ", ".join(said[start : start + 4])


def note_numbers(auction: Auction, dress: TableDress) -> dict[int, int]:
    """The number shown at each explained call, by the call's index."""
    explained = sorted(index for index in dress.notes if 0 <= index < len(auction))
    return {index: number for number, index in enumerate(explained, 1)}


def note_lines(auction: Auction, dress: TableDress) -> Iterator[str]:
    """The explanations, numbered."""
    for index, number in note_numbers(auction, dress).items():
        call = call_text(auction.calls[index], dress.words)
        yield f"[{number}] {call}: {dress.notes[index]}"
