"""The bot in this process, with aiogram over HTTP to a sandbox, and a time moved by hand.

House and sandbox share the time: budgets, floods and the 15 seconds of a press pass only when
``pass_time`` lets them.
"""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from evening import CARD, NOON
from evening_out import code_of
from PIL import Image

from bot.app import furnish
from bot.chat import ButtonData, Message, Photo
from bot.messengers.aiogram_bot import AiogramRunner, build_bot
from bot.sandbox import Chat, Person, Sandbox, Seen
from bot.screens import Screen
from bot.services.commands import COMMANDS
from bot.services.computers import InlineThinker
from bot.services.dispatch import Dispatch
from bot.services.house import House
from bot.services.introduction import introduce
from bot.services.nursery import Nursery
from bot.services.time_source import ManualTime
from bot.storage import Database
from bot.tables import Table

QUIET_SECONDS = 0.08


def _picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (8, 6), "green").save(out, "PNG")
    return out.getvalue()


PICTURE = Photo(_picture())


def painted(screen: Screen) -> Message:
    """A screen with a tiny picture that Telegram takes."""
    return Message(screen.text, screen.rows, PICTURE if screen.drawing is not None else None)


@dataclass
class TelegramEvening:
    """A bot, a sandbox, and the people in it."""

    sandbox: Sandbox
    house: House
    time: ManualTime

    async def quiet(self) -> None:
        """Wait until neither the bot nor the sandbox has anything to do at this moment."""
        while True:
            await self.sandbox.settled(quiet=QUIET_SECONDS)
            due = self.time.next_due_seconds
            if due is None or due > self.time.monotonic() + 1.1:
                return
            await self.time.advance(max(0.0, due - self.time.monotonic()))

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and what is due be done at its moment."""
        end = self.time.monotonic() + seconds
        while True:
            await self.sandbox.settled(quiet=QUIET_SECONDS)
            due = self.time.next_due_seconds
            if due is None or due > end:
                break
            await self.time.advance(max(0.0, due - self.time.monotonic()))
        await self.time.advance(max(0.0, end - self.time.monotonic()))
        await self.sandbox.settled(quiet=QUIET_SECONDS)

    async def say(self, who: Person, place: Chat | Person, text: str, **where: object) -> None:
        await self.sandbox.say(who, place, text, **where)  # type: ignore[arg-type]
        await self.quiet()

    def seen(self, who: Person, place: Chat | Person, code: str) -> tuple[Seen, str] | None:
        """The newest live button with this code that the person sees."""
        found = None
        for message in self.sandbox.messages(place, viewer=who):
            for button in message.buttons:
                if button.data and not button.disabled and code_of(button.data) == code:
                    found = (message, button.data)
        return found

    def codes(self, who: Person, place: Chat | Person) -> list[str]:
        """The codes of all live buttons that the person sees."""
        return [
            code_of(button.data)
            for message in self.sandbox.messages(place, viewer=who)
            for button in message.buttons
            if button.data and not button.disabled
        ]

    async def press(self, who: Person, place: Chat | Person, code: str) -> str:
        """Press the button; the toast. KeyError with all codes when it is not there."""
        found = self.seen(who, place, code)
        if found is None:
            raise KeyError(code, self.codes(who, place))
        answer = await self.sandbox.press(who, found[0], data=found[1])
        await self.quiet()
        return answer.text

    def whispers(self, who: Person, place: Chat) -> list[Seen]:
        """The bot's ephemeral messages on the person's screen."""
        bot = self.sandbox.world.bot_id
        everything = self.sandbox.messages(place, viewer=who)
        return [one for one in everything if one.ephemeral and one.sender == bot]

    def public(self, place: Chat) -> list[Seen]:
        """The bot's messages that everybody sees."""
        bot = self.sandbox.world.bot_id
        return [one for one in self.sandbox.messages(place) if one.sender == bot]

    async def table(self, number: int = 1) -> Table:
        async with self.house.tables.hold(number) as holding:
            return holding.table

    async def play_something(self, who: Person, place: Chat | Person) -> str:
        """The first card the person sees, else pass; waits until the newest state is shown."""
        for _ in range(30):
            moves = await self._moves(who, place)
            if moves:
                code = next((one for one in moves if CARD.fullmatch(one)), "P")
                answer = await self.sandbox.press(who, moves[code][0], data=moves[code][1])
                assert answer.text == ""
                await self.quiet()
                return code
            await self.pass_time(2)
        raise AssertionError(f"nothing to play: {self.codes(who, place)}")

    async def _moves(self, who: Person, place: Chat | Person) -> dict[str, tuple[Seen, str]]:
        """Cards and pass on buttons of the table's present version."""
        version = (await self.table()).version
        found = {}
        for message in self.sandbox.messages(place, viewer=who):
            for button in message.buttons:
                if not button.data or button.disabled:
                    continue
                data = ButtonData.parse(button.data)
                is_move = data.code == "P" or CARD.fullmatch(data.code)
                if is_move and data.version == version:
                    found[data.code] = (message, button.data)
        return found


@asynccontextmanager
async def telegram_evening(*, rates: bool = False) -> AsyncIterator[TelegramEvening]:
    """Start everything, and stop it at the end."""
    time = ManualTime(start_seconds=NOON)
    async with (
        Sandbox(clock=time.now, rates=rates) as sandbox,
        Database.open("sqlite://", now=time.now) as database,
        Nursery() as nursery,
    ):
        handlers: list[Dispatch] = []

        async def handle(incoming: object) -> None:
            await handlers[0](incoming)  # type: ignore[arg-type]

        bot = build_bot(sandbox.token, base_url=sandbox.url)
        runner = AiogramRunner(bot, handle, commands=tuple(COMMANDS), polling_seconds=5)
        await runner.messenger.start()
        house = furnish(
            messenger=runner.messenger,
            store=database,
            surfaces=database.surfaces,
            thinker=InlineThinker(),
            nursery=nursery,
            time=time,
            chance=Random(1),
            paint=painted,
            pauses=0.0,
        )
        handlers.append(Dispatch(house))
        async with Nursery() as polling:
            polling.spawn(runner.poll)
            await introduce(runner.messenger)
            yield TelegramEvening(sandbox, house, time)
            await runner.stop()
        await runner.close()
