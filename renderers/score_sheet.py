"""The score so far: a rubber's sheet (We | They), or the protocol of Chicago and duplicate."""

from __future__ import annotations

from engine.bridge import Form
from engine.seats import Side

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .results_text import sheet_text


def draw_sheet(form: Form, dress: TableDress, *, side: Side | None = None) -> Picture:
    """The sheet as ``side`` sees it (We | They); None names the sides by their seats."""
    return draw_text_sheet(sheet_text(form, dress, side=side), dress)
