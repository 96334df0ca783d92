"""Measures that all sheets share, in pixels: width, margins, the title strip. Knows no Pillow."""

from __future__ import annotations

WIDTH = 960
TITLE_HEIGHT = 96
MARGIN = 16


def sheet_height(body: int) -> int:
    """The height of a sheet whose body has this height."""
    return body + TITLE_HEIGHT + 2 * MARGIN
