"""Started by test_kill.py: plays at one table, saves each action, and says so once it is saved."""

from __future__ import annotations

import asyncio
import random
import sys

from bot.chat import ChatRef
from bot.storage import Database
from bot.tables import Table
from engine import CHANCE, Seat


async def the_table(database: Database) -> Table:
    async with database.unit() as unit:
        for table_id in await unit.open_tables():
            table = await unit.load_table(table_id)
            assert table is not None
            return table
        table = Table(id=0, chat=ChatRef(7), host_id=7)
        table.sit(7, "Ann", Seat("S"))
        table.start({"form": "duplicate", "deals": 32})
        await unit.add_table(table)
        await unit.commit()
        return table


def act(table: Table, rng: random.Random) -> None:
    assert table.match is not None
    turn = table.match.turn
    assert turn is not None
    if turn.decider is CHANCE:
        table.deal(rng)
    else:
        legal = table.match.view(turn.decider).legal
        table.act(turn.decider, rng.choice(legal).code)


async def play(url: str) -> None:
    rng = random.Random(1)
    async with Database.open(url) as database:
        table = await the_table(database)
        while True:
            before = table.version
            act(table, rng)
            async with database.unit() as unit:
                await unit.save_table(table, was_version=before)
                await unit.mark_update(table.version)
                await unit.commit()
            assert table.match is not None
            print(table.version, table.match.version, table.match.log[-1].code, flush=True)


asyncio.run(play(sys.argv[1]))
