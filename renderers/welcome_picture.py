"""The picture that greets a newcomer after /start."""

from __future__ import annotations

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .results_text import welcome_text


def draw_welcome(dress: TableDress) -> Picture:
    """Cards, the name of the house and one line about it."""
    return draw_text_sheet(welcome_text(dress), dress, height=640)
