"""The zones of the table picture: strip, plates, hands, trick, auction. Numbers only, no Pillow.

``Place`` is where a seat is drawn for the reader; which seat sits there is the painter's concern.
Portrait is made for phones, landscape for wide windows.
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


MARGIN = 16
GAP = 10
PLATE = (252, 68)
TOP_PLATE_WIDTH = 380
BACKS = (196, 56)
LAST_TRICK = (236, 178)
SIDE_CARDS = (336, 560)
TRICK_CARD_LIMIT = 188
TRICK_CARD_SHAPE = 0.72
"""A card's width in heights."""


def table_layout(shape: TableShape) -> TableLayout:
    """The zones for this shape."""
    return _landscape(shape) if shape.layout is Layout.LANDSCAPE else _portrait(shape)


def _portrait(shape: TableShape) -> TableLayout:
    picture = Box(0, 0, 960, 1280)
    bar = picture.top_part(140)
    inner = picture.inset(MARGIN)
    zones = _Zones()
    plates, cards, backs = zones.plates, zones.cards, zones.backs
    has_backs = shape.stage is Stage.PLAY

    plates[Place.TOP] = Box((960 - TOP_PLATE_WIDTH) // 2, 152, TOP_PLATE_WIDTH, PLATE[1])
    top = plates[Place.TOP].bottom + GAP
    if Place.TOP in shape.faced:
        cards[Place.TOP] = Box(inner.x, top, inner.width, 352)
        top = cards[Place.TOP].bottom + GAP
    elif has_backs:
        backs[Place.TOP] = Box((960 - BACKS[0]) // 2, top, *BACKS)
        top = backs[Place.TOP].bottom + GAP

    low = inner.bottom
    if Place.BOTTOM in shape.faced:
        cards[Place.BOTTOM] = inner.bottom_part(242 if shape.has_fan else 352)
        low = cards[Place.BOTTOM].y - GAP
    elif has_backs:
        backs[Place.BOTTOM] = Box((960 - BACKS[0]) // 2, low - BACKS[1], *BACKS)
        low = backs[Place.BOTTOM].y - GAP
    plates[Place.BOTTOM] = Box(plates[Place.TOP].x, low - PLATE[1], TOP_PLATE_WIDTH, PLATE[1])
    low = plates[Place.BOTTOM].y - GAP

    centre = Box(inner.x, top, inner.width, low - top)
    fixed = _Fixed(picture, bar, _bar_cells(bar.inset(MARGIN, 10)), 5)
    return _with_centre(shape, fixed, centre, zones)


def _landscape(shape: TableShape) -> TableLayout:
    picture = Box(0, 0, 1280, 960)
    bar = picture.top_part(128)
    inner = picture.inset(MARGIN)
    zones = _Zones()
    plates, cards, backs = zones.plates, zones.cards, zones.backs
    has_backs = shape.stage is Stage.PLAY
    beside = inner.x + PLATE[0] + GAP

    top = bar.bottom + GAP
    if Place.TOP in shape.faced:
        plates[Place.TOP] = Box(inner.x, top, *PLATE)
        cards[Place.TOP] = Box(beside, top, inner.right - beside, 256)
        top = cards[Place.TOP].bottom + GAP
    else:
        plates[Place.TOP] = Box((1280 - TOP_PLATE_WIDTH) // 2, top, TOP_PLATE_WIDTH, PLATE[1])
        if has_backs:
            backs[Place.TOP] = Box(plates[Place.TOP].right + GAP, top + 6, *BACKS)
        top = plates[Place.TOP].bottom + GAP

    low = inner.bottom
    if Place.BOTTOM in shape.faced:
        height = 206 if shape.has_fan else 256
        cards[Place.BOTTOM] = Box(beside, low - height, inner.right - beside, height)
        plates[Place.BOTTOM] = Box(inner.x, low - (height + PLATE[1]) // 2, *PLATE)
        low = cards[Place.BOTTOM].y - GAP
    else:
        y = low - PLATE[1]
        plates[Place.BOTTOM] = Box((1280 - TOP_PLATE_WIDTH) // 2, y, TOP_PLATE_WIDTH, PLATE[1])
        if has_backs:
            backs[Place.BOTTOM] = Box(plates[Place.BOTTOM].right + GAP, y + 6, *BACKS)
        low = y - GAP

    centre = Box(inner.x, top, inner.width, low - top)
    fixed = _Fixed(picture, bar, _bar_cells(bar.inset(MARGIN, 6)), 3)
    return _with_centre(shape, fixed, centre, zones)


Boxes = dict[Place, Box]


@dataclass(slots=True)
class _Zones:
    """The zones while they are being placed."""

    plates: Boxes = field(default_factory=dict)
    cards: Boxes = field(default_factory=dict)
    backs: Boxes = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Fixed:
    """What does not depend on the middle of the picture."""

    picture: Box
    bar: Box
    bar_cells: tuple[Box, Box, Box]
    dummy_depth: int


def _bar_cells(bar: Box) -> tuple[Box, Box, Box]:
    """The strip's cells: contract, tricks, score."""
    first, second, third = bar.columns(3, gap=28)
    return first, second, third


def _with_centre(shape: TableShape, fixed: _Fixed, centre: Box, zones: _Zones) -> TableLayout:
    trick: Boxes = {}
    last_trick = middle = None
    if shape.stage is Stage.PLAY:
        last_trick, area = _place_sides(shape, centre, zones)
        trick = _trick(area)
    else:
        middle = _place_above(shape, centre, zones.plates)
    return TableLayout(
        picture=fixed.picture,
        bar=fixed.bar,
        bar_cells=fixed.bar_cells,
        plates=zones.plates,
        cards=zones.cards,
        backs=zones.backs,
        trick=trick,
        last_trick=last_trick,
        middle=middle,
        dummy_depth=fixed.dummy_depth,
    )


def _place_above(shape: TableShape, centre: Box, plates: Boxes) -> Box:
    """Left and right plates at the upper corners (or sides), the panel below or between them."""
    if shape.layout is Layout.LANDSCAPE:
        y = centre.y + (centre.height - PLATE[1]) // 2
        plates[Place.LEFT] = Box(centre.x, y, *PLATE)
        plates[Place.RIGHT] = Box(centre.right - PLATE[0], y, *PLATE)
        return centre.inset(PLATE[0] + GAP, 0)
    plates[Place.LEFT] = Box(centre.x, centre.y, TOP_PLATE_WIDTH, PLATE[1])
    plates[Place.RIGHT] = Box(centre.right - TOP_PLATE_WIDTH, centre.y, TOP_PLATE_WIDTH, PLATE[1])
    return centre.bottom_part(centre.height - PLATE[1] - GAP)


def _place_sides(shape: TableShape, centre: Box, zones: _Zones) -> tuple[Box, Box]:
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


def _place_faced(place: Place, column: Box, zones: _Zones) -> None:
    """A faced hand with its plate above, in the middle of its column."""
    height = min(SIDE_CARDS[1], column.height - PLATE[1] - GAP)
    y = column.y + (column.height - height - PLATE[1] - GAP) // 2
    zones.plates[place] = Box(column.x, y, column.width, PLATE[1])
    zones.cards[place] = Box(column.x, y + PLATE[1] + GAP, column.width, height)


def _place_hidden(place: Place, column: Box, zones: _Zones) -> None:
    """A plate with backs below it, in the middle of what the last trick leaves of the column."""
    free = column.height - LAST_TRICK[1] - GAP
    y = column.y + max(0, (free - PLATE[1] - GAP - BACKS[1]) // 2)
    x = column.x if place is Place.LEFT else column.right - BACKS[0]
    zones.plates[place] = Box(column.x, y, *PLATE)
    zones.backs[place] = Box(x, y + PLATE[1] + GAP, *BACKS)


def _place_above_trick(place: Place, free: Box, corner: Box, zones: _Zones) -> tuple[Box, Box]:
    """Where the trick needs the column: plate, backs and last trick in a row above it."""
    x = free.x if place is Place.LEFT else free.right - PLATE[0]
    zones.plates[place] = Box(x, free.y, *PLATE)
    back_x = free.x if place is Place.LEFT else free.right - BACKS[0]
    zones.backs[place] = Box(back_x, free.y + PLATE[1] + GAP, *BACKS)
    return corner, free.bottom_part(free.height - LAST_TRICK[1] - GAP)


def _trick(area: Box) -> Boxes:
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
    return round(height * TRICK_CARD_SHAPE)
