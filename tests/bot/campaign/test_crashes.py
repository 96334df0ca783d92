"""Killed, locked out, out of space, flooded: nothing accepted is lost, doubled or shown too early.

The long form, by name: ``pytest -m campaign tests/bot/campaign -s``.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from random import Random

import pytest
from crash_audit import Audit
from crash_campaign import Disasters, ForkedBot, Journal, Player, Watcher, members

from bot.sandbox import Sandbox

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")


async def begin(sandbox: Sandbox, people, group) -> None:
    """Ann and Ben sit down in the group, the others alone."""
    for person in people:
        await sandbox.start(person)
        await sandbox.wait_for(
            lambda one=person: any(message.buttons for message in sandbox.messages(one)),
            timeout=60,
            what="the welcome",
        )
    for person in people[2:]:
        await sandbox.say(person, person, "/play")
    await sandbox.say(people[0], group, "/bridge")
    for person, code in ((people[1], "sit.W"), (people[0], "go")):
        table = await sandbox.wait_for(
            lambda code=code: next(
                (
                    message
                    for message in sandbox.messages(group)
                    if any((button.data or "").endswith(f":{code}") for button in message.buttons)
                ),
                None,
            ),
            timeout=60,
            what=code,
        )
        data = next(b.data for b in table.buttons if (b.data or "").endswith(f":{code}"))
        await sandbox.press(person, table, data=data, timeout=60)


async def campaign(folder: Path, *, kills: int, others: int, people: int, seed: int) -> Audit:
    """Play under disasters, stop in peace, and audit."""
    rng, journal = Random(seed), Journal()
    async with Sandbox() as sandbox:
        bot = ForkedBot(sandbox, folder)
        await bot.prepare()
        try:
            await bot.start()
            persons, group = members(sandbox, people)
            await begin(sandbox, persons, group)
            Watcher(sandbox, bot, journal)
            stop, disasters = asyncio.Event(), Disasters(sandbox, bot, journal, rng)
            async with asyncio.TaskGroup() as playing:
                for person in persons:
                    playing.create_task(Player(sandbox, person, journal, rng).play(stop))
                for number in range(kills):
                    await disasters.kill()
                    if number * others // kills != (number + 1) * others // kills:
                        await disasters.another()
                stop.set()
            await sandbox.settled(quiet=2.0, timeout=240)
            assert await bot.end(signal.SIGTERM) == 0
        finally:
            await bot.close()
    audit = Audit(bot.database, journal)
    print(audit.summary())
    return audit


@pytest.mark.timeout(600)
async def test_a_short_campaign_of_kills_and_faults_leaves_everything_right(
    tmp_path: Path,
) -> None:
    audit = await campaign(tmp_path, kills=8, others=7, people=4, seed=1)
    assert audit.faults == []
    assert len(audit.played) > 10


@pytest.mark.campaign
@pytest.mark.timeout(14_400)
async def test_five_hundred_kills_and_two_hundred_faults_leave_everything_right(
    tmp_path: Path,
) -> None:
    audit = await campaign(tmp_path, kills=500, others=200, people=6, seed=2)
    assert audit.faults == []
    assert len(audit.played) > 500
