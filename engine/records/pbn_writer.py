"""Writing PBN 2.1 in export format: what :func:`read_pbn` reads back equal.

Explanations become notes (``Alert:`` in front of those of alerted calls); a declarer or result
that the calls or cards do not bear out gets the standard's ``^``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.seats import Seat

from .board import FIRST_TAGS, SEAT_NAMES, Board, Irregularity, RecordedCall, RecordedCard, Tag
from .deals import pbn_deal
from .pbn_values import pbn_contract
from .replay import ROUND, is_borne_out

_BEFORE_BOARD = ("Event", "Site", "Date")
_KEPT_FIELDS = ("Board", "Declarer", "Contract", "Result")


def write_pbn(boards: Iterable[Board]) -> str:
    """Write boards as a PBN file in export format, one game after the other."""
    games = ["\n".join(_game(board)) + "\n" for board in boards]
    return "% PBN 2.1\n% EXPORT\n" + "\n".join(games)


def _game(board: Board) -> Iterator[str]:
    yield from map(_comment, board.comments)
    for name in _BEFORE_BOARD:
        yield _pair(name, board.tag(name))
    yield _pair("Board", board.tag("Board") if board.number is None else str(board.number))
    for name in SEAT_NAMES.values():
        yield _pair(name, board.tag(name))
    yield _pair("Dealer", "?" if board.dealer is None else board.dealer.value)
    yield _pair("Vulnerable", "?" if board.vulnerable is None else board.vulnerable.value)
    yield _pair("Deal", pbn_deal(board.hands))
    yield _pair("Scoring", board.tag("Scoring"))
    yield _pair("Declarer", _declarer(board))
    yield _pair("Contract", _contract(board))
    yield _pair("Result", _result(board))
    for tag in board.tags:
        if tag.name not in (*FIRST_TAGS, *_KEPT_FIELDS):
            yield from _table(tag)
    yield from _auction(board)
    yield from _play(board)


def _pair(name: str, value: str) -> str:
    """A tag pair; only a backslash that could be taken for an escape is escaped."""
    plain = " ".join(value.split("\n"))
    escaped = []
    for at, letter in enumerate(plain):
        ambiguous = letter == "\\" and plain[at + 1 : at + 2] in ("", "\\", '"')
        escaped.append(f"\\{letter}" if ambiguous or letter == '"' else letter)
    return f'[{name} "{"".join(escaped)}"]'


def _table(tag: Tag) -> Iterator[str]:
    yield _pair(tag.name, tag.value)
    for line in tag.lines:
        if line.strip():
            yield f" {line}" if line.startswith("%") else line


def _comment(text: str) -> str:
    if "}" not in text:
        return f"{{{text}}}"
    return "\n".join(f";{line}" for line in text.split("\n"))


def _declarer(board: Board) -> str:
    if board.contract is None:
        return "" if board.is_passed_out else board.tag("Declarer", "?")
    auction = board.auction
    called = auction.contract if auction is not None and auction.is_over else None
    is_other = called is not None and called.declarer is not board.contract.declarer
    return f"{'^' if is_other else ''}{board.contract.declarer.value}"


def _contract(board: Board) -> str:
    if board.contract is None:
        return "Pass" if board.is_passed_out else board.tag("Contract", "?")
    return pbn_contract(board.contract)


def _result(board: Board) -> str:
    if board.is_passed_out:
        return ""
    if board.tricks is None or board.contract is None:
        return board.tag("Result", "?")
    return f"{'' if is_borne_out(board) else '^'}{board.tricks}"


def _tricks(play: Sequence[RecordedCard]) -> Iterator[Sequence[RecordedCard]]:
    return (play[at : at + 4] for at in range(0, len(play), 4))


class _Notes:
    """Numbers the notes of a section."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def refer(self, text: str) -> str:
        """The reference to put after the call or card, with a blank in front."""
        if not text:
            return ""
        if text not in self.texts:
            self.texts.append(text)
        return f" ={self.texts.index(text) + 1}="

    def tags(self) -> Iterator[str]:
        return (_pair("Note", f"{at}:{text}") for at, text in enumerate(self.texts, start=1))


def _auction(board: Board) -> Iterator[str]:
    auction = board.auction
    if auction is None:
        return
    yield _pair("Auction", auction.dealer.value)
    notes = _Notes()
    written = [_call(call, notes) for call in board.calls]
    for at in range(0, len(written), 4):
        yield " ".join(written[at : at + 4])
    if not auction.is_over:
        yield "+" if board.is_unfinished else "*"
    yield from notes.tags()


def _call(recorded: RecordedCall, notes: _Notes) -> str:
    if recorded.irregularity is Irregularity.SKIPPED or recorded.call is None:
        text = "^S"
    else:
        name = str(recorded.call)
        text = {"P": "Pass"}.get(name, f"{name}T" if name.endswith("N") else name)
        if recorded.irregularity is not None:
            text = f"^{recorded.irregularity.value} {text}"
    explanation = recorded.explanation
    if recorded.is_alerted:
        explanation = f"Alert:{explanation}" if explanation else "Alert"
    return text + notes.refer(explanation) + "".join(f" {mark}" for mark in recorded.marks)


def _play(board: Board) -> Iterator[str]:
    start = board.leader
    is_calling = board.auction is not None and not board.auction.is_over
    is_leading = board.is_unfinished and not is_calling
    if start is None or not (board.play or is_leading):
        return
    yield _pair("Play", start.value)
    notes = _Notes()
    for trick in _tricks(board.play):
        yield _row(trick, ROUND[start], notes)
    if board.is_unfinished:
        yield "+"
    elif len(board.play) < 52:
        yield "*"
    yield from notes.tags()


def _row(trick: Sequence[RecordedCard], columns: tuple[Seat, ...], notes: _Notes) -> str:
    by_seat = {card.seat: card for card in trick}
    return " ".join(_card(by_seat.get(seat), notes) for seat in columns)


def _card(recorded: RecordedCard | None, notes: _Notes) -> str:
    if recorded is None or recorded.card is None:
        return "-"
    mark = "" if recorded.irregularity is None else f"^{recorded.irregularity.value} "
    tail = notes.refer(recorded.explanation) + "".join(f" {mark}" for mark in recorded.marks)
    return f"{mark}{recorded.card}{tail}"
