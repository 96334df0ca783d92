"""The table picture for a desktop's wide window: 1280 x 960, hands beside their plates."""

from __future__ import annotations

from .boxes import Box
from .table_zones import (
    GAP,
    PLATE,
    TOP_PLATE_WIDTH,
    Boxes,
    Place,
    Stage,
    TableLayout,
    TableShape,
    Zones,
    backs_beside,
    bar_cells,
    place_sides,
    trick_boxes,
)

PICTURE = Box(0, 0, 1280, 960)
BAR = 124
MARGIN = 16
FACED = 256
FAN = 212
DEPTH = 3


def landscape(shape: TableShape) -> TableLayout:
    """The zones for this shape."""
    bar = PICTURE.top_part(BAR)
    inner = PICTURE.inset(MARGIN)
    zones = Zones()
    top = _place_top(shape, inner, bar.bottom + GAP, zones)
    low = _place_bottom(shape, inner, zones)
    centre = Box(inner.x, top, inner.width, low - top)
    last_trick = middle = area = None
    if shape.stage is Stage.PLAY:
        last_trick, area = place_sides(shape, centre, zones)
    else:
        middle = _place_beside(centre, zones.plates)
    return TableLayout(
        picture=PICTURE,
        bar=bar,
        bar_cells=bar_cells(bar.inset(MARGIN, 6)),
        plates=zones.plates,
        cards=zones.cards,
        backs=zones.backs,
        trick={} if area is None else trick_boxes(area),
        last_trick=last_trick,
        middle=middle,
        dummy_depth=DEPTH,
    )


def _place_top(shape: TableShape, inner: Box, top: int, zones: Zones) -> int:
    """The seat on top; returns where the middle begins."""
    if Place.TOP in shape.faced:
        beside = inner.x + PLATE[0] + GAP
        zones.plates[Place.TOP] = Box(inner.x, top, *PLATE)
        zones.cards[Place.TOP] = Box(beside, top, inner.right - beside, FACED)
        return zones.cards[Place.TOP].bottom + GAP
    plate = zones.plates[Place.TOP] = _middle_plate(top)
    if shape.stage is Stage.PLAY:
        zones.backs[Place.TOP] = backs_beside(plate)
    return plate.bottom + GAP


def _place_bottom(shape: TableShape, inner: Box, zones: Zones) -> int:
    """The seat at the bottom; returns where the middle ends."""
    low = inner.bottom
    if Place.BOTTOM in shape.faced:
        height = FAN if shape.has_fan else FACED
        beside = inner.x + PLATE[0] + GAP
        cards = Box(beside, low - height, inner.right - beside, height)
        zones.cards[Place.BOTTOM] = cards
        zones.plates[Place.BOTTOM] = Box(inner.x, low - (height + PLATE[1]) // 2, *PLATE)
        return cards.y - GAP
    plate = zones.plates[Place.BOTTOM] = _middle_plate(low - PLATE[1])
    if shape.stage is Stage.PLAY:
        zones.backs[Place.BOTTOM] = backs_beside(plate)
    return plate.y - GAP


def _place_beside(centre: Box, plates: Boxes) -> Box:
    """Left and right plates at the sides, the panel between them."""
    y = centre.y + (centre.height - PLATE[1]) // 2
    plates[Place.LEFT] = Box(centre.x, y, *PLATE)
    plates[Place.RIGHT] = Box(centre.right - PLATE[0], y, *PLATE)
    return centre.inset(PLATE[0] + GAP, 0)


def _middle_plate(y: int) -> Box:
    return Box((PICTURE.width - TOP_PLATE_WIDTH) // 2, y, TOP_PLATE_WIDTH, PLATE[1])
