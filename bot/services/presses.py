"""What a press of a button does: one function for each word of ``screens.codes``.

A refused press is answered with the reason and changes nothing. The sender's id decides who acts,
never the data, which a client may forge.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.chat import ButtonData, Press
from bot.screens import codes, toasts
from bot.screens.choices import agree_on
from bot.tables import Person, Status, Table, TableError, TableReason
from bot.texts import Texts
from engine import IllegalAction, Seat

from . import hints, lobby, records
from .announcer import panel_surface, table_surface
from .house import House
from .open_tables import Holding
from .surfaces import Surface


@dataclass(frozen=True, slots=True)
class Answer:
    """What the presser alone is told: a toast, or an alert to be closed."""

    text: str = ""
    is_alert: bool = False


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press at a table, with all that its function needs."""

    house: House
    press: Press
    person: Person
    texts: Texts
    holding: Holding
    code: str

    @property
    def table(self) -> Table:
        """The table, held."""
        return self.holding.table

    @property
    def arguments(self) -> tuple[str, ...]:
        """The parts of the code after its word."""
        return codes.arguments(self.code)

    @property
    def seat(self) -> Seat:
        """Where the presser sits; TableError for onlookers."""
        seat = self.table.seat_of(self.person.id)
        if seat is None:
            raise TableError(TableReason.NOT_SEATED)
        return seat

    @property
    def surface(self) -> Surface:
        """The message the button belongs to."""
        in_group = self.press.chat is not None and not self.press.chat.is_private
        if in_group and not self.table.is_solo:
            return table_surface(self.table)
        return panel_surface(self.table, self.person.id)

    async def saved(self, answer: Answer | None = None) -> Answer:
        """Save, let everything follow, and answer."""
        await self.holding.save(update=self.press.key)
        self.house.after_change(self.table)
        return answer or Answer()


AtTable = Callable[[Pressed], Awaitable[Answer]]


async def press_at_table(house: House, press: Press, person: Person, data: ButtonData) -> Answer:
    """Do what a table's button says, or say why not. Raises StorageError with nothing saved."""
    texts = house.texts_for(person)
    try:
        async with house.tables.hold(data.table) as holding:
            table = holding.table
            if data.version != table.version and not codes.is_versionless(data.code):
                return Answer(toasts.stale_toast(texts))
            pressed = Pressed(house, press, person, texts, holding, data.code)
            handler = HANDLERS.get(codes.word(data.code), _act)
            return await _refusals_worded(handler, pressed)
    except TableError as error:
        return Answer(toasts.reason_toast(error.reason, texts))


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
    except ValueError:
        return Answer(toasts.stale_toast(pressed.texts))


def waiting_for(table: Table) -> str:
    """The name of the person waited for, or nothing."""
    person_id = table.person_deciding()
    names = [who.name for who in table.humans.values() if who.person_id == person_id]
    return names[0] if names else ""


def act(table: Table, person_id: int, code: str) -> None:
    """Play a call or a card for a person; TableError when it is not that person's turn."""
    if table.status is not Status.PLAYING:
        raise TableError(TableReason.NOT_PLAYING)
    if table.seat_of(person_id) is None:
        raise TableError(TableReason.NOT_SEATED)
    decider = table.decider_for(person_id)
    if decider is None:
        raise TableError(TableReason.NOT_YOUR_TURN)
    if table.person_deciding() is None:
        table.set_away(person_id, away=False)
    table.act(decider, code)


async def _act(pressed: Pressed) -> Answer:
    person = pressed.person
    act(pressed.table, person.id, pressed.code)
    return await pressed.saved()


# --- looking -----------------------------------------------------------------------------------


async def _hand(pressed: Pressed) -> Answer:
    if pressed.table.match is None or pressed.table.match.state.deal is None:
        raise TableError(TableReason.NO_CARDS_YET)
    text = toasts.hand_alert(
        pressed.table, pressed.seat, pressed.texts, settings=pressed.person.settings
    )
    return Answer(text, is_alert=True)


async def _last(pressed: Pressed) -> Answer:
    text = toasts.last_trick_alert(pressed.table, pressed.texts, settings=pressed.person.settings)
    return Answer(text, is_alert=True)


async def _why(pressed: Pressed) -> Answer:
    index = int(pressed.arguments[0])
    match = pressed.table.match
    if match is None:
        raise TableError(TableReason.NOT_PLAYING)
    view = match.view(None)
    if not 0 <= index < len(hints.auction_shown(view)):
        return Answer(toasts.stale_toast(pressed.texts))
    meaning = hints.meaning_of_call(view, index, pressed.table.settings.system)
    return Answer(toasts.call_alert(pressed.table, index, meaning, pressed.texts), is_alert=True)


async def _sheet(pressed: Pressed) -> Answer:
    if pressed.surface.kind == "panel":
        return await _page(pressed)
    seat = pressed.table.seat_of(pressed.person.id)
    return Answer(toasts.sheet_alert(pressed.table, pressed.texts, seat=seat), is_alert=True)


async def _page(pressed: Pressed) -> Answer:
    """Another page of the same message, until the table changes."""
    if pressed.table.seat_of(pressed.person.id) is None:
        raise TableError(TableReason.NOT_SEATED)
    code = None if pressed.code == codes.BACK else pressed.code
    pressed.house.announcer.turn_page(pressed.surface, pressed.table, code)
    return Answer()


async def _bottom(pressed: Pressed) -> Answer:
    pressed.house.announcer.bring_down(pressed.surface)
    return Answer()


async def _hint(pressed: Pressed) -> Answer:
    text = await hints.hint(pressed.house, pressed.table, pressed.person)
    return Answer(text, is_alert=True)


async def _record(pressed: Pressed) -> Answer:
    kind = pressed.arguments[0]
    chat = pressed.press.chat or pressed.table.chat
    records.send_record(pressed.house, pressed.table, chat, kind)
    return Answer()


# --- the course of the match -------------------------------------------------------------------


async def _next(pressed: Pressed) -> Answer:
    _ = pressed.seat
    pressed.table.deal(pressed.house.chance)
    return await pressed.saved()


async def _again(pressed: Pressed) -> Answer:
    _ = pressed.seat
    await lobby.again(pressed.house, pressed.table)
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
    lobby.sit(pressed.table, pressed.person, Seat(pressed.arguments[0]))
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
    lobby.start(pressed.table, pressed.house)
    return await pressed.saved()


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
    codes.HAND: _hand,
    codes.LAST: _last,
    codes.WHY: _why,
    codes.SHEET: _sheet,
    codes.LEVEL: _page,
    codes.NEUTRAL: _page,
    codes.CONFIRM: _page,
    codes.BIDS: _page,
    codes.REVIEW: _page,
    codes.MENU: _page,
    codes.BACK: _page,
    codes.STOP: _page,
    codes.BOTTOM: _bottom,
    codes.HINT: _hint,
    codes.RECORD: _record,
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
