"""Finished deals as a file: PBN or LIN, sent to the chat that asked."""

from __future__ import annotations

from bot.chat import ChatRef, Document, Message
from bot.tables import Computer, Human, Table, TableError, TableReason
from engine import Seat
from engine.bridge import FinishedDeal
from engine.records import Board, RecordedCall, RecordedCard, Tag, write_lin, write_pbn
from engine.records.board import SEAT_NAMES

from .house import House

_WRITERS = {"pbn": write_pbn, "lin": write_lin}


def send_record(house: House, table: Table, chat: ChatRef, kind: str) -> None:
    """Send the table's finished deals; ValueError for an unknown kind of file."""
    if kind not in _WRITERS:
        raise ValueError(kind)
    if table.match is None or not table.match.state.finished:
        raise TableError(TableReason.NO_CARDS_YET)
    boards = [board_of(table, finished) for finished in table.match.state.finished]
    data = _WRITERS[kind](boards).encode()
    name = f"kontra-{table.id}.{kind}"
    house.outbox.post(chat, Message(name, document=Document(name, data)))


def board_of(table: Table, finished: FinishedDeal) -> Board:
    """A finished deal as a record, with the names of those who sit there now."""
    names = tuple(Tag(word, seat_name(table, seat)) for seat, word in SEAT_NAMES.items())
    contract = finished.contract
    return Board(
        number=finished.number,
        dealer=finished.dealer,
        vulnerable=finished.vulnerable,
        hands=dict(finished.hands),
        calls=tuple(RecordedCall(seat, call) for seat, call in finished.auction),
        contract=contract,
        is_passed_out=contract is None,
        tricks=finished.outcome.tricks if contract is not None else None,
        play=tuple(RecordedCard(played.seat, played.card) for played in finished.played),
        tags=(Tag("Event", "Kontra"), Tag("Site", "Telegram"), *names),
    )


def seat_name(table: Table, seat: Seat) -> str:
    """The name of who sits there; a computer is named by its strength."""
    occupant = table.seats[seat]
    if isinstance(occupant, Human):
        return occupant.name
    return f"Kontra {occupant.strength}" if isinstance(occupant, Computer) else ""
