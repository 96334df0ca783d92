"""A whole evening through the Bot API: the real program, aiogram and all, beside a sandbox.

Two people and two computers play in a group; the process is killed at random moments, also while
announcements are under way, and goes on with the same messages and the same buttons.
"""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest
from evening_out import ACTIONS, BotProcess, choice, offered, press, until_offered

from bot.sandbox import Chat, NoAnswerError, Person, Sandbox, Seen


async def sit_down(sandbox: Sandbox, people: tuple[Person, Person], group: Chat) -> None:
    """Both start the bot; a Chicago with quick computers begins in the group."""
    ann, ben = people
    for person in people:
        await sandbox.start(person)
        await until_offered(sandbox, person, person, "solo")
    await sandbox.say(ann, group, "/bridge")
    await press(sandbox, ben, group, r"sit\.W")
    for setting in ("set", r"set\.strength\.basic", r"set\.form\.chicago"):
        await press_until(sandbox, ann, group, setting)
    await press(sandbox, ann, group, "back|set")
    await press(sandbox, ann, group, "go")


async def press_until(sandbox: Sandbox, person: Person, group: Chat, pattern: str) -> None:
    """Press a settings button, going round the circle of values if need be."""
    field = pattern.rpartition(r"\.")[0]
    for _ in range(8):
        codes = offered(sandbox, person, group)
        if any(code == pattern.replace("\\", "") for code in codes):
            await press(sandbox, person, group, pattern)
            return
        if field:
            await press(sandbox, person, group, field + r"\..*")
    return


async def play_on(sandbox: Sandbox, people: tuple[Person, ...], presses: int) -> int:
    """Press what is offered in the private chats; how many presses were accepted."""
    accepted = 0
    for _ in range(presses):
        ready = await sandbox.wait_for(
            lambda: next((p for p in people if choice(offered(sandbox, p, p))), None),
            timeout=90,
            what="somebody's turn",
        )
        codes = offered(sandbox, ready, ready)
        code = choice(codes)
        if code is None:
            continue
        message, data = codes[code]
        before = sandbox.now(message)
        answer = await sandbox.press(ready, message, data=data, timeout=90)
        accepted += answer.text == ""
        if answer.text == "":
            await sandbox.wait_for(
                lambda m=message, b=before: sandbox.now(m) != b, timeout=90, what="the next state"
            )
    return accepted


@pytest.mark.timeout(600)
async def test_two_people_play_a_deal_in_a_group_through_telegrams_interface(
    tmp_path: Path,
) -> None:
    async with Sandbox() as sandbox:
        people = _, ben = sandbox.person("Ann"), sandbox.person("Ben", language="ru")
        group = sandbox.group("Friends", list(people))
        bot = BotProcess(sandbox, tmp_path)
        await bot.start()
        await sit_down(sandbox, people, group)
        for _ in range(120):
            if any("next" in offered(sandbox, person, person) for person in people):
                break
            await play_on(sandbox, people, 1)
        table, _ = await until_offered(sandbox, ben, group, "next")
        assert table.photo is not None
        assert await bot.stop() == 0
        assert "Traceback" not in bot.complaints()


async def killed_at_random(tmp_path: Path, *, kills: int, seed: int) -> None:
    """Kill, restart, and check that the log only grew and that the old buttons work."""
    rng = Random(seed)
    async with Sandbox() as sandbox:
        ann = sandbox.person("Ann")
        group = sandbox.group("Friends", [ann])
        bot = BotProcess(sandbox, tmp_path)
        await bot.start()
        await sandbox.start(ann)
        await until_offered(sandbox, ann, ann, "solo")
        await sandbox.say(ann, group, "/bridge")
        await press(sandbox, ann, group, "set")
        await press_until(sandbox, ann, group, r"set\.strength\.basic")
        await press(sandbox, ann, group, "back|set")
        await press(sandbox, ann, group, "go")
        for kill in range(kills):
            await until_offered(sandbox, ann, ann, ACTIONS)
            for _ in range(rng.randrange(3)):
                await play_on(sandbox, (ann,), 1)
            await until_offered(sandbox, ann, ann, ACTIONS)
            before = bot.log_entries()
            codes = offered(sandbox, ann, ann)
            code = choice(codes)
            assert code is not None
            message, data = codes[code]
            if kill % 2:
                sandbox.faults.slow(0.5)
            async with asyncio.TaskGroup() as both:
                both.create_task(press_in_vain(sandbox, ann, message, data))
                both.create_task(kill_after(bot, rng.random() * 0.4))
            sandbox.faults.clear()
            saved = bot.log_entries()
            assert saved[: len(before)] == before
            await bot.start()
            await until_offered(sandbox, ann, ann, ACTIONS)
            after = bot.log_entries()
            assert after[: len(saved)] == saved
            assert len({entry[:2] for entry in after}) == len(after)
        assert await bot.stop() == 0
        assert "Traceback" not in bot.complaints()


async def press_in_vain(sandbox: Sandbox, person: Person, message: Seen, data: str) -> None:
    """A press that may be answered, or not, for the bot is about to be killed."""
    with contextlib.suppress(NoAnswerError):
        await sandbox.press(person, message, data=data, timeout=1)


async def kill_after(bot: BotProcess, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await bot.kill()


@pytest.mark.timeout(600)
async def test_a_match_killed_at_random_moments_loses_and_doubles_nothing(tmp_path: Path) -> None:
    await killed_at_random(tmp_path, kills=5, seed=1)


@pytest.mark.campaign
@pytest.mark.timeout(3_600)
async def test_fifty_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    await killed_at_random(tmp_path, kills=50, seed=2)
