"""Screens that answer a wish (a review, a comparison) in a message of their own.

Painted off the event loop; asked for again, the same message is moved to the bottom of the chat,
and its own buttons edit it in place.
"""

from __future__ import annotations

from bot.screens import Screen

from .outbox import Outbox
from .sketches import Paint, Sketch
from .surfaces import Surface


class Showcase:
    """Shows screens beside the tables."""

    def __init__(self, outbox: Outbox, paint: Paint) -> None:
        """``paint`` draws a screen's picture; it runs in a thread."""
        self._outbox = outbox
        self._paint = paint

    async def show(self, surface: Surface, screen: Screen, *, anew: bool = False) -> None:
        """Show the screen there; ``anew``: in a new message at the bottom."""
        message = Sketch(screen, self._paint)
        if anew:
            self._outbox.repost(surface, message)
        else:
            self._outbox.show(surface, message)
