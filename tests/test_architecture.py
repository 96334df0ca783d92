"""The house keeps its shape: arrows point down, modules are small and say what they are for."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "renderers", "bot", "migrations")
MODULES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
MAX_LINES = 300
FORBIDDEN_NAMES = ("utils", "helpers", "common", "manager", "misc")


def test_the_import_contracts_are_kept() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_opens_with_what_it_is_for_and_stays_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MAX_LINES
    assert ast.get_docstring(ast.parse(text)), "no docstring"
    assert path.stem not in FORBIDDEN_NAMES


def test_nothing_committed_names_the_machine_it_was_made_on() -> None:
    words = ("/" + "work/", "/opt/" + "kv", "farm" + "-", "/." + "library")
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.suffix in (".py", ".md", ".toml", ".sh", ".txt", ".ftl", ".js", ".css", ""):
            text = path.read_text(encoding="utf-8", errors="ignore") if path.is_file() else ""
            assert not [word for word in words if word in text], name


def test_importing_the_engine_and_the_bot_does_not_import_what_is_dear() -> None:
    """Each takes seconds or 100 MB; they are imported where they are used."""
    code = (
        "import sys, engine, engine.players, renderers, bot.__main__, bot.services.dispatch\n"
        "dear = {'aiogram', 'telegram', 'endplay', 'matplotlib', 'numpy'} & set(sys.modules)\n"
        "assert not dear, dear"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
