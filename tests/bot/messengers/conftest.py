"""The same little world for every messenger: a group with Ann, Ben and the bot.

``world`` is for what is said (recording fake, aiogram and python-telegram-bot over the sandbox),
``line`` for what is heard (the two libraries, polling the sandbox).
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field

import pytest
from PIL import Image

from bot.chat import ChatRef, Handler, Incoming, Messenger, RecordingMessenger
from bot.messengers.bot_api import Runner
from bot.sandbox import ManualClock, Sandbox
from bot.services.nursery import Nursery

COMMANDS = {"bridge", "play", "hand", "start"}


@dataclass(frozen=True)
class Look:
    """A message as somebody sees it."""

    text: str
    labels: tuple[str, ...] = ()
    photo: bytes | None = None


@pytest.fixture(autouse=True)
def _new_types(monkeypatch) -> None:
    """python-telegram-bot warns of a change of type unless one asks for the new one."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")


@pytest.fixture(scope="session")
def picture() -> Callable[[str], bytes]:
    def draw(color: str) -> bytes:
        out = io.BytesIO()
        Image.new("RGB", (40, 30), color).save(out, "PNG")
        return out.getvalue()

    return draw


class RecordedWorld:
    """The world of the fake."""

    def __init__(self) -> None:
        self.messenger = RecordingMessenger()
        self.group, self.ann, self.ben = ChatRef(-100), 7, 8
        self.messenger.administrators.add((self.group.id, self.ann))
        self._presses = 0

    def public(self, chat: ChatRef | None = None) -> list[Look]:
        return [self._look(one) for one in self.messenger.public_in(chat or self.group)]

    def whispered_to(self, person: int) -> list[Look]:
        everything = self.messenger.private_to(person)
        return [self._look(one) for one in everything if one.ref.only_for == person]

    async def pressed_by(self, person: int) -> str:
        self._presses += 1
        return f"press {self._presses}"

    def too_late(self, press_id: str) -> None:
        self.messenger.late_presses.add(press_id)

    def answer_to(self, press_id: str) -> tuple[str, bool]:
        answer = self.messenger.answer_to(press_id)
        assert answer is not None
        return answer.text, answer.is_alert

    def block(self, person: int) -> None:
        self.messenger.unreachable.add(person)

    def remove_ben(self) -> None:
        self.messenger.strangers.add((self.group.id, self.ben))

    def promote_bot(self) -> None:
        self.messenger.bot_administrates.add(self.group.id)

    def lose(self, ref) -> None:
        self.messenger.lose(ref)

    def flood(self, seconds: int) -> None:
        from bot.chat import SlowDown

        self.messenger.fail_next(SlowDown(seconds))

    def migrate(self) -> int:
        self.messenger.moved[self.group.id] = -1001
        return -1001

    @staticmethod
    def _look(shown) -> Look:
        labels = tuple(button.label for row in shown.message.rows for button in row)
        photo = shown.message.photo.data if shown.message.photo else None
        return Look(shown.message.text, labels, photo)


class SandboxWorld:
    """The world of the sandbox, seen through one of the libraries."""

    def __init__(self, sandbox: Sandbox, clock: ManualClock, messenger: Messenger) -> None:
        self.sandbox, self.clock, self.messenger = sandbox, clock, messenger
        self.people = [sandbox.person(name, started=True) for name in ("Ann", "Ben")]
        self.chat = sandbox.group("Friends", self.people, kind="group")
        self.group = ChatRef(self.chat.id)
        self.ann, self.ben = (person.id for person in self.people)

    def public(self, chat: ChatRef | None = None) -> list[Look]:
        place = self.sandbox.world.chats[(chat or self.group).id]
        return [self._look(one) for one in self.sandbox.messages(place) if self._is_ours(one)]

    def whispered_to(self, person: int) -> list[Look]:
        eyes = self._person(person)
        everything = self.sandbox.messages(self.chat, viewer=eyes)
        return [self._look(one) for one in everything if one.ephemeral and self._is_ours(one)]

    async def pressed_by(self, person: int) -> str:
        from bot.chat import Button, Message

        await self.messenger.send(
            self.group, Message("a table", ((Button("press", data="k:1:1:x"),),))
        )
        seen = self.sandbox.last(self.chat)
        press = self.sandbox.tap(self._person(person), seen, "press").id
        self.sandbox.delete(seen)
        return press

    def too_late(self, press_id: str) -> None:
        self.clock.advance(16)

    def answer_to(self, press_id: str) -> tuple[str, bool]:
        request = self.sandbox.calls("answerCallbackQuery")[-1]
        assert request.params["callback_query_id"] == press_id
        show_alert = str(request.params.get("show_alert", "false")).lower()
        return request.params.get("text", ""), show_alert == "true"

    def block(self, person: int) -> None:
        self.sandbox.block(self._person(person))

    def remove_ben(self) -> None:
        self.sandbox.remove(self.chat, self._person(self.ben))

    def promote_bot(self) -> None:
        self.sandbox.set_bot(self.chat, "administrator")

    def lose(self, ref) -> None:
        if ref.only_for is not None:
            self.sandbox.expire_ephemerals(self.chat)
            return
        place = self.sandbox.world.chats[ref.chat.id]
        self.sandbox.delete(next(m for m in self.sandbox.messages(place) if m.id == ref.id))

    def flood(self, seconds: int) -> None:
        self.sandbox.faults.flood(seconds)

    def migrate(self) -> int:
        return self.sandbox.migrate(self.chat).id

    def _person(self, id_: int):
        return next(person for person in self.people if person.id == id_)

    def _is_ours(self, message) -> bool:
        return message.sender == self.sandbox.world.bot_id

    @staticmethod
    def _look(seen) -> Look:
        return Look(seen.words, seen.labels, seen.photo)


@asynccontextmanager
async def aiogram_messenger(sandbox: Sandbox) -> AsyncIterator[Messenger]:
    from bot.messengers.aiogram_bot import AiogramMessenger, build_bot

    bot = build_bot(sandbox.token, base_url=sandbox.url)
    messenger = AiogramMessenger(bot)
    await messenger.start()
    try:
        yield messenger
    finally:
        await bot.session.close()


@asynccontextmanager
async def ptb_messenger(sandbox: Sandbox) -> AsyncIterator[Messenger]:
    from bot.messengers.ptb_bot import PtbMessenger, build_application

    async with build_application(sandbox.token, base_url=sandbox.url).bot as bot:
        messenger = PtbMessenger(bot)
        await messenger.start()
        yield messenger


MESSENGERS: dict[str, Callable[[Sandbox], AbstractAsyncContextManager[Messenger]]] = {
    "aiogram": aiogram_messenger,
    "ptb": ptb_messenger,
}


@pytest.fixture
def open_messenger() -> Callable[[str, Sandbox], AbstractAsyncContextManager[Messenger]]:
    """``open_messenger("aiogram", sandbox)`` is a context with that library's messenger."""
    return lambda library, sandbox: MESSENGERS[library](sandbox)


@asynccontextmanager
async def sandbox_world(library: str) -> AsyncIterator[SandboxWorld]:
    clock = ManualClock()
    async with Sandbox(clock=clock) as sandbox, MESSENGERS[library](sandbox) as messenger:
        yield SandboxWorld(sandbox, clock, messenger)


@pytest.fixture(params=["recording", "aiogram", "ptb"])
async def world(request) -> AsyncIterator[RecordedWorld | SandboxWorld]:
    """What is said, by each messenger."""
    if request.param == "recording":
        yield RecordedWorld()
        return
    async with sandbox_world(request.param) as stage:
        yield stage


@pytest.fixture(params=["aiogram", "ptb"])
async def telegram(request) -> AsyncIterator[SandboxWorld]:
    """What is said, by the Telegram libraries alone."""
    async with sandbox_world(request.param) as stage:
        yield stage


@dataclass
class Line:
    """A bot that polls a sandbox; ``heard`` is what its handler was given."""

    sandbox: Sandbox
    heard: asyncio.Queue[Incoming] = field(default_factory=asyncio.Queue)
    messenger: Messenger | None = None
    reaction: Callable[[Incoming], Awaitable[None]] | None = None

    def __post_init__(self) -> None:
        self.ann = self.sandbox.person("Ann", started=True, language="ru", last_name="Lee")
        self.ben = self.sandbox.person("Ben", started=True)
        self.group = self.sandbox.group("Friends", [self.ann, self.ben], kind="group")

    async def handle(self, incoming: Incoming) -> None:
        if self.reaction is not None:
            await self.reaction(incoming)
        self.heard.put_nowait(incoming)

    async def next(self) -> Incoming:
        """The next thing heard; nothing ignored before it may have come through."""
        return await asyncio.wait_for(self.heard.get(), 10)


def aiogram_runner(sandbox: Sandbox, handler: Handler) -> Runner:
    from bot.messengers.aiogram_bot import AiogramRunner, build_bot

    bot = build_bot(sandbox.token, base_url=sandbox.url)
    return AiogramRunner(bot, handler, commands=COMMANDS, polling_seconds=5)


def ptb_runner(sandbox: Sandbox, handler: Handler) -> Runner:
    from bot.messengers.ptb_bot import PtbRunner, build_application

    application = build_application(sandbox.token, base_url=sandbox.url)
    return PtbRunner(application, handler, commands=COMMANDS, polling_seconds=5)


RUNNERS: dict[str, Callable[[Sandbox, Handler], Runner]] = {
    "aiogram": aiogram_runner,
    "ptb": ptb_runner,
}


@pytest.fixture(params=["aiogram", "ptb"])
def build_runner(request) -> Callable[[Sandbox, Handler], Runner]:
    """``build_runner(sandbox, handler)`` is a runner of each library."""
    return RUNNERS[request.param]


@pytest.fixture(params=["aiogram", "ptb"])
async def line(request) -> AsyncIterator[Line]:
    """A polling bot in each library."""
    async with Sandbox() as sandbox, Nursery() as nursery:
        wire = Line(sandbox)
        runner = RUNNERS[request.param](sandbox, wire.handle)
        wire.messenger = runner.messenger
        await wire.messenger.start()
        nursery.spawn(runner.poll)
        yield wire
        await runner.stop()
        await runner.close()
