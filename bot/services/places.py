"""The places of a table: where its public message, a player's panel and notices are shown."""

from __future__ import annotations

from bot.chat import ChatRef
from bot.tables import Table

from .surfaces import Surface


def table_surface(table: Table) -> Surface:
    """The public table message of a group."""
    return Surface(table.chat, table.id, "table")


def panel_surface(table: Table, person_id: int) -> Surface:
    """A person's own panel in the private chat."""
    return Surface(ChatRef(person_id), table.id, "panel", person_id)


def whisper_surface(table: Table, person_id: int) -> Surface:
    """The same panel in the group, seen by that person alone (an ephemeral message)."""
    return Surface(table.chat, table.id, "hand", person_id)
