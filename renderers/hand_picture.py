"""The hand panel: the viewer's cards alone, playable ones bright."""

from __future__ import annotations

from engine.bridge import BridgeView

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .plain_text import hand_text


def draw_hand(view: BridgeView, dress: TableDress) -> Picture:
    """The viewer's cards; and dummy's below them while the viewer plays dummy.

    ValueError for a spectator's view, which has no hand.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return draw_text_sheet(hand_text(view, dress), dress, height=480)
