"""Where the sandbox gets the time from.

Everything that ages (the 15-second windows of Telegram, rate limits, the 24 hours an update is
kept) asks one clock function, so a test can move time by hand instead of sleeping.
"""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]
"""Returns seconds since the Unix epoch, as `time.time` does."""


class ManualClock:
    """A clock that stands still until it is moved: `clock.advance(16)`."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.now = start

    def __call__(self) -> float:
        """The present moment, seconds since the epoch."""
        return self.now

    def advance(self, seconds: float) -> None:
        """Move time forward; a negative number of seconds raises ValueError."""
        if seconds < 0:
            raise ValueError(seconds)
        self.now += seconds
