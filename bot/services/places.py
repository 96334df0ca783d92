"""The places of a table: where its public message, a player's panel and notices are shown."""

from __future__ import annotations

from bot.chat import ChatRef
from bot.tables import Table

from .surfaces import Surface


def table_surface(table: Table) -> Surface:
    """The public table message of a group."""
    return table_surface_in(table.chat, table.id)


def table_surface_in(chat: ChatRef, table_id: int) -> Surface:
    """The same, for a table known by its id."""
    return Surface(chat, table_id, "table")


def panel_surface(table: Table, person_id: int) -> Surface:
    """A person's own panel in the private chat."""
    return panel_surface_at(table.id, person_id)


def panel_surface_at(table_id: int, person_id: int) -> Surface:
    """The same, for a table known by its id."""
    return Surface(ChatRef(person_id), table_id, "panel", person_id)


def whisper_surface(table: Table, person_id: int) -> Surface:
    """The same panel in the group, seen by that person alone (an ephemeral message)."""
    return Surface(table.chat, table.id, "hand", person_id)
