"""After a start: every open table is taken up again, but not all at once.

What a kill left undone (a computer's move, a message not sent, a clock) is done by looking at each
table once, those first at which something happened last. Looking means replaying its log, so it is
spread: the loop is left to the people for most of the time. Whoever presses a button meanwhile has
his table restored at that moment.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.tables import TableError

from .house import House
from .ports import StorageError

log = logging.getLogger(__name__)

AT_ONCE = 20
"""So many tables are looked at without a pause."""
REST_TO_WORK = 3.0
"""After each further table a rest so many times as long as the look took."""


async def resume(house: House) -> int:
    """Begin to take up every open table; how many there are."""
    async with house.store.unit() as unit:
        ids = list(await unit.open_tables())
    if ids:
        house.nursery.spawn(_take_up, house, ids)
    return len(ids)


async def _take_up(house: House, ids: Sequence[int]) -> None:
    for number, table_id in enumerate(ids):
        start = house.time.monotonic()
        await _look_at(house, table_id)
        if number >= AT_ONCE:
            await house.time.sleep(REST_TO_WORK * (house.time.monotonic() - start))


async def _look_at(house: House, table_id: int) -> None:
    """Show the table where it is not as shown, let computers move, start its clock."""
    try:
        async with house.tables.hold(table_id) as holding:
            await house.clocks.restore(holding.table)
            house.after_change(holding.table)
    except (TableError, StorageError) as error:
        # One damaged table is no reason to leave the others alone.
        log.error("table %d is not taken up: %s", table_id, error)  # noqa: TRY400
    except Exception:
        log.exception("table %d is not taken up", table_id)
