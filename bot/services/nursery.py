"""The only starter of background tasks: keeps them alive, logs failures, cancels them on closing.

A task that nobody holds may be collected while it runs, and its failure is never read; hence the
rule (enforced by ruff) that ``asyncio.create_task`` is called here alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, ParamSpec, Self, TypeVar

log = logging.getLogger(__name__)

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Nursery:
    """Starts tasks and outlives them: ``async with Nursery() as nursery: nursery.spawn(work, 1)``.

    Leaving the block cancels what still runs; call :meth:`drain` first to let it finish.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def __len__(self) -> int:
        return len(self._tasks)

    def spawn(
        self,
        work: Callable[Given, Coroutine[Any, Any, Result]],
        *args: Given.args,
        **kwargs: Given.kwargs,
    ) -> asyncio.Task[Result]:
        """Start ``work(*args, **kwargs)`` beside the caller; RuntimeError once closed."""
        if self._is_closed:
            raise RuntimeError("the nursery is closed")
        name = getattr(work, "__qualname__", repr(work))
        task = asyncio.create_task(work(*args, **kwargs), name=name)  # noqa: TID251 - the one place
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    async def drain(self) -> None:
        """Wait until nothing runs, including what the running tasks start meanwhile."""
        while others := self._tasks - {asyncio.current_task()}:
            await asyncio.wait(others)

    async def close(self) -> None:
        """Cancel what runs, wait for it to end, and start nothing more."""
        self._is_closed = True
        while others := self._tasks - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.wait(others)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("background task %s failed", task.get_name(), exc_info=error)
