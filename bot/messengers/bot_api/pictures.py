"""Pictures that Telegram has already: file ids by content, and which picture a message shows.

A file id is good for this bot for ever ("can be treated as persistent", Bots FAQ). Both memories
are bounded; a :class:`FileIdStore` may keep the ids beyond a restart.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, Protocol, TypeVar

from bot.chat import MessageRef

MAX_FILE_IDS = 1000
MAX_MESSAGES = 5000

Key = TypeVar("Key")
Value = TypeVar("Value")


class FileIdStore(Protocol):
    """Keeps file ids; ``key`` is ``Photo.key``, one store belongs to one bot."""

    async def get(self, key: str) -> str | None:
        """The file id of a picture that was uploaded, or None."""
        ...

    async def put(self, key: str, file_id: str) -> None:
        """Remember it."""
        ...

    async def forget(self, key: str) -> None:
        """Telegram does not know the file any more."""
        ...


class Recent(Generic[Key, Value]):
    """A mapping of the ``limit`` entries used last."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._entries: OrderedDict[Key, Value] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Key) -> Value | None:
        """The value, now the one used last; None when unknown."""
        value = self._entries.get(key)
        if value is not None:
            self._entries.move_to_end(key)
        return value

    def put(self, key: Key, value: Value) -> None:
        """Remember it; the one not used for longest gives way."""
        self._entries[key] = value
        self._entries.move_to_end(key)
        if len(self._entries) > self._limit:
            self._entries.popitem(last=False)

    def forget(self, key: Key) -> None:
        """Drop it, if it is there."""
        self._entries.pop(key, None)


class Pictures:
    """What the messenger remembers of pictures."""

    def __init__(self, store: FileIdStore | None = None) -> None:
        self._store = store
        self._file_ids: Recent[str, str] = Recent(MAX_FILE_IDS)
        self._on_display: Recent[MessageRef, str] = Recent(MAX_MESSAGES)

    async def file_id(self, key: str) -> str | None:
        """The file id under which Telegram has this picture, or None."""
        known = self._file_ids.get(key)
        if known is None and self._store is not None:
            known = await self._store.get(key)
            if known is not None:
                self._file_ids.put(key, known)
        return known

    async def uploaded(self, key: str, file_id: str) -> None:
        """Telegram has this picture now."""
        if self._file_ids.get(key) == file_id:
            return
        self._file_ids.put(key, file_id)
        if self._store is not None:
            await self._store.put(key, file_id)

    async def lost(self, key: str) -> None:
        """Telegram does not know the file id any more."""
        self._file_ids.forget(key)
        if self._store is not None:
            await self._store.forget(key)

    def shows(self, ref: MessageRef, key: str) -> bool:
        """Whether the message is known to show this picture."""
        return self._on_display.get(ref) == key

    def displayed(self, ref: MessageRef, key: str) -> None:
        """The message shows this picture now."""
        self._on_display.put(ref, key)

    def gone(self, ref: MessageRef) -> None:
        """The message is no more."""
        self._on_display.forget(ref)
