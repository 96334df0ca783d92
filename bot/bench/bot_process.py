"""A bot as a process of its own beside a sandbox: started, watched, stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bot.sandbox import Sandbox

PATIENCE_SECONDS = 120.0
"""A loaded machine may take long to import a library."""


@dataclass(frozen=True, slots=True)
class RunningBot:
    """A bot that polls."""

    pid: int
    start_seconds: float
    """From the start of the process to its first poll."""

    def memory_bytes(self) -> int:
        """What the process itself keeps in memory, its workers not counted (Linux only)."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """The processor time the process itself has used (Linux only)."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def running(
    sandbox: Sandbox, module: str, *arguments: str, environment: Mapping[str, str] | None = None
) -> AsyncIterator[RunningBot]:
    """Run ``python -m module …``; yields when it polls, stops it by SIGTERM at the end."""
    start = perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, env={**os.environ, **(environment or {})}
    )
    try:
        await sandbox.wait_for(
            lambda: sandbox.context.updates.polling, timeout=PATIENCE_SECONDS, what="a poll"
        )
        yield RunningBot(process.pid, perf_counter() - start)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


def kontra_environment(sandbox: Sandbox, folder: Path) -> dict[str, str]:
    """The configuration of a Kontra that talks to the sandbox and keeps its data in a folder."""
    return {
        "KONTRA_TELEGRAM_TOKEN": sandbox.token,
        "KONTRA_API_URL": sandbox.url,
        "KONTRA_DATA_DIR": str(folder),
        "KONTRA_LOG_LEVEL": "WARNING",
        "KONTRA_PAUSES": "0",
    }


def database_url(folder: Path) -> str:
    """Where that Kontra keeps its tables."""
    return f"sqlite:///{folder / 'kontra.sqlite'}"
