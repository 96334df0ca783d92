"""A message whose picture is not drawn yet.

What waits to be said is often replaced before its turn comes, and a picture takes tens of
milliseconds and a hundred kilobytes. So the outbox keeps the screen, compares its digest with
what is on display, and has it drawn in a thread only when it is about to be sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.chat import Message
from bot.screens import Screen

Paint: TypeAlias = Callable[[Screen], Message]
"""Draws a screen's picture; takes a while."""

PAINTERS = 2
"""Threads that draw. More would only keep the event loop from its turn."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A screen and who draws it."""

    screen: Screen
    paint: Paint = Screen.to_message

    @property
    def digest(self) -> str:
        """Tells whether two sketches show the same."""
        return self.screen.digest


Sayable: TypeAlias = Message | Sketch


async def drawn(what: Sayable) -> Message:
    """The message, its picture drawn."""
    if isinstance(what, Message):
        return what
    if what.screen.drawing is None:
        return what.paint(what.screen)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_painters(), what.paint, what.screen)


@lru_cache(maxsize=1)
def _painters() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(PAINTERS, thread_name_prefix="painter")
