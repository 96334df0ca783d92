"""Looking and waiting: what people see now, and waking up when something changes.

Part of the public Python API (see `Sandbox`). Nothing here polls: every wait is woken by the
change it waits for and fails with what was last seen and called.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import TypeVar

from bot.sandbox.api import Api, Request
from bot.sandbox.context import Context
from bot.sandbox.people import Place
from bot.sandbox.presses import PATIENCE_SECONDS, Presses
from bot.sandbox.seen import Seen
from bot.sandbox.state import Chat, Person
from bot.sandbox.webhooks import WebhookPusher
from bot.sandbox.world import Change, World

QUIET_SECONDS = 0.15

T = TypeVar("T")


class Watching(Presses):
    """Views and waits; the third base of `Sandbox`."""

    context: Context
    world: World
    api: Api
    pusher: WebhookPusher

    @property
    def requests(self) -> list[Request]:
        """Every finished method call, oldest first (empty polls left out)."""
        return list(self.api.journal)

    def calls(self, *methods: str) -> list[Request]:
        """The finished calls of some methods."""
        return [request for request in self.api.journal if request.method in methods]

    def messages(
        self, place: Place, viewer: Person | None = None, *, thread: int | None = None
    ) -> list[Seen]:
        """What a person sees in a chat, oldest first; a private chat needs no viewer.

        Without a viewer a group shows what everybody sees. `thread` narrows it to one topic.
        """
        chat = self.chat_of(place)
        visible = self.world.visible(chat, self._eyes(chat, viewer))
        seen = [self._seen(message) for message in visible]
        return [one for one in seen if thread is None or one.thread == thread]

    def last(self, place: Place, viewer: Person | None = None) -> Seen | None:
        """The newest message of the bot a person sees in a chat."""
        return next(self._of_bot(place, viewer), None)

    def now(self, message: Seen) -> Seen | None:
        """A message as it is now; None when it was deleted."""
        record = self._record(message)
        return None if record.deleted else self._seen(record)

    async def shown(
        self,
        place: Place,
        words: str,
        *,
        viewer: Person | None = None,
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109
    ) -> Seen:
        """The newest message of the bot that contains the words, as soon as there is one."""

        def look() -> Seen | None:
            said = self._of_bot(place, viewer)
            return next((message for message in said if words in message.words), None)

        return await self.wait_for(look, timeout=timeout, what=f"a message with {words!r}")

    async def wait_for(
        self,
        predicate: Callable[[], T | None],
        *,
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109
        what: str = "",
    ) -> T:
        """Wait until the predicate gives something true; asked again after every change."""
        loop = asyncio.get_running_loop()
        changed = asyncio.Event()

        def notice(_: Change) -> None:
            changed.set()

        self.world.listeners.append(notice)
        try:
            deadline = loop.time() + timeout
            while not (value := predicate()):
                changed.clear()
                await asyncio.wait_for(changed.wait(), deadline - loop.time())
        except TimeoutError:
            raise TimeoutError(self._report(what or "what was waited for", timeout)) from None
        else:
            return value
        finally:
            self.world.listeners.remove(notice)

    async def next_change(
        self,
        *,
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109
    ) -> Change:
        """The next thing that happens, whatever it is."""
        future: asyncio.Future[Change] = asyncio.get_running_loop().create_future()

        def notice(change: Change) -> None:
            if not future.done():
                future.set_result(change)

        self.world.listeners.append(notice)
        try:
            return await asyncio.wait_for(future, timeout)
        finally:
            self.world.listeners.remove(notice)

    @property
    def busy(self) -> bool:
        """Whether the bot certainly still has something to do: updates, presses, calls."""
        waiting = bool(self.context.updates.waiting) or bool(self.pusher.pushing)
        return waiting or bool(self.context.queries.open) or self.api.running > 0

    async def settled(
        self,
        *,
        quiet: float = QUIET_SECONDS,
        timeout: float = 2 * PATIENCE_SECONDS,  # noqa: ASYNC109
    ) -> None:
        """Wait until the bot has taken every update, answered every press and been quiet.

        `quiet` is how long (real seconds) nothing may have happened: a bot that thinks longer
        than that between two calls needs a larger value.
        """
        async with asyncio.timeout(timeout):
            while True:
                try:
                    await self.next_change(timeout=quiet)
                except TimeoutError:
                    if not self.busy:
                        return

    def _of_bot(self, place: Place, viewer: Person | None) -> Iterator[Seen]:
        """The bot's messages a person sees, newest first."""
        chat = self.chat_of(place)
        for message in reversed(self.world.visible(chat, self._eyes(chat, viewer))):
            if message.sender == self.world.bot_id:
                yield self._seen(message)

    @staticmethod
    def _eyes(chat: Chat, viewer: Person | None) -> int:
        """Whose screen is looked at; nobody's in a group without a viewer."""
        if viewer is not None:
            return viewer.id
        return chat.id if chat.private else 0

    def _report(self, what: str, seconds: float) -> str:
        calls = [f"{one.method}: {one.code}" for one in list(self.api.journal)[-8:]]
        said = [
            one.words[:60]
            for chat in self.world.chats.values()
            for one in self.messages(chat)[-2:]
        ]
        waiting = len(self.context.updates.waiting)
        return (
            f"{what} did not come within {seconds:g} s; last calls {calls}, "
            f"last messages {said}, updates not taken: {waiting}"
        )
