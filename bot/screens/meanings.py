"""What a call means, in words."""

from __future__ import annotations

from bot.texts import Texts


def call_meaning(meaning: object, texts: Texts) -> str:
    """The meaning as plain text without the call itself: ``11–21 points, 5+ ♥``."""
    raise NotImplementedError
