"""Presses that only look: cards, tricks, meanings, the score, other pages of the message."""

from __future__ import annotations

from bot.screens import codes, toasts
from bot.tables import TableError, TableReason

from . import hints, lobby, records
from .announcer import Permit
from .pressed import Answer, Pressed


async def show_last(pressed: Pressed) -> Answer:
    """The last trick, as an alert."""
    text = toasts.last_trick_alert(pressed.table, pressed.texts, settings=pressed.person.settings)
    return Answer(text, is_alert=True)


async def show_why(pressed: Pressed) -> Answer:
    """What a call means, as an alert."""
    index = int(pressed.arguments[0])
    match = pressed.table.match
    if match is None:
        raise TableError(TableReason.NOT_PLAYING)
    view = match.view(None)
    if not 0 <= index < len(toasts.auction_shown(view)):
        return Answer(toasts.stale_toast(pressed.texts))
    meaning = hints.meaning_of_call(view, index, pressed.table.settings.system)
    return Answer(toasts.call_alert(pressed.table, index, meaning, pressed.texts), is_alert=True)


async def show_sheet(pressed: Pressed) -> Answer:
    """The score: a page of the own panel, in the group an alert."""
    if pressed.surface.person_id is not None:
        return await turn_page(pressed)
    seat = pressed.table.seat_of(pressed.person.id)
    return Answer(toasts.sheet_alert(pressed.table, pressed.texts, seat=seat), is_alert=True)


async def turn_page(pressed: Pressed) -> Answer:
    """Another page of the same message, until the table changes."""
    if pressed.table.seat_of(pressed.person.id) is None:
        if pressed.code not in (codes.STOP, codes.BACK):
            raise TableError(TableReason.NOT_SEATED)
        await lobby.require_host(pressed.house, pressed.table, pressed.person)
    code = None if pressed.code == codes.BACK else pressed.code
    pressed.house.announcer.turn_page(pressed.surface, pressed.table, code)
    return Answer()


async def bring_down(pressed: Pressed) -> Answer:
    """The same message again at the bottom of the chat."""
    announcer, surface = pressed.house.announcer, pressed.surface
    if surface.only_for is not None:
        announcer.whisper(surface, Permit(press_id=pressed.press.press_id))
    else:
        announcer.bring_down(surface)
    return Answer()


async def show_hint(pressed: Pressed) -> Answer:
    """What the computer would do, as an alert."""
    house, person = pressed.house, pressed.person
    asked = hints.question(pressed.table, person)

    async def think() -> Answer:
        return Answer(await hints.hint(house, asked, person), is_alert=True)

    return Answer(think=think)


async def send_record(pressed: Pressed) -> Answer:
    """The finished deals as a file."""
    kind, number = (*pressed.arguments, None)[:2]
    if kind is None:
        raise ValueError(pressed.code)
    chat = pressed.press.chat or pressed.table.chat
    await records.send_record(pressed.house, pressed.table, chat, kind, number)
    return Answer()
