"""A screen: what one message is to show, with its picture not yet drawn.

Screens are made in the event loop and compared freely; ``to_message`` draws, so it belongs in a
worker thread. ``drawing`` is a ``functools.partial`` of a module function over frozen values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b

from bot.chat import Message, Photo, Rows


@dataclass(frozen=True, slots=True)
class Screen:
    """HTML text (a caption when there is a drawing), buttons, and the picture to be drawn."""

    text: str
    rows: Rows = ()
    drawing: Callable[[], Photo] | None = None

    @property
    def digest(self) -> str:
        """A digest of all that is to be seen; of a picture that is not drawn, its values."""
        picture: object = self.drawing
        if isinstance(self.drawing, partial):
            drawing = self.drawing
            picture = (drawing.func.__qualname__, drawing.args, sorted(drawing.keywords.items()))
        seen = repr((self.text, self.rows, picture))
        return blake2b(seen.encode(), digest_size=12).hexdigest()

    def to_message(self) -> Message:
        """Draw the picture, if any, and give the message. Takes a while: not in the event loop."""
        photo = self.drawing() if self.drawing is not None else None
        return Message(self.text, self.rows, photo)
