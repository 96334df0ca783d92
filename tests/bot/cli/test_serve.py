"""Starting wrongly: one line that names the variable, exit code 2, no traceback, no secret."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli import serve
from bot.config import Config, ConfigError
from bot.sandbox import Sandbox
from bot.sandbox.errors import ApiError

WRONG_TOKEN = "123456:AAH-not-the-token-of-the-sandbox-at-all"
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _own_configuration(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Nothing of the machine's configuration; signals and log as they were afterwards."""
    for name in [name for name in os.environ if name.startswith("KONTRA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("KONTRA_DATA_DIR", str(tmp_path / "data"))
    signals = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    interval = sys.getswitchinterval()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signals[number])
    sys.setswitchinterval(interval)
    logging.captureWarnings(capture=False)
    root.handlers[:], root.level = handlers, level


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


StartInVain = Callable[..., Awaitable[str]]


@pytest.fixture
def start_in_vain(monkeypatch: pytest.MonkeyPatch) -> StartInVain:
    """Serve in this loop, which must end by itself for want of a right value; the line said."""

    async def start(sandbox: Sandbox, **variables: str) -> str:
        given = {"TELEGRAM_TOKEN": sandbox.token, "API_URL": sandbox.url} | variables
        for name, value in given.items():
            monkeypatch.setenv(f"KONTRA_{name}", value)
        with pytest.raises(ConfigError) as error:
            await serve.serve(Config.load())
        (line,) = str(error.value).splitlines()
        return line

    return start


def say_why(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The same without a process of its own."""
    assert main(["serve", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_a_wrong_value(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KONTRA_WORKERS", "many")
    assert say_why(capsys).startswith("kontra: KONTRA_WORKERS: ")


@pytest.mark.parametrize("port", ["eighty", "99999", "0"])
def test_a_wrong_port_on_the_command_line(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert say_why(capsys, "--port", port).startswith("kontra: KONTRA_PORT: ")


def test_a_secret_file_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "secret").write_bytes(b"\xff\xfe\xfd")
    monkeypatch.setenv("KONTRA_TELEGRAM_TOKEN_FILE", str(tmp_path / "secret"))
    assert say_why(capsys) == "kontra: KONTRA_TELEGRAM_TOKEN_FILE: not text"
    monkeypatch.setenv("KONTRA_TELEGRAM_TOKEN_FILE", str(tmp_path))
    assert say_why(capsys) == "kontra: KONTRA_TELEGRAM_TOKEN_FILE: Is a directory"


def test_a_data_folder_that_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KONTRA_DATA_DIR", str(tmp_path / "file" / "data"))
    assert say_why(capsys) == "kontra: KONTRA_DATA_DIR: Not a directory"


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], taken_port: int) -> None:
    line = say_why(capsys, "--port", str(taken_port))
    assert line.startswith("kontra: KONTRA_PORT: ")
    assert "in use" in line


def test_a_page_for_everybody_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KONTRA_HOST", "0.0.0.0")
    assert say_why(capsys).startswith("kontra: KONTRA_HOST: ")


@pytest.fixture(params=["aiogram", "ptb"])
def library(request: pytest.FixtureRequest) -> str:
    return request.param


async def test_a_token_that_telegram_does_not_know(
    library: str, start_in_vain: StartInVain
) -> None:
    async with Sandbox() as sandbox:
        line = await start_in_vain(sandbox, TELEGRAM_TOKEN=WRONG_TOKEN, LIBRARY=library)
    assert line.startswith("KONTRA_TELEGRAM_TOKEN: ")
    assert WRONG_TOKEN not in line


async def test_a_library_that_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, start_in_vain: StartInVain
) -> None:
    monkeypatch.setitem(sys.modules, "telegram.error", None)
    async with Sandbox() as sandbox:
        line = await start_in_vain(sandbox, LIBRARY="ptb")
    assert line == ("KONTRA_LIBRARY: python-telegram-bot is missing: pip install 'kontra[ptb]'")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nonsense", "not a database URL"),
        ("mysql://root:hidden-password@db/kontra", "no such kind of database: mysql"),
        ("postgresql://kontra:hidden-password@127.0.0.1:1/kontra", "Connect call failed"),
        ("sqlite:////proc/nowhere/kontra.sqlite", "No such file or directory"),
    ],
)
async def test_a_database_that_cannot_be_opened(
    url: str, why: str, start_in_vain: StartInVain
) -> None:
    async with Sandbox() as sandbox:
        line = await start_in_vain(sandbox, DATABASE_URL=url)
    assert line.startswith("KONTRA_DATABASE_URL: ")
    assert why in line
    assert "hidden" not in line


async def test_a_database_of_a_newer_version(tmp_path: Path, start_in_vain: StartInVain) -> None:
    with sqlite3.connect(tmp_path / "kontra.sqlite") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    async with Sandbox() as sandbox:
        line = await start_in_vain(sandbox, DATA_DIR=str(tmp_path))
    assert line.startswith("KONTRA_DATA_DIR: this database needs a newer version")


async def test_a_webhook_whose_port_is_taken_or_whose_address_telegram_refuses(
    taken_port: int, start_in_vain: StartInVain
) -> None:
    webhook = {"WEBHOOK_URL": "https://example.org/hook", "WEBHOOK_SECRET": "open-sesame"}
    async with Sandbox() as sandbox:
        line = await start_in_vain(sandbox, **webhook, WEBHOOK_PORT=str(taken_port))
        assert line.startswith("KONTRA_WEBHOOK_PORT: ")
        refusal = ApiError(400, "Bad Request: bad webhook: failed to resolve host")
        sandbox.faults.refuse(refusal, methods=["setWebhook"], times=None)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        line = await start_in_vain(sandbox, **webhook, WEBHOOK_PORT=str(port))
        assert line.startswith("KONTRA_WEBHOOK_URL: ")
        assert "failed to resolve host" in line


async def test_a_telegram_that_does_not_answer_is_waited_for_and_a_stop_heeded() -> None:
    environment = {
        **os.environ,
        "KONTRA_TELEGRAM_TOKEN": WRONG_TOKEN,
        "KONTRA_API_URL": "http://127.0.0.1:1",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, cwd=ROOT, stderr=-1
    )
    assert process.stderr is not None
    said = await process.stderr.readline()
    while said and b"trying again" not in said:
        said = await process.stderr.readline()
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0
    rest = await process.stderr.read()
    assert b"Traceback" not in rest
    assert WRONG_TOKEN.encode() not in said + rest
