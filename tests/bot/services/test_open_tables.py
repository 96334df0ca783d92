"""Tables in memory: how many are kept, and that using one does not look at all others."""

from __future__ import annotations

from collections import OrderedDict

import pytest
from evening import ANN, BEN, evening

from bot.services.open_tables import OpenTables


class Unlisted(OrderedDict):
    """Cannot be gone through."""

    def items(self):
        raise AssertionError("all tables were looked at")


async def test_using_a_table_does_not_look_at_all_others_while_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening() as run:
        await run.say(ANN, "/play")
        tables = OpenTables(run.house.store, keep=1)
        monkeypatch.setattr(tables, "_places", Unlisted())
        async with tables.hold(1) as holding:
            table = holding.table
        async with tables.hold(1) as holding:
            assert holding.table is table


async def test_the_table_used_longest_ago_is_dropped_when_there_are_too_many() -> None:
    async with evening() as run:
        await run.say(ANN, "/play")
        await run.say(BEN, "/play")
        tables = OpenTables(run.house.store, keep=1)
        async with tables.hold(1) as holding:
            first = holding.table
        async with tables.hold(2) as holding:
            second = holding.table
        async with tables.hold(2) as holding:
            assert holding.table is second
        async with tables.hold(1) as holding:
            assert holding.table is not first
