"""A killed and restarted sandbox goes on with the same chats, ids, buttons and updates."""

from __future__ import annotations

import contextlib

import aiohttp
import pytest

from bot.sandbox import Sandbox, furnish

KEYS = {"inline_keyboard": [[{"text": "Pass", "callback_data": "pass"}]]}


@contextlib.asynccontextmanager
async def opened(folder):
    """A furnished sandbox on a folder, with a function that calls the Bot API."""
    async with Sandbox(folder=folder) as sandbox, aiohttp.ClientSession() as http:
        furnish(sandbox)

        async def call(method, **params):
            url = f"{sandbox.url}/bot{sandbox.token}/{method}"
            async with http.post(url, json=params) as response:
                return (await response.json())["result"]

        yield sandbox, call


def people(sandbox):
    ann, *_ = sandbox.world.people.values()
    (friends,) = (chat for chat in sandbox.world.chats.values() if not chat.private)
    return ann, friends


async def test_chats_messages_pictures_and_buttons_outlive_a_restart(tmp_path, picture):
    async with opened(tmp_path) as (sandbox, call):
        ann, friends = people(sandbox)
        await sandbox.start(ann)
        await sandbox.send_file(ann, ann, picture(), "x.png", as_photo=True)
        sent = await call("sendMessage", chat_id=friends.id, text="table", reply_markup=KEYS)
        await call("sendMessage", chat_id=friends.id, text="gone")
        sandbox.delete(sandbox.last(friends))
        await call("setMyDescription", description="Bridge")
        last_update = sandbox.context.updates.last_id
    async with opened(tmp_path) as (sandbox, call):
        assert sandbox.restored
        ann, friends = people(sandbox)
        assert ann.started
        table = sandbox.last(friends)
        assert (table.words, table.id, table.labels) == ("table", sent["message_id"], ("Pass",))
        assert sandbox.messages(ann)[-1].photo == picture()
        assert sandbox.world.settings.words == {"description:": "Bridge"}
        taken = await call("getUpdates")
        assert [one["message"].get("text", "photo") for one in taken] == ["/start", "photo"]
        query = sandbox.tap(ann, table, "Pass")
        assert sandbox.context.updates.last_id == last_update + 1
        assert await call("answerCallbackQuery", callback_query_id=query.id)
        newer = await call("sendMessage", chat_id=friends.id, text="next")
        assert newer["message_id"] == sent["message_id"] + 2, "ids are not used twice"
        edited = await call(
            "editMessageText", chat_id=friends.id, message_id=table.id, text="edited"
        )
        assert edited["text"] == "edited"


async def test_confirmed_updates_do_not_come_back(tmp_path):
    async with opened(tmp_path) as (sandbox, call):
        ann, _ = people(sandbox)
        await sandbox.start(ann)
        await sandbox.say(ann, ann, "second")
        first, _ = await call("getUpdates")
        await call("getUpdates", offset=first["update_id"] + 1)
    async with opened(tmp_path) as (_, call):
        (update,) = await call("getUpdates")
        assert update["message"]["text"] == "second"


async def test_a_line_torn_by_a_kill_is_left_out(tmp_path):
    async with opened(tmp_path) as (sandbox, _):
        ann, _ = people(sandbox)
        await sandbox.say(ann, ann, "whole")
    journal = tmp_path / "world.jsonl"
    journal.write_text(journal.read_text() + '["message", {"chat_id"')
    async with opened(tmp_path) as (sandbox, _):
        ann, _ = people(sandbox)
        assert [one.words for one in sandbox.messages(ann)] == ["whole"]


async def test_the_journal_does_not_grow_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.sandbox.store.LINES_BEFORE_REWRITE", 50)
    async with opened(tmp_path) as (sandbox, call):
        _, friends = people(sandbox)
        sent = await call("sendMessage", chat_id=friends.id, text="0")
        for number in range(1, 120):
            await call(
                "editMessageText",
                chat_id=friends.id,
                message_id=sent["message_id"],
                text=str(number),
            )
        lines = (tmp_path / "world.jsonl").read_text().splitlines()
        assert len(lines) < 80
    async with opened(tmp_path) as (sandbox, _):
        assert sandbox.last(people(sandbox)[1]).words == "119"


async def test_a_taken_port_is_an_error_before_anything_is_read(tmp_path):
    async with Sandbox() as first:
        second = Sandbox(port=int(first.url.rsplit(":", 1)[1]), folder=tmp_path)
        with pytest.raises(OSError, match="address already in use"):
            await second.start_server()
        await second.close()
    assert not (tmp_path / "world.jsonl").exists()
