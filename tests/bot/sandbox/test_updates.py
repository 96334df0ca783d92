"""getUpdates and webhooks: offsets, long polling, two pollers, order, retries, secrets."""

from __future__ import annotations

import asyncio

import pytest
from aiohttp import web

from bot.sandbox import Sandbox


async def test_an_offset_confirms_everything_below_it(stage):
    for text in "abc":
        await stage.sandbox.say(stage.ann, stage.ann, text)
    first, second, third = await stage.call("getUpdates")
    assert await stage.call("getUpdates", limit=1) == [first], "unconfirmed: given again"
    rest = await stage.call("getUpdates", offset=second["update_id"])
    assert rest == [second, third]
    assert await stage.call("getUpdates", offset=-1) == [third]
    assert await stage.call("getUpdates", offset=third["update_id"] + 1) == []


async def test_a_long_poll_is_woken_by_the_first_update(stage):
    async with asyncio.TaskGroup() as group:
        poll = group.create_task(stage.call("getUpdates", timeout=30))
        await stage.sandbox.wait_for(lambda: stage.sandbox.context.updates.polling or None)
        await stage.sandbox.say(stage.ann, stage.ann, "hello")
    assert poll.result()[0]["message"]["text"] == "hello"


async def test_a_second_poller_throws_the_first_one_out(stage):
    async with asyncio.TaskGroup() as group:
        first = group.create_task(stage.reply("getUpdates", timeout=30))
        await stage.sandbox.wait_for(lambda: stage.sandbox.context.updates.polling)
        second = group.create_task(stage.reply("getUpdates", timeout=30))
        await asyncio.wait([first])
        await stage.sandbox.say(stage.ann, stage.ann, "hello")
    assert first.result()["error_code"] == 409
    assert "make sure that only one bot instance is running" in first.result()["description"]
    assert len(second.result()["result"]) == 1


async def test_an_update_is_kept_for_24_hours(stage):
    await stage.sandbox.say(stage.ann, stage.ann, "hello")
    stage.clock.advance(24 * 3600 + 1)
    assert await stage.call("getUpdates") == []


async def test_allowed_updates_filter_new_updates_and_are_remembered(stage):
    await stage.call("getUpdates", allowed_updates=["callback_query"])
    await stage.sandbox.say(stage.ann, stage.ann, "unheard")
    assert await stage.call("getUpdates") == []
    await stage.call("getUpdates", allowed_updates=[])
    await stage.sandbox.say(stage.ann, stage.ann, "heard")
    assert len(await stage.call("getUpdates")) == 1


async def test_reactions_and_members_are_told_only_on_request(stage):
    said = await stage.sandbox.say(stage.ann, stage.ann, "x")
    await stage.updates()
    stage.sandbox.react(stage.ann, said, "👍")
    assert await stage.updates() == []
    await stage.call("getUpdates", allowed_updates=["message_reaction"])
    stage.sandbox.react(stage.ann, said, "🔥")
    (update,) = await stage.updates()
    assert update["message_reaction"]["new_reaction"] == [{"type": "emoji", "emoji": "🔥"}]


async def test_edits_of_people_are_told(stage):
    said = await stage.sandbox.say(stage.ann, stage.ann, "1nt")
    await stage.updates()
    await stage.sandbox.edit(stage.ann, said, "2nt")
    (update,) = await stage.updates()
    assert update["edited_message"]["text"] == "2nt"
    with pytest.raises(PermissionError):
        await stage.sandbox.edit(stage.ben, said, "x")


class Hook:
    """A webhook that answers what it is told to and remembers what it got."""

    def __init__(self):
        self.got = []
        self.statuses = []
        self.answer = None
        self.hold = None

    async def handle(self, request):
        self.got.append(
            (request.headers.get("X-Telegram-Bot-Api-Secret-Token"), await request.json())
        )
        if self.hold is not None:
            await self.hold.wait()
        status = self.statuses.pop(0) if self.statuses else 200
        return web.json_response(self.answer, status=status)


@pytest.fixture
async def hook(stage):
    hook = Hook()
    app = web.Application()
    app.router.add_post("/hook", hook.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    hook.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield hook
    await stage.call("deleteWebhook")
    await runner.cleanup()


async def emptied(stage):
    await stage.sandbox.wait_for(lambda: not stage.sandbox.context.updates.waiting)


async def test_a_webhook_gets_each_update_once_with_the_secret(stage, hook):
    await stage.call("setWebhook", url=hook.url, secret_token="s_1")
    await stage.sandbox.say(stage.ann, stage.ann, "a")
    await stage.sandbox.say(stage.ann, stage.ann, "b")
    await emptied(stage)
    assert [(secret, body["message"]["text"]) for secret, body in hook.got] == [
        ("s_1", "a"),
        ("s_1", "b"),
    ]
    assert "can't use getUpdates method while webhook is active" in await stage.call("getUpdates")
    assert (await stage.call("getWebhookInfo"))["pending_update_count"] == 0


async def test_what_is_not_2xx_is_tried_again(stage, hook, monkeypatch):
    monkeypatch.setattr("bot.sandbox.webhooks.RETRY_SECONDS", 0.01)
    hook.statuses = [500, 401]
    await stage.call("setWebhook", url=hook.url)
    await stage.sandbox.say(stage.ann, stage.ann, "a")
    await emptied(stage)
    assert len(hook.got) == 3
    info = await stage.call("getWebhookInfo")
    assert info["last_error_message"] == "Wrong response from the webhook: 401"


async def test_chats_do_not_wait_for_each_other_but_keep_their_own_order(stage, hook):
    hook.hold = asyncio.Event()
    await stage.call("setWebhook", url=hook.url)
    await stage.sandbox.say(stage.ann, stage.ann, "a1")
    await stage.sandbox.say(stage.ann, stage.ann, "a2")
    await stage.sandbox.start(stage.ben)
    await stage.sandbox.wait_for(lambda: stage.sandbox.pusher.pushing == 2)
    hook.hold.set()
    await emptied(stage)
    texts = [body["message"]["text"] for _, body in hook.got]
    assert sorted(texts[:2]) == ["/start", "a1"]
    assert texts.index("a1") < texts.index("a2")


async def test_a_method_in_the_webhooks_answer_is_carried_out(stage, hook):
    hook.answer = {"method": "sendMessage", "chat_id": stage.ann.id, "text": "pong"}
    await stage.call("setWebhook", url=hook.url)
    await stage.sandbox.say(stage.ann, stage.ann, "ping")
    assert await stage.sandbox.shown(stage.ann, "pong")


async def test_webhooks_are_checked_and_stay_on_this_machine(stage):
    bad = await stage.call("setWebhook", url="https://example.org/hook")
    assert "only loopback addresses" in bad
    bad = await stage.call("setWebhook", url="http://127.0.0.1/x", secret_token="no spaces")
    assert bad == "Bad Request: secret token contains unallowed characters"


async def test_update_ids_go_on_rising_over_restarts_without_a_store():
    async with Sandbox(clock=lambda: 1_800_000_000.0) as one:
        await one.start(one.person("Ann"))
        earlier = one.context.updates.last_id
    async with Sandbox(clock=lambda: 1_800_000_060.0) as two:
        assert two.context.updates.last_id > earlier
