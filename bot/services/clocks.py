"""Who is waited for at which table, and since when: one reminder, then a computer stands in.

No task sleeps here: :meth:`Clocks.tick` looks at what is due, and :meth:`Clocks.run` calls it
again and again. A new turn starts the clock anew. After a restart a clock goes on where the
table's last change left it, and nobody loses the seat for the time in which no bot was there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import tzinfo

from bot.chat import ChatRef
from bot.screens import Screen, answers
from bot.tables import Status, Table
from bot.tables.patience import patience
from bot.texts import Texts
from engine import Seat

from .chats import Chats
from .open_tables import OpenTables
from .outbox import Outbox
from .people import People
from .ports import Store
from .surfaces import Surface, SurfaceStore
from .time_source import TimeSource

log = logging.getLogger(__name__)

TICK_SECONDS = 2.0
GRACE_SECONDS = 60.0
"""After a restart everybody has at least this long."""


@dataclass(slots=True)
class _Wait:
    """One person's turn: ``steps`` of the match when it began, and what was said about it."""

    person_id: int
    steps: int
    clock_seconds: int | None
    since: float
    not_before: float = 0.0
    reminder: Surface | None = None
    is_reminded: bool = False


class Clocks:
    """The clocks of all tables of this process."""

    def __init__(
        self,
        *,
        tables: OpenTables,
        people: People,
        chats: Chats,
        outbox: Outbox,
        surfaces: SurfaceStore,
        store: Store,
        time: TimeSource,
        on_change: Callable[[Table], None],
        zone: tzinfo | None = None,
    ) -> None:
        """``on_change`` learns of tables where a computer stands in; ``zone``: see patience."""
        self._tables = tables
        self._people = people
        self._chats = chats
        self._outbox = outbox
        self._surfaces = surfaces
        self._store = store
        self._time = time
        self._on_change = on_change
        self._zone = zone
        self._waits: dict[int, _Wait] = {}
        self._announced: dict[int, list[Surface]] = {}

    def watch(self, table: Table) -> None:
        """The table has changed: start its clock, let it run on, or stop it."""
        self._tidy(table)
        wait, person_id = self._waits.get(table.id), _waited_for(table)
        steps = table.match.version if table.match is not None else 0
        if wait is not None and (wait.person_id, wait.steps) == (person_id, steps):
            return
        if wait is not None and wait.reminder is not None:
            self._outbox.delete(wait.reminder)
        if person_id is None:
            self._waits.pop(table.id, None)
            return
        clock = table.settings.clock_seconds
        self._waits[table.id] = _Wait(person_id, steps, clock, self._time.now())

    async def restore(self, table: Table) -> None:
        """After a restart: the turn began when the table was saved last."""
        self.watch(table)
        wait = self._waits.get(table.id)
        if wait is None:
            return
        async with self._store.unit() as unit:
            saved_at = await unit.saved_at(table.id)
        wait.since = min(wait.since, saved_at if saved_at is not None else wait.since)
        wait.not_before = self._time.now() + GRACE_SECONDS
        for surface in _reminders(table, wait.person_id):
            if await self._surfaces.get(surface) is not None:
                wait.reminder, wait.is_reminded = surface, True

    async def run(self) -> None:
        """Tick for ever."""
        while True:
            await self._time.sleep(TICK_SECONDS)
            await self.tick()

    async def tick(self) -> None:
        """Do what is due at all tables; what fails at one is logged and tried again."""
        for table_id, wait in list(self._waits.items()):
            due = patience(wait.clock_seconds, wait.since, zone=self._zone)
            now = self._time.now()
            try:
                if due.replace_at is not None and now >= max(due.replace_at, wait.not_before):
                    await self._replace(table_id, wait)
                elif now >= due.remind_at and not wait.is_reminded:
                    await self._remind(table_id, wait)
            except Exception:
                # Whatever it is, the clocks of the other tables must not stop.
                log.exception("the clock of table %d", table_id)

    async def _remind(self, table_id: int, wait: _Wait) -> None:
        person = await self._people.find(wait.person_id)
        async with self._tables.hold(table_id) as holding:
            table = holding.table
            if not self._still_waits(table, wait) or await self._stands_still(table, wait):
                return
            wait.is_reminded = True
            group, private = _reminders(table, wait.person_id)
            if person is not None and person.has_started:
                title = await self._chats.title_of(table)
                wait.reminder = private
                screen = answers.nudge(table, Texts.load(person.language), group_title=title)
            elif not table.is_solo:
                wait.reminder = group
                screen = answers.nudge(table, Texts.load(table.settings.language))
            else:
                return
        self._outbox.repost(wait.reminder, screen.to_message())

    async def _replace(self, table_id: int, wait: _Wait) -> None:
        async with self._tables.hold(table_id) as holding:
            table = holding.table
            if not self._still_waits(table, wait) or await self._stands_still(table, wait):
                return
            seat = table.seat_of(wait.person_id)
            table.set_away(wait.person_id, away=True)
            await holding.save()
            self._on_change(table)
            if seat is not None:
                await self._announce(table, seat)

    def _still_waits(self, table: Table, wait: _Wait) -> bool:
        if self._waits.get(table.id) is not wait:
            return False
        self.watch(table)
        return self._waits.get(table.id) is wait

    async def _stands_still(self, table: Table, wait: _Wait) -> bool:
        """Where the bot was removed nobody can play: the clock begins anew on its return."""
        if table.is_solo or not await self._chats.is_gone(table.chat):
            return False
        wait.since = self._time.now()
        return True

    async def _announce(self, table: Table, seat: Seat) -> None:
        """Say that a computer stands in, with a button for the way back."""
        people = await self._people.find_all([one.person_id for one in table.humans.values()])
        said: list[tuple[Surface, Screen]] = []
        if table.is_solo:
            for person in people.values():
                screen = answers.stood_in(table, seat, Texts.load(person.language))
                said.append((_notice(table, ChatRef(person.id)), screen))
        else:
            screen = answers.stood_in(table, seat, Texts.load(table.settings.language))
            said.append((_notice(table, table.chat), screen))
        for surface, screen in said:
            self._outbox.repost(surface, screen.to_message())
        self._announced[table.id] = [surface for surface, _ in said]

    def _tidy(self, table: Table) -> None:
        """Nobody is away any more: take the notice away."""
        if table.id in self._announced and not any(
            human.is_away for human in table.humans.values()
        ):
            for surface in self._announced.pop(table.id):
                self._outbox.delete(surface)


def _waited_for(table: Table) -> int | None:
    """The person whose time runs: nobody's at a table for one."""
    is_alone = table.is_solo and len(table.humans) < 2
    if table.status is not Status.PLAYING or is_alone:
        return None
    return table.person_deciding()


def _reminders(table: Table, person_id: int) -> tuple[Surface, Surface]:
    """Where a reminder is shown: in the group, in the private chat."""
    private = Surface(ChatRef(person_id), table.id, "nudge", person_id)
    return Surface(table.chat, table.id, "nudge"), private


def _notice(table: Table, chat: ChatRef) -> Surface:
    return Surface(chat, table.id, "notice")
