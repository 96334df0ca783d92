"""SIGKILL at any moment: what was said to be saved is there, once."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import Database
from bot.storage.checkup import check

CHILD = Path(__file__).with_name("plays_until_killed.py")


def play_and_kill(url: str, acknowledged: int) -> str:
    """Let the child save some actions, kill it, and return the last line it said."""
    with subprocess.Popen(
        [sys.executable, str(CHILD), url], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        try:
            said = [child.stdout.readline() for _ in range(acknowledged)]
        finally:
            child.kill()
        said += child.stdout.readlines()
    # The last line may have been cut by the kill; then the one before counts.
    return [line for line in said if line.endswith("\n")][-1]


@pytest.mark.parametrize("rounds", [4, pytest.param(25, marks=pytest.mark.campaign)])
async def test_every_acknowledged_action_survives_a_kill(tmp_path: Path, rounds: int) -> None:
    url = f"sqlite:///{tmp_path / 'kontra.sqlite'}"
    rng = random.Random(7)
    for _ in range(rounds):
        version, entries, code = play_and_kill(url, rng.randint(1, 40)).split(maxsplit=2)
        async with Database.open(url) as database, database.unit() as unit:
            (table_id,) = await unit.open_tables()
            table = await unit.load_table(table_id)
            assert table is not None
            assert table.match is not None
            assert table.version >= int(version)
            assert table.match.log[int(entries) - 1].code == code.rstrip("\n")
            # The version and the log were saved together, and so was the mark of the update.
            assert table.version - table.match.version == int(version) - int(entries)
            assert not await unit.mark_update(table.version)
            assert await unit.mark_update(table.version + 1)
        assert (await check(url)).is_sound
