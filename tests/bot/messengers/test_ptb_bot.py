"""What is python-telegram-bot's own: mounting in a host's application."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager

import pytest
from telegram import Update
from telegram.ext import (
    ApplicationBuilder,
    CallbackQueryHandler,
    ChatMemberHandler,
    InlineQueryHandler,
    MessageHandler,
    filters,
)

from bot.chat import ChatRef, Message, SlowDown, StandingChanged
from bot.messengers.ptb_bot import PtbMessenger, build_application, install
from bot.sandbox import Sandbox

ANN = {"id": 7, "is_bot": False, "first_name": "Ann"}
CHAT = {"id": 7, "type": "private", "first_name": "Ann"}


@asynccontextmanager
async def host_application(game_heard, host_heard, **flags):
    """A stranger's application with the game installed in it."""

    async def game(incoming):
        game_heard.append(incoming)

    async def on_text(update, context):
        host_heard.append(update.message.text)

    async def on_press(update, context):
        host_heard.append(update.callback_query.data)

    async def on_inline(update, context):
        host_heard.append(update.inline_query.query)

    async def on_member(update, context):
        host_heard.append(update.my_chat_member.new_chat_member.status)

    async with Sandbox() as sandbox:
        builder = ApplicationBuilder().token(sandbox.token).base_url(f"{sandbox.url}/bot")
        application = builder.updater(None).build()
        install(application, game, commands={"bridge"}, **flags)
        application.add_handler(MessageHandler(filters.TEXT, on_text))
        application.add_handler(CallbackQueryHandler(on_press))
        application.add_handler(InlineQueryHandler(on_inline))
        application.add_handler(ChatMemberHandler(on_member))
        async with application:
            yield application, sandbox


async def feed(application, *bodies):
    for number, body in enumerate(bodies):
        raw = {"update_id": number, **body}
        await application.process_update(Update.de_json(raw, application.bot))


def text(words):
    return {"message": {"message_id": 1, "date": 1, "chat": CHAT, "from": ANN, "text": words}}


def press(data):
    return {"callback_query": {"id": "q", "from": ANN, "chat_instance": "1", "data": data}}


INLINE = {"inline_query": {"id": "i", "from": ANN, "offset": "", "query": "hand 1"}}
EVERYTHING = [
    text("/bridge"),
    text("/help"),
    text("hello"),
    press("k:1:1:p"),
    press("shop:1"),
    INLINE,
]


async def test_mounted_it_takes_only_its_commands_and_buttons():
    game, host = [], []
    async with host_application(game, host) as (application, _):
        await feed(application, *EVERYTHING)
    assert [getattr(one, "name", None) or one.data for one in game] == ["bridge", "k:1:1:p"]
    assert host == ["/help", "hello", "shop:1", "hand 1"]


@pytest.mark.parametrize(
    ("flags", "heard", "left"),
    [
        ({"takes_inline": True, "takes_talk": True}, 5, ["shop:1"]),
        ({"prefix": "shop:"}, 2, ["/help", "hello", "k:1:1:p", "hand 1"]),
    ],
)
async def test_mounted_it_takes_more_where_it_is_told_to(flags, heard, left):
    game, host = [], []
    async with host_application(game, host, **flags) as (application, _):
        await feed(application, *EVERYTHING)
    assert len(game) == heard
    assert host == left


async def test_news_of_the_bots_standing_reach_the_game_and_the_host():
    game, host = [], []
    me = {"id": 42, "is_bot": True, "first_name": "Kontra"}
    change = {
        "chat": CHAT,
        "from": ANN,
        "date": 1,
        "old_chat_member": {"status": "member", "user": me},
        "new_chat_member": {"status": "kicked", "user": me, "until_date": 0},
    }
    async with host_application(game, host) as (application, _):
        await feed(application, {"my_chat_member": change})
    assert [type(one) for one in game] == [StandingChanged]
    assert host == ["kicked"]


async def test_the_token_is_not_logged(caplog):
    caplog.set_level("DEBUG")
    async with (
        Sandbox(token="42:SECRET-TOKEN") as sandbox,
        build_application(sandbox.token, base_url=sandbox.url).bot as bot,
    ):
        await PtbMessenger(bot).start()
    said = [one.getMessage() for one in caplog.records if one.levelno >= logging.INFO]
    assert not any("SECRET" in line for line in said)


async def test_a_lost_answer_or_a_bad_gateway_means_later():
    async with host_application([], []) as (application, sandbox):
        ann = sandbox.person("Ann", started=True)
        messenger = PtbMessenger(application.bot)
        for fault in (sandbox.faults.lose_requests, sandbox.faults.bad_gateway):
            fault(methods=["sendMessage"])
            with pytest.raises(SlowDown):
                await messenger.send(ChatRef(ann.id), Message("hello"))
        await messenger.send(ChatRef(ann.id), Message("hello"))
        assert sandbox.last(ann).words == "hello"
