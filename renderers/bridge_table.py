"""The table as one seat, or the group, may see it."""

from __future__ import annotations

from engine.bridge import BridgeView

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .plain_text import table_text


def draw_table(view: BridgeView, dress: TableDress) -> Picture:
    """The picture of the table in any phase of a match."""
    return draw_text_sheet(table_text(view, dress), dress)
