"""The configuration: read when asked for, wrong in one line, silent about secrets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config import Config, ConfigError

TOKEN = "123456:AAH-not-a-real-token"


@pytest.fixture(autouse=True)
def _no_configuration(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("KONTRA_")]:
        monkeypatch.delenv(name)


def test_nothing_is_needed() -> None:
    config = Config.load()
    assert config.telegram_token is None
    assert (config.library, config.host, config.port) == ("aiogram", "127.0.0.1", 8080)
    assert 1 <= config.workers <= 2
    url = config.database_url.get_secret_value()
    assert url == f"sqlite:///{config.data_dir / 'kontra.sqlite'}"


def test_every_kind_of_value_is_read_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in {
        "TELEGRAM_TOKEN": TOKEN,
        "LIBRARY": "ptb",
        "LANGUAGE": "pl",
        "DATA_DIR": str(tmp_path),
        "PORT": "9000",
        "LOG_LEVEL": "debug",
        "WEBHOOK_URL": "https://example.org/hook",
        "WEBHOOK_SECRET": "a-B_9",
        "WORKERS": "",
    }.items():
        monkeypatch.setenv(f"KONTRA_{name}", value)
    config = Config.load()
    assert config.telegram_token is not None
    assert config.telegram_token.get_secret_value() == TOKEN
    assert config.library == "ptb"
    assert (config.language, config.port, config.log_level) == ("pl", 9000, "DEBUG")
    assert config.database_url.get_secret_value() == f"sqlite:///{tmp_path}/kontra.sqlite"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("KONTRA_PORT", "eighty"),
        ("KONTRA_PORT", "70000"),
        ("KONTRA_LIBRARY", "telethon"),
        ("KONTRA_LANGUAGE", "tlh"),
        ("KONTRA_WORKERS", "0"),
        ("KONTRA_LOG_LEVEL", "loud"),
        ("KONTRA_LOG_FORMAT", "xml"),
        ("KONTRA_TELEGRAM_TOKEN", "my-secret-token"),
        ("KONTRA_WEBHOOK_URL", "http://example.org"),
        ("KONTRA_WEBHOOK_SECRET", "with a space"),
        ("KONTRA_WEBHOOK_SECRET", "line\n"),
        ("KONTRA_API_URL", "ftp://example.org"),
    ],
)
def test_a_wrong_value_is_one_line_with_the_name_and_without_the_value(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(ConfigError) as error:
        Config.load()
    said = str(error.value)
    assert variable in said
    assert "\n" not in said
    assert value not in said or len(value) == 1


def test_all_that_is_wrong_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTRA_PORT", "x")
    monkeypatch.setenv("KONTRA_WORKERS", "y")
    with pytest.raises(ConfigError, match=r"KONTRA_WORKERS.*; .*KONTRA_PORT"):
        Config.load()


def test_a_webhook_needs_its_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTRA_WEBHOOK_URL", "https://example.org/hook")
    with pytest.raises(ConfigError, match="KONTRA_WEBHOOK_SECRET is needed"):
        Config.load()


@pytest.mark.parametrize("name", ["TELEGRAM_TOKEN", "WEBHOOK_SECRET", "DATABASE_URL"])
def test_a_secret_may_stand_in_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    secret = TOKEN if name == "TELEGRAM_TOKEN" else "some-secret"
    (tmp_path / "secret").write_text(f"{secret}\n", encoding="utf-8")
    monkeypatch.setenv(f"KONTRA_{name}_FILE", str(tmp_path / "secret"))
    assert getattr(Config.load(), name.lower()).get_secret_value() == secret


def test_a_secret_given_twice_or_in_no_file_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KONTRA_TELEGRAM_TOKEN_FILE", str(tmp_path / "nothing here"))
    with pytest.raises(ConfigError, match="KONTRA_TELEGRAM_TOKEN_FILE: No such file"):
        Config.load()
    monkeypatch.setenv("KONTRA_TELEGRAM_TOKEN", TOKEN)
    with pytest.raises(ConfigError, match="both set"):
        Config.load()


def test_secrets_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTRA_TELEGRAM_TOKEN", TOKEN)
    monkeypatch.setenv("KONTRA_DATABASE_URL", "postgresql://kontra:pass-word@db/kontra")
    config = Config.load()
    shown = f"{config!r} {config} {config.model_dump()}"
    assert TOKEN not in shown
    assert "pass-word" not in shown


def test_it_does_not_change() -> None:
    with pytest.raises(ValidationError):
        Config.load().port = 1  # type: ignore[misc]


def test_importing_the_module_reads_nothing() -> None:
    wrong = os.environ | {"KONTRA_PORT": "wrong", "KONTRA_TELEGRAM_TOKEN_FILE": "/nowhere"}
    command = [sys.executable, "-c", "import bot.config"]
    assert subprocess.run(command, env=wrong, check=False).returncode == 0
