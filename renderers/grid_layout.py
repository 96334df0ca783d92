"""The heights of the bidding diagram: head, rounds, explanations below. Numbers only."""

from __future__ import annotations

HEAD_HEIGHT = 58
ROW_HEIGHT = 78
LEAST_ROW_HEIGHT = 66
LEAST_ROWS = 4
"""A panel on the table is at least this many rows high, so that it seldom grows."""
MOST_ROWS = 10
HIGH_ROWS = 7
"""With more rounds the rows of the table's panel are lower."""
PADDING = 12
NOTE_LINE = 46
MOST_NOTES = 3
"""Explanations on the table: the newest."""


def grid_height(rows: int, row_height: int = ROW_HEIGHT) -> int:
    """The height of a diagram with this many rows."""
    return HEAD_HEIGHT + rows * row_height + 2 * PADDING


def panel_height(rows: int, notes: int) -> int:
    """The height of the table's panel for this many rounds and lines of explanation."""
    shown = min(max(rows, LEAST_ROWS), MOST_ROWS)
    height = ROW_HEIGHT if shown <= HIGH_ROWS else LEAST_ROW_HEIGHT
    return grid_height(shown, height) + notes * NOTE_LINE
