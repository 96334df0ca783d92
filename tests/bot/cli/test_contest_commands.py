"""``kontra arena`` and ``kontra yardstick`` from the command line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from bot.cli import arena, yardstick
from bot.cli.progress import ProgressBar


def run(command, *words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


def test_the_arena_prints_the_match_and_writes_every_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    options = ("--home", "basic", "--away", "random", "--deals", "2", "--workers", "1")
    assert run(arena, *options, "--json", str(file)) == 0
    assert "basic – random" in capsys.readouterr().out
    written = json.loads(file.read_text())
    assert [board["number"] for board in written["boards"]] == [1, 2]
    assert written["imps_per_board"]["deals"] == 2


def test_the_arena_names_the_players_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arena, "--home", "nobody", "--deals", "1") == 2
    assert "expert" in capsys.readouterr().err


def test_the_yardstick_measures_random_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(yardstick, "--player", "basic", "--deals", "1", "--workers", "1") == 0
    assert "IMPs to par" in capsys.readouterr().out


def test_the_yardstick_refuses_a_file_that_holds_no_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.txt"
    file.write_text("1 2 3\n")
    assert run(yardstick, "--games", str(file)) == 2
    assert "line 1" in capsys.readouterr().err


def test_the_progress_bar_draws_only_on_a_terminal() -> None:
    class Stream:
        def __init__(self, *, is_terminal: bool) -> None:
            self.is_terminal, self.text = is_terminal, ""

        def isatty(self) -> bool:
            return self.is_terminal

        def write(self, text: str) -> None:
            self.text += text

        def flush(self) -> None:
            pass

    silent, shown = Stream(is_terminal=False), Stream(is_terminal=True)
    for stream in (silent, shown):
        bar = ProgressBar("boards", stream)
        bar(1, 2)
        bar(2, 2)
    assert silent.text == ""
    assert "1/2" in shown.text
    assert shown.text.endswith("2/2\n")
