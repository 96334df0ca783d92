"""Finished deals as a file: PBN or LIN, sent to the chat that asked.

Names are those at the end of each deal, as the archive kept them; a deal that is not kept yet has
those who sit there now. In a rubber each deal carries the score as it was when it began.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.chat import ChatRef, Document, Message
from bot.tables import BridgeMatch, Table, TableError, TableReason
from engine import Seat
from engine.bridge import FinishedDeal, RubberForm
from engine.bridge.forms import start_form
from engine.records import (
    Board,
    RecordedCall,
    RecordedCard,
    Tag,
    rubber_history,
    write_lin,
    write_pbn,
)
from engine.records.board import SEAT_NAMES

from .archivist import names_at
from .house import House

_WRITERS = {"pbn": write_pbn, "lin": write_lin}
_SCORINGS = {"rubber": "Rubber", "chicago": "Chicago", "duplicate": "IMP"}

Names = Mapping[Seat, str]


async def send_record(
    house: House, table: Table, chat: ChatRef, kind: str, number: str | None = None
) -> None:
    """Send the table's finished deals, or the one of this number alone.

    ValueError for an unknown kind of file, TableError when there is no such deal.
    """
    if kind not in _WRITERS:
        raise ValueError(kind)
    if table.match is None or not table.match.state.finished:
        raise TableError(TableReason.NO_CARDS_YET)
    boards = record_of(table, table.match, await _kept_names(house, table.id))
    if number is not None:
        boards = [board for board in boards if str(board.number) == number]
    if not boards:
        raise TableError(TableReason.NO_CARDS_YET)
    which = f"{table.id}" if number is None else f"{table.id}-{number}"
    name = f"kontra-{which}.{kind}"
    document = Document(name, _WRITERS[kind](boards).encode())
    house.outbox.post(chat, Message(name, document=document))


async def _kept_names(house: House, table_id: int) -> Mapping[int, Names]:
    """The names of each deal that is kept, by its place in the match."""
    async with house.store.unit() as unit:
        results = await unit.archive.results_at(table_id)
    return {result.number: result.names for result in results}


def record_of(table: Table, match: BridgeMatch, names: Mapping[int, Names]) -> list[Board]:
    """The finished deals of a match as records."""
    state = match.state
    now = names_at(table)
    return [
        _board(finished, names.get(place, now), tags)
        for place, (finished, tags) in enumerate(
            zip(state.finished, _score_tags(match), strict=True)
        )
    ]


def _score_tags(match: BridgeMatch) -> Iterator[Sequence[Tag]]:
    """For each finished deal: the form of scoring and, in a rubber, the score before it."""
    state = match.state
    form = start_form(state.options)
    scoring = Tag("Scoring", _SCORINGS[form.name])
    for finished in state.finished:
        history = (rubber_history(form.sheet),) if isinstance(form, RubberForm) else ()
        yield (scoring, *history)
        form = form.add(finished.outcome)


def _board(finished: FinishedDeal, names: Names, tags: Sequence[Tag]) -> Board:
    contract = finished.contract
    people = (Tag(word, names.get(seat, "")) for seat, word in SEAT_NAMES.items())
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
        tags=(Tag("Event", "Kontra"), Tag("Site", "Telegram"), *people, *tags),
    )
