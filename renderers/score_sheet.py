"""The score so far: a rubber's sheet (We | They), or the protocol of Chicago and duplicate."""

from __future__ import annotations

from engine.bridge import Form, RubberForm
from engine.seats import Side

from .dress import TableDress
from .picture import Picture
from .protocol_sheet import draw_protocol
from .rubber_sheet import draw_rubber


def draw_sheet(form: Form, dress: TableDress, *, side: Side | None = None) -> Picture:
    """The sheet as ``side`` sees it (We | They); None names the sides by their seats."""
    if isinstance(form, RubberForm):
        return draw_rubber(form, dress, side)
    return draw_protocol(form, dress, side)
