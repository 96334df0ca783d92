"""Plays a person's only legal card, for those who have asked for that in their settings.

It must not tell the opponents what they cannot see. A card that everybody knows to be forced
(from dummy, or the last of a hand) is played after a short pause; one from a hidden hand comes as
late as this person's other cards have come, with some chance in it, so that its speed shows no
void. Against computers alone nobody is there to notice, and the pause is short.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bot.tables import Status, Table, TableError
from engine import Seat
from engine.actions import PlayCard
from engine.protocol import RandomSource

from .nursery import Nursery
from .open_tables import OpenTables
from .people import People
from .ports import StorageError
from .time_source import TimeSource

SHORT_SECONDS = 0.7
FIRST_GUESS_SECONDS = 4.0
"""How long a person is taken to think about a card before any was seen."""
LEAST_SECONDS, MOST_SECONDS = 2.0, 12.0
REMEMBERED = 2_000
"""Tables and people of which anything is remembered."""
Value = TypeVar("Value")

_WEIGHT_OF_NEWEST = 0.3
_STEPS_OF_CHANCE = 10


@dataclass(frozen=True, slots=True)
class _Due:
    """A card of a person that is waited for."""

    version: int
    person_id: int
    since_seconds: float
    cards: tuple[str, ...]


class ForcedCards:
    """Watches all tables of this process."""

    def __init__(
        self,
        *,
        tables: OpenTables,
        people: People,
        nursery: Nursery,
        time: TimeSource,
        chance: RandomSource,
        on_change: Callable[[Table], None],
    ) -> None:
        """``on_change`` is told of the table after a card was played."""
        self._tables = tables
        self._people = people
        self._nursery = nursery
        self._time = time
        self._chance = chance
        self._on_change = on_change
        self._due: OrderedDict[int, _Due] = OrderedDict()
        self._paces: OrderedDict[int, float] = OrderedDict()

    def watch(self, table: Table) -> None:
        """Learn from the card just played, and see whether the next one is forced."""
        before = self._due.pop(table.id, None)
        if before is not None and before.version != table.version:
            self._learn(before)
        due = self._card_due(table)
        if due is None:
            return
        if before is not None and before.version == due.version:
            due = before
        _remember(self._due, table.id, due)
        if len(due.cards) == 1 and due is not before:
            self._nursery.spawn(self._play, table.id, due, self._pause(table, due))

    def _card_due(self, table: Table) -> _Due | None:
        person_id = table.person_deciding()
        match = table.match
        if person_id is None or match is None or table.status is not Status.PLAYING:
            return None
        turn = match.turn
        if turn is None or not isinstance(turn.decider, Seat):
            return None
        legal = match.view(turn.decider).legal
        if not legal or not isinstance(legal[0], PlayCard):
            return None
        codes = tuple(action.code for action in legal)
        return _Due(table.version, person_id, self._time.monotonic(), codes)

    def _learn(self, due: _Due) -> None:
        """How long the person has taken over a card that was a choice."""
        if len(due.cards) == 1:
            return
        taken = min(self._time.monotonic() - due.since_seconds, MOST_SECONDS)
        before = self._paces.get(due.person_id, FIRST_GUESS_SECONDS)
        pace = before + _WEIGHT_OF_NEWEST * (taken - before)
        _remember(self._paces, due.person_id, pace)

    def _pause(self, table: Table, due: _Due) -> float:
        if len(table.humans) == 1 or is_forced_for_all(table):
            return SHORT_SECONDS
        pace = self._paces.get(due.person_id, FIRST_GUESS_SECONDS)
        steps = list(range(_STEPS_OF_CHANCE))
        self._chance.shuffle(steps)
        share = 0.75 + 0.5 * steps[0] / _STEPS_OF_CHANCE
        return min(max(LEAST_SECONDS, pace * share), MOST_SECONDS)

    async def _play(self, table_id: int, due: _Due, pause_seconds: float) -> None:
        person = await self._people.find(due.person_id)
        if person is None or not person.settings.plays_forced:
            return
        await self._time.sleep(pause_seconds)
        try:
            async with self._tables.hold(table_id) as holding:
                table = holding.table
                decider = table.decider_for(due.person_id)
                if table.version != due.version or decider is None:
                    return
                table.act(decider, due.cards[0])
                await holding.save()
                self._on_change(table)
        except (TableError, StorageError):
            return


def is_forced_for_all(table: Table) -> bool:
    """Whether everybody at the table knows that the card due is the only one."""
    match = table.match
    if match is None or match.turn is None:
        return False
    seat, view = match.turn.seat, match.view(None)
    return seat is view.dummy or (isinstance(seat, Seat) and view.held_counts[seat] == 1)


def _remember(memory: OrderedDict[int, Value], key: int, value: Value) -> None:
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
