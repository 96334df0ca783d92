"""What waits in the outbox, and how one of these things is done with the messenger.

A delivery is one request at most. What it leaves to be done (a message to send in place of a lost
one, an old message to take away) comes back as further deliveries, each with a turn of its own.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.chat import ChatRef, Message, MessageGone, MessageRef, Messenger

from .sketches import Sayable, drawn
from .surfaces import OnDisplay, Surface, SurfaceStore


@dataclass(frozen=True, slots=True)
class Show:
    """Make a surface show a message; with ``is_repost`` in a new one at the bottom of the chat.

    ``farewell`` is what the replaced message shows from then on (None: it is deleted);
    ``is_background``: nobody waits for it, so it spends only what others leave over.
    """

    surface: Surface
    message: Sayable
    press_id: str | None = None
    is_silent: bool = False
    is_repost: bool = False
    farewell: Message | None = None
    ephemeral_id: int | None = None
    is_background: bool = False

    @property
    def key(self) -> Hashable:
        """One surface has one newest state."""
        return self.surface

    @property
    def is_urgent(self) -> bool:
        """A press allows an ephemeral message for 15 s only."""
        return self.press_id is not None or self.ephemeral_id is not None

    def after(self, earlier: Delivery | None) -> Show:
        """This state, with what an earlier one that was never delivered had asked for."""
        if isinstance(earlier, Remove):
            return replace(self, is_repost=True)
        if not isinstance(earlier, Show):
            return self
        return replace(
            self,
            press_id=self.press_id or earlier.press_id,
            ephemeral_id=self.ephemeral_id or earlier.ephemeral_id,
            is_repost=self.is_repost or earlier.is_repost,
            farewell=self.farewell or earlier.farewell,
            is_background=self.is_background and earlier.is_background,
        )


@dataclass(frozen=True, slots=True)
class Remove:
    """Delete what a surface shows."""

    surface: Surface
    is_urgent: bool = False
    is_background: bool = False

    @property
    def key(self) -> Hashable:
        """It takes the place of a state of the surface."""
        return self.surface


@dataclass(frozen=True, slots=True)
class Post:
    """Say something once. ``number`` tells posts apart."""

    number: int
    chat: ChatRef
    message: Message
    is_silent: bool = False
    only_for: int | None = None
    press_id: str | None = None
    ephemeral_id: int | None = None
    is_background: bool = False

    @property
    def key(self) -> Hashable:
        """Every post stands for itself."""
        return ("post", self.number)

    @property
    def is_urgent(self) -> bool:
        """A press allows an ephemeral message for 15 s only."""
        return self.press_id is not None or self.ephemeral_id is not None


@dataclass(frozen=True, slots=True)
class Retire:
    """Take a replaced message away: leave a farewell in it, or delete it."""

    ref: MessageRef
    farewell: Message | None = None
    is_urgent: bool = False
    is_background: bool = False

    @property
    def key(self) -> Hashable:
        """Once a message."""
        return ("retire", self.ref)


Delivery: TypeAlias = Show | Remove | Post | Retire


def chat_of(delivery: Delivery) -> ChatRef:
    """Where it goes."""
    match delivery:
        case Show() | Remove():
            return delivery.surface.chat
        case Post():
            return delivery.chat
        case Retire():
            return delivery.ref.chat


def log_name(delivery: Delivery) -> str:
    """What the log calls it: nobody's number, nothing of what is said."""
    kind = type(delivery).__name__.lower()
    match delivery:
        case Show() | Remove():
            surface = delivery.surface
            return f"{kind} of the {surface.kind} of table {surface.table_id}"
        case _:
            return kind


def moved_to(delivery: Delivery, chat_id: int) -> Delivery | None:
    """The same in the supergroup that a group became; old messages are dead there."""
    match delivery:
        case Show():
            return replace(delivery, surface=delivery.surface.moved_to(chat_id), is_repost=False)
        case Post():
            return replace(delivery, chat=ChatRef(chat_id))
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Report:
    """Whether a request was made, and what is left to be done, the first thing first."""

    was_needed: bool = True
    then: tuple[Delivery, ...] = ()


NOTHING_TO_DO = Report(was_needed=False)


class Courier:
    """Does one delivery. Every messenger error but MessageGone goes to the caller."""

    def __init__(self, messenger: Messenger, store: SurfaceStore) -> None:
        self._messenger = messenger
        self._store = store

    async def deliver(self, delivery: Delivery) -> Report:
        """Make the one request that is needed now, if any."""
        match delivery:
            case Show():
                return await self._show(delivery)
            case Remove():
                return await self._remove(delivery.surface)
            case Post():
                await self._messenger.send(
                    delivery.chat,
                    delivery.message,
                    only_for=delivery.only_for,
                    press_id=delivery.press_id,
                    ephemeral_id=delivery.ephemeral_id,
                    is_silent=delivery.is_silent,
                )
                return Report()
            case Retire():
                return await self._retire(delivery)

    async def _show(self, show: Show) -> Report:
        current = await self._store.get(show.surface)
        if current is None or show.is_repost:
            return await self._send(show, current)
        digest = show.message.digest
        if current.digest == digest:
            return NOTHING_TO_DO
        try:
            await self._messenger.edit(current.ref, await drawn(show.message))
        except MessageGone:
            # Deleted by somebody, or it cannot become this (a picture never becomes a text again).
            await self._store.forget(show.surface)
            return Report(then=(show, *_leftovers(current.ref)))
        await self._store.put(show.surface, OnDisplay(current.ref, digest))
        return Report()

    async def _send(self, show: Show, replaced: OnDisplay | None) -> Report:
        ref = await self._messenger.send(
            show.surface.chat,
            await drawn(show.message),
            only_for=show.surface.only_for,
            press_id=show.press_id,
            ephemeral_id=show.ephemeral_id,
            is_silent=show.is_silent,
        )
        await self._store.put(show.surface, OnDisplay(ref, show.message.digest))
        return Report(then=(Retire(replaced.ref, show.farewell),) if replaced else ())

    async def _remove(self, surface: Surface) -> Report:
        current = await self._store.get(surface)
        if current is None:
            return NOTHING_TO_DO
        await self._store.forget(surface)
        return Report(then=(Retire(current.ref),), was_needed=False)

    async def _retire(self, retire: Retire) -> Report:
        try:
            if retire.farewell is not None:
                await self._messenger.edit(retire.ref, retire.farewell)
            else:
                await self._messenger.delete(retire.ref)
        except MessageGone:
            pass  # Too old to delete, or gone: there is nothing left to take away.
        return Report()


def _leftovers(ref: MessageRef) -> tuple[Retire, ...]:
    """A message that cannot be edited may still stand; ids of ephemeral ones may be in new use."""
    return (Retire(ref),) if ref.only_for is None else ()
