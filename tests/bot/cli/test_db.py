"""``kontra db``: said in lines a person reads, errors in one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from migrations import HEAD


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("KONTRA_DATABASE_URL", f"sqlite:///{tmp_path / 'kontra.sqlite'}")
    return tmp_path / "kontra.sqlite"


def test_upgrade_makes_the_database_and_then_has_nothing_to_do(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "upgrade"]) == 0
    assert f"from nothing to revision {HEAD}" in capsys.readouterr().out
    assert main(["db", "upgrade"]) == 0
    assert "already" in capsys.readouterr().out
    assert file.exists()


def test_check_says_what_it_looked_at(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade"])
    assert main(["db", "check"]) == 0
    said = capsys.readouterr().out
    assert str(file) in said
    assert "All is well." in said


def test_a_quick_check_looks_at_no_table(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade"])
    with closing(sqlite3.connect(file)) as connection, connection:
        damaged = (-5, 7, "playing", "{}", '{"N": {}}', 0, 1, 0.0, 0.0)
        connection.execute(
            "INSERT INTO tables (chat_id, host_id, status, settings, seats, match_number, version,"
            f" created_at, updated_at) VALUES ({', '.join('?' * len(damaged))})",
            damaged,
        )
    assert main(["db", "check", "--quick"]) == 0
    assert "open tables  1\n" in capsys.readouterr().out
    assert main(["db", "check"]) == 1
    assert "damage       table 1: " in capsys.readouterr().out


def test_check_fails_on_an_old_revision(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["db", "upgrade"])
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
    assert main(["db", "check"]) == 1
    assert "kontra db upgrade" in capsys.readouterr().out


def test_backup_says_the_size(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["db", "upgrade"])
    assert main(["db", "backup", str(tmp_path / "copy")]) == 0
    assert "bytes, checked" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("url", "arguments"),
    [
        ("sqlite:////nowhere/kontra.sqlite", ["check"]),
        ("mysql://user:pass-word@host/db", ["check"]),
        ("no url", ["upgrade"]),
        ("sqlite:////proc/nothing/kontra.sqlite", ["upgrade"]),
        ("postgresql://user:pass-word@127.0.0.1:1/db", ["check"]),
        ("postgresql://user:pass-word@127.0.0.1:1/db", ["backup", "copy"]),
    ],
)
def test_an_error_is_one_line_without_the_password(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    url: str,
    arguments: list[str],
) -> None:
    monkeypatch.setenv("KONTRA_DATABASE_URL", url)
    assert main(["db", *arguments]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kontra: ")
    assert said.err.count("\n") == 1
    assert "pass-word" not in said.err


def test_a_wrong_configuration_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KONTRA_PORT", "eighty")
    assert main(["db", "check"]) == 2
    assert capsys.readouterr().err.startswith("kontra: KONTRA_PORT: ")
