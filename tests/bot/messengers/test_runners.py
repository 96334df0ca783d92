"""Both libraries as a bot of our own: order, graceful stop, a second poller, the webhook."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from bot.messengers.bot_api import build_webhook_app
from bot.messengers.bot_api.webhook import SECRET_HEADER
from bot.sandbox import Sandbox
from bot.services.nursery import Nursery

SECRET = "open-sesame"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as server:
        yield server


@pytest.fixture
async def nursery() -> AsyncIterator[Nursery]:
    async with Nursery() as nursery:
        yield nursery


def words(text):
    """A raw update: a text in a private chat."""
    ann = {"id": 7, "is_bot": False, "first_name": "Ann"}
    chat = {"id": 7, "type": "private", "first_name": "Ann"}
    message = {"message_id": 1, "date": 1, "chat": chat, "from": ann, "text": text}
    return {"update_id": 1, "message": message}


async def test_stopping_lets_the_running_handler_finish_and_confirms_updates(
    sandbox, build_runner, nursery
):
    ann = sandbox.person("Ann", started=True)
    began, may_end, ended = asyncio.Event(), asyncio.Event(), []

    async def handler(incoming):
        began.set()
        await may_end.wait()
        ended.append(incoming.name)

    runner = build_runner(sandbox, handler)
    polling = nursery.spawn(runner.poll)
    await sandbox.say(ann, ann, "/play")
    await began.wait()
    stopping = nursery.spawn(runner.stop)
    await polling
    assert not ended
    may_end.set()
    await stopping
    await runner.close()
    assert ended == ["play"]
    assert not sandbox.context.updates.waiting


async def test_stopping_gives_up_on_a_handler_that_hangs(sandbox, build_runner, nursery, caplog):
    ann = sandbox.person("Ann", started=True)
    began, may_end = asyncio.Event(), asyncio.Event()

    async def handler(_):
        began.set()
        await may_end.wait()

    runner = build_runner(sandbox, handler)
    polling = nursery.spawn(runner.poll)
    await sandbox.say(ann, ann, "/play")
    await began.wait()
    await runner.stop(patience_seconds=0.05)
    await polling
    await runner.close()
    assert "did not end in time" in caplog.text
    may_end.set()


async def test_an_update_is_confirmed_only_when_it_was_handled(sandbox, build_runner, nursery):
    """As after a kill: what no handler finished comes again, what one finished does not."""
    ann, ben = (sandbox.person(name, started=True) for name in ("Ann", "Ben"))
    done, never, heard = asyncio.Event(), asyncio.Event(), []

    async def handler(incoming):
        if incoming.person.id == ben.id:
            await never.wait()
        elif incoming.text == "after":
            done.set()

    async def handler_of_the_next_start(incoming):
        heard.append(incoming.text)
        if incoming.text == "last":
            done.set()

    runner = build_runner(sandbox, handler)
    nursery.spawn(runner.poll)
    await sandbox.say(ann, ann, "before")
    await sandbox.settled()
    await sandbox.say(ben, ben, "cut off")
    await sandbox.say(ann, ann, "after")
    await asyncio.wait_for(done.wait(), 10)
    await runner.stop(patience_seconds=0.01)
    await runner.close()
    done.clear()
    await sandbox.say(ann, ann, "last")
    runner = build_runner(sandbox, handler_of_the_next_start)
    nursery.spawn(runner.poll)
    await asyncio.wait_for(done.wait(), 10)
    await runner.stop()
    await runner.close()
    assert heard == ["cut off", "after", "last"]
    assert not sandbox.context.updates.waiting


async def test_a_runner_stopped_before_it_polled_never_polls(sandbox, build_runner):
    async def handler(_):
        raise AssertionError

    runner = build_runner(sandbox, handler)
    await runner.stop()
    await runner.poll()
    await runner.close()
    assert not sandbox.calls("getUpdates")


async def test_updates_reach_the_handler_in_their_order(sandbox, build_runner, nursery):
    ann = sandbox.person("Ann", started=True)
    heard, done = [], asyncio.Event()

    async def handler(incoming):
        heard.append(incoming.text)
        await asyncio.sleep(0)
        if len(heard) == 50:
            done.set()

    for number in range(50):
        await sandbox.say(ann, ann, str(number))
    runner = build_runner(sandbox, handler)
    nursery.spawn(runner.poll)
    await asyncio.wait_for(done.wait(), 10)
    await runner.stop()
    await runner.close()
    assert heard == [str(number) for number in range(50)]


async def test_a_handler_that_waits_does_not_keep_the_others_waiting(
    sandbox, build_runner, nursery
):
    ann, ben = (sandbox.person(name, started=True) for name in ("Ann", "Ben"))
    may_end, ben_heard = asyncio.Event(), asyncio.Event()

    async def handler(incoming):
        if incoming.person.id == ben.id:
            ben_heard.set()
        else:
            await may_end.wait()

    runner = build_runner(sandbox, handler)
    nursery.spawn(runner.poll)
    await sandbox.say(ann, ann, "slow")
    await sandbox.say(ben, ben, "quick")
    await asyncio.wait_for(ben_heard.wait(), 10)
    may_end.set()
    await runner.stop()
    await runner.close()


class Ear(logging.Handler):
    """Notices when the log says something."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words
        self.has_heard = asyncio.Event()

    def emit(self, record):
        if self._words in record.getMessage():
            self.has_heard.set()


async def test_a_second_poller_is_named_in_the_log(sandbox, build_runner, nursery):
    async def handler(_):
        return None

    ear = Ear("One token has one poller")
    logging.getLogger("bot.messengers").addHandler(ear)
    runner = build_runner(sandbox, handler)
    nursery.spawn(runner.poll)
    await sandbox.wait_for(lambda: sandbox.context.updates.polling)
    async with aiohttp.ClientSession() as http:
        url = f"{sandbox.url}/bot{sandbox.token}/getUpdates"
        second = nursery.spawn(http.post, url, json={"offset": 0, "timeout": 20})
        await asyncio.wait_for(ear.has_heard.wait(), 10)
        await runner.stop()
        await runner.close()
        sandbox.context.updates.stop()
        (await second).release()
    logging.getLogger("bot.messengers").removeHandler(ear)


@pytest.fixture
async def webhook(sandbox, build_runner):
    """The webhook's address and what its handler heard; "broken" makes the handler fail."""
    heard = []

    async def handler(incoming):
        if getattr(incoming, "text", "") == "broken":
            raise ValueError("a bug")
        heard.append(incoming)

    async def health():
        return {"ok": len(heard) < 2, "heard": len(heard)}

    runner = build_runner(sandbox, handler)
    site = web.AppRunner(build_webhook_app(runner.receive, secret=SECRET, health=health))
    await site.setup()
    await web.TCPSite(site, "127.0.0.1", 0).start()
    base = f"http://127.0.0.1:{site.addresses[0][1]}"
    await runner.open_webhook(url=f"{base}/webhook", secret=SECRET)
    yield base, heard
    await site.cleanup()
    await runner.stop()
    await runner.close()


async def test_telegram_calls_the_webhook_with_the_secret(sandbox, webhook):
    _, heard = webhook
    ann = sandbox.person("Ann", started=True)
    await sandbox.say(ann, ann, "/play now")
    await sandbox.settled()
    assert [one.arguments for one in heard] == ["now"]


async def test_nobody_else_can_call_the_webhook(webhook):
    base, heard = webhook
    async with aiohttp.ClientSession() as http:
        for headers in ({}, {SECRET_HEADER: "guess"}, {SECRET_HEADER: "пароль"}):
            async with http.post(
                f"{base}/webhook", json=words("/play"), headers=headers
            ) as answer:
                assert answer.status == 401
    assert heard == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"not json", 400),
        (b"[1]", 400),
        (b'{"update_id": "x"}', 400),
        (b'{"update_id": 5, "message": {"message_id": "x"}}', 200),
        (b'{"update_id": 6}', 200),
        (json.dumps(words("broken")).encode(), 200),
    ],
)
async def test_the_webhook_survives_whatever_it_is_sent(webhook, body, status):
    base, heard = webhook
    headers = {SECRET_HEADER: SECRET}
    async with aiohttp.ClientSession() as http:
        async with http.post(f"{base}/webhook", data=body, headers=headers) as answer:
            assert answer.status == status
        async with http.post(f"{base}/webhook", json=words("/play"), headers=headers) as answer:
            assert answer.status == 200
    assert [one.name for one in heard] == ["play"]


async def test_health_is_told_with_a_fitting_status(webhook):
    base, heard = webhook
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{base}/health") as answer:
            assert (answer.status, (await answer.json())["heard"]) == (200, 0)
        heard += [1, 2]
        async with http.get(f"{base}/health") as answer:
            assert answer.status == 503


def test_a_webhook_needs_a_secret():
    with pytest.raises(ValueError):
        build_webhook_app(None, secret="")
