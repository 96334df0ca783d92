"""Load, disasters and the journal of both, for the crash and fault campaign."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.chat import ButtonData
from bot.sandbox import Chat, NoAnswerError, Person, Sandbox, Seen

ROOT = Path(__file__).parents[3]
CARD = re.compile("[CDHS][2-9TJQKA]")
CALL = re.compile("P|[1-7][CDHSN]")
PATIENCE_SECONDS = 120.0


class ForkedBot:
    """Kontra with aiogram, killed and started again at will."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self._sandbox = sandbox
        self.folder = folder
        self.pid = 0
        self._parent: asyncio.subprocess.Process | None = None

    @property
    def database(self) -> Path:
        return self.folder / "kontra.sqlite"

    async def prepare(self) -> None:
        environment = {
            **os.environ,
            "KONTRA_TELEGRAM_TOKEN": self._sandbox.token,
            "KONTRA_API_URL": self._sandbox.url,
            "KONTRA_DATA_DIR": str(self.folder),
            "KONTRA_WORKERS": "1",
            "KONTRA_PAUSES": "0",
            "KONTRA_LOG_LEVEL": "WARNING",
            "PYTHONPATH": str(ROOT),
        }
        pipe = asyncio.subprocess.PIPE
        with (self.folder / "bot.log").open("ab") as log:
            self._parent = await asyncio.create_subprocess_exec(
                sys.executable, str(Path(__file__).with_name("forking_bot.py")),
                env=environment, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=log,
            )  # fmt: skip
        assert await self._line() == "ready"

    async def start(self, *, size_limit: int | None = None) -> None:
        """Start, and wait until it asks for updates."""
        updates = self._sandbox.context.updates
        updates.stop()
        await self._sandbox.wait_for(lambda: not updates.polling, what="the old bot's end")
        self._tell(f"start {size_limit or ''}")
        self.pid = int(await self._line())
        await self._sandbox.wait_for(
            lambda: updates.polling, timeout=PATIENCE_SECONDS, what="the bot's first poll"
        )

    async def end(self, number: signal.Signals) -> int:
        """Send the signal and wait for the end; the exit code."""
        os.kill(self.pid, number)
        self._tell(f"gone {self.pid}")
        return int(await self._line())

    def kill_a_worker(self) -> bool:
        """SIGKILL one of its worker processes; False when it has none yet."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        if children:
            os.kill(int(children[-1]), signal.SIGKILL)
        return bool(children)

    async def close(self) -> None:
        assert self._parent is not None
        assert self._parent.stdin is not None
        self._parent.stdin.close()
        await self._parent.wait()

    def _tell(self, line: str) -> None:
        assert self._parent is not None
        assert self._parent.stdin is not None
        self._parent.stdin.write(f"{line}\n".encode())

    async def _line(self) -> str:
        assert self._parent is not None
        assert self._parent.stdout is not None
        return (await self._parent.stdout.readline()).decode().strip()


@dataclass(frozen=True, slots=True)
class Press:
    """A press and its answer; None when there was none."""

    person: int
    data: ButtonData
    update: int
    answer: str | None


@dataclass
class Journal:
    """What happened; ``shown`` holds every state of every message of the bot's."""

    taps: int = 0
    presses: list[Press] = field(default_factory=list)
    shown: list[Seen] = field(default_factory=list)
    too_early: list[str] = field(default_factory=list)
    disasters: dict[str, int] = field(default_factory=dict)


class Watcher:
    """Notes every message as it is shown, and checks that what it shows is saved already."""

    def __init__(self, sandbox: Sandbox, bot: ForkedBot, journal: Journal) -> None:
        self._sandbox, self._bot, self._journal = sandbox, bot, journal
        self._saved: dict[int, int] = {}
        sandbox.world.listeners.append(self._notice)

    def _notice(self, change) -> None:
        if change.kind != "message" or change.record.sender != self._sandbox.world.bot_id:
            return
        if change.record.deleted:
            return
        seen = self._sandbox._seen(change.record)
        self._journal.shown.append(seen)
        for data in buttons_of(seen):
            if data.version > self._version(data):
                self._journal.too_early.append(f"table {data.table} of version {data.version}")

    def _version(self, data: ButtonData) -> int:
        """The saved version of the button's table, read again when it seems too low."""
        if self._saved.get(data.table, -1) < data.version:
            with closing(sqlite3.connect(self._bot.database)) as connection:
                self._saved.update(connection.execute("SELECT id, version FROM tables"))
        return self._saved.get(data.table, -1)


def buttons_of(seen: Seen) -> list[ButtonData]:
    """The data of a message's buttons that belong to a table."""
    found = []
    for button in seen.buttons:
        try:
            data = ButtonData.parse(button.data or "")
        except ValueError:
            continue
        if data.table:
            found.append(data)
    return found


class Player:
    """A person who presses what is offered in the private chat, as long as the campaign lasts."""

    def __init__(self, sandbox: Sandbox, person: Person, journal: Journal, rng: Random) -> None:
        self.person = person
        self._sandbox, self._journal, self._rng = sandbox, journal, rng

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            choice = self._choice()
            if choice is None:
                await asyncio.sleep(0.1)
                continue
            await self._press(*choice)
            await self._see_a_change(choice[0])

    def _choice(self) -> tuple[Seen, ButtonData] | None:
        for message in reversed(self._sandbox.messages(self.person)):
            offered = {data.code: data for data in buttons_of(message)}
            cards = [code for code in offered if CARD.fullmatch(code)]
            for code in (*cards, "P", "next", "again"):
                if code in offered:
                    return message, offered[code]
        return None

    async def _see_a_change(self, message: Seen) -> None:
        """Wait for the message's next state, as a person would, but not for long."""
        with suppress(TimeoutError, LookupError):
            await self._sandbox.wait_for(
                lambda: self._sandbox.now(message) != message, timeout=0.2 + self._rng.random()
            )

    async def _press(self, message: Seen, data: ButtonData) -> None:
        query = self._sandbox.tap(self.person, message, data=str(data), forge=True)
        update = self._sandbox.context.updates.last_id
        self._journal.taps += 1
        try:
            answer = (await self._sandbox.answer(query, timeout=PATIENCE_SECONDS)).text
        except NoAnswerError:
            answer = None
        self._journal.presses.append(Press(self.person.id, data, update, answer))


class Disasters:
    """One at a time, at random moments."""

    def __init__(self, sandbox: Sandbox, bot: ForkedBot, journal: Journal, rng: Random) -> None:
        self._sandbox, self._bot, self._journal, self._rng = sandbox, bot, journal, rng
        self._others = (
            self._lock_database,
            self._fill_disk,
            self._kill_worker,
            self._flood,
            self._bad_gateway,
            self._lose_answers,
            self._duplicate,
        )

    async def kill(self) -> None:
        """SIGKILL at a random moment after some more presses, or when nothing is offered."""
        wanted = self._journal.taps + self._rng.randrange(1, 6)
        try:
            async with asyncio.timeout(20):
                while self._journal.taps < wanted:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass
        await asyncio.sleep(self._rng.random() * 0.3)
        assert await self._bot.end(signal.SIGKILL) == -signal.SIGKILL
        await self._bot.start()
        self._count("kills")

    async def another(self) -> None:
        """The next of the other kinds in turn, then a moment of peace."""
        number = sum(self._journal.disasters.values())
        await self._others[number % len(self._others)]()
        self._sandbox.faults.clear()
        await asyncio.sleep(0.2)

    async def _lock_database(self) -> None:
        with closing(sqlite3.connect(self._bot.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self._rng.random())
            other.execute("ROLLBACK")
        self._count("locked database")

    async def _fill_disk(self) -> None:
        """Restart with files that may hardly grow, let it meet the limit, and restart again."""
        await self._bot.end(signal.SIGKILL)
        sizes = [file.stat().st_size for file in self._bot.folder.glob("kontra.sqlite*")]
        await self._bot.start(size_limit=max(sizes) + 8192)
        await asyncio.sleep(1.5)
        await self._bot.end(signal.SIGKILL)
        await self._bot.start()
        self._count("full disk")

    async def _kill_worker(self) -> None:
        if self._bot.kill_a_worker():
            self._count("killed worker")

    async def _flood(self) -> None:
        self._sandbox.faults.flood(1, times=3, methods={"sendPhoto", "editMessageMedia"})
        await asyncio.sleep(0.5)
        self._count("flood")

    async def _bad_gateway(self) -> None:
        self._sandbox.faults.bad_gateway(times=3, methods={"sendPhoto", "editMessageMedia"})
        await asyncio.sleep(0.5)
        self._count("bad gateway")

    async def _lose_answers(self) -> None:
        self._sandbox.faults.lose_answers(times=2, methods={"editMessageMedia", "getUpdates"})
        await asyncio.sleep(0.5)
        self._count("lost answers")

    async def _duplicate(self) -> None:
        self._sandbox.faults.duplicate_updates()
        await asyncio.sleep(0.5)
        self._count("updates sent twice")

    def _count(self, what: str) -> None:
        self._journal.disasters[what] = self._journal.disasters.get(what, 0) + 1


def members(sandbox: Sandbox, count: int) -> tuple[list[Person], Chat]:
    """People, and a group of the first two."""
    people = [sandbox.person(name) for name in ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay")[:count]]
    return people, sandbox.group("Friends", people[:2])
