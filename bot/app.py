"""The composition root: the only module that knows every class.

``furnished`` puts the services of one bot together around any messenger and store; ``run_bot``
adds the database, the workers and the Telegram adapter that the configuration asks for.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.chat import Messenger
from bot.services.announcer import Announcer
from bot.services.computer_seats import ComputerSeats
from bot.services.computers import Thinker
from bot.services.dispatch import Dispatch
from bot.services.house import House
from bot.services.nursery import Nursery
from bot.services.open_tables import OpenTables
from bot.services.outbox import Outbox
from bot.services.people import People
from bot.services.ports import Store
from bot.services.surfaces import Surface, SurfaceStore
from bot.services.time_source import SystemTime, TimeSource
from bot.tables import Table
from engine.chance import system_source
from engine.protocol import RandomSource


def furnish(
    *,
    messenger: Messenger,
    store: Store,
    surfaces: SurfaceStore,
    thinker: Thinker,
    nursery: Nursery,
    time: TimeSource | None = None,
    chance: RandomSource | None = None,
) -> House:
    """Put the services of one bot together. Nothing is started yet; see :func:`resume`."""
    time = time or SystemTime()
    tables = OpenTables(store)
    people = People(store)
    outbox = Outbox(messenger, surfaces, nursery, time)
    username = messenger.bot_username
    announcer = Announcer(tables, people, outbox, nursery, time, bot_username=username)

    def after_change(table: Table) -> None:
        announcer.changed(table)

    computers = ComputerSeats(tables, thinker, nursery, time, after_change)
    house = House(
        store=store,
        tables=tables,
        people=people,
        announcer=announcer,
        computers=computers,
        thinker=thinker,
        messenger=messenger,
        outbox=outbox,
        nursery=nursery,
        time=time,
        chance=chance or system_source(),
    )

    async def on_unreachable(surface: Surface) -> None:
        if surface.chat.is_private:
            person = await people.find(surface.chat.id)
            if person is not None:
                await people.set_started(person, started=False)

    outbox.on_unreachable = on_unreachable
    outbox.on_chat_moved = Dispatch(house).move_chat
    return house


async def resume(house: House) -> int:
    """After a start: show every open table anew where it changed, let computers move; how many."""
    async with house.store.unit() as unit:
        ids = list(await unit.open_tables())
    for table_id in ids:
        house.nursery.spawn(_resume_table, house, table_id)
    return len(ids)


async def _resume_table(house: House, table_id: int) -> None:
    async with house.tables.hold(table_id) as holding:
        house.after_change(holding.table)


@asynccontextmanager
async def closing(house: House) -> AsyncIterator[House]:
    """Use the house; on leaving, let what is being said be said, then stop thinking."""
    try:
        yield house
    finally:
        await house.thinker.close()
