"""A newcomer at the chat page: Start, Play now, and a whole deal alone, by buttons only.

The page is a real one in headless Chromium, the bot the real program.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from browser_tab import IS_MISSING, Tab, open_tab
from evening_out import BotProcess

from bot.sandbox import Sandbox, furnish

pytestmark = [
    pytest.mark.skipif(IS_MISSING, reason="needs chromium and chromedriver"),
    pytest.mark.timeout(600),
]

LABELS = (
    "[...document.querySelectorAll('.key')].filter(key => !key.disabled && key.offsetParent)"
    ".map(key => key.firstChild.textContent)"
)
CARD = "/^[♠♥♦♣](10|[2-9AKQJ])$/"


async def labels(tab: Tab) -> list[str]:
    return await tab.run(f"return {LABELS}")


async def play_until_scored(tab: Tab) -> int:
    """Press a card, else Pass, until the next deal is offered; how many presses it took."""
    for count in range(60):
        ready = (
            f"{LABELS}.some(one => {CARD}.test(one) || one === 'Pass' || /Next deal/.test(one))"
        )
        await tab.until(ready)
        offered = await labels(tab)
        if any("Next deal" in label for label in offered):
            return count
        cards = await tab.run(f"return {LABELS}.filter(one => {CARD}.test(one))")
        caption = "[...document.querySelectorAll('.bubble')].at(-1).textContent"
        before = await tab.run(f"return {caption} + {LABELS}.join()")
        await tab.press(cards[0] if cards else "Pass")
        await tab.until(f"({caption} + {LABELS}.join()) !== arguments[0]", before)
    raise AssertionError("the deal never ended")


@pytest.mark.parametrize("size", [(1200, 860), (390, 844)], ids=["desk", "phone"])
async def test_a_newcomer_plays_a_whole_deal_by_buttons(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with Sandbox() as sandbox, open_tab(*size) as tab:
        furnish(sandbox)
        tab.seconds = 90
        bot = BotProcess(sandbox, tmp_path)
        await bot.start()
        await tab.open(f"{sandbox.url}/?as=ann")
        chats = "[...document.querySelectorAll('#chats button')]"
        await tab.until(f"{chats}.length === 2")
        await tab.run(f"{chats}[0].click()")
        await tab.until("document.getElementById('start')?.offsetParent")
        await tab.run("document.getElementById('start').click()")
        await tab.press("▶️ Play now")
        presses = await play_until_scored(tab)
        assert presses > 0
        pictures = "[...document.querySelectorAll('.bubble img')].at(-1)"
        await tab.until(f"{pictures}?.naturalWidth > 600")
        assert await tab.complaints() == []
        assert await bot.stop() == 0
        assert "Traceback" not in bot.complaints()
