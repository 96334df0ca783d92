"""What a press of a table's button does: one function for each word of ``screens.codes``.

A refused press is answered with the reason and changes nothing. The sender's id decides who acts,
never the data, which a client may forge.
"""

from __future__ import annotations

from bot.chat import ButtonData, Press
from bot.screens import codes, toasts
from bot.screens.choices import agree_on
from bot.tables import Person, Table, TableError, TableReason
from engine import IllegalAction, Seat

from . import draws, lobby, looking, own_cards, reviewing, scores
from .house import House
from .pressed import Answer, AtTable, Pressed, act, waiting_for


async def press_at_table(house: House, press: Press, person: Person, data: ButtonData) -> Answer:
    """Do what a table's button says, or say why not. Raises StorageError with nothing saved."""
    texts = house.texts_for(person)
    try:
        async with house.tables.hold(data.table) as holding:
            table = holding.table
            if data.version != table.version and not codes.is_versionless(data.code):
                return Answer(toasts.stale_toast(texts))
            _require_here(table, press, person)
            pressed = Pressed(house, press, person, texts, holding, data.code)
            handler = HANDLERS.get(codes.word(data.code), _act)
            answer = await _refusals_worded(handler, pressed)
        return answer if answer.think is None else await answer.think()
    except TableError as error:
        return Answer(toasts.reason_toast(error.reason, texts))


def _require_here(table: Table, press: Press, person: Person) -> None:
    """Who does not sit at a table sees no more of it than its group; TableError otherwise."""
    is_here = press.chat is not None and press.chat.id == table.chat.id and not table.is_solo
    if table.seat_of(person.id) is None and not is_here:
        raise TableError(TableReason.NO_SUCH_TABLE)


async def _refusals_worded(handler: AtTable, pressed: Pressed) -> Answer:
    try:
        return await handler(pressed)
    except TableError as error:
        return Answer(
            toasts.reason_toast(
                error.reason, pressed.texts, waiting_for=waiting_for(pressed.table)
            )
        )
    except IllegalAction as error:
        return Answer(
            toasts.reason_toast(
                error.reason,
                pressed.texts,
                data=error.data,
                waiting_for=waiting_for(pressed.table),
            )
        )
    except (ValueError, IndexError):  # a forged code: arguments that nobody gave it, or none
        return Answer(toasts.stale_toast(pressed.texts))


async def _act(pressed: Pressed) -> Answer:
    person = pressed.person
    act(pressed.table, person.id, pressed.code)
    return await pressed.saved()


# --- the course of the match -------------------------------------------------------------------


async def _next(pressed: Pressed) -> Answer:
    _ = pressed.seat
    pressed.table.deal(pressed.house.chance)
    return await pressed.saved()


async def _again(pressed: Pressed) -> Answer:
    _ = pressed.seat
    draws.show_draw(pressed.house, await lobby.again(pressed.house, pressed.table))
    return Answer()


async def _away(pressed: Pressed) -> Answer:
    pressed.table.set_away(pressed.person.id, away=True)
    return await pressed.saved()


async def _take(pressed: Pressed) -> Answer:
    pressed.table.set_away(pressed.person.id, away=False)
    return await pressed.saved()


async def _stop_now(pressed: Pressed) -> Answer:
    await lobby.stop(pressed.house, pressed.holding, pressed.person)
    return await pressed.saved()


# --- the lobby ---------------------------------------------------------------------------------


async def _sit(pressed: Pressed) -> Answer:
    await lobby.sit(pressed.house, pressed.table, pressed.person, Seat(pressed.arguments[0]))
    return await pressed.saved()


async def _leave(pressed: Pressed) -> Answer:
    lobby.leave(pressed.table, pressed.person)
    return await pressed.saved()


async def _computer(pressed: Pressed) -> Answer:
    await lobby.require_host(pressed.house, pressed.table, pressed.person)
    seat = Seat(pressed.arguments[0])
    pressed.table.set_computer(seat, present=pressed.table.seats[seat] is None)
    return await pressed.saved()


async def _fill(pressed: Pressed) -> Answer:
    await lobby.require_host(pressed.house, pressed.table, pressed.person)
    lobby.fill(pressed.table)
    return await pressed.saved()


async def _go(pressed: Pressed) -> Answer:
    await lobby.require_host(pressed.house, pressed.table, pressed.person)
    await draws.draw_if_agreed(pressed.house, pressed.table)
    lobby.start(pressed.table, pressed.house)
    answer = await pressed.saved()
    draws.show_draw(pressed.house, pressed.table)
    return answer


async def _settings(pressed: Pressed) -> Answer:
    await lobby.require_host(pressed.house, pressed.table, pressed.person)
    if not pressed.arguments:
        pressed.house.announcer.turn_page(pressed.surface, pressed.table, pressed.code)
        return Answer()
    field, value = pressed.arguments[:2]
    pressed.table.agree(agree_on(pressed.table.settings, field, value))
    answer = await pressed.saved()
    pressed.house.announcer.turn_page(pressed.surface, pressed.table, codes.SETTINGS)
    return answer


HANDLERS: dict[str, AtTable] = {
    codes.HAND: own_cards.show_hand,
    codes.LAST: looking.show_last,
    codes.WHY: looking.show_why,
    codes.SHEET: looking.show_sheet,
    codes.ENTRY: scores.explain_entry,
    codes.DRAW: looking.turn_page,
    codes.LEVEL: looking.turn_page,
    codes.NEUTRAL: looking.turn_page,
    codes.CONFIRM: looking.turn_page,
    codes.BIDS: looking.turn_page,
    codes.REVIEW: looking.turn_page,
    codes.ANALYSIS: reviewing.show_analysis,
    codes.MEANING: reviewing.show_meaning,
    codes.REPORT: reviewing.report_call,
    codes.SAME: reviewing.show_same,
    codes.MENU: looking.turn_page,
    codes.BACK: looking.turn_page,
    codes.STOP: looking.turn_page,
    codes.CLAIM: looking.turn_page,
    codes.BOTTOM: looking.bring_down,
    codes.HINT: looking.show_hint,
    codes.RECORD: looking.send_record,
    codes.NEXT: _next,
    codes.AGAIN: _again,
    codes.AWAY: _away,
    codes.TAKE: _take,
    codes.STOP_NOW: _stop_now,
    codes.CLOSE: _stop_now,
    codes.SIT: _sit,
    codes.LEAVE: _leave,
    codes.COMPUTER: _computer,
    codes.FILL: _fill,
    codes.GO: _go,
    codes.SETTINGS: _settings,
}
