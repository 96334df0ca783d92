"""Surfaces: the places of a table in a chat whose one message is edited in place.

A surface is a name for "the table message of table 7 in this chat" or "Ann's hand panel there".
Which message shows it now, and what it shows, is kept in a :class:`SurfaceStore`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from bot.chat import ChatRef, MessageRef


@dataclass(frozen=True, slots=True)
class Surface:
    """One place: ``kind`` is a short word such as ``table`` or ``panel``.

    With ``person_id`` in a group it is ephemeral: that person alone sees it.
    """

    chat: ChatRef
    table_id: int
    kind: str
    person_id: int | None = None

    @property
    def only_for(self) -> int | None:
        """Whose eyes an ephemeral message is for; None in a private chat and for the public."""
        return None if self.chat.is_private else self.person_id

    def moved_to(self, chat_id: int) -> Surface:
        """The same place in the supergroup that a group became (groups have no topics)."""
        return replace(self, chat=ChatRef(chat_id))


@dataclass(frozen=True, slots=True)
class OnDisplay:
    """The message that shows a surface now, and the digest of what it shows."""

    ref: MessageRef
    digest: str


class SurfaceStore(Protocol):
    """Remembers which message shows a surface, beyond a restart."""

    async def get(self, surface: Surface) -> OnDisplay | None:
        """What shows the surface now, or None."""
        ...

    async def put(self, surface: Surface, on_display: OnDisplay) -> None:
        """Remember it, replacing what was."""
        ...

    async def forget(self, surface: Surface) -> None:
        """Nothing shows the surface any more; no error when nothing did."""
        ...


class MemorySurfaceStore:
    """A store that lasts as long as the process, for tests and small bots."""

    def __init__(self) -> None:
        self.on_display: dict[Surface, OnDisplay] = {}

    async def get(self, surface: Surface) -> OnDisplay | None:
        """What shows the surface now, or None."""
        return self.on_display.get(surface)

    async def put(self, surface: Surface, on_display: OnDisplay) -> None:
        """Remember it."""
        self.on_display[surface] = on_display

    async def forget(self, surface: Surface) -> None:
        """Drop it."""
        self.on_display.pop(surface, None)
