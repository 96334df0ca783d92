"""Two people at two windows, one of them a phone, play with two computers to the sheet.

Ann reads English, Ben Russian; the group speaks Ann's language, for she opened the table. By name:
``pytest -m campaign tests/bot/test_two_in_the_browser.py`` plays a whole rubber, the auctions by
the computers' hints.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from browser_player import CYRILLIC, Player, somebody_moves
from browser_tab import IS_MISSING, open_tab
from evening_out import BotProcess

from bot.sandbox import Sandbox, furnish

pytestmark = pytest.mark.skipif(IS_MISSING, reason="needs chromium and chromedriver")

GROUP, BOT = "Friends", "Kontra"
PATIENCE_SECONDS = 90


@dataclass
class Company:
    """Ann and Ben at their windows, and the bot."""

    ann: Player
    ben: Player
    bot: BotProcess

    @property
    def both(self) -> list[Player]:
        return [self.ann, self.ben]

    async def sit_down(self, *settings: str) -> None:
        """A table in the group, agreed on by pressing; then both go to their private chats."""
        ann, ben = self.ann, self.ben
        for player in self.both:
            await player.open_chat(GROUP)
        await ann.tab.type("/bridge")
        await ben.press(ann.label("b-sit", seat="North"))
        if settings:
            await ann.press(ann.label("b-settings"))
            for wanted in settings:
                await self._agree(wanted)
            await ann.press(ann.label("b-back"))
        await ann.press(ann.label("b-go"))
        for player in self.both:
            await player.open_chat(BOT)
            await player.press_start()
            await player.until_offered(player.label("b-menu"))

    async def _agree(self, wanted: str) -> None:
        """Press the button of a setting until it says what is wanted."""
        ann, field = self.ann, wanted.split(":")[0]
        for _ in range(8):
            keys = await ann.keys()
            if wanted in keys:
                return
            await ann.press(next(key for key in keys if key.startswith(f"{field}:")))
        raise AssertionError(f"no {wanted}")

    async def check_windows(self) -> None:
        """Each reads the own language, and has one table with a picture of it."""
        for player, is_russian in ((self.ann, False), (self.ben, True)):
            seen = await player.seen()
            assert bool(CYRILLIC.search(seen)) is is_russian, seen
            assert await player.tables() == 1
            assert await player.picture_width() > 600
            assert await player.tab.complaints() == []

    async def keep_pictures(self, folder: Path, name: str) -> None:
        """Of both windows, for people to look at."""
        for player in self.both:
            await player.tab.keep_picture(folder / f"{name}-{player.name}.png")

    async def check_the_end(self, form: str) -> None:
        """The sheet is with both of them and in the group, and the group has one table."""
        for player in self.both:
            await player.until_offered(player.label("b-again"))
            over = player.texts.say("over-finished", form=player.label(f"w-form-{form}"))
            assert re.sub("<.*?>", "", over) in await player.words()
        await self.check_windows()
        for player in self.both:
            await player.open_chat(GROUP)
            await player.until_offered(self.ann.label("b-again"))
            seen = await player.seen()
            assert not CYRILLIC.search(seen), seen
            assert await player.picture_width() > 600
        assert await self.ann.tables() == 1
        assert await self.bot.stop() == 0
        assert "Traceback" not in self.bot.complaints()


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[Company]:
    async with Sandbox() as sandbox, open_tab(1200, 860) as desk, open_tab(390, 844) as phone:
        furnish(sandbox)
        bot = BotProcess(sandbox, folder)
        await bot.start()
        players = Player(desk, "Ann", "en"), Player(phone, "Ben", "ru")
        for player in players:
            player.tab.seconds = PATIENCE_SECONDS
            await player.enter(sandbox.url)
        yield Company(*players, bot)


@pytest.mark.timeout(900)
async def test_two_people_and_two_computers_come_from_the_first_tap_to_the_sheet(
    tmp_path: Path,
) -> None:
    """Each deal is given up as soon as that is allowed: the shortest way to a sheet."""
    async with company(tmp_path) as here:
        await here.sit_down("Game: Chicago", "Computers: beginners")
        await here.check_windows()
        deals = 1
        while (done := await somebody_moves(here.both, gives_up=True)) != "over":
            if done in [player.label("b-next-deal") for player in here.both]:
                deals += 1
                await here.check_windows()
        assert deals >= 4, "a deal that all pass is dealt again"
        await here.check_the_end("chicago")


@pytest.mark.campaign
@pytest.mark.timeout(3_600)
async def test_two_people_and_two_computers_play_a_whole_rubber(tmp_path: Path) -> None:
    async with company(tmp_path) as here:
        await here.sit_down()
        deals = 1
        while (done := await somebody_moves(here.both, by_hints=True)) != "over":
            if done in [player.label("b-next-deal") for player in here.both]:
                deals += 1
                await here.check_windows()
                await here.keep_pictures(tmp_path, f"deal{deals}")
        await here.keep_pictures(tmp_path, "sheet")
        print(f"{deals} deals, {sum(player.presses for player in here.both)} presses")
        await here.check_the_end("rubber")
