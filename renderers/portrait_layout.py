"""The table picture for phones: 960 pixels wide and only as high as what it shows needs.

With the lines and buttons under it a picture about as high as wide still fits one phone screen.
Its height depends on the phase and on which hands lie open, never on how many cards are left, so
that the message does not jump from card to card.
"""

from __future__ import annotations

from .boxes import Box
from .grid_layout import panel_height
from .table_zones import (
    GAP,
    LAST_TRICK,
    PLATE,
    TOP_PLATE_WIDTH,
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

WIDTH = 960
MARGIN = 12
BAR = 124
FACED = 300
"""A faced hand in columns: five cards deep."""
FAN = 210
NOTICE = 220

TRICK = 268
"""The middle between dummy and the own fan: two rows of cards."""
TRICK_ALONE = 340
BESIDE_FACED = 480
"""The middle beside a faced hand: its four suits below its plate."""
BETWEEN_FACED = 610
"""The middle between two faced hands: the last trick and three rows of cards."""


def portrait(shape: TableShape) -> TableLayout:
    """The zones for this shape, from the top down."""
    return _play(shape) if shape.stage is Stage.PLAY else _calm(shape)


def _calm(shape: TableShape) -> TableLayout:
    """Auction, and between deals: three plates, the panel, the own plate, the own cards."""
    zones = Zones()
    row = Box(MARGIN, BAR + GAP, WIDTH - 2 * MARGIN, PLATE[1]).columns(3, gap=GAP)
    zones.plates |= dict(zip((Place.LEFT, Place.TOP, Place.RIGHT), row, strict=True))
    top = row[0].bottom + GAP
    height = panel_height(shape.rounds, shape.notes) if shape.stage is Stage.AUCTION else NOTICE
    middle = Box(MARGIN, top, WIDTH - 2 * MARGIN, height)
    low = _place_bottom(shape, middle.bottom + GAP, zones)
    return _layout(low, zones, middle=middle)


def _play(shape: TableShape) -> TableLayout:
    zones = Zones()
    zones.plates[Place.TOP] = _middle_plate(BAR + GAP)
    top = zones.plates[Place.TOP].bottom + GAP
    if Place.TOP in shape.faced:
        zones.cards[Place.TOP] = Box(MARGIN, top, WIDTH - 2 * MARGIN, FACED)
        top += FACED + GAP
    else:
        zones.backs[Place.TOP] = backs_beside(zones.plates[Place.TOP])
    centre = Box(MARGIN, top, WIDTH - 2 * MARGIN, _centre_height(shape))
    if not _is_tight(shape):
        last_trick, area = place_sides(shape, centre, zones)
        low = _place_bottom(shape, centre.bottom + GAP, zones)
        return _layout(low, zones, last_trick=last_trick, area=area)
    zones.plates[Place.LEFT] = centre.top_part(PLATE[1]).left_part(PLATE[0])
    zones.plates[Place.RIGHT] = centre.top_part(PLATE[1]).right_part(PLATE[0])
    zones.plates[Place.BOTTOM] = centre.bottom_part(PLATE[1]).right_part(PLATE[0])
    zones.cards[Place.BOTTOM] = Box(MARGIN, centre.bottom + GAP, WIDTH - 2 * MARGIN, FAN)
    return _layout(
        zones.cards[Place.BOTTOM].bottom,
        zones,
        last_trick=centre.left_part(LAST_TRICK[0]).bottom_part(LAST_TRICK[1]),
        area=centre.inset(PLATE[0] + GAP, 0),
    )


def _is_tight(shape: TableShape) -> bool:
    """Dummy on top and the own fan below: the own plate stands beside the trick."""
    return shape.has_fan and shape.faced == {Place.TOP, Place.BOTTOM}


def _centre_height(shape: TableShape) -> int:
    beside = len(shape.faced & {Place.LEFT, Place.RIGHT})
    if beside:
        return BESIDE_FACED if beside == 1 else BETWEEN_FACED
    return TRICK if _is_tight(shape) else TRICK_ALONE


def _place_bottom(shape: TableShape, top: int, zones: Zones) -> int:
    """The plate of the bottom seat and its cards below it; returns where they end."""
    plate = zones.plates[Place.BOTTOM] = _middle_plate(top)
    if Place.BOTTOM not in shape.faced:
        if shape.stage is Stage.PLAY:
            zones.backs[Place.BOTTOM] = backs_beside(plate)
        return plate.bottom
    height = FAN if shape.has_fan else FACED
    cards = zones.cards[Place.BOTTOM] = Box(MARGIN, plate.bottom + GAP, WIDTH - 2 * MARGIN, height)
    return cards.bottom


def _middle_plate(y: int) -> Box:
    return Box((WIDTH - TOP_PLATE_WIDTH) // 2, y, TOP_PLATE_WIDTH, PLATE[1])


def _layout(
    low: int,
    zones: Zones,
    *,
    middle: Box | None = None,
    last_trick: Box | None = None,
    area: Box | None = None,
) -> TableLayout:
    """Everything placed, in a picture that ends a margin below."""
    bar = Box(0, 0, WIDTH, BAR)
    return TableLayout(
        picture=Box(0, 0, WIDTH, low + MARGIN),
        bar=bar,
        bar_cells=bar_cells(bar.inset(16, 6)),
        plates=zones.plates,
        cards=zones.cards,
        backs=zones.backs,
        trick={} if area is None else trick_boxes(area),
        last_trick=last_trick,
        middle=middle,
    )
