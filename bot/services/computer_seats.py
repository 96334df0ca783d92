"""Lets the computers of a table move, one task a table, until a person or chance is waited for.

The table is held only to look and to act; it is free while the computer thinks, and what was
thought for a version that has passed is thrown away. It moves no sooner than the
table's pace allows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from secrets import randbits

from bot.tables import Computer, Status, Table, TableError
from engine import Seat
from engine.bridge import BridgeView

from .computer_pace import ComputerPace
from .computers import Thinker
from .nursery import Nursery
from .open_tables import OpenTables
from .ports import StorageError
from .time_source import TimeSource

log = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
"""The wait after the store refused to load a table or to save a computer's move."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a computer is asked: at which version, for which decider, seeing what."""

    version: int
    decider: Seat
    player: str
    view: BridgeView
    due_seconds: float = 0.0
    """The least time from now to the move."""


def computer_to_decide(table: Table) -> Seat | None:
    """Whose action a computer owes now; None when a person or chance is waited for."""
    match = table.match
    if table.status is not Status.PLAYING or match is None or match.turn is None:
        return None
    decider = match.turn.decider
    if not isinstance(decider, Seat) or table.person_deciding() is not None:
        return None
    return decider


def next_task(table: Table) -> Task | None:
    """The computer's turn at this table, or None when somebody else is waited for."""
    match, decider = table.match, computer_to_decide(table)
    if match is None or decider is None:
        return None
    occupant = table.seats[table.controller_of(decider)]
    strength = occupant.strength if isinstance(occupant, Computer) else table.settings.strength
    return Task(table.version, decider, player_name(table, strength), match.view(decider))


def player_name(table: Table, strength: str) -> str:
    """The engine's name for the computer of this strength and system."""
    system = table.settings.system
    return strength if system == "natural" else f"{system}-{strength}"


class ComputerSeats:
    """Moves the computers of all tables of this process."""

    def __init__(
        self,
        tables: OpenTables,
        thinker: Thinker,
        nursery: Nursery,
        *,
        time: TimeSource,
        pace: ComputerPace,
        on_change: Callable[[Table], None],
    ) -> None:
        """``on_change`` is told of the table after every saved move."""
        self._tables = tables
        self._thinker = thinker
        self._nursery = nursery
        self._time = time
        self._pace = pace
        self._on_change = on_change
        self._busy: set[int] = set()
        self._resting: dict[int, tuple[int, asyncio.Event]] = {}

    def wake(self, table: Table) -> None:
        """See to it that the computers move if it is their turn; returns at once."""
        version, has_changed = self._resting.get(table.id, (table.version, None))
        if has_changed is not None and version != table.version:
            has_changed.set()
        if table.id not in self._busy and computer_to_decide(table) is not None:
            self._busy.add(table.id)
            self._nursery.spawn(self._move, table.id)

    async def _move(self, table_id: int) -> None:
        try:
            while (task := await self._look_until_loaded(table_id)) is not None:
                began = self._time.monotonic()
                code = await self._thinker.choose(task.player, task.view, randbits(62))
                taken = self._time.monotonic() - began
                if len(task.view.legal) > 1:
                    self._pace.learn(task.player, taken)
                await self._rest(table_id, task, task.due_seconds - taken)
                await self._act(table_id, task, code)
        finally:
            self._busy.discard(table_id)

    async def _look_until_loaded(self, table_id: int) -> Task | None:
        """As :meth:`_look`, however long the store is away: nobody else would wake this table."""
        while True:
            try:
                return await self._look(table_id)
            except StorageError:
                log.exception("table %d was not loaded: trying again", table_id)
                await self._time.sleep(RETRY_SECONDS)

    async def _look(self, table_id: int) -> Task | None:
        """The next task; gives the table up in the same step in which none is found."""
        try:
            async with self._tables.hold(table_id) as holding:
                task = next_task(holding.table)
                if task is None:
                    self._busy.discard(table_id)
                    return None
                due = self._pace.seconds_for(holding.table, task.player)
                return replace(task, due_seconds=due)
        except TableError:
            return None

    async def _rest(self, table_id: int, task: Task, seconds: float) -> None:
        """Wait, unless the table changes meanwhile: then there is something else to be done."""
        if seconds <= 0:
            return
        has_changed = asyncio.Event()
        self._resting[table_id] = (task.version, has_changed)
        alarm = self._nursery.spawn(self._ring, has_changed, seconds)
        try:
            await has_changed.wait()
        finally:
            alarm.cancel()
            del self._resting[table_id]

    async def _ring(self, has_changed: asyncio.Event, seconds: float) -> None:
        await self._time.sleep(seconds)
        has_changed.set()

    async def _act(self, table_id: int, task: Task, code: str) -> None:
        try:
            async with self._tables.hold(table_id) as holding:
                if holding.table.version != task.version:
                    return
                holding.table.act(task.decider, code)
                await holding.save()
                self._on_change(holding.table)
        except StorageError:
            log.exception("a computer's move at table %d was not saved: trying again", table_id)
            await self._time.sleep(RETRY_SECONDS)
