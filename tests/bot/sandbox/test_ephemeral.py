"""Ephemeral messages: seen by one member only, and only when Telegram allows it."""

from __future__ import annotations

import pytest

KEYS = {"inline_keyboard": [[{"text": "My cards", "callback_data": "hand"}]]}


@pytest.fixture
async def table(stage):
    await stage.call("sendMessage", chat_id=stage.friends.id, text="table", reply_markup=KEYS)
    return stage.sandbox.last(stage.friends)


async def whisper(stage, text="♠AKQ", **parameters):
    return await stage.call(
        "sendMessage",
        chat_id=stage.friends.id,
        text=text,
        ephemeral_message_parameters={"receiver_user_id": stage.ben.id, **parameters},
    )


async def test_after_a_press_only_the_one_who_pressed_sees_the_answer(stage, table):
    query = stage.sandbox.tap(stage.ben, table, "My cards")
    sent = await whisper(stage, callback_query_id=query.id)
    assert (sent["message_id"], sent["ephemeral_message_id"]) == (0, 1)
    assert sent["receiver_user"]["id"] == stage.ben.id
    seen = stage.sandbox.last(stage.friends, viewer=stage.ben)
    assert seen.ephemeral
    assert seen.words == "♠AKQ"
    assert stage.sandbox.last(stage.friends, viewer=stage.ann).words == "table"
    assert stage.sandbox.last(stage.friends).words == "table"


async def test_fifteen_seconds_after_the_press_it_is_too_late(stage, table):
    query = stage.sandbox.tap(stage.ben, table, "My cards")
    stage.clock.advance(16)
    assert "query is too old" in await whisper(stage, callback_query_id=query.id)


async def test_a_press_lets_nobody_else_in(stage, table):
    query = stage.sandbox.tap(stage.ann, table, "My cards")
    assert "query is too old" in await whisper(stage, callback_query_id=query.id)


async def test_without_a_press_only_an_administrator_bot_may_whisper(stage):
    assert "not enough rights to send ephemeral messages" in await whisper(stage)
    stage.sandbox.set_bot(stage.friends, "administrator")
    assert (await whisper(stage))["ephemeral_message_id"] == 1
    stage.sandbox.remove(stage.friends, stage.ben)
    assert await whisper(stage) == "Bad Request: user not found"


async def test_the_deprecated_shape_of_10_2_still_works(stage, table):
    query = stage.sandbox.tap(stage.ben, table, "My cards")
    sent = await stage.call(
        "sendMessage",
        chat_id=stage.friends.id,
        text="x",
        receiver_user_id=stage.ben.id,
        callback_query_id=query.id,
    )
    assert sent["ephemeral_message_id"] == 1


async def test_there_is_nothing_to_whisper_in_a_private_chat(stage):
    refused = await stage.call(
        "sendMessage",
        chat_id=stage.ann.id,
        text="x",
        ephemeral_message_parameters={"receiver_user_id": stage.ann.id},
    )
    assert "only to groups and supergroups" in refused


async def test_it_is_edited_and_deleted_by_its_own_methods_only(stage, table, picture):
    query = stage.sandbox.tap(stage.ben, table, "My cards")
    sent = await whisper(stage, callback_query_id=query.id)
    where = {
        "chat_id": stage.friends.id,
        "receiver_user_id": stage.ben.id,
        "ephemeral_message_id": sent["ephemeral_message_id"],
    }
    ordinary = await stage.call(
        "editMessageText", chat_id=stage.friends.id, message_id=0, text="y"
    )
    assert ordinary == "Bad Request: message identifier is not specified"
    assert await stage.call("editEphemeralMessageText", text="♠AK", **where) is True
    same = await stage.call("editEphemeralMessageText", text="♠AK", **where)
    assert "message is not modified" in same
    media = '{"type": "photo", "media": "attach://p", "caption": "cards"}'
    assert await stage.upload("editEphemeralMessageMedia", {"p": picture()}, media=media, **where)
    seen = stage.sandbox.last(stage.friends, viewer=stage.ben)
    assert (seen.words, seen.photo) == ("cards", picture())
    assert await stage.call("editEphemeralMessageReplyMarkup", reply_markup=KEYS, **where)
    press = stage.sandbox.tap(
        stage.ben, stage.sandbox.last(stage.friends, viewer=stage.ben), "My cards"
    )
    assert press.ephemeral
    assert await stage.call("deleteEphemeralMessage", **where) is True
    gone = await stage.call("editEphemeralMessageText", text="z", **where)
    assert gone == "Bad Request: message to edit not found"


async def test_they_may_vanish_at_any_time(stage):
    stage.sandbox.set_bot(stage.friends, "administrator")
    await whisper(stage)
    stage.sandbox.expire_ephemerals(stage.friends)
    assert all(not one.ephemeral for one in stage.sandbox.messages(stage.friends, stage.ben))


async def test_an_ephemeral_command_is_seen_by_nobody_else_and_answered_in_kind(stage):
    commands = [{"command": "hand", "description": "Your cards", "is_ephemeral": True}]
    await stage.call("setMyCommands", commands=commands, scope={"type": "all_group_chats"})
    await stage.sandbox.say(stage.ben, stage.friends, "/hand")
    (update,) = await stage.updates()
    command = update["message"]
    assert command["message_id"] == 0
    reply = {"ephemeral_message_id": command["ephemeral_message_id"]}
    public = await stage.call(
        "sendMessage", chat_id=stage.friends.id, text="x", reply_parameters=reply
    )
    assert public == "Bad Request: reply to an ephemeral message must be ephemeral"
    ephemeral = {"receiver_user_id": stage.ben.id}
    answer = await stage.call(
        "sendMessage",
        chat_id=stage.friends.id,
        text="♠AKQ",
        reply_parameters=reply,
        ephemeral_message_parameters=ephemeral,
    )
    assert answer["ephemeral_message_id"] == 2
    assert stage.sandbox.messages(stage.friends, viewer=stage.ann) == []
    stage.clock.advance(16)
    late = await stage.call(
        "sendMessage",
        chat_id=stage.friends.id,
        text="♠AKQ",
        reply_parameters=reply,
        ephemeral_message_parameters=ephemeral,
    )
    assert "not enough rights to send ephemeral" in late


async def test_a_whisper_can_stand_in_for_the_message_it_answers(stage, table):
    query = stage.sandbox.tap(stage.ben, table, "My cards")
    sent = await whisper(stage, callback_query_id=query.id, replace_callback_query_message=True)
    record = stage.sandbox.world.ephemeral(
        stage.friends.id, stage.ben.id, sent["ephemeral_message_id"]
    )
    assert record.replaces == table.order
