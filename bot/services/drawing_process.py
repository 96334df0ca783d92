"""Pictures drawn by a process of their own.

A thread that draws holds the interpreter for most of its time, and every press would wait for it
several times over; a process gives way to the event loop's by its niceness. Screens go there as
values and come back as encoded pictures. When the process dies the picture is drawn here.
"""

from __future__ import annotations

import copyreg
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import MappingProxyType
from typing import Any

from bot.chat import Message, Photo
from bot.screens import Screen

from .worker_life import leave_with_parent

log = logging.getLogger(__name__)

NICENESS = 3
"""Below the event loop, above the computers' thinking."""


class DrawingProcess:
    """A ``Paint``: call it in a thread, which sleeps meanwhile."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._lock = threading.Lock()
        # The languages' words are read-only mappings, which cannot be pickled without this.
        copyreg.pickle(MappingProxyType, _reduce)

    def __call__(self, screen: Screen) -> Message:
        """The screen with its picture drawn."""
        if screen.drawing is None:
            return screen.to_message()
        pool = self.start()
        try:
            photo = pool.submit(_draw, screen.drawing).result()
        except (BrokenProcessPool, RuntimeError):
            log.warning("the drawing process died: it is started anew")
            self._give_up(pool)
            return screen.to_message()
        return Message(screen.text, screen.rows, photo)

    def start(self) -> Executor:
        """Start the process if it does not run; it is ready after a second or two."""
        with self._lock:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_get_ready)
            return self._pool

    def close(self) -> None:
        """Stop the process."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _give_up(self, pool: Executor) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


def _get_ready() -> None:
    from bot.screens import drawings

    leave_with_parent()
    os.nice(NICENESS)
    del drawings


def _draw(drawing: Callable[[], Photo]) -> Photo:
    return drawing()


def _reduce(mapping: MappingProxyType[Any, Any]) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    return _read_only, (dict(mapping),)


def _read_only(mapping: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(mapping)
