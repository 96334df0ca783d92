"""A progress bar of one line on the error stream; silent when that is no terminal."""

from __future__ import annotations

import sys
from typing import TextIO

_WIDTH = 30


class ProgressBar:
    """Call it with the pieces done and all pieces."""

    def __init__(self, label: str, stream: TextIO | None = None) -> None:
        self._label = label
        self._stream = stream or sys.stderr

    def __call__(self, done: int, whole: int) -> None:
        """Draw the bar; a full one ends the line."""
        if not self._stream.isatty() or not whole:
            return
        filled = _WIDTH * done // whole
        bar = "█" * filled + "·" * (_WIDTH - filled)
        end = "\n" if done >= whole else ""
        print(f"\r{self._label} {bar} {done}/{whole}", end=end, file=self._stream, flush=True)
