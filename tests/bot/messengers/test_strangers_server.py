"""Both libraries against a Bot API server that strangers wrote (lo-bot-api-emulator 0.3.6).

It checks requests by its own contract and refuses every parameter outside of it, so it also is an
old server that knows neither button styles nor disabled buttons.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import web

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
from bot.services.nursery import Nursery

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
    """What the emulator lacks: a bot's name, pictures edited in place, names in any case."""

    def validate(self, method, fields, uploads):
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


def aiogram_bot(table, url):
    from bot.messengers.aiogram_bot import AiogramRunner, build_bot

    return AiogramRunner(build_bot(TOKEN, base_url=url), table.handle, commands={"play"})


def ptb_bot(table, url):
    from bot.messengers.ptb_bot import PtbRunner, build_application

    application = build_application(TOKEN, base_url=url)
    return PtbRunner(application, table.handle, commands={"play"})


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


@pytest.mark.parametrize("library", [aiogram_bot, ptb_bot], ids=["aiogram", "ptb"])
async def test_a_strangers_server_accepts_all_we_say_and_we_understand_it(
    server, library, picture
):
    emulator, url = server
    table = Table(picture)
    runner = library(table, url)
    table.messenger = runner.messenger
    async with Nursery() as nursery:
        nursery.spawn(runner.poll)
        for update in updates(emulator):
            await emulator.enqueue_update(update, token=TOKEN)
            await asyncio.wait_for(table.heard.get(), 20)
        menu = [MenuCommand("play", "Play alone")]
        await table.messenger.set_menu(menu, scope="private", language="ru")
        await runner.stop()
        await runner.close()
    refused = [one["method"] for one in emulator.requests if one["status"] != 200]
    # Refused was the coloured keyboard of the first message, after which buttons are plain; and
    # perhaps the confirmation on stopping, where the emulator still sees the last long poll.
    assert [method for method in refused if method != "getUpdates"] == ["sendPhoto"]
    asked = [one["method"] for one in emulator.requests if one["status"] == 200]
    assert {
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
    } <= set(asked)
    assert not table.messenger.capabilities.button_styles
