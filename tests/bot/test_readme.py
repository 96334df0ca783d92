"""The README tells the truth about what can be typed and set."""

from __future__ import annotations

import re
from pathlib import Path

from bot.__main__ import COMMANDS as CONSOLE
from bot.__main__ import DEFAULT
from bot.config import PREFIX, SECRETS, Config
from bot.services.commands import COMMANDS as CHAT

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_readme_names_all_variables_and_no_others() -> None:
    fields = {f"{PREFIX}{name}".upper() for name in Config.model_fields}
    files = {f"{PREFIX}{name}_FILE".upper() for name in SECRETS}
    named = set(re.findall(rf"{PREFIX}[A-Z_]*[A-Z]", README))
    assert fields <= named
    assert named <= fields | files


def test_the_readme_names_all_commands_of_the_chat_and_no_others() -> None:
    section = README.partition("## Commands")[2].partition("On the console:")[0]
    named = set(re.findall(r"`/([a-z]+)\b[^`/]*`", section))
    assert named == set(CHAT)


def test_the_readme_names_all_commands_of_the_console() -> None:
    console = README.partition("On the console:")[2].partition("## The map")[0]
    named = set(re.findall(r"^kontra ([a-z]+)", console, re.MULTILINE))
    assert named == set(CONSOLE) - {DEFAULT}
