"""An encoded picture: what every drawing function of this package returns.

A value without Pillow, so that callers (and text-only tables) never load it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """Encoded bytes, their media type (``image/png``), size in pixels, and the text equal."""

    data: bytes
    media_type: str
    width: int
    height: int
    alt: str = ""
    """The same content as plain text, lines separated by newlines: for screen readers."""
