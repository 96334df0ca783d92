"""The nursery keeps, logs and cancels."""

from __future__ import annotations

import asyncio

import pytest

from bot.services.nursery import Nursery


async def test_closing_cancels_what_runs_and_starts_nothing_more():
    ended = []

    async def work():
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    async with Nursery() as nursery:
        nursery.spawn(work)
        await asyncio.sleep(0)
    assert ended == ["cancelled"]
    with pytest.raises(RuntimeError):
        nursery.spawn(work)


async def test_a_failure_is_logged_and_the_others_go_on(caplog):
    async def fail():
        raise ValueError("a bug")

    async with Nursery() as nursery:
        other = nursery.spawn(asyncio.sleep, 0, "done")
        nursery.spawn(fail)
        await nursery.drain()
        assert other.result() == "done"
    assert "a bug" in caplog.text


async def test_draining_waits_for_what_running_tasks_start():
    done = []

    async def child():
        await asyncio.sleep(0)
        done.append("child")

    async with Nursery() as nursery:

        async def parent():
            await asyncio.sleep(0)
            nursery.spawn(child)

        nursery.spawn(parent)
        await nursery.drain()
        assert len(nursery) == 0
    assert done == ["child"]
