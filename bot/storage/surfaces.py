"""Which message shows which surface, kept in the database.

Each call is a unit of its own, and it may be lost in a power cut: a lost surface costs one message
posted anew instead of edited.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import delete

from bot.chat import MessageRef
from bot.services.surfaces import OnDisplay, Surface

from .rows import NOBODY, SurfaceRow
from .statements import showing_surface, shown_on_surface
from .transaction import Transaction


class SqlSurfaceStore:
    """Fulfils :class:`bot.services.surfaces.SurfaceStore`."""

    def __init__(self, begin: Callable[[], AbstractAsyncContextManager[Transaction]]) -> None:
        self._begin = begin

    async def get(self, surface: Surface) -> OnDisplay | None:
        """What shows the surface now, or None."""
        async with self._begin() as transaction:
            found = await transaction.read(shown_on_surface(), _key(surface))
            row = found.mappings().one_or_none()
        if row is None:
            return None
        ref = MessageRef(surface.chat, row["message_id"], row["only_for"])
        return OnDisplay(ref, row["digest"])

    async def put(self, surface: Surface, on_display: OnDisplay) -> None:
        """Remember it, replacing what was."""
        shown = {
            "message_id": on_display.ref.id,
            "only_for": on_display.ref.only_for,
            "digest": on_display.digest,
        }
        async with self._begin() as transaction:
            showing = showing_surface(is_sqlite=transaction.is_sqlite)
            await transaction.write(showing, _key(surface) | shown)
            await transaction.commit()

    async def forget(self, surface: Surface) -> None:
        """Nothing shows the surface any more; no error when nothing did."""
        async with self._begin() as transaction:
            await transaction.write(delete(SurfaceRow).where(*_is(surface)))
            await transaction.commit()


def _key(surface: Surface) -> dict[str, Any]:
    return {
        "chat_id": surface.chat.id,
        "thread": surface.chat.thread or NOBODY,
        "table_id": surface.table_id,
        "kind": surface.kind,
        "person_id": surface.person_id or NOBODY,
    }


def _is(surface: Surface) -> list[Any]:
    return [SurfaceRow.__table__.c[name] == value for name, value in _key(surface).items()]
