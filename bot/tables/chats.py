"""A group as Kontra remembers one: its name, and what the bot may do there.

A forum's topics are remembered beside the group (``ref.thread``), so that a hand can say which
table it belongs to; the bot's standing is kept for the group as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.chat import ChatRef, Standing


@dataclass(frozen=True, slots=True)
class KnownChat:
    """A group, or one topic of it."""

    ref: ChatRef
    title: str = ""
    standing: Standing = Standing.MEMBER

    @property
    def is_gone(self) -> bool:
        """Whether the bot was removed: nothing can be said there."""
        return self.standing is Standing.GONE

    @property
    def is_administrated(self) -> bool:
        """Whether the bot is an administrator and may show a member something at any time."""
        return self.standing is Standing.ADMINISTRATOR
