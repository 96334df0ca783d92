"""The chat page in a real browser: what a newcomer does, at a desk and on a phone."""

from __future__ import annotations

import asyncio

import pytest
from browser_tab import IS_MISSING, open_tab

from bot.sandbox import Sandbox, furnish

pytestmark = pytest.mark.skipif(IS_MISSING, reason="needs chromium and chromedriver")


@pytest.fixture
async def tab(request):
    async with open_tab(*getattr(request, "param", (1200, 800))) as opened:
        yield opened


@pytest.fixture
async def demo():
    """The demo world with the toy bot polling."""
    import toy_aiogram as toy

    async with Sandbox() as sandbox, asyncio.TaskGroup() as group:
        furnish(sandbox)
        bot, dispatcher = toy.build_bot(sandbox.url, sandbox.token), toy.build_dispatcher()
        await toy.set_up(bot)
        group.create_task(dispatcher.start_polling(bot, handle_signals=False))
        await sandbox.wait_for(lambda: sandbox.context.updates.polling)
        yield sandbox
        await dispatcher.stop_polling()


async def test_a_newcomer_starts_presses_and_whispers(demo, tab):
    await tab.open(f"{demo.url}/?as=ann")
    await tab.until("document.getElementById('start')?.offsetParent")
    await tab.run("document.getElementById('start').click()")
    await tab.until("document.querySelector('.bubble b')?.textContent === 'Ann'")

    chats = "[...document.querySelectorAll('#chats button')]"
    await tab.run(f"{chats}.find(one => one.querySelector('b').textContent === 'Friends').click()")
    await tab.until("document.getElementById('chat-title').textContent === 'Friends'")
    await tab.type("/table")
    await tab.press("Pass")
    await tab.until("document.querySelector('#toasts p')?.textContent === 'It is not your turn'")
    assert await tab.run("return document.querySelectorAll('.key:disabled').length") == 1
    await tab.press("Double")
    await tab.until("document.getElementById('alert').open")
    await tab.run("document.querySelector('#alert button').click()")
    await tab.press("1NT")
    await tab.until("document.querySelector('.picture .words')?.textContent === 'After 1NT'")
    await tab.press("My cards")
    await tab.until(
        "document.querySelector('.whisper .only')?.textContent === 'Only you see this'"
    )
    await tab.press("Choose a card")
    await tab.until("document.querySelectorAll('#popover button').length === 4")
    await tab.run("document.querySelector('#popover button').click()")
    await tab.until("[...document.querySelectorAll('.via')].length === 1")
    assert await tab.complaints() == []

    await tab.open(f"{demo.url}/?as=ben")
    await tab.until(f"{chats}.length === 2")
    await tab.run(f"{chats}.find(one => one.querySelector('b').textContent === 'Friends').click()")
    await tab.until("document.querySelector('.via')")
    assert await tab.run("return document.querySelectorAll('.whisper').length") == 0


@pytest.mark.parametrize("tab", [(360, 740)], indirect=True)
async def test_a_phone_shows_large_keys_and_nothing_sticks_out(demo, tab):
    await tab.open(f"{demo.url}/?as=cleo")
    await tab.until("document.querySelectorAll('#chats button').length === 2")
    assert await tab.run("return document.body.dataset.view") == "list"
    await tab.run("[...document.querySelectorAll('#chats button')][0].click()")
    await tab.until("document.getElementById('start')?.offsetParent")
    await tab.run("document.getElementById('start').click()")
    await tab.until("document.getElementById('composer').offsetParent")
    await tab.type("/table")
    await tab.until("document.querySelectorAll('.key').length === 10")
    keys = "document.querySelectorAll('.key, #composer .icon, #menu')"
    assert min(await tab.run(f"return [...{keys}].map(key => key.offsetHeight)")) >= 44
    assert await tab.run("return document.documentElement.scrollWidth") == 360
    ends = "[...document.querySelectorAll('#main *')].map(n => n.getBoundingClientRect().right)"
    assert max(await tab.run(f"return {ends}")) <= 360
    await tab.run("document.getElementById('back').click()")
    await tab.until("document.body.dataset.view === 'list'")
    assert await tab.complaints() == []


async def test_markup_of_people_and_bots_stays_text(demo, tab):
    ann = next(iter(demo.world.people.values()))
    evil = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"
    ann.first_name = "<b>Ann</b>"
    await demo.say(ann, ann, evil)
    await tab.open(f"{demo.url}/?as={ann.id}#{ann.id}")
    await tab.until("document.querySelector('.bubble .words')")
    assert evil in await tab.run("return document.querySelector('.bubble .words').textContent")
    assert await tab.run("return document.querySelectorAll('.bubble img').length") == 0
    assert "owned" not in await tab.run("return document.title")
