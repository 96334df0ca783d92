"""People, handled updates and surfaces in the database."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat import ChatRef, MessageRef
from bot.services.surfaces import OnDisplay, Surface
from bot.storage import Database
from bot.storage.people import KEEP_UPDATES_SECONDS
from bot.tables import Person, PersonSettings

ANN = Person(
    7_123_456_789,
    "Аня 🂡 O'Neil",
    client_language="ru-RU",
    has_started=True,
    settings=PersonSettings(language="pl", four_colours=True),
)


async def test_a_person_comes_back_and_is_replaced_by_a_later_one(database: Database) -> None:
    later = Person(ANN.id, "Anna")
    for person in (ANN, later):
        async with database.unit() as unit:
            await unit.save_person(person)
            await unit.commit()
        async with database.unit() as unit:
            assert await unit.person(ANN.id) == person


async def test_unknown_people_are_left_out(database: Database) -> None:
    async with database.unit() as unit:
        await unit.save_person(ANN)
        await unit.commit()
    async with database.unit() as unit:
        assert await unit.person(1) is None
        assert await unit.people([1, ANN.id, 2]) == [ANN]
        assert await unit.people([]) == []


async def test_an_update_is_handled_once(database: Database) -> None:
    key = 2**53 + 1
    for is_new in (True, False):
        async with database.unit() as unit:
            assert await unit.mark_update(key) is is_new
            await unit.commit()


async def test_the_same_update_at_once_is_handled_once(database: Database) -> None:
    async def handle() -> bool:
        async with database.unit() as unit:
            is_new = await unit.mark_update(5)
            await unit.commit()
            return is_new

    assert sorted(await asyncio.gather(*(handle() for _ in range(4)))) == [False] * 3 + [True]


async def test_old_marks_are_pruned_and_recent_ones_kept(
    database: Database, now: list[float]
) -> None:
    for key in (1, 2):
        async with database.unit() as unit:
            await unit.mark_update(key)
            await unit.commit()
        now[0] += KEEP_UPDATES_SECONDS * 0.75
    await database.prune()
    async with database.unit() as unit:
        assert await unit.mark_update(1)
        assert not await unit.mark_update(2)


@pytest.mark.parametrize(
    "surface",
    [
        Surface(ChatRef(-5), 3, "table"),
        Surface(ChatRef(-5, thread=2), 3, "table"),
        Surface(ChatRef(-5), 3, "panel", person_id=8),
        Surface(ChatRef(8), 3, "panel", person_id=8),
    ],
)
async def test_a_surface_shows_the_latest_message_until_forgotten(
    database: Database, surface: Surface
) -> None:
    store = database.surfaces
    assert await store.get(surface) is None
    for number in (10, 11):
        shown = OnDisplay(MessageRef(surface.chat, number, surface.only_for), f"digest {number}")
        await store.put(surface, shown)
        assert await store.get(surface) == shown
    for other in (
        Surface(surface.chat, 4, surface.kind, surface.person_id),
        Surface(surface.chat, 3, "sheet", surface.person_id),
        Surface(ChatRef(-6), 3, surface.kind, surface.person_id),
        Surface(surface.chat, 3, surface.kind, 9),
    ):
        assert await store.get(other) is None
    await store.forget(surface)
    await store.forget(surface)
    assert await store.get(surface) is None
