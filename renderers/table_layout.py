"""The zones of the table picture for a reader's layout: portrait or landscape. Numbers only."""

from __future__ import annotations

from .dress import Layout
from .landscape_layout import landscape
from .portrait_layout import portrait
from .table_zones import PLATE, Place, Stage, TableLayout, TableShape

__all__ = ["PLATE", "Place", "Stage", "TableLayout", "TableShape", "table_layout"]


def table_layout(shape: TableShape) -> TableLayout:
    """The zones for this shape."""
    return landscape(shape) if shape.layout is Layout.LANDSCAPE else portrait(shape)
