"""The sandbox is no dialect: its parameters and answers are held against aiogram's models."""

from __future__ import annotations

import pytest

from bot.sandbox.api import METHODS


def _models():
    from aiogram import methods

    return {
        model.__api_method__: model
        for model in vars(methods).values()
        if isinstance(model, type) and hasattr(model, "__api_method__")
    }


def test_every_method_and_parameter_exists_in_the_bot_api():
    models = _models()
    for name, method in METHODS.items():
        assert name in models, name
        unknown = set(method.shape) - set(models[name].model_fields)
        assert not unknown, (name, unknown)


def test_no_parameter_that_a_method_needs_is_missing():
    for name, model in _models().items():
        if name in METHODS:
            needed = {field for field, info in model.model_fields.items() if info.is_required()}
            assert needed <= set(METHODS[name].shape), name


@pytest.mark.parametrize("kind", ["supergroup", "group", "private"])
async def test_every_update_and_answer_can_be_read_by_aiogram(stage, picture, kind):
    from aiogram.types import ChatFullInfo, Message, Update

    sandbox, ann = stage.sandbox, stage.ann
    place = ann if kind == "private" else sandbox.group("G", [ann], kind=kind, bot="administrator")
    chat = sandbox.chat_of(place)
    keys = '{"inline_keyboard": [[{"text": "x", "callback_data": "x", "style": "danger"}]]}'
    sent = await stage.upload(
        "sendPhoto",
        {"photo": picture()},
        chat_id=chat.id,
        caption="<b>x</b>",
        parse_mode="HTML",
        reply_markup=keys,
    )
    Message.model_validate(sent)
    ChatFullInfo.model_validate(await stage.call("getChat", chat_id=chat.id))
    shown = sandbox.last(place)
    sandbox.tap(ann, shown, "x")
    await sandbox.say(ann, place, "re", reply_to=shown)
    await sandbox.send_file(ann, place, b"[x]", "deal.pbn")
    sandbox.delete(shown)
    sandbox.tap(ann, shown, data="old", forge=True)
    if kind != "private":
        sandbox.set_bot(chat, "member")
        sandbox.set_bot(chat, "kicked")
    else:
        sandbox.block(ann)
    updates = [Update.model_validate(one) for one in await stage.updates()]
    assert len(updates) >= 5
    assert {one.event_type for one in updates} >= {"message", "callback_query", "my_chat_member"}
    assert type(updates[3].callback_query.message).__name__ == "InaccessibleMessage"


async def test_both_libraries_name_the_errors_they_should(stage, monkeypatch):
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # its future form, without a deprecation warning
    from aiogram.exceptions import (
        TelegramForbiddenError,
        TelegramMigrateToChat,
        TelegramRetryAfter,
    )
    from telegram.error import ChatMigrated, Forbidden, RetryAfter

    sandbox = stage.sandbox
    old = sandbox.group("Old", [stage.ann], kind="group")
    new = sandbox.migrate(old)
    aiogram_bot, ptb_bot = _aiogram(sandbox), _ptb(sandbox)
    async with aiogram_bot.session, ptb_bot:
        for bot, forbidden, flooded, migrated, new_id in (
            (
                aiogram_bot,
                TelegramForbiddenError,
                TelegramRetryAfter,
                TelegramMigrateToChat,
                "migrate_to_chat_id",
            ),
            (ptb_bot, Forbidden, RetryAfter, ChatMigrated, "new_chat_id"),
        ):
            with pytest.raises(forbidden):
                await bot.send_message(stage.ben.id, "x")
            sandbox.faults.flood(5)
            with pytest.raises(flooded):
                await bot.send_message(stage.ann.id, "x")
            with pytest.raises(migrated) as caught:
                await bot.send_message(old.id, "x")
            assert getattr(caught.value, new_id) == new.id


def _aiogram(sandbox):
    from aiogram import Bot
    from aiogram.client.session.aiohttp import AiohttpSession
    from aiogram.client.telegram import TelegramAPIServer

    api = TelegramAPIServer.from_base(sandbox.url)
    return Bot(sandbox.token, session=AiohttpSession(api=api))


def _ptb(sandbox):
    from telegram import Bot

    return Bot(sandbox.token, base_url=f"{sandbox.url}/bot")
