"""The fault switches and the speed limits."""

from __future__ import annotations

import aiohttp
import pytest

from bot.sandbox import Text, forbidden


@pytest.fixture
async def send(stage):
    async def send(chat=None, text="x"):
        return await stage.reply("sendMessage", chat_id=(chat or stage.ann).id, text=text)

    return send


async def test_a_flood_is_answered_429_once(stage, send):
    stage.sandbox.faults.flood(7)
    refused = await send()
    assert refused == {
        "ok": False,
        "error_code": 429,
        "description": "Too Many Requests: retry after 7",
        "parameters": {"retry_after": 7},
    }
    assert (await send())["ok"]
    assert [call.code for call in stage.sandbox.requests] == [429, 200]


async def test_a_switch_acts_on_its_method_and_chat_only(stage, send):
    stage.sandbox.faults.flood(1, methods=["editMessageText"])
    stage.sandbox.faults.refuse(forbidden(Text.BLOCKED), chat_id=stage.friends.id, times=None)
    assert (await send())["ok"]
    assert (await send(stage.friends))["error_code"] == 403
    assert (await send(stage.friends))["error_code"] == 403
    stage.sandbox.faults.clear()
    assert (await send(stage.friends))["ok"]


async def test_a_lost_request_does_nothing_and_a_lost_answer_has_done_it(stage, send):
    stage.sandbox.faults.lose_requests()
    with pytest.raises(aiohttp.ClientError):
        await send()
    assert stage.sandbox.last(stage.ann) is None
    stage.sandbox.faults.lose_answers()
    with pytest.raises(aiohttp.ClientError):
        await send()
    assert stage.sandbox.last(stage.ann).words == "x"


async def test_a_bad_gateway_answers_in_html(stage):
    stage.sandbox.faults.bad_gateway()
    url = f"{stage.sandbox.url}/bot{stage.sandbox.token}/getMe"
    async with stage.http.get(url) as response:
        assert (response.status, response.content_type) == (502, "text/html")


async def test_duplicates_come_with_the_same_id(stage):
    stage.sandbox.faults.duplicate_updates()
    await stage.sandbox.say(stage.ann, stage.ann, "a")
    (first,) = await stage.updates()
    (again,) = await stage.updates()
    assert again == first
    assert await stage.updates() == []


async def test_an_undecodable_update_stands_in_the_queue(stage):
    stage.sandbox.faults.undecodable_update()
    await stage.sandbox.say(stage.ann, stage.ann, "after")
    broken, good = await stage.call("getUpdates")
    assert broken["message"]["message_id"] == "not a number"
    assert good["update_id"] == broken["update_id"] + 1


async def test_a_group_takes_20_sends_and_edits_a_minute(stage, send):
    stage.sandbox.context.rates.enforced = True
    first = await send(stage.friends)
    for number in range(19):
        edited = await stage.call(
            "editMessageText",
            chat_id=stage.friends.id,
            message_id=first["result"]["message_id"],
            text=str(number),
        )
        assert edited["text"] == str(number)
        stage.clock.advance(1)
    refused = await send(stage.friends)
    assert refused["parameters"] == {"retry_after": 41}
    stage.clock.advance(41)
    assert (await send(stage.friends))["ok"]


async def test_a_private_chat_forgives_a_burst_and_then_takes_one_a_second(stage, send):
    stage.sandbox.context.rates.enforced = True
    answers = [await send() for _ in range(6)]
    assert [one["ok"] for one in answers] == [True] * 5 + [False]
    assert answers[-1]["parameters"] == {"retry_after": 1}
    stage.clock.advance(1)
    assert (await send())["ok"]
    assert not (await send())["ok"]


async def test_thirty_a_second_go_out_in_all(stage, send):
    stage.sandbox.context.rates.enforced = True
    people = [stage.sandbox.person(f"P{number}", started=True) for number in range(31)]
    answers = [await send(person) for person in people]
    assert [one["ok"] for one in answers].count(False) == 1
    answered = await stage.reply("getMe")
    assert answered["ok"], "only sends and edits count"
