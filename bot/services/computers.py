"""Computer players, off the event loop.

A thinker turns a seat's view into an action's code. The one for production runs worker processes,
since the double-dummy solver must not run in several threads and the loop must not wait for it;
when a worker dies the pool is made anew and a rule-based card is played meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Protocol, TypeVar

from engine.actions import PlayCard
from engine.protocol import View

from .thinking_order import ThinkingOrder
from .worker_life import leave_with_parent

if TYPE_CHECKING:
    from engine.bridge import BridgeView
    from engine.players.hint import Hint

log = logging.getLogger(__name__)

Result = TypeVar("Result")

FALLBACK = "basic"
"""The strength that needs no solver, played in this process when no worker answers."""


HURRY_SECONDS = 4.0
"""A computer that had to wait so long for its turn to think thinks less."""
_LESS_THOUGHT = {"expert": "club", "club": "basic"}

WORKERS_NICENESS = 5


def think(player: str, view: View, seed: int) -> str:
    """The code of the player's choice; runs in a worker, so all of it can be pickled."""
    from engine.players import choose_in_worker

    return choose_in_worker(player, view, view.legal, seed).code


def think_aloud(player: str, view: BridgeView, seed: int) -> Hint | None:
    """The player's choice with its reason; runs in a worker."""
    from engine.players.hint import hint_in_worker

    return hint_in_worker(player, view, seed)


class NotWorkedOut(Exception):  # noqa: N818
    """The workers could not do a piece of work; what went wrong is logged."""


class Thinker(Protocol):
    """Chooses for a computer, and works things out away from the event loop."""

    async def work(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Call a module-level function with arguments that can be pickled.

        Raises NotWorkedOut when no worker could do it.
        """
        ...

    async def choose(self, player: str, view: View, seed: int) -> str:
        """The code of one of ``view.legal``; ``seed`` makes the choice repeatable."""
        ...

    async def hint(self, player: str, view: BridgeView, seed: int) -> Hint | None:
        """The choice with its reason; None when there is nothing to be done."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class InlineThinker:
    """Thinks in this process with one player for all: for tests and for rule-based players."""

    def __init__(self, player: str = FALLBACK) -> None:
        self._player = player

    async def choose(self, player: str, view: View, seed: int) -> str:
        """The choice of the fixed player."""
        del player
        return think(self._player, view, seed)

    async def hint(self, player: str, view: BridgeView, seed: int) -> Hint | None:
        """The fixed player's choice with its reason."""
        del player
        return think_aloud(self._player, view, seed)

    async def work(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Done at once."""
        return function(*arguments)

    async def close(self) -> None:
        """Nothing to stop."""


class WorkerThinker:
    """Thinks in ``workers`` processes, started at the first thought."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None
        self._order = ThinkingOrder(workers)

    async def choose(self, player: str, view: View, seed: int) -> str:
        """The player's choice, or a rule-based one when the workers have died."""
        try:
            async with self._order.place(_kind_of(player, view)) as waited:
                player = hurried(player) if waited > HURRY_SECONDS else player
                return await self._in_pool(think, player, view, seed)
        except NotWorkedOut:
            return think(FALLBACK, view, seed)

    async def hint(self, player: str, view: BridgeView, seed: int) -> Hint | None:
        """The choice with its reason, or a rule-based one when the workers have died."""
        try:
            return await self.work(think_aloud, player, view, seed)
        except NotWorkedOut:
            return think_aloud(FALLBACK, view, seed)

    async def work(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Call the function in a worker process; a person waits for what is worked out."""
        async with self._order.place(""):
            return await self._in_pool(function, *arguments)

    async def _in_pool(self, function: Callable[..., Result], *arguments: object) -> Result:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or self._start()
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool as error:
            log.warning("a worker process died: the pool is made anew")
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)
            raise NotWorkedOut from error
        except Exception as error:
            log.exception("%s failed", function.__name__)
            raise NotWorkedOut from error

    def _start(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_give_way)

    async def close(self) -> None:
        """Stop the workers without waiting for their thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def hurried(player: str) -> str:
    """The same player, bidding by the same system, with less thought about the cards."""
    system, dash, strength = player.rpartition("-")
    return f"{system}{dash}{_LESS_THOUGHT.get(strength, strength)}"


def _kind_of(player: str, view: View) -> str:
    """Thoughts about cards take as long as the player's strength makes them; the rest is short."""
    is_card = bool(view.legal) and isinstance(view.legal[0], PlayCard)
    return f"{player} card" if is_card and len(view.legal) > 1 else f"{player} else"


def _give_way() -> None:
    """Thinking may take all that the processors have left over, but people's presses go first."""
    leave_with_parent()
    os.nice(WORKERS_NICENESS)
