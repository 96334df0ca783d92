"""The auction sheet: all calls in four columns, with numbered explanations below."""

from __future__ import annotations

from engine.auction import Auction
from engine.seats import Vulnerability

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .plain_text import auction_text


def draw_auction(
    auction: Auction, dress: TableDress, *, vulnerable: Vulnerability = Vulnerability.NONE
) -> Picture:
    """The whole auction."""
    return draw_text_sheet(auction_text(auction, dress) + f"\n{vulnerable}", dress)
