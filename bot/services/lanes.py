"""One lane a chat: what waits to be said there, in order, and when the next thing may go."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable

from bot.chat import ChatRef

from .deliveries import Delivery, Post, Show
from .pacing import Budget, TokenBucket

MAX_POSTS = 50
"""More one-off messages than this never wait in one chat; the oldest give way."""


class Lane:
    """The queue of one chat; it knows no messenger and starts nothing."""

    def __init__(self, chat_id: int, budget: Budget, now_seconds: float) -> None:
        self.chat_id = chat_id
        self.bucket = TokenBucket(budget, now_seconds)
        self.paused_until_seconds = 0.0
        self.is_running = False
        self.has_changed = asyncio.Event()
        self._waiting: OrderedDict[Hashable, Delivery] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def log_name(self) -> str:
        """What the log calls its chat."""
        return ChatRef(self.chat_id).log_name

    def add(self, delivery: Delivery) -> list[Delivery]:
        """Queue a delivery, or renew the one of the same surface; returns what had to give way."""
        earlier = self._waiting.get(delivery.key)
        if isinstance(delivery, Show):
            delivery = delivery.after(earlier)
        self._waiting[delivery.key] = delivery
        if delivery.is_urgent:
            self._waiting.move_to_end(delivery.key, last=False)
        self.has_changed.set()
        return self._crowded_out()

    def put_back(self, *deliveries: Delivery) -> None:
        """Queue what could not be finished at the head; a newer state of a surface replaces it."""
        for delivery in reversed(deliveries):
            newer = self._waiting.get(delivery.key)
            if isinstance(newer, Show):
                delivery = newer.after(delivery)  # noqa: PLW2901 - the newer takes its place
            elif newer is not None:
                delivery = newer  # noqa: PLW2901
            self._waiting[delivery.key] = delivery
            self._waiting.move_to_end(delivery.key, last=False)
        self.has_changed.set()

    def take(self) -> Delivery:
        """The next delivery, off the queue, which is not empty."""
        delivery = self._next
        del self._waiting[delivery.key]
        return delivery

    def take_all(self) -> list[Delivery]:
        """Empty the queue."""
        everything = list(self._waiting.values())
        self._waiting.clear()
        return everything

    @property
    def is_urgent(self) -> bool:
        """Whether a press waits for the next delivery; the queue is not empty."""
        return self._next.is_urgent

    def wait_seconds(self, now_seconds: float) -> float:
        """How long until the next delivery may go; the queue is not empty."""
        pause = self.paused_until_seconds - now_seconds
        patience = self.bucket.wait_seconds(
            now_seconds, is_urgent=self.is_urgent, is_background=self._next.is_background
        )
        return max(0.0, pause, patience)

    def is_at_rest(self, now_seconds: float) -> bool:
        """Whether the lane could be forgotten without anybody noticing."""
        is_over = self.paused_until_seconds <= now_seconds
        return (
            not self._waiting
            and not self.is_running
            and is_over
            and (self.bucket.is_full(now_seconds))
        )

    @property
    def _next(self) -> Delivery:
        """The first that somebody waits for, else the first."""
        waiting = self._waiting.values()
        return next((one for one in waiting if not one.is_background), next(iter(waiting)))

    def _crowded_out(self) -> list[Delivery]:
        posts = [delivery for delivery in self._waiting.values() if isinstance(delivery, Post)]
        dropped = posts[: max(0, len(posts) - MAX_POSTS)]
        for delivery in dropped:
            del self._waiting[delivery.key]
        return list(dropped)
