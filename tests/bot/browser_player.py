"""Somebody at the chat page: presses buttons by what is written on them, in the own language."""

from __future__ import annotations

import asyncio
import re

from browser_tab import Tab

from bot.texts import Texts

LAST = "[...document.querySelectorAll('#messages > li:not(.day):not(.service):not(.own)')].at(-1)"
"""The newest message of somebody else."""
KEYS = (
    "[...({0}?.querySelectorAll('.key:not(:disabled)') ?? [])]"
    ".map(key => key.firstChild.textContent)"
)
CARD = re.compile("[♠♥♦♣](10|[2-9AKQJTКДВТ])")
CALL = re.compile("[1-7]([♠♥♦♣]|NT|БК|BA)")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


class Player:
    """One person with a tab and a language."""

    def __init__(self, tab: Tab, name: str, language: str) -> None:
        self.tab = tab
        self.name = name
        self.texts = Texts.load(language)
        self.presses = 0

    def label(self, key: str, **values: object) -> str:
        """What is written on a button, in this person's language."""
        return self.texts.plain(key, **values)

    # --- moving about the page ---------------------------------------------------------------

    async def enter(self, url: str) -> None:
        """Open the page as this person."""
        await self.tab.open(f"{url}/?as={self.name.lower()}")
        await self.tab.until("document.querySelectorAll('#chats button').length >= 2")

    async def open_chat(self, title: str) -> None:
        """Choose a chat from the list; on a phone the list is a step back."""
        chat = (
            "[...document.querySelectorAll('#chats b')]"
            ".find(one => one.innerText === arguments[0])"
        )
        await self.tab.run(
            "if (document.body.dataset.view !== 'list') document.getElementById('back').click()"
        )
        await self.tab.until(chat, title)
        await self.tab.run(f"{chat}.closest('button').click()", title)
        await self.tab.until(
            "document.getElementById('chat-title').innerText === arguments[0]", title
        )

    async def press_start(self) -> None:
        """The big button of a private chat that has not begun."""
        await self.tab.until("document.getElementById('start').offsetParent")
        await self.tab.run("document.getElementById('start').click()")

    # --- what is to be seen -------------------------------------------------------------------

    async def keys(self) -> list[str]:
        """The labels under the newest message."""
        return await self.tab.run(f"return {KEYS.format(LAST)}")

    async def words(self) -> str:
        """The newest message."""
        return await self.tab.run(f"return {LAST}?.querySelector('.words')?.innerText ?? ''")

    async def seen(self) -> str:
        """The newest message, words and buttons and all."""
        return await self.tab.run(f"return {LAST}?.innerText ?? ''")

    async def tables(self) -> int:
        """How many messages of the chat have a table's buttons."""
        menu = self.label("b-menu")
        return await self.tab.run(
            "return [...document.querySelectorAll('#messages > li')].filter(one => "
            "[...one.querySelectorAll('.key')].some(key => key.innerText === arguments[0]))"
            ".length",
            menu,
        )

    async def picture_width(self) -> int:
        """The width of the newest message's picture, when it has been loaded."""
        return await self.tab.until(f"{LAST}?.querySelector('img')?.naturalWidth")

    # --- doing --------------------------------------------------------------------------------

    async def until_offered(self, label: str) -> None:
        """Wait until the newest message has a button."""
        await self.tab.until(f"{KEYS.format(LAST)}.includes(arguments[0])", label)

    async def press(self, label: str) -> None:
        """Press a button under the newest message and wait until that message changes."""
        await self.until_offered(label)
        before = await self.seen()
        self.presses += 1
        await self.tab.press(label)
        await self.tab.until(f"({LAST}?.innerText ?? '') !== arguments[0]", before)

    async def hint(self) -> str:
        """What the computer would do here: ``1♠``, ``Pass``, ``♥A``."""
        await self.tab.press(self.label("b-hint"))
        await self.tab.until("document.getElementById('alert').open")
        text = await self.tab.run("return document.querySelector('#alert p').innerText")
        await self.tab.run("document.getElementById('alert').close()")
        return text.split(": ", 1)[1].split(". ")[0].rstrip(".")

    async def move(self, *, by_hints: bool = False, gives_up: bool = False) -> str | None:
        """Do what is to be done: answer, a card, a call, the next deal; None: nothing is.

        ``gives_up``: claims no trick instead of playing a card, as soon as that is allowed.
        """
        offered = await self.keys()
        for key in ("b-agree", "b-next-deal"):
            if self.label(key) in offered:
                return await self._pressed(self.label(key))
        cards = [label for label in offered if CARD.fullmatch(label)]
        if cards:
            return await self._gave_up() if gives_up else await self._pressed(cards[0])
        if self.label("b-pass") not in offered:
            return None
        call = await self.hint() if by_hints else self.label("b-pass")
        if CALL.fullmatch(call):
            await self.press(call[0])
        return await self._pressed(call)

    async def _pressed(self, label: str) -> str:
        await self.press(label)
        return label

    async def _gave_up(self) -> str:
        """The menu, a claim of no trick; before dummy is faced there is none, so a card."""
        await self.press(self.label("b-menu"))
        if self.label("b-claim") in await self.keys():
            await self.press(self.label("b-claim"))
            return await self._pressed(self.label("b-concede"))
        await self.press(self.label("b-back"))
        return await self._pressed(next(filter(CARD.fullmatch, await self.keys())))

    async def is_over(self) -> bool:
        """Whether the sheet is there."""
        return self.label("b-again") in await self.keys()


async def somebody_moves(
    players: list[Player], *, by_hints: bool = False, gives_up: bool = False
) -> str:
    """Wait until one of them has something to do, and do it; ``over`` when all is over."""
    async with asyncio.timeout(120):
        while True:
            for player in players:
                if await player.is_over():
                    return "over"
                label = await player.move(by_hints=by_hints, gives_up=gives_up)
                if label is not None:
                    return label
            await asyncio.sleep(0.05)
