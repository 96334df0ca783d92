"""Deals by code, their results, contests and reports in the database."""

from __future__ import annotations

from random import Random

import pytest

import bot.storage.archive as archive_module
from bot.chat import ChatRef
from bot.storage import Database
from bot.tables.archive import (
    CallReport,
    Contest,
    Contestant,
    ContestKind,
    DealResult,
    KnownDeal,
)
from engine import Contract, Seat, Side, Vulnerability
from engine.bridge import join_hands
from engine.chance import deal_four_hands


def a_deal(seed: int = 1) -> KnownDeal:
    return KnownDeal(join_hands(deal_four_hands(Random(seed))), Seat.EAST, Vulnerability.NS)


async def keep(database: Database, deal: KnownDeal) -> str:
    async with database.unit() as unit:
        code = await unit.archive.keep_deal(deal)
        await unit.commit()
    return code


async def test_a_deal_is_found_by_its_code_and_stored_once(database: Database) -> None:
    code = await keep(database, a_deal())
    assert await keep(database, a_deal()) == code
    async with database.unit() as unit:
        found = await unit.archive.deal(code)
        assert await unit.archive.deal("NOSUCH") is None
    assert found is not None
    assert (found.cards, found.dealer, found.code) == (a_deal().cards, Seat.EAST, code)


async def test_deals_whose_short_codes_collide_get_longer_ones(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = archive_module.deal_code

    def colliding(*deal: object, length: int) -> str:
        return ("AAAAAA" + real(*deal, length=length))[:length]  # type: ignore[arg-type]

    monkeypatch.setattr(archive_module, "deal_code", colliding)
    first, second = await keep(database, a_deal(1)), await keep(database, a_deal(2))
    assert first == "AAAAAA"
    assert second.startswith(first)
    assert len(second) > len(first)


async def test_results_are_kept_once_with_the_names_of_that_time(database: Database) -> None:
    code = await keep(database, a_deal())
    made = DealResult(
        table_id=3,
        number=0,
        contract=Contract.parse("4SX-W"),
        tricks=9,
        points=200,
        salt="ab" * 16,
        names={Seat.WEST: "Ann"},
        people={Seat.WEST: 2**40},
        code=code,
    )
    passed = DealResult(table_id=4, number=2, contract=None, tricks=0, points=0, code=code)
    later = DealResult(table_id=3, number=0, contract=None, tricks=0, points=0, code=code)
    async with database.unit() as unit:
        for result in (made, passed, later):
            await unit.archive.keep_result(result)
        await unit.commit()
    async with database.unit() as unit:
        assert await unit.archive.results_of(code) == [made, passed]
        assert await unit.archive.results_at(4) == [passed]
    assert made.points_of(Side.EW) == -200


async def test_a_contest_and_who_plays_it(database: Database) -> None:
    contest = Contest("AB2C3D", ContestKind.CHALLENGE, ChatRef(-5, 9), 1, ("AAAAAA", "BBBBBB"))
    ann, ben = Contestant("AB2C3D", 1, "Ann", 10), Contestant("AB2C3D", 2, "Ben", 11)
    async with database.unit() as unit:
        await unit.archive.keep_contest(contest)
        await unit.archive.keep_contest(contest)
        for one in (ann, ben, Contestant("AB2C3D", 1, "Ann again", 12)):
            await unit.archive.enter(one)
        assert await unit.archive.finish(11) == "AB2C3D"
        assert await unit.archive.finish(11) is None
        assert await unit.archive.finish(99) is None
        await unit.commit()
    async with database.unit() as unit:
        assert await unit.archive.contest("AB2C3D") == contest
        assert await unit.archive.contest("NOSUCH") is None
        assert await unit.archive.contestants("AB2C3D") == [
            ann,
            Contestant("AB2C3D", 2, "Ben", 11, is_finished=True),
        ]


async def test_a_contest_follows_its_group_to_a_new_id(database: Database) -> None:
    async with database.unit() as unit:
        await unit.archive.keep_contest(
            Contest("AB2C3D", ContestKind.CHALLENGE, ChatRef(-5), 1, ("AAAAAA",), title="x")
        )
        await unit.move_chat(-5, -1005)
        await unit.commit()
    async with database.unit() as unit:
        moved = await unit.archive.contest("AB2C3D")
    assert moved is not None
    assert (moved.chat, moved.title) == (ChatRef(-1005), "x")


async def test_a_report_is_kept(database: Database) -> None:
    report = CallReport(1, 2, a_deal(), "1N P", 0, "natural", "opening-1NT", "15-17 balanced")
    async with database.unit() as unit:
        number = await unit.archive.keep_report(report)
        await unit.commit()
    assert number > 0
    async with database.unit() as unit:
        assert await unit.archive.reports() == [report]
