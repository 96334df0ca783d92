"""A table as a value: who may do what in which part of its life."""

from __future__ import annotations

from random import Random

import pytest

from bot.chat import ChatRef
from bot.tables import Table, TableError, TableReason
from engine import Seat


def stopped_table() -> Table:
    table = Table(1, ChatRef(-100), host_id=1)
    table.sit(1, "Ann", Seat.SOUTH)
    table.start()
    table.deal(Random(1))
    table.stop()
    return table


def test_nobody_leaves_or_goes_away_after_the_end_so_that_the_result_keeps_its_people() -> None:
    table = stopped_table()
    version, seats = table.version, dict(table.seats)
    for refused in (
        lambda: table.leave(1),
        lambda: table.set_away(1, away=True),
    ):
        with pytest.raises(TableError) as caught:
            refused()
        assert caught.value.reason is TableReason.NOT_PLAYING
    assert (table.version, table.seats) == (version, seats)
