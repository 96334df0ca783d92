"""The real program beside a sandbox: started, killed and started again as a process of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from pathlib import Path

from bot.sandbox import Chat, Person, Sandbox, Seen

ROOT = Path(__file__).parents[2]
CARD = re.compile("[CDHS][2-9TJQKA]")
PATIENCE_SECONDS = 90.0


class BotProcess:
    """``kontra`` with aiogram, talking to the sandbox."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.process: asyncio.subprocess.Process | None = None

    @property
    def database(self) -> Path:
        return self.folder / "kontra.sqlite"

    async def start(self) -> None:
        """Start the program and wait until it asks for updates."""
        updates = self.sandbox.context.updates
        polls = updates.polls
        environment = {
            **os.environ,
            "KONTRA_TELEGRAM_TOKEN": self.sandbox.token,
            "KONTRA_API_URL": self.sandbox.url,
            "KONTRA_DATA_DIR": str(self.folder),
            "KONTRA_WORKERS": "1",
            "KONTRA_PAUSES": "0",
            "KONTRA_LOG_LEVEL": "WARNING",
        }
        with (self.folder / "bot.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=environment, cwd=ROOT, stdout=log, stderr=log
            )
        await self.sandbox.wait_for(
            lambda: updates.polls > polls,
            timeout=PATIENCE_SECONDS,
            what="the bot's first poll",
        )

    async def kill(self) -> None:
        """SIGKILL: nothing can be finished."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        """SIGTERM: a graceful stop; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await self.process.wait()

    def log_entries(self) -> list[tuple[int, int, str, str]]:
        """Every saved action: table, number, decider, code."""
        query = (
            "SELECT table_id, number, decider, code FROM log_entries "
            "ORDER BY table_id, match_number, number"
        )
        with sqlite3.connect(self.database) as connection:
            return connection.execute(query).fetchall()

    def complaints(self) -> str:
        """What the program logged at WARNING and above."""
        return (self.folder / "bot.log").read_text(encoding="utf-8", errors="replace")


def code_of(data: str) -> str:
    return data.split(":", 3)[-1]


def offered(sandbox: Sandbox, person: Person, place: Person | Chat) -> dict[str, tuple[Seen, str]]:
    """The live buttons a person sees in a chat by their codes; the newest message wins."""
    found: dict[str, tuple[Seen, str]] = {}
    for message in sandbox.messages(place, viewer=person):
        for button in message.buttons:
            if button.data is not None and not button.disabled:
                found[code_of(button.data)] = (message, button.data)
    return found


async def until_offered(
    sandbox: Sandbox, person: Person, place: Person | Chat, pattern: str
) -> tuple[Seen, str]:
    """Wait until a button whose code matches is there."""

    def look() -> tuple[Seen, str] | None:
        codes = offered(sandbox, person, place)
        return next((codes[code] for code in codes if re.fullmatch(pattern, code)), None)

    found = await sandbox.wait_for(look, timeout=PATIENCE_SECONDS, what=f"button {pattern}")
    assert found is not None
    return found


async def press(sandbox: Sandbox, person: Person, place: Person | Chat, pattern: str) -> str:
    """Wait for a button and press it; the toast's text."""
    message, data = await until_offered(sandbox, person, place, pattern)
    answer = await sandbox.press(person, message, data=data, timeout=PATIENCE_SECONDS)
    return answer.text


ACTIONS = r"P|[1-7][CDHSN]|[CDHS][2-9TJQKA]|next"


def choice(codes: dict[str, tuple[Seen, str]]) -> str | None:
    """What a player in a hurry does: the first card, else pass, else the next deal."""
    cards = [code for code in codes if CARD.fullmatch(code)]
    return next((code for code in (*cards, "P", "next") if code in codes), None)
