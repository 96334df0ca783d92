"""The boxes of the review picture: a compass of hands, result and table beside, auction below."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .boxes import Box
from .sheet_layout import MARGIN, TITLE_HEIGHT, WIDTH
from .table_layout import Place

HEIGHT_LIMIT = 1280
GAP = 10
HAND = (412, 252)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewLayout:
    """Boxes in pixels."""

    picture: Box
    hands: Mapping[Place, Box]
    result: Box
    table: Box
    points: Box
    """High-card points, opposite the double-dummy table."""
    auction: Box


def review_layout(auction_height: int) -> ReviewLayout:
    """The boxes for an auction that asks for this height; it gets less where there is no room."""
    inner = Box(MARGIN, TITLE_HEIGHT + GAP, WIDTH - 2 * MARGIN, 3 * HAND[1] + 2 * GAP)
    first, second, third = inner.rows(3, gap=GAP)
    side = (inner.width - HAND[0]) // 2 - GAP
    sides = (inner.width - GAP) // 2
    top = inner.bottom + GAP
    height = min(auction_height, HEIGHT_LIMIT - MARGIN - top)
    return ReviewLayout(
        picture=Box(0, 0, WIDTH, top + height + MARGIN),
        hands={
            Place.TOP: first.centred(*HAND),
            Place.LEFT: second.left_part(sides),
            Place.RIGHT: second.right_part(sides),
            Place.BOTTOM: third.centred(*HAND),
        },
        result=first.left_part(side).inset(0, 10),
        table=third.left_part(side),
        points=third.right_part(side),
        auction=Box(inner.x, top, inner.width, height),
    )
