"""``kontra`` that notes when each press was saved: ``python -m bot.bench.timed_bot FILE``.

Everything else is the program itself. The clock is the machine's monotonic one, which all its
processes share; a line of FILE holds the update's id and the moment in seconds.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from unittest import mock

from bot.cli import serve
from bot.services.open_tables import Holding


def main(file: Path) -> int:
    """Run the bot; the exit code."""
    saved: list[tuple[int, float]] = []
    original = Holding.save

    async def save(holding: Holding, *, update: int | None = None) -> None:
        await original(holding, update=update)
        if update is not None:
            saved.append((update, monotonic()))

    with mock.patch.object(Holding, "save", save):
        code = serve.run(argparse.Namespace(port=None))
    file.write_text("".join(f"{update} {moment}\n" for update, moment in saved))
    return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
