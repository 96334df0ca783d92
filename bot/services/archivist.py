"""Keeps how every deal ended, with the names of that time, and tells when a table is done.

The log of the match stays the truth: what is kept here is worked out from it, may be written
twice without harm, and is written beside the game, never in its way.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.tables import Computer, Human, Table
from bot.tables.archive import DealResult, KnownDeal
from engine import Seat, Side
from engine.bridge import FinishedDeal

from .nursery import Nursery
from .ports import StorageError, Store
from .time_source import TimeSource

log = logging.getLogger(__name__)

REMEMBERED = 2_000
"""Tables whose kept deals are known in memory; those of others would be written once more."""
RETRY_SECONDS = (2.0, 15.0, 60.0)
"""Pauses after the store refused; nothing else would bring up a table that is over."""


@dataclass(frozen=True, slots=True)
class _News:
    """Deals of a table that have ended since it was looked at last."""

    table_id: int
    ended: Sequence[tuple[KnownDeal, DealResult]]
    is_over: bool


class Archivist:
    """Writes results down; ``on_contest_end`` is told of the contest a finished table was for."""

    def __init__(self, store: Store, nursery: Nursery, time: TimeSource) -> None:
        self._store = store
        self._nursery = nursery
        self._time = time
        self._kept: OrderedDict[int, tuple[int, bool]] = OrderedDict()
        self.on_contest_end: Callable[[str], Awaitable[None]] | None = None

    def note(self, table: Table) -> None:
        """See to it that the finished deals of the table are kept; returns at once."""
        match = table.match
        if match is None:
            return
        before = self._kept.get(table.id, (0, False))
        now = (len(match.state.finished), match.is_over or not table.is_open)
        if now == before:
            return
        self._remember(table.id, now)
        ended = [
            (KnownDeal.of(finished), result_of(table, finished, number))
            for number, finished in enumerate(match.state.finished)
            if number >= before[0]
        ]
        self._nursery.spawn(self._keep, _News(table.id, ended, is_over=now[1]))

    def _remember(self, table_id: int, now: tuple[int, bool]) -> None:
        self._kept[table_id] = now
        self._kept.move_to_end(table_id)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)

    async def _keep(self, news: _News) -> None:
        for pause in (*RETRY_SECONDS, None):
            try:
                contest = await self._write(news)
                break
            except StorageError:
                log.exception("the results of table %d were not kept", news.table_id)
            if pause is None:
                self._kept.pop(news.table_id, None)
                return
            await self._time.sleep(pause)
        if contest is not None and self.on_contest_end is not None:
            await self.on_contest_end(contest)

    async def _write(self, news: _News) -> str | None:
        """Keep what ended; the contest that has one more finisher by it, if there is one."""
        async with self._store.unit() as unit:
            for deal, result in news.ended:
                code = await unit.archive.keep_deal(deal)
                await unit.archive.keep_result(replace(result, code=code))
            contest = await unit.archive.finish(news.table_id) if news.is_over else None
            await unit.commit()
        return contest


def result_of(table: Table, finished: FinishedDeal, number: int) -> DealResult:
    """How a deal ended at a table, with those who sit there now."""
    contract = finished.contract
    points = finished.score.total
    is_ours = contract is None or contract.declarer.side is Side.NS
    return DealResult(
        table_id=table.id,
        number=number,
        contract=contract,
        tricks=finished.outcome.tricks if contract is not None else 0,
        points=points if is_ours else -points,
        salt=finished.salt,
        names=names_at(table),
        people={seat: human.person_id for seat, human in table.humans.items()},
    )


def names_at(table: Table) -> Mapping[Seat, str]:
    """Who sits where; a computer is named by its strength."""
    names = {}
    for seat, occupant in table.seats.items():
        if isinstance(occupant, Human):
            names[seat] = occupant.name
        elif isinstance(occupant, Computer):
            names[seat] = f"Kontra {occupant.strength}"
    return names
