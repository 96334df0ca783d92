"""What is aiogram's own: mounting in a host, polling, stopping, the webhook, lost answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiogram import Bot, Dispatcher, F, Router
from aiohttp import web

from bot.chat import ChatRef, Message, SlowDown, StandingChanged
from bot.messengers.aiogram_bot import (
    AiogramMessenger,
    AiogramRunner,
    build_bot,
    build_router,
    build_webhook_app,
    set_webhook,
)
from bot.messengers.aiogram_bot.runner import build_dispatcher
from bot.messengers.aiogram_bot.webhook import SECRET_HEADER
from bot.sandbox import Sandbox
from bot.services.nursery import Nursery

SECRET = "open-sesame"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as server:
        yield server


@pytest.fixture
async def bot(sandbox) -> AsyncIterator[Bot]:
    bot = build_bot(sandbox.token, base_url=sandbox.url)
    yield bot
    await bot.session.close()


@pytest.fixture
async def nursery() -> AsyncIterator[Nursery]:
    async with Nursery() as nursery:
        yield nursery


def host_dispatcher(game_heard: list, host_heard: list, **flags) -> Dispatcher:
    """A stranger's bot with the game mounted in it."""

    async def game(incoming):
        game_heard.append(incoming)

    host = Router()

    @host.message(F.text)
    async def on_text(message):
        host_heard.append(message.text)

    @host.callback_query()
    async def on_press(query):
        host_heard.append(query.data)

    @host.inline_query()
    async def on_inline(query):
        host_heard.append(query.query)

    @host.my_chat_member()
    async def on_member(change):
        host_heard.append(change.new_chat_member.status)

    dispatcher = Dispatcher()
    dispatcher.include_router(build_router(game, commands={"bridge"}, **flags))
    dispatcher.include_router(host)
    return dispatcher


def update(**body):
    ann = {"id": 7, "is_bot": False, "first_name": "Ann"}
    chat = {"id": 7, "type": "private", "first_name": "Ann"}
    message = {"message_id": 1, "date": 1, "chat": chat, "from": ann}
    query = {"id": "q", "from": ann, "chat_instance": "1"}
    frames = {
        "message": message,
        "callback_query": query,
        "inline_query": {"id": "i", "from": ann, "offset": ""},
        "my_chat_member": {"chat": chat, "from": ann, "date": 1},
    }
    kind, fields = next(iter(body.items()))
    return {"update_id": 1, kind: frames[kind] | fields}


HOST_UPDATES = [
    update(message={"text": "/bridge"}),
    update(message={"text": "/help"}),
    update(message={"text": "hello"}),
    update(callback_query={"data": "k:1:1:p"}),
    update(callback_query={"data": "shop:1"}),
    update(inline_query={"query": "hand 1"}),
]


async def test_mounted_it_takes_only_its_commands_and_buttons(bot):
    game, host = [], []
    dispatcher = host_dispatcher(game, host)
    for raw in HOST_UPDATES:
        await dispatcher.feed_raw_update(bot, raw)
    assert [getattr(one, "name", None) or one.data for one in game] == ["bridge", "k:1:1:p"]
    assert host == ["/help", "hello", "shop:1", "hand 1"]


async def test_mounted_it_takes_inline_queries_and_talk_where_it_is_told_to(bot):
    game, host = [], []
    dispatcher = host_dispatcher(game, host, takes_inline=True, takes_talk=True)
    for raw in HOST_UPDATES:
        await dispatcher.feed_raw_update(bot, raw)
    assert len(game) == 5
    assert host == ["shop:1"]


async def test_news_of_the_bots_standing_reach_the_game_and_the_host(bot):
    game, host = [], []
    dispatcher = host_dispatcher(game, host)
    me = {"id": 42, "is_bot": True, "first_name": "Kontra"}
    change = {
        "old_chat_member": {"status": "member", "user": me},
        "new_chat_member": {"status": "kicked", "user": me, "until_date": 0},
    }
    await dispatcher.feed_raw_update(bot, update(my_chat_member=change))
    assert [type(one) for one in game] == [StandingChanged]
    assert host == ["kicked"]


async def test_an_own_prefix_is_kept_apart(bot):
    game, host = [], []
    dispatcher = host_dispatcher(game, host, prefix="bridge:")
    for data in ("k:1", "bridge:1"):
        await dispatcher.feed_raw_update(bot, update(callback_query={"data": data}))
    assert [one.data for one in game] == ["bridge:1"]
    assert host == ["k:1"]


async def test_stopping_lets_the_running_handler_finish_and_confirms_updates(
    sandbox, bot, nursery
):
    ann = sandbox.person("Ann", started=True)
    began, may_end, ended = asyncio.Event(), asyncio.Event(), []

    async def handler(incoming):
        began.set()
        await may_end.wait()
        ended.append(incoming.name)

    runner = AiogramRunner(bot, handler, commands={"play"})
    polling = nursery.spawn(runner.poll)
    await sandbox.say(ann, ann, "/play")
    await began.wait()
    stopping = nursery.spawn(runner.stop)
    await polling
    assert not ended
    may_end.set()
    await stopping
    assert ended == ["play"]
    assert not sandbox.context.updates.waiting


async def test_stopping_gives_up_on_a_handler_that_hangs(sandbox, bot, nursery, caplog):
    ann = sandbox.person("Ann", started=True)
    began = asyncio.Event()

    async def handler(_):
        began.set()
        await asyncio.Event().wait()

    runner = AiogramRunner(bot, handler, commands={"play"})
    polling = nursery.spawn(runner.poll)
    await sandbox.say(ann, ann, "/play")
    await began.wait()
    await runner.stop(patience_seconds=0.05)
    await polling
    assert "did not end in time" in caplog.text


async def test_a_runner_stopped_before_it_polled_never_polls(sandbox, bot):
    async def handler(_):
        raise AssertionError

    runner = AiogramRunner(bot, handler, commands={"play"})
    await runner.stop()
    await runner.poll()
    assert not sandbox.calls("getUpdates")


async def test_a_second_poller_is_named_in_the_log(sandbox, bot, nursery, caplog):
    async def handler(_):
        return None

    other = {"offset": 0, "timeout": 20}
    runner = AiogramRunner(bot, handler, commands={"play"})
    polling = nursery.spawn(runner.poll)
    await sandbox.wait_for(lambda: sandbox.calls("deleteWebhook"))
    async with aiohttp.ClientSession() as http:
        url = f"{sandbox.url}/bot{sandbox.token}/getUpdates"
        second = nursery.spawn(http.post, url, json=other)
        conflicts = lambda: [one for one in sandbox.requests if one.code == 409]  # noqa: E731
        while not conflicts():
            await sandbox.next_change()
        answer = await second
        answer.release()
        while "One token has one poller" not in caplog.text:
            await asyncio.sleep(0)
    await runner.stop()
    await polling


@pytest.fixture
async def webhook(bot, sandbox):
    """The webhook's address and what its handler heard; "broken" makes the handler fail."""
    heard = []

    async def handler(incoming):
        if getattr(incoming, "text", "") == "broken":
            raise ValueError("a bug")
        heard.append(incoming)

    async def health():
        return {"ok": len(heard) < 2, "heard": len(heard)}

    dispatcher = build_dispatcher(handler, commands={"play"})
    app = build_webhook_app(bot, dispatcher, secret=SECRET, health=health)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    base = f"http://127.0.0.1:{port}"
    await set_webhook(bot, dispatcher, url=f"{base}/webhook", secret=SECRET)
    yield base, heard
    await runner.cleanup()


async def test_telegram_calls_the_webhook_with_the_secret(sandbox, webhook):
    _, heard = webhook
    ann = sandbox.person("Ann", started=True)
    await sandbox.say(ann, ann, "/play now")
    await sandbox.settled()
    assert [one.arguments for one in heard] == ["now"]


async def test_nobody_else_can_call_the_webhook(webhook):
    base, heard = webhook
    raw = update(message={"text": "/play"})
    async with aiohttp.ClientSession() as http:
        for headers in ({}, {SECRET_HEADER: "guess"}, {SECRET_HEADER: "пароль"}):
            async with http.post(f"{base}/webhook", json=raw, headers=headers) as answer:
                assert answer.status == 401
    assert heard == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"not json", 400),
        (b"[1]", 400),
        (b'{"update_id": 5, "message": {"message_id": "x"}}', 200),
        (b'{"update_id": 6}', 200),
        (json.dumps(update(message={"text": "broken"})).encode(), 200),
    ],
)
async def test_the_webhook_survives_whatever_it_is_sent(webhook, body, status):
    base, heard = webhook
    headers = {SECRET_HEADER: SECRET}
    async with aiohttp.ClientSession() as http:
        async with http.post(f"{base}/webhook", data=body, headers=headers) as answer:
            assert answer.status == status
        raw = update(message={"text": "/play"})
        async with http.post(f"{base}/webhook", json=raw, headers=headers) as answer:
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
        build_webhook_app(None, None, secret="")


async def test_a_lost_answer_or_a_bad_gateway_means_later(sandbox, bot):
    ann = sandbox.person("Ann", started=True)
    messenger = AiogramMessenger(bot)
    for fault in (sandbox.faults.lose_requests, sandbox.faults.bad_gateway):
        fault(methods=["sendMessage"])
        with pytest.raises(SlowDown):
            await messenger.send(ChatRef(ann.id), Message("hello"))
    await messenger.send(ChatRef(ann.id), Message("hello"))
    assert sandbox.last(ann).words == "hello"


async def test_updates_of_one_chat_reach_the_handler_in_their_order(sandbox, bot, nursery):
    ann = sandbox.person("Ann", started=True)
    heard, done = [], asyncio.Event()

    async def handler(incoming):
        heard.append(incoming.text)
        if len(heard) == 50:
            done.set()

    for number in range(50):
        await sandbox.say(ann, ann, str(number))
    runner = AiogramRunner(bot, handler, commands={"play"})
    polling = nursery.spawn(runner.poll)
    await asyncio.wait_for(done.wait(), 10)
    await runner.stop()
    await polling
    assert heard == [str(number) for number in range(50)]
