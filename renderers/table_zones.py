"""What every layout of the table picture is made of: places, stages, zones, common sizes.

``Place`` is where a seat is drawn for the reader; which seat sits there is the painter's concern.
Numbers only, no Pillow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from .boxes import Box
from .dress import Layout


class Place(StrEnum):
    """Where a seat is drawn."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


class Stage(StrEnum):
    """What stands in the middle of the picture."""

    AUCTION = "auction"
    PLAY = "play"
    BETWEEN = "between"


@dataclass(frozen=True, slots=True)
class TableShape:
    """What decides about the zones."""

    layout: Layout
    stage: Stage
    faced: frozenset[Place]
    """Where known cards are shown."""
    has_fan: bool
    """Whether the reader's own hand lies at the bottom as a fan."""
    rounds: int = 1
    """Rows of the auction's diagram."""
    notes: int = 0
    """Lines of explanations below it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout:
    """Boxes in pixels. ``cards`` holds faced hands, ``backs`` rows of hidden cards."""

    picture: Box
    bar: Box
    bar_cells: tuple[Box, Box, Box]
    plates: Mapping[Place, Box]
    cards: Mapping[Place, Box]
    backs: Mapping[Place, Box] = field(default_factory=dict)
    trick: Mapping[Place, Box] = field(default_factory=dict)
    last_trick: Box | None = None
    middle: Box | None = None
    """The auction's panel, or the notice between deals."""
    dummy_depth: int = 5
    """The most cards in one column of a faced hand."""


Boxes = dict[Place, Box]


@dataclass(slots=True)
class Zones:
    """The zones while they are being placed."""

    plates: Boxes = field(default_factory=dict)
    cards: Boxes = field(default_factory=dict)
    backs: Boxes = field(default_factory=dict)


GAP = 8
PLATE = (252, 60)
TOP_PLATE_WIDTH = 380
BACKS = (196, 50)
LAST_TRICK = (236, 178)
SIDE_CARDS = (336, 560)
BAR_MIDDLE_SHARE = 0.36
"""The part of the strip that the tricks take: ``11/10`` and the defenders' beside their name."""
TRICK_CARD_LIMIT = 188
TRICK_CARD_SHAPE = 0.8
"""A card's width in heights."""


def bar_cells(bar: Box) -> tuple[Box, Box, Box]:
    """The strip's cells: contract, tricks, score."""
    gap = 38
    second = round(bar.width * BAR_MIDDLE_SHARE)
    first = (bar.width - second - 2 * gap) // 2
    middle = Box(bar.x + first + gap, bar.y, second, bar.height)
    return bar.left_part(first), middle, bar.right_part(first)


def backs_beside(plate: Box) -> Box:
    """A row of backs on the right of a plate."""
    return Box(plate.right + GAP, plate.y + (plate.height - BACKS[1]) // 2, *BACKS)


def place_sides(shape: TableShape, centre: Box, zones: Zones) -> tuple[Box, Box]:
    """Plates and hands beside the trick; returns the last trick's corner and the trick's area."""
    left = centre.left_part(PLATE[0])
    right = centre.right_part(PLATE[0])
    if Place.RIGHT in shape.faced:
        right = centre.right_part(SIDE_CARDS[0])
        _place_faced(Place.RIGHT, right, zones)
    if Place.LEFT in shape.faced:
        left = centre.left_part(SIDE_CARDS[0])
        _place_faced(Place.LEFT, left, zones)
    between = Box(left.right + GAP, centre.y, right.x - left.right - 2 * GAP, centre.height)
    match (Place.LEFT in shape.faced, Place.RIGHT in shape.faced):
        case (False, False):
            _place_hidden(Place.LEFT, left, zones)
            _place_hidden(Place.RIGHT, right, zones)
            return left.left_part(LAST_TRICK[0]).bottom_part(LAST_TRICK[1]), between
        case (False, True):
            free = Box(centre.x, centre.y, right.x - GAP - centre.x, centre.height)
            corner = free.right_part(LAST_TRICK[0]).top_part(LAST_TRICK[1])
            return _place_above_trick(Place.LEFT, free, corner, zones)
        case (True, False):
            free = Box(left.right + GAP, centre.y, centre.right - left.right - GAP, centre.height)
            corner = free.left_part(LAST_TRICK[0]).top_part(LAST_TRICK[1])
            return _place_above_trick(Place.RIGHT, free, corner, zones)
        case _:
            corner = between.top_part(LAST_TRICK[1]).centred(LAST_TRICK[0], LAST_TRICK[1])
            return corner, between.bottom_part(between.height - LAST_TRICK[1] - GAP)


def _place_faced(place: Place, column: Box, zones: Zones) -> None:
    """A faced hand with its plate above, in the middle of its column."""
    height = min(SIDE_CARDS[1], column.height - PLATE[1] - GAP)
    y = column.y + (column.height - height - PLATE[1] - GAP) // 2
    zones.plates[place] = Box(column.x, y, column.width, PLATE[1])
    zones.cards[place] = Box(column.x, y + PLATE[1] + GAP, column.width, height)


def _place_hidden(place: Place, column: Box, zones: Zones) -> None:
    """A plate, and backs below it where the last trick leaves room in the column."""
    free = column.height - LAST_TRICK[1] - GAP
    block = PLATE[1] + GAP + BACKS[1]
    has_backs = free >= block
    y = column.y + (max(0, free - block) // 2 if has_backs else 0)
    zones.plates[place] = Box(column.x, y, *PLATE)
    if has_backs:
        x = column.x if place is Place.LEFT else column.right - BACKS[0]
        zones.backs[place] = Box(x, y + PLATE[1] + GAP, *BACKS)


def _place_above_trick(place: Place, free: Box, corner: Box, zones: Zones) -> tuple[Box, Box]:
    """Where the trick needs the column: plate, backs and last trick in a row above it."""
    x = free.x if place is Place.LEFT else free.right - PLATE[0]
    zones.plates[place] = Box(x, free.y, *PLATE)
    back_x = free.x if place is Place.LEFT else free.right - BACKS[0]
    zones.backs[place] = Box(back_x, free.y + PLATE[1] + GAP, *BACKS)
    return corner, free.bottom_part(free.height - LAST_TRICK[1] - GAP)


def trick_boxes(area: Box) -> Boxes:
    """Four cards as large as the area allows: a cross, or three rows in a narrow area."""
    cross_width = min((area.width - 2 * GAP) // 3, _width_for((area.height - GAP) // 2))
    rows_width = min((area.width - GAP) // 2, _width_for((area.height - 2 * GAP) // 3))
    width = min(max(cross_width, rows_width), TRICK_CARD_LIMIT)
    height = round(width / TRICK_CARD_SHAPE)
    x, y = area.centre
    if cross_width >= rows_width:
        reach, rise = width * 3 // 2 + GAP, height + GAP // 2
    else:
        reach, rise = width + GAP // 2, height * 3 // 2 + GAP
    return {
        Place.TOP: Box(x - width // 2, y - rise, width, height),
        Place.LEFT: Box(x - reach, y - height // 2, width, height),
        Place.RIGHT: Box(x + reach - width, y - height // 2, width, height),
        Place.BOTTOM: Box(x - width // 2, y + rise - height, width, height),
    }


def _width_for(height: int) -> int:
    return int(height * TRICK_CARD_SHAPE)
