"""A bot in a bottle for the tests of the services: real store, recorded messenger, no waiting."""

from __future__ import annotations

import itertools
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from bot.app import furnish, resume
from bot.chat import (
    ButtonData,
    ChatRef,
    Command,
    Message,
    MessageRef,
    PersonRef,
    Photo,
    Press,
    Words,
)
from bot.chat.recording import PressAnswer, RecordingMessenger, Shown
from bot.screens import Screen
from bot.services.announcer import Paint
from bot.services.computers import InlineThinker
from bot.services.dispatch import Dispatch
from bot.services.house import House
from bot.services.nursery import Nursery
from bot.services.time_source import ManualTime
from bot.storage.database import Database

ANN = PersonRef(1, "Ann", language="en")
BEN = PersonRef(2, "Ben", language="ru")
CLEO = PersonRef(3, "Cleo", language="pl")
DAN = PersonRef(4, "Dan", language="en")
FRIENDS = ChatRef(-100)
NOON = 1_800_014_400.0
"""A Friday at twelve o'clock, UTC."""

CARD = re.compile("[CDHS][2-9TJQKA]")


def painted(screen: Screen) -> Message:
    """A screen with a cheap stand-in for its picture."""
    photo = Photo(b"picture") if screen.drawing is not None else None
    return Message(screen.text, screen.rows, photo)


def data_of(message: Message) -> list[str]:
    """The data of all buttons that may be pressed."""
    return [
        button.data
        for row in message.rows
        for button in row
        if button.data is not None and not button.is_disabled
    ]


@dataclass
class Evening:
    """One run of the bot; ``messenger`` and the store outlive it."""

    house: House
    dispatch: Dispatch
    messenger: RecordingMessenger
    keys: itertools.count[int] = field(default_factory=lambda: itertools.count(1))
    titles: dict[int, str] = field(default_factory=dict)

    @property
    def time(self) -> ManualTime:
        """The house's time; ``time.now_seconds += 60`` lets a minute pass."""
        assert isinstance(self.house.time, ManualTime)
        return self.house.time

    async def say(
        self,
        who: PersonRef,
        text: str,
        chat: ChatRef | None = None,
        *,
        ephemeral_id: int | None = None,
        is_chosen: bool = False,
    ) -> None:
        """A command or words, in private unless a chat is given."""
        place = chat or ChatRef(who.id)
        key = next(self.keys)
        if text.startswith("/"):
            name, _, arguments = text[1:].partition(" ")
            command = Command(
                key=key,
                chat=place,
                person=who,
                name=name,
                arguments=arguments,
                ephemeral_id=ephemeral_id,
                title=self.titles.get(place.id, ""),
            )
            await self.dispatch(command)
        else:
            words = Words(key=key, chat=place, person=who, text=text, is_chosen=is_chosen)
            await self.dispatch(words)
        await self.quiet()

    async def press(
        self,
        who: PersonRef,
        code: str,
        chat: ChatRef | None = None,
        *,
        data: str | None = None,
        message: MessageRef | None = None,
    ) -> PressAnswer:
        """Press the button with this code on the newest message that has it."""
        place = chat or ChatRef(who.id)
        if data is None:
            data = self.data(place, code)
        key = next(self.keys)
        press_id = f"press{key}"
        press = Press(
            key=key,
            chat=place,
            person=who,
            data=data,
            press_id=press_id,
            message=message,
            title=self.titles.get(place.id, ""),
        )
        await self.dispatch(press)
        await self.quiet()
        answer = self.messenger.answer_to(press_id)
        assert answer is not None
        return answer

    def codes(self, chat: ChatRef) -> dict[str, str]:
        """All buttons of the chat by their codes: the newest message's where codes repeat."""
        return {
            ButtonData.parse(button.data).code: button.data
            for shown in self.messenger.public_in(chat)
            for row in shown.message.rows
            for button in row
            if button.data is not None and not button.is_disabled
        }

    def whispers(self, who: PersonRef, chat: ChatRef = FRIENDS) -> list[Shown]:
        """The ephemeral messages of the chat that this person sees."""
        return [
            shown
            for shown in self.messenger.private_to(who.id)
            if shown.ref.only_for == who.id and shown.ref.chat.id == chat.id
        ]

    async def press_whisper(self, who: PersonRef, code: str) -> PressAnswer:
        """Press a button of the person's ephemeral panel; LookupError when it is not there."""
        for shown in reversed(self.whispers(who)):
            for data in data_of(shown.message):
                if ButtonData.parse(data).code == code:
                    return await self.press(who, code, FRIENDS, data=data, message=shown.ref)
        raise LookupError(code)

    def data(self, chat: ChatRef, code: str) -> str:
        """The button's data; KeyError with all codes when it is not there."""
        codes = self.codes(chat)
        if code not in codes:
            raise KeyError(code, sorted(codes))
        return codes[code]

    async def tick(self, seconds: float) -> None:
        """Let time pass, and the clocks look."""
        self.time.now_seconds += seconds
        await self.house.clocks.tick()
        await self.quiet()

    def text(self, chat: ChatRef) -> str:
        """The text of the newest message."""
        return self.messenger.last_in(chat).text

    async def quiet(self) -> None:
        """Wait until nothing moves: computers, pictures, messages."""
        await self.house.nursery.drain()
        await self.house.outbox.idle()

    async def play_something(self, who: PersonRef, chat: ChatRef | None = None) -> str | None:
        """Do the first thing offered: a card, else a pass, else the next deal; its code."""
        place = chat or ChatRef(who.id)
        codes = self.codes(place)
        cards = [code for code in codes if CARD.fullmatch(code)]
        for code in (*cards, "P", "next"):
            if code in codes:
                await self.press(who, code, place)
                return code
        return None


@asynccontextmanager
async def evening(
    url: str = "sqlite://",
    messenger: RecordingMessenger | None = None,
    *,
    seed: int = 1,
    time: ManualTime | None = None,
    paint: Paint = painted,
) -> AsyncIterator[Evening]:
    """Start the bot on a store and stop it at the end."""
    messenger = messenger or RecordingMessenger()
    time = time or ManualTime(is_instant=True, start_seconds=NOON)
    async with Database.open(url, now=time.now) as database, Nursery() as nursery:
        house = furnish(
            messenger=messenger,
            store=database,
            surfaces=database.surfaces,
            thinker=InlineThinker(),
            nursery=nursery,
            time=time,
            chance=Random(seed),
            paint=paint,
        )
        run = Evening(house, Dispatch(house), messenger)
        await resume(house)
        await run.quiet()
        yield run
