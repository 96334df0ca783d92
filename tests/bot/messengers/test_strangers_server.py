"""Both libraries against a Bot API server that strangers wrote (lo-bot-api-emulator 0.3.6).

It checks requests by its own contract and refuses every parameter outside of it, so it also is an
old server that knows neither button styles nor disabled buttons.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from bot.app import furnish
from bot.chat import (
    Ask,
    Button,
    ButtonStyle,
    Choice,
    Command,
    Document,
    FileSent,
    MenuCommand,
    Message,
    Photo,
    Press,
    Words,
)
from bot.messengers.connecting import connect
from bot.services.computers import InlineThinker
from bot.services.dispatch import Dispatch
from bot.services.nursery import Nursery
from bot.services.time_source import ManualTime
from bot.storage.database import Database

lo = pytest.importorskip("lo_bot_api_emulator")

TOKEN = "42:TEST-TOKEN"
ANN = {"id": 7, "is_bot": False, "first_name": "Ann"}
CHAT = {"id": 7, "type": "private", "first_name": "Ann"}
ROWS = (
    (
        Button("Pass", data="k:1:1:p"),
        Button("Dbl", data="k:1:1:x", style=ButtonStyle.DANGER),
        Button("7NT", data="k:1:1:7n", is_disabled=True),
    ),
)


class Server(lo.LoBotApiEmulator):
    """What the emulator lacks: a bot's name, pictures edited in place, names in any case.

    It also keeps what a person would see of the keyboards, for playing a deal.
    """

    def __init__(self, **settings):
        super().__init__(**settings, max_assets=10_000)
        self.keyboards = {}
        self.toasts = {}
        self.has_changed = asyncio.Event()

    def validate(self, method, fields, uploads):
        result = self._validate(method, fields, uploads)
        if isinstance(result, dict) and "message_id" in result:
            markup = self.decoded(fields.get("reply_markup") or "{}")
            rows = markup.get("inline_keyboard", [])
            self.keyboards[result["message_id"]] = [button for row in rows for button in row]
            self.has_changed.set()
        elif method == "answerCallbackQuery":
            self.toasts[fields["callback_query_id"]] = fields.get("text", "")
            self.has_changed.set()
        return result

    def offered(self):
        """The buttons to be pressed: their codes, with the data and the message of each."""
        return {
            button["callback_data"].split(":", 3)[-1]: (number, button["callback_data"])
            for number, buttons in self.keyboards.items()
            for button in buttons
            if "callback_data" in button
        }

    async def until(self, look):
        """Wait until a look at the chat gives something, and return that."""
        while not (seen := look()):
            self.has_changed.clear()
            await asyncio.wait_for(self.has_changed.wait(), 30)
        return seen

    def _validate(self, method, fields, uploads):
        if method == "editMessageMedia":
            return self._edit_media(fields, uploads)
        result = super().validate(method, fields, uploads)
        return result | {"username": "kontra_bot"} if method == "getMe" else result

    async def handle(self, request):
        official = {name.lower(): name for name in (*lo.CONTRACT["methods"], "editMessageMedia")}
        name = request.match_info["method"]
        request.match_info["method"] = official.get(name.lower(), name)
        return await super().handle(request)

    def _edit_media(self, fields, uploads):
        media = self.decoded(fields["media"])
        assert set(media) <= {"type", "media", "caption", "parse_mode"}
        if fields.get("reply_markup"):
            self.validate_markup(self.decoded(fields["reply_markup"]))
        source = self.source("photo", media["media"], uploads)
        number = int(fields["message_id"])
        return self.media_message(fields["chat_id"], "photo", source, media["caption"], number)


@pytest.fixture
async def server() -> AsyncIterator[tuple[Server, str]]:
    emulator = Server(enable_control=True)
    runner = web.AppRunner(emulator.app(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield emulator, f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


class Table:
    """A toy table: shows a picture, takes a call, answers whatever it hears."""

    def __init__(self, picture) -> None:
        self.before, self.after = Photo(picture("green")), Photo(picture("blue"))
        self.messenger = None
        self.ref = None
        self.heard = asyncio.Queue()

    def speak_through(self, messenger):
        """Its handler, once it can speak."""
        self.messenger = messenger
        return self.handle

    async def handle(self, incoming) -> None:
        match incoming:
            case Command():
                deal = Message("<b>Deal 1</b>", ROWS, photo=self.before)
                self.ref = await self.messenger.send(incoming.chat, deal)
            case Press():
                await self._call(incoming)
            case Ask():
                choices = [Choice("sa", "♠A", "/play sa"), Choice("sk", "♠K", "/play sk")]
                await self.messenger.answer_ask(incoming.ask_id, choices)
            case Words():
                ref = await self.messenger.send(incoming.chat, Message(incoming.text))
                await self.messenger.edit(ref, Message("<i>heard</i>"))
                await self.messenger.delete(ref)
            case FileSent():
                record = Document("copy.pbn", await self.messenger.download(incoming.file_id))
                await self.messenger.send(incoming.chat, Message("copy", document=record))
        self.heard.put_nowait(incoming)

    async def _call(self, press) -> None:
        await self.messenger.answer_press(press.press_id, "Pass")
        called = Message("West passed", ROWS[:1], photo=self.before)
        await self.messenger.edit(self.ref, called)
        await self.messenger.edit(self.ref, Message("Deal 2", photo=self.after))


def message(**fields):
    return {"message": {"message_id": 1, "date": 1, "chat": CHAT, "from": ANN} | fields}


def updates(emulator):
    emulator.assets["upload"] = {"data": b"[Event]", "size": 7}
    document = {"file_id": "upload", "file_unique_id": "u", "file_name": "a.pbn"}
    query = {"id": "q1", "from": ANN, "chat_instance": "1", "data": "k:1:1:p"}
    return [
        message(text="/play", entities=[{"type": "bot_command", "offset": 0, "length": 5}]),
        {"callback_query": query | message()},
        {"inline_query": {"id": "i1", "from": ANN, "query": "hand 1", "offset": ""}},
        message(text="1nt"),
        message(document=document),
    ]


LIBRARIES = pytest.mark.parametrize("library", ["aiogram", "ptb"])


@asynccontextmanager
async def polling(library, url, build_handler):
    """A bot that polls the server, as long as the context lasts."""
    async with (
        connect(library, TOKEN, commands={"play"}, base_url=url) as connection,
        Nursery() as nursery,
    ):
        runner = connection.build_runner(build_handler(connection.messenger))
        nursery.spawn(runner.poll)
        yield connection.messenger
        await runner.stop()


@LIBRARIES
async def test_a_strangers_server_accepts_all_we_say_and_we_understand_it(
    server, library, picture
):
    emulator, url = server
    table = Table(picture)
    async with polling(library, url, table.speak_through) as messenger:
        for update in updates(emulator):
            await emulator.enqueue_update(update, token=TOKEN)
            await asyncio.wait_for(table.heard.get(), 20)
        menu = [MenuCommand("play", "Play alone")]
        await messenger.set_menu(menu, scope="private", language="ru")
        assert not messenger.capabilities.button_styles
    refused = [one["method"] for one in emulator.requests if one["status"] != 200]
    # Refused was the coloured keyboard of the first message, after which buttons are plain; and
    # perhaps the confirmation on stopping, where the emulator still sees the last long poll.
    assert [method for method in refused if method != "getUpdates"] == ["sendPhoto"]
    asked = {one["method"] for one in emulator.requests if one["status"] == 200}
    assert asked >= {
        "sendPhoto",
        "editMessageCaption",
        "editMessageMedia",
        "answerCallbackQuery",
        "answerInlineQuery",
        "sendMessage",
        "editMessageText",
        "deleteMessage",
        "getFile",
        "sendDocument",
        "setMyCommands",
    }


CARD = re.compile("[CDHS][2-9TJQKA]")
CARDS_A_HAND = 13


class Hurry:
    """Plays the first card it may, else passes; a deal passed out is followed by another."""

    def __init__(self, emulator) -> None:
        self.emulator = emulator
        self.accepted = 0
        self._tried = set()

    async def play_a_deal(self) -> None:
        await self.emulator.enqueue_update(message(text="/play"), token=TOKEN)
        for number in range(200):
            code = await self.emulator.until(self._choice)
            if code == "next" and self.accepted >= CARDS_A_HAND:
                return
            await self._press(f"q{number}", code)

    def _choice(self):
        codes = self.emulator.offered()
        cards = [one for one in codes if CARD.fullmatch(one) and one not in self._tried]
        return next((one for one in ("next", *cards, "P") if one in codes), None)

    async def _press(self, press, code) -> None:
        before = self.emulator.offered()
        number, data = before[code]
        seen = {"message_id": number, "date": 1, "chat": CHAT, "text": "x"}
        query = {"id": press, "from": ANN, "chat_instance": "1", "data": data, "message": seen}
        await self.emulator.enqueue_update({"callback_query": query}, token=TOKEN)
        await self.emulator.until(lambda: press in self.emulator.toasts)
        if self.emulator.toasts[press]:
            # A disabled button can be pressed where there are only plain ones, and is refused.
            self._tried.add(code)
            return
        await self.emulator.until(lambda: self.emulator.offered() != before)
        self.accepted += 1
        self._tried = set()


@LIBRARIES
async def test_a_whole_deal_is_played_over_a_strangers_server(server, library, picture):
    emulator, url = server
    pictures = [Photo(picture("green")), Photo(picture("blue"))]

    def paint(screen):
        photo = pictures[len(screen.text) % 2] if screen.drawing is not None else None
        return Message(screen.text, screen.rows, photo)

    player = Hurry(emulator)
    async with Database.open("sqlite://") as database, Nursery() as nursery:

        def game(messenger):
            return Dispatch(
                furnish(
                    messenger=messenger,
                    store=database,
                    surfaces=database.surfaces,
                    thinker=InlineThinker(),
                    nursery=nursery,
                    time=ManualTime(is_instant=True),
                    paint=paint,
                )
            )

        async with polling(library, url, game):
            await player.play_a_deal()
            await nursery.close()
    assert player.accepted > CARDS_A_HAND
    asked = {one["method"] for one in emulator.requests if one["status"] == 200}
    assert {"sendPhoto", "editMessageMedia", "answerCallbackQuery"} <= asked
