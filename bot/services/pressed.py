"""A press at a table, as the functions that carry it out get it, and what they answer with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.chat import Press
from bot.screens import codes
from bot.tables import Person, Status, Table, TableError, TableReason, asks_as
from bot.texts import Texts
from engine import Seat
from engine.bridge.requests import parse_request_code

from .house import House
from .open_tables import Holding
from .places import panel_surface, table_surface, whisper_surface
from .surfaces import Surface


@dataclass(frozen=True, slots=True)
class Answer:
    """What the presser alone is told: a toast, or an alert to be closed."""

    text: str = ""
    is_alert: bool = False
    think: Callable[[], Awaitable[Answer]] | None = None
    """Works the answer out instead, when the table is held no more."""


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
        chat, message = self.press.chat, self.press.message
        if chat is None or chat.is_private or self.table.is_solo:
            return panel_surface(self.table, self.person.id)
        if message is not None and message.only_for == self.person.id:
            return whisper_surface(self.table, self.person.id)
        return table_surface(self.table)

    async def saved(self, answer: Answer | None = None) -> Answer:
        """Save, let everything follow, and answer."""
        await self.holding.save(update=self.press.key)
        self.house.after_change(self.table)
        return answer or Answer()


AtTable = Callable[[Pressed], Awaitable[Answer]]


def waiting_for(table: Table) -> str:
    """The name of the person waited for, or nothing."""
    person_id = table.person_deciding()
    names = [who.name for who in table.humans.values() if who.person_id == person_id]
    return names[0] if names else ""


def act(table: Table, person_id: int, code: str) -> None:
    """Play a call, a card, a request or an answer for a person.

    TableError when the person does not sit here, or when a call or card is not due from there.
    """
    if table.status is not Status.PLAYING:
        raise TableError(TableReason.NOT_PLAYING)
    if table.seat_of(person_id) is None:
        raise TableError(TableReason.NOT_SEATED)
    is_request = parse_request_code(code) is not None
    decider = asks_as(table, person_id) if is_request else table.decider_for(person_id)
    if decider is None:
        raise TableError(TableReason.NOT_YOUR_TURN)
    if not is_request and table.person_deciding() is None:
        table.set_away(person_id, away=False)
    table.act(decider, code)
