"""The review of a finished deal: four hands, auction, contract, result, double-dummy table."""

from __future__ import annotations

from engine.bridge import FinishedDeal

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .results_text import review_text
from .tables import DoubleDummyTable


def draw_review(
    finished: FinishedDeal, dress: TableDress, table: DoubleDummyTable | None = None
) -> Picture:
    """Everything about a finished deal, with the double-dummy table where it is given."""
    return draw_text_sheet(review_text(finished, dress, table), dress)
