"""The log holds no secret at any level, and at INFO nothing of people and cards."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator

import pytest
from evening import NOON, evening

from bot.chat import ChatRef, Message, PersonRef, Refused, SlowDown
from bot.chat.recording import RecordingMessenger
from bot.logs import BLOT, Blotting, set_up_logging
from bot.messengers.connecting import connect
from bot.sandbox import Sandbox
from bot.services.nursery import Nursery
from bot.services.time_source import ManualTime
from bot.storage.unit_of_work import SqlUnit

TOKEN = "123456789:AAH" + "x" * 32
CARDS = re.compile(r"\b[CDHS][2-9TJQKA]\b|[♣♦♥♠]|\b[2-9TJQKA]{2,}\.[2-9TJQKA]*\.")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Where the log is to go; logging is as it was afterwards."""
    said = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    quiet = {name: logging.getLogger(name).level for name in ("httpx", "aiosqlite", "alembic")}
    yield said
    logging.captureWarnings(capture=False)
    root.handlers[:], root.level = handlers, level
    for name, before in quiet.items():
        logging.getLogger(name).setLevel(before)


def test_a_secret_is_blotted_out_of_message_arguments_and_traceback(log: io.StringIO) -> None:
    set_up_logging("DEBUG", "text", secrets=["open-sesame"], stream=log)
    try:
        int(f"https://api.telegram.org/bot{TOKEN}/getMe")
    except ValueError:
        logging.getLogger("any").exception("open-sesame %s", "postgresql://me:pass-word@db/kontra")
    said = log.getvalue()
    assert "Traceback" in said
    assert said.count(BLOT) >= 3
    for secret in (TOKEN, "open-sesame", "pass-word"):
        assert secret not in said


def test_a_token_of_another_bot_is_blotted_out_as_well(log: io.StringIO) -> None:
    set_up_logging("INFO", "text", stream=log)
    logging.getLogger("any").warning("bot%s/getMe", TOKEN)
    assert TOKEN not in log.getvalue()


def test_a_line_of_json_holds_time_level_logger_message_and_error(log: io.StringIO) -> None:
    set_up_logging("INFO", "json", secrets=['quo"ted'], stream=log)
    try:
        int('quo"ted')
    except ValueError:
        logging.getLogger("bot.some").exception("table %d\nis gone", 7)
    (line,) = log.getvalue().splitlines()
    record = json.loads(line)
    assert (record["level"], record["logger"]) == ("ERROR", "bot.some")
    assert record["message"] == "table 7\nis gone"
    assert record["time"].startswith("20")
    assert f"'{BLOT}'" in record["error"]


def test_what_is_short_and_common_is_left_alone() -> None:
    formatter = Blotting(logging.Formatter("%(message)s"), ["on"])
    record = logging.LogRecord("any", logging.INFO, "", 0, "one deal on, 12:30:15", (), None)
    assert formatter.format(record) == "one deal on, 12:30:15"


async def test_a_deal_with_troubles_at_info_names_no_person_card_or_text(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up_logging("INFO", "text", stream=log)
    zed, fay = PersonRef(900700501, "Zebedee"), PersonRef(900700502, "Fayola", username="fay_o")
    group = ChatRef(-100)
    messenger = RecordingMessenger()
    async with evening(
        messenger=messenger, time=ManualTime(is_instant=True, start_seconds=NOON)
    ) as run:
        await run.say(zed, "/play")
        await run.say(zed, "/stop")
        run.titles[group.id] = "Our quiet circle"
        for who in (zed, fay):
            await run.say(who, "/start")
        await run.say(zed, "/bridge", group)
        await run.press(fay, "sit.W", group)
        await run.press(zed, "go", group)
        messenger.fail_next(SlowDown(3), method="edit")
        messenger.fail_next(Refused("Bad Request: no"), method="send")
        for _ in range(60):
            moves = [await run.play_something(who) for who in (zed, fay)]
            if "next" in moves:
                break
        await run.say(zed, "what a secret sentence this is")
        messenger.unreachable.add(fay.id)
        await run.say(fay, "/table")
        await run.press(zed, "hand", group)

        async def no_room(*_: object, **__: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(SqlUnit, "save_table", no_room)
        await run.play_something(zed)
    said = log.getvalue()
    assert "slow down" in said
    assert "cannot be reached" in said
    assert "disk full" in said
    messages = "\n".join(line for line in said.splitlines() if not line.startswith(" "))
    assert not CARDS.search(messages), CARDS.search(messages)
    words = ("9007005", "Zebedee", "Fayola", "fay_o", "secret sentence", "quiet circle")
    assert not [line for line in said.splitlines() for word in words if word in line]


@pytest.mark.parametrize("library", ["aiogram", "ptb"])
async def test_the_token_is_in_no_log_of_either_library(
    library: str, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when requests fail in every way, and what fails is logged with its traceback."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    monkeypatch.setattr("bot.messengers.bot_api.polling.RETRY_SECONDS", (0.01,))
    set_up_logging("DEBUG", "text", stream=log)
    heard = asyncio.Event()

    async def handler(_: object) -> None:
        heard.set()

    async with Sandbox(token=TOKEN) as sandbox, Nursery() as nursery:
        ann = sandbox.person("Ann", started=True)
        async with connect(library, TOKEN, commands={"play"}, base_url=sandbox.url) as connection:
            runner = connection.build_runner(handler)
            sandbox.faults.lose_requests(2, methods=["getUpdates"])
            sandbox.faults.bad_gateway(2, methods=["getUpdates"])
            polling = nursery.spawn(runner.poll)
            await sandbox.say(ann, ann, "/play")
            await asyncio.wait_for(heard.wait(), 20)
            for spoil in (sandbox.faults.lose_requests, sandbox.faults.bad_gateway):
                spoil(1, methods=["sendMessage"])
                try:
                    await connection.messenger.send(ChatRef(ann.id), Message("good evening"))
                except SlowDown:
                    logging.getLogger("any").exception("not sent")
            try:
                await connection.messenger.download("no such file")
            except Refused:
                logging.getLogger("any").exception("not fetched")
            await runner.stop()
            await polling
    said = log.getvalue()
    assert "updates could not be fetched" in said
    assert said.count("Traceback") >= 3
    assert TOKEN not in said
    assert TOKEN.partition(":")[2] not in said
