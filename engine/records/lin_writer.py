"""Writing LIN as Bridge Base Online reads it, one board a line.

LIN has no place for what was against the Laws and for annotators' marks: an irregular auction is
left out (its outcome stands in ``rs``), the play ends before the first irregular card or gap.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from .board import SEAT_NAMES, Board, RecordedCall, RecordedCard
from .deals import LIN_SEATS, lin_deal
from .lin_reader import ROOMS, SCORINGS, VULNERABLE
from .lin_results import Outcome, lin_outcome
from .replay import is_borne_out

_VULNERABLE_LETTERS = {value: letter for letter, value in VULNERABLE.items()}
_ROOM_LETTERS = {room: letter for letter, room in ROOMS.items()}
_SCORING_LETTERS = {scoring: letter for letter, scoring in SCORINGS.items()}
_CALLS = {"P": "p", "X": "d", "XX": "r"}


def write_lin(boards: Iterable[Board]) -> str:
    """Write boards as LIN: what :func:`read_lin` reads back equal, for regular boards."""
    lines = []
    event = ""
    for board in boards:
        head = _event(board)
        if head != event:
            lines.append(head or "vg||")
            event = head
        lines.append("".join(_fields(board)))
    return "".join(f"{line}\n" for line in lines)


def _event(board: Board) -> str:
    """The ``vg`` field, or nothing when there is nothing to say."""
    told = [board.tag(name) for name in ("Event", "Stage", "HomeTeam", "VisitTeam")]
    scoring = _SCORING_LETTERS.get(board.tag("Scoring").split(";")[0], "")
    if not any((*told, scoring)):
        return ""
    event, stage, home, visit = map(_listed, told)
    return f"vg|{event},{stage},{scoring},,,{home},,{visit},|"


def _plain(text: str) -> str:
    """Text without the sign that ends a field."""
    return " ".join(text.replace("|", "/").split())


def _listed(text: str) -> str:
    """Text that stands in a list of values with commas between them."""
    return _plain(text).replace(",", ";")


def _fields(board: Board) -> Iterator[str]:
    room = _ROOM_LETTERS.get(board.tag("Room"))
    if room is not None:
        yield f"qx|{room}{board.number or ''}|"
    names = (_listed(board.tag(SEAT_NAMES[seat])) for seat in LIN_SEATS)
    yield f"pn|{','.join(names)}|st||md|{lin_deal(board.dealer, board.hands)}|rh||"
    if board.number is not None:
        yield f"ah|Board {board.number}|"
    yield f"sv|{_VULNERABLE_LETTERS[board.vulnerable] if board.vulnerable is not None else ''}|"
    yield from (f"nt|{_plain(comment)}|" for comment in board.comments)
    if _is_auction_sound(board):
        yield from map(_call, board.calls)
        yield "pg||"
    is_claimed = _is_contract_called(board) and is_borne_out(board)
    if not is_claimed and (board.contract is not None or board.is_passed_out):
        yield f"rs|{lin_outcome(Outcome(board.contract, board.tricks))}|"
    play = _regular_play(board)
    for at in range(0, len(play), 4):
        yield "".join(f"pc|{card.card}|" for card in play[at : at + 4]) + "pg||"
    if board.tricks is not None and len(play) < 52 and is_claimed:
        yield f"mc|{board.tricks}|pg||"


def _is_auction_sound(board: Board) -> bool:
    """Whether there are calls, all regular, that do not end in another contract."""
    auction = board.auction
    if auction is None or any(call.irregularity is not None for call in board.calls):
        return False
    return not auction.is_over or auction.contract == board.contract


def _is_contract_called(board: Board) -> bool:
    """Whether a reader finds the contract in the calls."""
    auction = board.auction
    return auction is not None and auction.is_over and _is_auction_sound(board)


def _call(recorded: RecordedCall) -> str:
    text = str(recorded.call)
    alert = "!" if recorded.is_alerted else ""
    explanation = _plain(recorded.explanation)
    return f"mb|{_CALLS.get(text, text)}{alert}|" + (f"an|{explanation}|" if explanation else "")


def _regular_play(board: Board) -> Sequence[RecordedCard]:
    """The cards up to the first gap or irregular one; none where the contract is not known."""
    if board.contract is None or not board.play or board.play[0].seat is not board.contract.leader:
        return ()
    return tuple(
        takewhile(lambda card: card.card is not None and card.irregularity is None, board.play)
    )
