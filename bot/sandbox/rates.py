"""Telegram's speed limits, as a switch.

Sends *and* edits count together (tdlib/td#2592): 20 a minute in a group, about one a second in
a private chat with short bursts forgiven, 30 a second over all chats (Bots FAQ). Beyond that
the answer is 429 with the whole seconds to wait.
"""

from __future__ import annotations

import math
from collections import deque

from bot.sandbox.clock import Clock
from bot.sandbox.errors import too_many

GROUP_PER_MINUTE = 20
PRIVATE_BURST = 5
OVERALL_PER_SECOND = 30


class Rates:
    """Counts sends and edits; raises 429 when it is switched on and a limit is passed."""

    def __init__(self, clock: Clock, *, enforced: bool = False) -> None:
        self.enforced = enforced
        self._clock = clock
        self._groups: dict[int, deque[float]] = {}
        self._private: dict[int, tuple[float, float]] = {}
        self._overall: deque[float] = deque()

    def spend(self, chat_id: int, *, private: bool) -> None:
        """Count one send or edit in a chat, or refuse it."""
        if not self.enforced:
            return
        now = self._clock()
        wait = _window(self._overall, now, OVERALL_PER_SECOND, 1.0)
        if not wait:
            wait = self._private_wait(chat_id, now) if private else self._group_wait(chat_id, now)
        if wait:
            raise too_many(max(1, math.ceil(wait)))
        self._overall.append(now)

    def _group_wait(self, chat_id: int, now: float) -> float:
        window = self._groups.setdefault(chat_id, deque())
        wait = _window(window, now, GROUP_PER_MINUTE, 60.0)
        if not wait:
            window.append(now)
        return wait

    def _private_wait(self, chat_id: int, now: float) -> float:
        """A bucket of a few messages that fills up by one a second."""
        level, then = self._private.get(chat_id, (float(PRIVATE_BURST), now))
        level = min(float(PRIVATE_BURST), level + now - then)
        if level < 1:
            return 1 - level
        self._private[chat_id] = (level - 1, now)
        return 0.0


def _window(times: deque[float], now: float, limit: int, seconds: float) -> float:
    """Seconds until one more fits into a sliding window; 0 when it fits now."""
    while times and now - times[0] >= seconds:
        times.popleft()
    return times[0] + seconds - now if len(times) >= limit else 0.0
