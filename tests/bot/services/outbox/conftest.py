"""A group with a table, a time moved by hand and an outbox that writes to the recording fake."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.chat import ChatRef, RecordingMessenger
from bot.services.nursery import Nursery
from bot.services.outbox import Outbox
from bot.services.surfaces import MemorySurfaceStore, Surface
from bot.services.time_source import ManualTime


@dataclass
class Desk:
    """All that a test of the outbox touches."""

    nursery: Nursery
    messenger: RecordingMessenger = field(default_factory=RecordingMessenger)
    store: MemorySurfaceStore = field(default_factory=MemorySurfaceStore)
    time: ManualTime = field(default_factory=ManualTime)
    unreachable: list[Surface] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.outbox = self.open_outbox()

    def open_outbox(self) -> Outbox:
        """Another outbox over the same messenger and store, as after a restart."""
        return Outbox(
            self.messenger,
            self.store,
            self.nursery,
            self.time,
            on_unreachable=self._note_unreachable,
            on_chat_moved=self._note_move,
        )

    def texts_in(self, chat: ChatRef | int) -> list[str]:
        return [shown.message.text for shown in self.messenger.public_in(chat)]

    def methods(self) -> list[str]:
        return [act.method for act in self.messenger.acts]

    async def _note_unreachable(self, surface: Surface) -> None:
        self.unreachable.append(surface)

    async def _note_move(self, old: int, new: int) -> None:
        self.moves.append((old, new))


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    async with Nursery() as nursery:
        yield Desk(nursery)
