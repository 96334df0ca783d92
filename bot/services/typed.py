"""Typed calls and cards: ``1nt``, ``pass``, ``sa``, in private or as a reply in the group."""

from __future__ import annotations

from bot.chat import ChatRef
from bot.screens import Screen, answers, parse_typed, toasts
from bot.tables import Person, Table, TableError, TableReason
from engine import IllegalAction

from .house import House
from .pressed import act, waiting_for

LONGEST = 40
"""A text longer than this is no call."""


async def play_typed(
    house: House, chat: ChatRef, person: Person, text: str, *, update: int
) -> Screen | None:
    """Play what was typed at the person's table; the screen says why not, or None when done.

    Raises StorageError with nothing saved.
    """
    texts = house.texts_for(person)
    if len(text) > LONGEST or not (parse_typed(text) or parse_typed(text, for_card=True)):
        return answers.not_understood(texts) if len(text) <= 500 else answers.too_long(texts)
    ids = await (
        house.open_tables_of(person.id) if chat.is_private else house.open_tables_in(chat)
    )
    refusal = TableError(TableReason.NO_SUCH_TABLE)
    waiting = ""
    for table_id in ids:
        async with house.tables.hold(table_id) as holding:
            waiting = waiting_for(holding.table)
            try:
                act(holding.table, person.id, _code(holding.table, text))
            except TableError as error:
                refusal = error
                continue
            except IllegalAction as error:
                return Screen(
                    toasts.reason_toast(error.reason, texts, data=error.data, waiting_for=waiting)
                )
            await holding.save(update=update)
            house.after_change(holding.table)
            return None
    if refusal.reason is TableReason.NO_SUCH_TABLE:
        return answers.no_table(texts, in_group=not chat.is_private)
    return Screen(toasts.reason_toast(refusal.reason, texts, waiting_for=waiting))


def _code(table: Table, text: str) -> str:
    """What the text means at this table: in the play ``5h`` is a card, in the auction a bid."""
    deal = table.match.state.deal if table.match is not None else None
    is_card_due = deal is not None and deal.contract is not None
    code = parse_typed(text, for_card=is_card_due)
    if code is None:
        raise TableError(TableReason.NOT_YOUR_TURN)
    return code
