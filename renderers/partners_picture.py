"""The draw for partners: four cards with the names of those who drew them."""

from __future__ import annotations

from collections.abc import Sequence

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .results_text import partners_text
from .tables import Drawn


def draw_partners(drawn: Sequence[Drawn], dress: TableDress) -> Picture:
    """The drawn cards, highest first, with names and seats."""
    return draw_text_sheet(partners_text(drawn, dress), dress, height=640)
