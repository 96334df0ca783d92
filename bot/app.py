"""The composition root: the only module that knows every class.

``furnish`` puts the services of one bot together around any messenger and store; ``open_game``
adds the database and the processes. A bot of its own is run by ``bot.running``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.chat import Messenger
from bot.screens import Screen
from bot.services import contests, standing
from bot.services.announcer import Announcer
from bot.services.archivist import Archivist
from bot.services.chats import Chats
from bot.services.claims import Claims
from bot.services.clocks import Clocks
from bot.services.computer_pace import ComputerPace
from bot.services.computer_seats import ComputerSeats
from bot.services.computers import Thinker, WorkerThinker
from bot.services.dispatch import Dispatch
from bot.services.drawing_process import DrawingProcess
from bot.services.forced_cards import ForcedCards
from bot.services.hand_channels import HandChannels
from bot.services.house import House
from bot.services.notices import Notices
from bot.services.nursery import Nursery
from bot.services.offers import Offers
from bot.services.open_tables import OpenTables
from bot.services.outbox import Outbox
from bot.services.people import People
from bot.services.ports import Store
from bot.services.resuming import resume
from bot.services.reviewer import Reviewer
from bot.services.showcase import Showcase
from bot.services.sketches import Paint
from bot.services.surfaces import Surface, SurfaceStore
from bot.services.time_source import SystemTime, TimeSource
from bot.storage.database import Database
from bot.tables import DEFAULT_LANGUAGE, Table
from engine.chance import system_source
from engine.protocol import RandomSource

log = logging.getLogger(__name__)

LAST_WORDS_SECONDS = 5.0
"""How long stopping waits for messages still to be sent."""


def furnish(
    *,
    messenger: Messenger,
    store: Store,
    surfaces: SurfaceStore,
    thinker: Thinker,
    nursery: Nursery,
    time: TimeSource | None = None,
    chance: RandomSource | None = None,
    paint: Paint = Screen.to_message,
    language: str = DEFAULT_LANGUAGE,
    pauses: float = 1.0,
) -> House:
    """Put the services of one bot together. Nothing is started yet; see :func:`resume`.

    ``language`` is for those whose client names none that is spoken here; ``pauses``: see
    :class:`bot.services.computer_pace.ComputerPace`.
    """
    time = time or SystemTime()
    chance = chance or system_source()
    tables = OpenTables(store)
    people = People(store, language=language)
    chats = Chats(store)
    channels = HandChannels(surfaces, chats, knows_ephemeral=messenger.capabilities.ephemeral)
    outbox = Outbox(messenger, surfaces, nursery, time)
    announcer = Announcer(
        tables=tables,
        people=people,
        chats=chats,
        channels=channels,
        outbox=outbox,
        nursery=nursery,
        time=time,
        bot_username=messenger.bot_username,
        paint=paint,
    )

    def after_change(table: Table) -> None:
        house.after_change(table)

    clocks = Clocks(
        tables=tables,
        people=people,
        chats=chats,
        outbox=outbox,
        surfaces=surfaces,
        store=store,
        time=time,
        on_change=after_change,
    )
    pace = ComputerPace(system_source(), factor=pauses)
    computers = ComputerSeats(
        tables, thinker, nursery, time=time, pace=pace, on_change=after_change
    )
    house = House(
        store=store,
        tables=tables,
        people=people,
        chats=chats,
        channels=channels,
        clocks=clocks,
        offers=Offers(),
        announcer=announcer,
        computers=computers,
        thinker=thinker,
        archivist=Archivist(store, nursery, time),
        claims=Claims(tables, thinker, nursery, after_change),
        notices=Notices(outbox),
        forced_cards=ForcedCards(
            tables=tables,
            people=people,
            nursery=nursery,
            time=time,
            chance=chance,
            on_change=after_change,
        ),
        reviewer=Reviewer(thinker),
        showcase=Showcase(outbox, paint),
        messenger=messenger,
        outbox=outbox,
        nursery=nursery,
        time=time,
        chance=chance,
    )

    async def on_unreachable(surface: Surface) -> None:
        await standing.unreachable(house, surface)

    async def on_contest_end(code: str) -> None:
        await contests.contest_ended(house, code)

    outbox.on_unreachable = on_unreachable
    house.archivist.on_contest_end = on_contest_end
    outbox.on_chat_moved = Dispatch(house).move_chat
    return house


@asynccontextmanager
async def open_game(
    messenger: Messenger,
    database_url: str,
    *,
    workers: int = 1,
    language: str = DEFAULT_LANGUAGE,
    pauses: float = 1.0,
) -> AsyncIterator[Dispatch]:
    """The whole game over a started messenger; hand every incoming value to what this yields.

    Open tables are resumed. On leaving, what waits to be said is said; stop listening before.
    """
    thinker, painter = WorkerThinker(workers), DrawingProcess()
    painter.start()
    try:
        async with Database.open(database_url) as database, Nursery() as nursery:
            house = furnish(
                messenger=messenger,
                store=database,
                surfaces=database.surfaces,
                thinker=thinker,
                nursery=nursery,
                paint=painter,
                language=language,
                pauses=pauses,
            )
            log.info("%d open tables are taken up", await resume(house))
            nursery.spawn(house.clocks.run)
            yield Dispatch(house)
            await _say_the_last(house)
    finally:
        painter.close()
        await thinker.close()


async def _say_the_last(house: House) -> None:
    """Let what waits in the outbox be said, but not for long."""
    try:
        async with asyncio.timeout(LAST_WORDS_SECONDS):
            await house.outbox.idle()
    except TimeoutError:
        log.warning("some messages were not sent; they will be shown after the next start")
