"""Shows every change of a table to everybody it concerns, each in an own screen.

This is the only place that pairs a seat's view with a chat. Changes are folded: a table that has
changed is marked, and one task a table draws its newest state, at once when a person has moved or
is waited for and after a moment while computers move; what passes meanwhile is only shown
where it takes nothing from what people wait for. Pictures are drawn when it is their turn to be
sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.screens import Screen, codes, group_screen, lobby_screen, seat_screen
from bot.tables import Person, Status, Table, TableError
from bot.texts import Texts
from engine import Seat

from .chats import Chats
from .computer_pace import last_mover
from .computer_seats import computer_to_decide
from .hand_channels import HandChannels
from .nursery import Nursery
from .open_tables import OpenTables
from .outbox import Outbox
from .people import People
from .places import table_surface, whisper_surface
from .ports import StorageError
from .sketches import Paint, Sketch
from .surfaces import Surface
from .time_source import TimeSource

log = logging.getLogger(__name__)

FOLD_SECONDS = 1.0
"""While only computers move, a table is shown no more often than this."""

RETRY_SECONDS = (2.0, 5.0, 15.0, 60.0)
"""Pauses after the store could not be read; after the last one only a change shows the table."""


@dataclass(slots=True)
class _Mark:
    """A table to be shown; ``changed`` is set again by changes that come while it is drawn."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    is_urgent: bool = True
    failures: int = 0


@dataclass(frozen=True, slots=True)
class Showing:
    """One screen for one place; ``is_awaited`` unless its reader has nothing to do now."""

    surface: Surface
    screen: Screen
    is_awaited: bool = True


@dataclass(frozen=True, slots=True)
class Permit:
    """What allows an ephemeral message: a press, or an ephemeral command."""

    press_id: str | None = None
    ephemeral_id: int | None = None


class Announcer:
    """Knows which page every surface is on and keeps all surfaces current."""

    def __init__(
        self,
        *,
        tables: OpenTables,
        people: People,
        chats: Chats,
        channels: HandChannels,
        outbox: Outbox,
        nursery: Nursery,
        time: TimeSource,
        bot_username: str,
        paint: Paint = Screen.to_message,
    ) -> None:
        """``bot_username`` stands in the links of the screens; ``paint`` runs in a thread."""
        self._paint = paint
        self._tables = tables
        self._people = people
        self._chats = chats
        self._channels = channels
        self._outbox = outbox
        self._nursery = nursery
        self._time = time
        self._bot_username = bot_username
        self._marks: dict[int, _Mark] = {}
        self._pages: dict[Surface, tuple[int, str]] = {}
        self._reposts: set[Surface] = set()
        self._permits: dict[Surface, Permit] = {}

    def changed(self, table: Table) -> None:
        """The table is not as shown any more; returns at once."""
        self.mark(
            table.id, urgent=computer_to_decide(table) is None or last_mover(table) is not None
        )

    def mark(self, table_id: int, *, urgent: bool = True) -> None:
        """See to it that the table is shown; while only computers move it is not urgent."""
        mark = self._marks.get(table_id)
        if mark is None:
            mark = self._marks[table_id] = _Mark(is_urgent=urgent)
            self._nursery.spawn(self._show_until_current, table_id, mark)
        mark.is_urgent = mark.is_urgent or urgent
        mark.changed.set()

    def turn_page(self, surface: Surface, table: Table, page: str | None) -> None:
        """Show another page (a level's strains, the menu) while it is of use, see ``_stays``."""
        if page is None:
            self._pages.pop(surface, None)
        else:
            self._pages[surface] = (table.version, page)
        self.mark(table.id)

    def bring_down(self, surface: Surface) -> None:
        """Show the table itself, whatever page was open, in a new message at the bottom."""
        self._pages.pop(surface, None)
        self._reposts.add(surface)
        self.mark(surface.table_id)

    def ask(self, surface: Surface, table: Table, page: str) -> None:
        """Show a page in a new message at the bottom."""
        self.bring_down(surface)
        self.turn_page(surface, table, page)

    def whisper(self, surface: Surface, permit: Permit) -> None:
        """Show an ephemeral panel, anew if need be, to the one who has just asked for it."""
        self._channels.ask_for(surface)
        self._permits[surface] = permit
        self.mark(surface.table_id)

    async def _show_until_current(self, table_id: int, mark: _Mark) -> None:
        try:
            while mark.changed.is_set():
                if not mark.is_urgent:
                    await self._time.sleep(FOLD_SECONDS)
                mark.changed.clear()
                mark.is_urgent = False
                try:
                    await self._show(table_id)
                    mark.failures = 0
                except StorageError:
                    log.exception("table %d was not shown", table_id)
                    await self._wait_to_retry(mark)
        finally:
            self._marks.pop(table_id, None)

    async def _wait_to_retry(self, mark: _Mark) -> None:
        """Mark the table again after a pause, longer each time, but not for ever."""
        if mark.failures < len(RETRY_SECONDS):
            await self._time.sleep(RETRY_SECONDS[mark.failures])
            mark.failures += 1
            mark.changed.set()

    async def _show(self, table_id: int) -> None:
        try:
            async with self._tables.hold(table_id) as holding:
                table = holding.table
                ids = [who.person_id for who in table.humans.values()]
                people = await self._people.find_all(ids)
                showings = await self._showings(table, people)
        except TableError:
            return
        places = {showing.surface for showing in showings}
        for surface in [one for one in self._permits if one.table_id == table_id]:
            if surface not in places:
                del self._permits[surface]
        for showing in showings:
            self._say(showing)

    def _say(self, showing: Showing) -> None:
        surface, message = showing.surface, Sketch(showing.screen, self._paint)
        permit = self._permits.pop(surface, None)
        if permit is not None:
            self._outbox.show(
                surface, message, press_id=permit.press_id, ephemeral_id=permit.ephemeral_id
            )
        elif surface in self._reposts:
            self._reposts.discard(surface)
            self._outbox.repost(surface, message)
        else:
            self._outbox.show(surface, message, is_background=not showing.is_awaited)

    async def _showings(self, table: Table, people: Mapping[int, Person]) -> list[Showing]:
        """All that is to be seen of the table now, each for its own eyes."""
        showings = []
        is_passing = computer_to_decide(table) is not None
        mover = last_mover(table)
        is_gone = not table.is_solo and await self._chats.is_gone(table.chat)
        if not table.is_solo and not is_gone:
            surface = table_surface(table)
            screen = self._public_screen(table, surface)
            showings.append(Showing(surface, screen, is_awaited=not is_passing))
        if table.match is None and not table.is_solo:
            return showings
        title = await self._chats.title_of(table)
        for seat, human in table.humans.items():
            person = people.get(human.person_id)
            if person is None or (is_gone and not person.has_started):
                continue
            is_due = table.decider_for(person.id) is not None
            place = await self._channels.place(table, person, is_due=is_due)
            if place is not None:
                screen = self._private_screen(table, seat, person, place, title)
                is_awaited = is_due or (place.chat.is_private and not is_passing)
                showings.append(Showing(place, screen, is_awaited=is_awaited or seat is mover))
            await self._tidy(table, person, place)
        return showings

    async def _tidy(self, table: Table, person: Person, place: Surface | None) -> None:
        """Take the ephemeral panel away from who has the private chat now."""
        whisper = whisper_surface(table, person.id)
        if place == whisper or table.is_solo or not person.has_started:
            return
        if await self._channels.is_open(whisper):
            self._channels.close(whisper)
            self._outbox.delete(whisper)

    def _public_screen(self, table: Table, surface: Surface) -> Screen:
        texts = Texts.load(table.settings.language)
        page = self._page(surface, table)
        return group_screen(table, texts, bot_username=self._bot_username, chosen=page)

    def _private_screen(
        self, table: Table, seat: Seat, person: Person, surface: Surface, title: str
    ) -> Screen:
        texts = Texts.load(person.language)
        page = self._page(surface, table)
        if table.status is Status.LOBBY:
            return lobby_screen(table, texts, bot_username=self._bot_username, chosen=page)
        return seat_screen(
            table, seat, texts, settings=person.settings, chosen=page, group_title=title
        )

    def _page(self, surface: Surface, table: Table) -> str | None:
        version, page = self._pages.get(surface, (-1, ""))
        if version == table.version or _stays(page, table):
            return page
        self._pages.pop(surface, None)
        return None


def _stays(page: str, table: Table) -> bool:
    """Whether a page outlives a change of the table.

    A question waits for its answer. What is being read is not taken away while computers move; it
    gives way when a person has to act.
    """
    if table.status is not Status.PLAYING:
        return False
    is_read = codes.word(page) in codes.READ and table.person_deciding() is None
    return page == codes.STOP or is_read
