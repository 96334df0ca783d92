"""Between the game and the messenger: says things as fast as a chat allows, and no faster.

Nothing here blocks the game: every public method but :meth:`Outbox.idle` returns at once. Per
surface only the newest state is sent; what would change nothing is not sent at all. A chat that is
told to slow down waits alone, and one catch-up edit shows the truth afterwards. Answers to presses
never pass through here: they have no limit and no time to wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeAlias

from bot.chat import (
    ChatMoved,
    ChatRef,
    Message,
    Messenger,
    MessengerError,
    SlowDown,
    Unreachable,
)

from .deliveries import Courier, Delivery, Post, Remove, Show, chat_of, log_name, moved_to
from .lanes import Lane
from .nursery import Nursery
from .pacing import Budgets, TokenBucket
from .sketches import Sayable
from .surfaces import Surface, SurfaceStore
from .time_source import TimeSource

log = logging.getLogger(__name__)

MAX_LANES = 1000
"""Above this many chats, those at rest are forgotten."""

OnUnreachable: TypeAlias = Callable[[Surface], Awaitable[None]]
OnChatMoved: TypeAlias = Callable[[int, int], Awaitable[None]]


class Outbox:
    """``on_unreachable`` learns of surfaces that nobody can be shown, ``on_chat_moved`` of groups
    that became supergroups (old id, new id). Both run as tasks of their own and may be set later.
    """

    def __init__(
        self,
        messenger: Messenger,
        store: SurfaceStore,
        nursery: Nursery,
        time: TimeSource,
        *,
        budgets: Budgets | None = None,
        on_unreachable: OnUnreachable | None = None,
        on_chat_moved: OnChatMoved | None = None,
    ) -> None:
        self.on_unreachable = on_unreachable
        self.on_chat_moved = on_chat_moved
        self._courier = Courier(messenger, store)
        self._nursery = nursery
        self._time = time
        self._budgets = budgets or Budgets()
        self._overall = TokenBucket(self._budgets.overall, time.monotonic())
        self._lanes: dict[int, Lane] = {}
        self._moved: dict[int, int] = {}
        self._numbers = count(1)
        self._running = 0
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    def show(
        self,
        surface: Surface,
        message: Sayable,
        *,
        press_id: str | None = None,
        ephemeral_id: int | None = None,
        is_silent: bool = False,
        is_background: bool = False,
    ) -> None:
        """Make the surface show this; a state still waiting is replaced.

        With ``is_background`` it is said when there is nothing else to say and time enough.
        ``press_id`` (or ``ephemeral_id``, see the port) is what asks for an ephemeral surface.
        Such a request goes first and always sends a new message: nobody would ask whose client
        still showed the old one.
        """
        self._add(
            Show(
                surface,
                message,
                press_id,
                is_silent,
                is_repost=press_id is not None or ephemeral_id is not None,
                ephemeral_id=ephemeral_id,
                is_background=is_background,
            )
        )

    def repost(
        self, surface: Surface, message: Sayable, *, farewell: Message | None = None
    ) -> None:
        """Show this in a new message at the bottom of the chat.

        The old message shows the ``farewell`` from then on; without one it is deleted.
        """
        self._add(Show(surface, message, is_repost=True, farewell=farewell))

    def delete(self, surface: Surface) -> None:
        """Remove the surface's message; a later show sends a new one."""
        self._add(Remove(surface))

    def post(
        self,
        chat: ChatRef,
        message: Message,
        *,
        is_silent: bool = False,
        only_for: int | None = None,
        press_id: str | None = None,
        ephemeral_id: int | None = None,
    ) -> None:
        """Say something once; posts keep their order and are not folded."""
        number = next(self._numbers)
        self._add(Post(number, chat, message, is_silent, only_for, press_id, ephemeral_id))

    def chat_moved(self, old: int, new: int) -> None:
        """The group has a new id: what waits, and what comes for the old id, goes there."""
        is_news = self._moved.get(old) != new
        self._moved[old] = new
        lane = self._lanes.get(old)
        if lane is not None:
            self._follow(lane, new)
        if is_news and self.on_chat_moved is not None:
            self._nursery.spawn(_run, self.on_chat_moved(old, new))

    async def idle(self) -> None:
        """Wait until nothing waits to be said."""
        await self._is_idle.wait()

    def _add(self, delivery: Delivery) -> None:
        new_chat = self._moved.get(chat_of(delivery).id)
        if new_chat is not None:
            elsewhere = moved_to(delivery, new_chat)
            if elsewhere is None:
                return
            delivery = elsewhere
        lane = self._lane(chat_of(delivery))
        for dropped in lane.add(delivery):
            log.warning("too much to say in %s: dropped %s", lane.log_name, log_name(dropped))
        self._start(lane)

    def _follow(self, old_lane: Lane, new_chat: int) -> None:
        """What waits in the old chat goes to the new one, below what waits there already."""
        moved = [moved_to(delivery, new_chat) for delivery in old_lane.take_all()]
        lane = self._lane(ChatRef(new_chat))
        lane.put_back(*[delivery for delivery in moved if delivery is not None])
        self._start(lane)

    def _start(self, lane: Lane) -> None:
        if not lane.is_running:
            lane.is_running = True
            self._running += 1
            self._is_idle.clear()
            self._nursery.spawn(self._work_off, lane)

    def _lane(self, chat: ChatRef) -> Lane:
        lane = self._lanes.get(chat.id)
        if lane is None:
            if len(self._lanes) >= MAX_LANES:
                self._forget_lanes_at_rest()
            budget = self._budgets.private if chat.is_private else self._budgets.group
            lane = self._lanes[chat.id] = Lane(chat.id, budget, self._time.monotonic())
        return lane

    def _forget_lanes_at_rest(self) -> None:
        now = self._time.monotonic()
        self._lanes = {id_: lane for id_, lane in self._lanes.items() if not lane.is_at_rest(now)}

    async def _work_off(self, lane: Lane) -> None:
        try:
            while lane:
                await self._wait_for_turn(lane)
                if lane:
                    await self._deliver_next(lane)
        finally:
            lane.is_running = False
            self._running -= 1
            if self._running == 0:
                self._is_idle.set()

    async def _wait_for_turn(self, lane: Lane) -> None:
        """Return when the head of the lane may go; an urgent newcomer is noticed while waiting."""
        while lane:
            now = self._time.monotonic()
            overall = self._overall.wait_seconds(now, is_urgent=lane.is_urgent)
            seconds = max(lane.wait_seconds(now), overall)
            if seconds <= 0:
                return
            lane.has_changed.clear()
            alarm = self._nursery.spawn(self._ring, lane, seconds)
            await lane.has_changed.wait()
            alarm.cancel()

    async def _ring(self, lane: Lane, seconds: float) -> None:
        await self._time.sleep(seconds)
        lane.has_changed.set()

    async def _deliver_next(self, lane: Lane) -> None:
        buckets = (lane.bucket, self._overall)
        for bucket in buckets:
            bucket.take(self._time.monotonic())
        delivery = lane.take()
        try:
            report = await self._courier.deliver(delivery)
        except MessengerError as error:
            self._handle(error, delivery, lane)
            return
        except Exception:
            # A bug in an adapter or a store that is gone costs one message, not the chat.
            log.exception("could not deliver %s to %s", log_name(delivery), lane.log_name)
            return
        if not report.was_needed:
            for bucket in buckets:
                bucket.give_back()
        lane.put_back(*report.then)

    def _handle(self, error: MessengerError, delivery: Delivery, lane: Lane) -> None:
        match error:
            case SlowDown():
                log.warning("%s: slow down for %.0f s", lane.log_name, error.seconds)
                lane.paused_until_seconds = self._time.monotonic() + error.seconds
                lane.put_back(delivery)
            case ChatMoved() if error.new != lane.chat_id:
                lane.put_back(delivery)
                self.chat_moved(lane.chat_id, error.new)
            case Unreachable():
                log.info("%s cannot be reached: %s", lane.log_name, error)
                if isinstance(delivery, Show) and self.on_unreachable is not None:
                    self._nursery.spawn(_run, self.on_unreachable(delivery.surface))
            case _:
                log.warning("%s: refused %s: %s", lane.log_name, log_name(delivery), error)


async def _run(work: Awaitable[None]) -> None:
    await work
