"""The queue of updates and long polling.

As in Telegram: ids rise; an `offset` confirms everything below it; `allowed_updates` filters
what is put in from now on, not what already waits; a second poller gets the first one thrown
out with 409; after 24 hours an update is gone. The first id comes from the clock, so that a
bot which remembers the ids of an earlier run does not take new updates for old ones.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from bot.sandbox.clock import Clock
from bot.sandbox.errors import Text, conflict
from bot.sandbox.state import Json, Update
from bot.sandbox.world import World

KEPT_SECONDS = 24 * 3600
POLL_MAX_SECONDS = 50
OPT_IN = ("chat_member", "message_reaction", "message_reaction_count")
_EPOCH = 1_700_000_000


class Updates:
    """What the bot has not yet confirmed, and the poller waiting for it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._clock: Clock = world.clock
        self.waiting: deque[Update] = deque()
        self.last_id = int((self._clock() - _EPOCH) * 8) % 1_900_000_000
        self.duplicate = False
        """Fault: hand every confirmed update out once more."""
        self.polls = 0
        """How often a poller has come, so that a new one can be waited for."""
        self._poller: asyncio.Future[None] | None = None
        self._arrived: list[asyncio.Future[None]] = []

    def push(self, kind: str, body: Json) -> Update | None:
        """Queue an update of a kind, unless the bot asked not to get it."""
        allowed = self._world.settings.allowed_updates
        wanted = kind in allowed if allowed else kind not in OPT_IN
        return self.inject({kind: body}) if wanted else None

    def inject(self, body: Json) -> Update:
        """Queue any body at all, decodable or not; it gets the next id."""
        self.last_id += 1
        update = Update(self.last_id, {"update_id": self.last_id, **body}, self._clock())
        self.waiting.append(update)
        self._world.changed("update", update)
        for future in self._arrived:
            if not future.done():
                future.set_result(None)
        self._arrived.clear()
        return update

    def drop_all(self) -> None:
        """Forget everything that waits."""
        self.waiting.clear()
        self._world.changed("confirmed", self.last_id)

    def confirm(self, below: int) -> None:
        """Everything with a smaller id has been handled."""
        handled = [one for one in self.waiting if one.id < below]
        for update in handled:
            if self.duplicate and not update.redelivered:
                update.redelivered = True
            else:
                self.waiting.remove(update)
        if handled:
            self._world.changed("confirmed", below - 1)

    def done(self, update: Update) -> None:
        """One update was taken by the webhook."""
        if self.duplicate and not update.redelivered:
            update.redelivered = True
        elif update in self.waiting:
            self.waiting.remove(update)
            self._world.changed("taken", update)

    def ready(self, limit: int) -> list[Update]:
        """The oldest updates that are not older than a day."""
        horizon = self._clock() - KEPT_SECONDS
        while self.waiting and self.waiting[0].date < horizon:
            self.waiting.popleft()
        return list(self.waiting)[:limit]

    async def poll(
        self,
        offset: int | None,
        limit: int | None,
        timeout: int | None,  # noqa: ASYNC109  # the Bot API's own parameter
    ) -> list[Json]:
        """`getUpdates`: wait up to `timeout` seconds for at least one update."""
        self.polls += 1
        self._world.changed("poll", None)
        if self._world.settings.webhook.url:
            raise conflict(Text.POLL_WITH_WEBHOOK)
        if self._poller is not None and not self._poller.done():
            self._poller.set_exception(conflict(Text.OTHER_POLLER))
        self._take_offset(offset)
        count = max(1, min(100, limit or 100))
        found = self.ready(count)
        if not found and timeout:
            await self._wait(min(timeout, POLL_MAX_SECONDS))
            found = self.ready(count)
        return [update.body for update in found]

    @property
    def polling(self) -> bool:
        """Whether a poller waits right now."""
        return self._poller is not None and not self._poller.done()

    def stop(self) -> None:
        """Let a waiting poller go home empty-handed (the server is closing)."""
        if self._poller is not None and not self._poller.done():
            self._poller.set_result(None)

    def _take_offset(self, offset: int | None) -> None:
        if offset is None:
            return
        if offset < 0:
            keep: Sequence[Update] = list(self.waiting)[offset:]
            offset = keep[0].id if keep else self.last_id + 1
        self.confirm(offset)

    async def _wait(self, seconds: float) -> None:
        self._poller = poller = asyncio.get_running_loop().create_future()
        self._arrived.append(poller)
        self._world.changed("poll", None)
        try:
            await asyncio.wait_for(poller, seconds)
        except TimeoutError:
            return
        finally:
            if poller in self._arrived:
                self._arrived.remove(poller)
            self._world.changed("poll", None)
