"""What every painter of the table needs: the view, the dress, the zones, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.bridge import BridgeView, Phase
from engine.cards import Suit
from engine.seats import COMPASS, Seat

from .auction_grid import GridContents
from .dress import TableDress
from .grid_layout import MOST_NOTES
from .plain_text import note_numbers
from .suit_inks import SuitInks, suit_inks
from .table_layout import Place, Stage, TableLayout, TableShape, table_layout
from .theme import Colour

_STAGES = {Phase.AUCTION: Stage.AUCTION, Phase.PLAY: Stage.PLAY}
_PLACES = (Place.BOTTOM, Place.LEFT, Place.TOP, Place.RIGHT)


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture of a table about to be drawn."""

    view: BridgeView
    dress: TableDress
    places: Mapping[Seat, Place]
    layout: TableLayout
    shape: TableShape

    @property
    def trumps(self) -> Suit | None:
        """The trump suit once there is a contract."""
        return None if self.view.contract is None else self.view.contract.strain.suit

    def inks(self, ground: Colour) -> SuitInks:
        """The colours of suit signs on this ground."""
        return suit_inks(self.dress.theme, self.dress.colours, ground)

    def is_deciding(self, seat: Seat) -> bool:
        """Whether this player is waited for."""
        return self.view.turn is not None and self.view.turn.decider is seat

    def is_card_due_from(self, seat: Seat) -> bool:
        """Whether the next card comes from this seat's hand."""
        return (
            self.view.phase is Phase.PLAY
            and self.view.request is None
            and self.view.turn is not None
            and self.view.turn.seat is seat
        )


def build_scene(view: BridgeView, dress: TableDress) -> Scene:
    """Turn the table so that the reader sits at the bottom, and lay out the zones."""
    bottom = bottom_seat(view, dress)
    places = dict(zip(dress.places_from(bottom), _PLACES, strict=True))
    faced = frozenset(places[seat] for seat in COMPASS if seat in view.hands)
    stage = _STAGES.get(view.phase, Stage.BETWEEN)
    is_auction = stage is Stage.AUCTION
    shape = TableShape(
        layout=dress.layout,
        stage=stage,
        faced=faced,
        has_fan=Place.BOTTOM in faced and view.seat is not None,
        rounds=table_grid(view, dress).row_count if is_auction else 1,
        notes=min(MOST_NOTES, len(note_numbers(view.auction, dress))) if is_auction else 0,
    )
    return Scene(view, dress, places, table_layout(shape), shape)


def table_grid(view: BridgeView, dress: TableDress) -> GridContents:
    """The bidding diagram of the table, the reader's own column on the right."""
    bottom, left, top, right = dress.places_from(bottom_seat(view, dress))
    return GridContents(
        view.auction,
        (left, top, right, bottom),
        view.vulnerable,
        is_running=not view.auction.is_over,
        has_notes=True,
    )


def bottom_seat(view: BridgeView, dress: TableDress) -> Seat:
    """The seat nearest to the reader."""
    if dress.bottom is not None:
        return dress.bottom
    return view.seat if view.seat is not None else Seat.SOUTH
