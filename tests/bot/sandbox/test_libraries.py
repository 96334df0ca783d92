"""aiogram and python-telegram-bot work against the sandbox unchanged, by polling and webhook."""

from __future__ import annotations

import contextlib

import pytest
from aiohttp import web

from bot.sandbox import Sandbox

SECRET = "s3cret_token-1"


@contextlib.asynccontextmanager
async def served(handle):
    """A web server for a bot's webhook; gives its address."""
    app = web.Application()
    app.router.add_post("/hook", handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    finally:
        await runner.cleanup()


@contextlib.asynccontextmanager
async def aiogram_polling(sandbox, picture):
    import asyncio

    import toy_aiogram as toy

    bot, dispatcher = toy.build_bot(sandbox.url, sandbox.token), toy.build_dispatcher()
    await toy.set_up(bot)
    async with asyncio.TaskGroup() as group:
        group.create_task(dispatcher.start_polling(bot, handle_signals=False))
        await sandbox.wait_for(lambda: sandbox.context.updates.polling)
        yield
        await dispatcher.stop_polling()


@contextlib.asynccontextmanager
async def aiogram_webhook(sandbox, picture):
    import toy_aiogram as toy
    from aiogram.types import Update

    bot, dispatcher = toy.build_bot(sandbox.url, sandbox.token), toy.build_dispatcher()

    async def handle(request):
        assert request.headers["X-Telegram-Bot-Api-Secret-Token"] == SECRET
        update = Update.model_validate(await request.json(), context={"bot": bot})
        await dispatcher.feed_update(bot, update)
        return web.Response()

    async with served(handle) as url:
        await toy.set_up(bot)
        await bot.set_webhook(url, secret_token=SECRET)
        yield
    await bot.session.close()


@contextlib.asynccontextmanager
async def ptb_polling(sandbox, picture):
    import toy_ptb

    app = toy_ptb.build_application(sandbox.url, sandbox.token, picture())
    async with app:
        await app.start()
        await app.updater.start_polling()
        yield
        await app.updater.stop()
        await app.stop()


@contextlib.asynccontextmanager
async def ptb_webhook(sandbox, picture):
    import toy_ptb
    from telegram import Update

    app = toy_ptb.build_application(sandbox.url, sandbox.token, picture(), polling=False)

    async def handle(request):
        assert request.headers["X-Telegram-Bot-Api-Secret-Token"] == SECRET
        await app.process_update(Update.de_json(await request.json(), app.bot))
        return web.Response()

    async with served(handle) as url, app:
        await app.start()
        await app.bot.set_webhook(url, secret_token=SECRET)
        yield
        await app.stop()


@pytest.fixture(
    params=[aiogram_polling, aiogram_webhook, ptb_polling, ptb_webhook],
    ids=lambda way: way.__name__,
)
async def played(request, picture):
    """A sandbox with a group, and the toy bot of one library connected in one way."""
    async with Sandbox() as sandbox:
        ann, ben = sandbox.person("Ann"), sandbox.person("Ben", language="ru")
        friends = sandbox.group("Friends", [ann, ben], bot="administrator")
        async with request.param(sandbox, picture):
            yield sandbox, ann, ben, friends


async def test_a_bot_of_either_library_plays_a_whole_scene(played):
    sandbox, ann, ben, friends = played
    await sandbox.start(ann, "seat-4")
    hello = await sandbox.shown(ann, "Hello, Ann!")
    assert hello.content["entities"][0]["type"] == "bold"

    await sandbox.say(ben, friends, "/table")
    table = await sandbox.shown(friends, "Deal 1")
    assert table.photo.startswith(b"\x89PNG")
    by_data = {button.data: button.text for button in table.buttons}

    toast = await sandbox.press(ben, table, by_data["toast"])
    assert (toast.text, toast.show_alert) == ("It is not your turn", False)
    alert = await sandbox.press(ann, table, by_data["alert"])
    assert "AKQ2" in alert.text
    assert alert.show_alert

    await sandbox.press(ann, table, by_data["media"])
    changed = await sandbox.shown(friends, "After 1NT")
    assert changed.id == table.id
    edits = [data for data in changed.buttons if data.data and data.data.startswith("edit")]
    await sandbox.press(ann, changed, data=edits[0].data)
    await sandbox.shown(friends, "press")

    offer = await sandbox.inline(ann, friends, "hand")
    assert offer.titles[:2] == ("♠A", "♠K")
    said = await sandbox.choose_inline_result(ann, friends, offer, "♠K", query="hand")
    assert said.words == "I play ♠K"

    await sandbox.send_file(ann, ann, b"[event]", "deal.pbn")
    back = await sandbox.shown(ann, "Read it")
    assert back.document == b"[EVENT]"

    await sandbox.say(ben, friends, "/hand")
    whispered = await sandbox.shown(friends, "Your hand", viewer=ben)
    assert whispered.ephemeral
    assert all("Your hand" not in one.words for one in sandbox.messages(friends, ann))

    await sandbox.settled()
    assert all(call.ok for call in sandbox.requests), sandbox.requests
