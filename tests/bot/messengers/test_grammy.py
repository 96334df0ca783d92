"""grammY (Node.js) against our sandbox: a third library agrees that it is the Bot API.

Needs Node.js and ``KONTRA_TEST_NODE_MODULES``, a folder that ``npm install grammy`` has filled.
"""

from __future__ import annotations

import asyncio
import base64
import os
import shutil
from pathlib import Path

import pytest

from bot.sandbox import Sandbox

PROGRAM = Path(__file__).parent / "data" / "grammy_bot.cjs"
MODULES = Path(os.environ.get("KONTRA_TEST_NODE_MODULES", "/nonexistent"))

pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed"),
    pytest.mark.skipif(
        not (MODULES / "grammy").is_dir(), reason="grammY is not in KONTRA_TEST_NODE_MODULES"
    ),
]


@pytest.fixture
async def sandbox(picture):
    """A sandbox with a grammY bot, which is told to stop at the end and must obey."""
    async with Sandbox() as server:
        owner = server.person("Owner", started=True)
        environment = os.environ | {"PICTURE_BASE64": base64.b64encode(picture("red")).decode()}
        process = await asyncio.create_subprocess_exec(
            "node", PROGRAM, MODULES, server.url, server.token, env=environment
        )
        try:
            yield server
            await server.say(owner, owner, "stop")
            assert await asyncio.wait_for(process.wait(), 20) == 0
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


async def test_grammy_plays_in_a_group_of_the_sandbox(sandbox, picture):
    ann, ben = (sandbox.person(name, started=True) for name in ("Ann", "Ben"))
    group = sandbox.group("Friends", [ann, ben])
    await sandbox.say(ann, group, "/table")
    table = await sandbox.shown(group, "Deal 1", timeout=30)
    assert table.labels == ("Pass", "1NT")
    assert table.photo == picture("red")
    assert (await sandbox.press(ann, table, "Pass")).text == "You passed"
    await sandbox.shown(group, "West passed")
    alert = await sandbox.press(ben, table, "1NT")
    assert (alert.text, alert.show_alert) == ("Your hand: AKQ2", True)
    await sandbox.shown(group, "Your hand", viewer=ben)
    assert all(one.words != "Your hand" for one in sandbox.messages(group, viewer=ann))


async def test_grammy_answers_inline_queries_and_reads_files(sandbox):
    ann = sandbox.person("Ann", started=True)
    offer = await sandbox.inline(ann, ann, "hand 1", timeout=30)
    assert [result["id"] for result in offer.results] == ["sa"]
    await sandbox.send_file(ann, ann, b"[Event]", "deals.pbn")
    await sandbox.shown(ann, "7 characters")
