"""The chat page's own API: views, actions, the live stream, and who may ask."""

from __future__ import annotations

import json

import aiohttp
import pytest

KEYS = {
    "inline_keyboard": [
        [{"text": "Pass", "callback_data": "pass", "style": "success"}],
        [{"text": "1♠", "disabled": {}}],
    ]
}


@pytest.fixture
def sim(stage):
    """Calls to `/sim/` as a person: `get(path, **query)` and `post(action, **body)`."""

    class Sim:
        async def get(self, path, who="ann", **query):
            url = f"{stage.sandbox.url}/sim/{path}"
            async with stage.http.get(url, params={"as": who, **query}) as response:
                return await response.json()

        async def post(self, action, who="ann", **body):
            url = f"{stage.sandbox.url}/sim/{action}"
            async with stage.http.post(url, json={"as": who, **body}) as response:
                return await response.json()

    return Sim()


async def test_foreign_hosts_and_origins_are_refused(stage):
    for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}):
        for path in ("/", "/sim/state", f"/bot{stage.sandbox.token}/getMe"):
            async with stage.http.get(stage.sandbox.url + path, headers=headers) as response:
                assert response.status == 403, (path, headers)
    async with stage.http.get(stage.sandbox.url, headers={"Host": "localhost:8080"}) as response:
        assert response.status == 200


async def test_a_form_of_another_site_cannot_act(stage):
    body = {"as": "ann", "chat": stage.ann.id, "text": "x"}
    async with stage.http.post(f"{stage.sandbox.url}/sim/say", data=body) as response:
        assert response.status == 404
    assert stage.sandbox.messages(stage.ann) == []


def test_only_loopback_addresses_are_listened_on():
    from bot.sandbox import Sandbox

    with pytest.raises(ValueError, match="loopback only"):
        Sandbox(host="0.0.0.0")
    assert Sandbox(host="0.0.0.0", any_interface=True)


async def test_the_page_comes_without_anything_from_outside(stage):
    async with stage.http.get(stage.sandbox.url) as response:
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        page = await response.text()
    assert "http" not in page.replace("http-equiv", "")
    for name in ("chat.js", "chat.css", "icon.svg"):
        async with stage.http.get(f"{stage.sandbox.url}/static/{name}") as response:
            assert response.status == 200
    for name in ("..%2Fpages.py", "nothing.js"):
        async with stage.http.get(f"{stage.sandbox.url}/static/{name}") as response:
            assert response.status == 404


async def test_a_person_sees_the_own_chats_and_talks(stage, sim):
    state = await sim.get("state", "ben")
    assert state["me"] == stage.ben.id
    assert {chat["title"] for chat in state["chats"]} == {"Friends", "Kontra"}
    await sim.post("say", chat=stage.friends.id, text="/bridge")
    (update,) = await stage.updates()
    assert update["message"]["from"]["first_name"] == "Ann"
    (seen,) = await sim.get("messages", "ben", chat=stage.friends.id)
    assert (seen["text"], seen["sender"]["name"]) == ("/bridge", "Ann")


async def test_a_press_on_the_page_waits_for_the_bots_answer(stage, sim):
    import asyncio

    await stage.call("sendMessage", chat_id=stage.friends.id, text="table", reply_markup=KEYS)
    order = stage.sandbox.last(stage.friends).order
    async with asyncio.TaskGroup() as group:
        press = group.create_task(
            sim.post("press", "ben", chat=stage.friends.id, order=order, data="pass")
        )
        await stage.sandbox.wait_for(lambda: stage.sandbox.context.updates.waiting)
        (update,) = await stage.updates()
        query = update["callback_query"]["id"]
        await stage.call(
            "answerCallbackQuery", callback_query_id=query, text="Not your turn", show_alert=True
        )
    assert press.result() == {"text": "Not your turn", "alert": True, "url": None}
    gone = await sim.post("press", chat=stage.friends.id, order=order, data="old")
    assert "just changed" in gone["error"]


async def test_the_live_stream_shows_each_person_only_what_he_may_see(stage):
    stage.sandbox.set_bot(stage.friends, "administrator")

    async def watch(who):
        return await stage.http.ws_connect(f"{stage.sandbox.url}/sim/live?as={who}")

    async def next_message(socket):
        while True:
            event = await socket.receive_json(timeout=5)
            if event["type"] == "message":
                return event["message"]["text"]

    async with await watch("ann") as ann, await watch("ben") as ben:
        for name, params in (
            ("whisper", {"ephemeral_message_parameters": {"receiver_user_id": stage.ben.id}}),
            ("public", {}),
        ):
            await stage.call("sendMessage", chat_id=stage.friends.id, text=name, **params)
        assert await next_message(ben) == "whisper"
        assert await next_message(ben) == "public"
        assert await next_message(ann) == "public"
        stage.sandbox.delete(stage.sandbox.last(stage.friends))
        assert (await ann.receive_json(timeout=5))["type"] == "gone"


async def test_a_whisper_is_not_in_anybody_elses_history(stage, sim):
    stage.sandbox.set_bot(stage.friends, "administrator")
    await stage.call(
        "sendMessage",
        chat_id=stage.friends.id,
        text="♠AKQ",
        ephemeral_message_parameters={"receiver_user_id": stage.ben.id},
    )
    assert "AKQ" in json.dumps(
        await sim.get("messages", "ben", chat=stage.friends.id), ensure_ascii=False
    )
    for path in ("messages", "state"):
        shown = json.dumps(await sim.get(path, chat=stage.friends.id), ensure_ascii=False)
        assert "AKQ" not in shown
    async with stage.http.get(
        f"{stage.sandbox.url}/sim/messages", params={"as": "ann", "chat": stage.ben.id}
    ) as response:
        assert response.status == 403, "a private chat is nobody else's"


async def test_files_are_uploaded_and_shown(stage, sim, picture):
    form = aiohttp.FormData({"as": "ann", "chat": str(stage.ann.id), "caption": "look"})
    form.add_field("file", picture(), filename="x.png", content_type="image/png")
    async with stage.http.post(f"{stage.sandbox.url}/sim/file", data=form) as response:
        assert response.status == 200
    (update,) = await stage.updates()
    assert update["message"]["caption"] == "look"
    (seen,) = await sim.get("messages", chat=stage.ann.id)
    async with stage.http.get(f"{stage.sandbox.url}/sim/files/{seen['photo']['id']}") as response:
        assert (response.content_type, await response.read()) == ("image/png", picture())


async def test_the_drawer_switches_faults_and_changes_groups(stage, sim):
    await sim.post("switch", do="flood", seconds=9)
    assert (await stage.reply("getMe"))["parameters"] == {"retry_after": 9}
    await sim.post("switch", do="rates", on=True)
    assert (await sim.get("state"))["faults"]["rates"] is True
    await sim.post("switch", do="bot", chat=stage.friends.id, status="kicked")
    assert (await stage.reply("getChat", chat_id=stage.friends.id))["error_code"] == 403
    new = await sim.post("switch", do="group", name="Club", kind="supergroup", forum=True)
    assert stage.sandbox.world.chats[new["chat"]].forum
    assert "open a group first" in (await sim.post("switch", do="migrate"))["error"]
    assert "no switch" in (await sim.post("switch", do="explode"))["error"]
    await sim.post("switch", do="person", name="Eve", language="pl")
    assert [one["name"] for one in (await sim.get("state"))["people"]][-1] == "Eve"


async def test_the_journal_lists_calls_and_their_refusals(stage, sim):
    await stage.call("sendMessage", chat_id=stage.ben.id, text="x")
    (line,) = await sim.get("journal")
    assert (line["method"], line["code"]) == ("sendMessage", 403)
    assert "can't initiate" in line["error"]
