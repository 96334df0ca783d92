"""What is aiogram's own: mounting in a host's dispatcher, a network that fails."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from aiogram import Bot, Dispatcher, F, Router

from bot.chat import ChatRef, Message, SlowDown, StandingChanged
from bot.messengers.aiogram_bot import AiogramMessenger, build_bot, build_router
from bot.sandbox import Sandbox


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as server:
        yield server


@pytest.fixture
async def bot(sandbox) -> AsyncIterator[Bot]:
    bot = build_bot(sandbox.token, base_url=sandbox.url)
    yield bot
    await bot.session.close()


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


async def test_a_lost_answer_or_a_bad_gateway_means_later(sandbox, bot):
    ann = sandbox.person("Ann", started=True)
    messenger = AiogramMessenger(bot)
    for fault in (sandbox.faults.lose_requests, sandbox.faults.bad_gateway):
        fault(methods=["sendMessage"])
        with pytest.raises(SlowDown):
            await messenger.send(ChatRef(ann.id), Message("hello"))
    await messenger.send(ChatRef(ann.id), Message("hello"))
    assert sandbox.last(ann).words == "hello"
