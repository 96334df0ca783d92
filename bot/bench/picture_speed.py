"""Every kind of picture, drawn and encoded, beside the bare encoding of the finished picture.

The reference encodes the same pixels in the same format with Pillow alone: what no drawing could
do without. Of each kind the best of some runs counts on both sides, as it is disturbed least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from time import perf_counter
from typing import Any

from renderers import Picture, TableDress
from renderers.encode import COMPRESSION_LEVEL
from renderers.gallery import PEOPLE, exhibits

from .figures import Figure

SECTION = "pictures"
BUDGET = 1.6
KINDS = (
    "table-auction",
    "table-lead",
    "table",
    "table-between-deals",
    "wide-group",
    "hand-both",
    "auction",
    "sheet",
    "review",
    "ranking",
    "welcome",
)


def measure(*, times: int) -> Iterator[Figure]:
    """One figure a kind, in milliseconds."""
    dress = TableDress(people=PEOPLE)
    drawers = {exhibit.name: exhibit.draw for exhibit in exhibits()}
    for kind in KINDS:
        yield _measure(kind, drawers[kind], dress, times)


def _measure(
    kind: str, draw: Callable[[TableDress], Picture], dress: TableDress, times: int
) -> Figure:
    encode = _bare_encoder(draw(dress))
    drawn, encoded = [], []
    for _ in range(times):
        drawn.append(_seconds(lambda: draw(dress)))
        encoded.append(_seconds(encode))
    return Figure(
        SECTION,
        kind,
        min(drawn) * 1000,
        "ms",
        min(encoded) * 1000,
        "ms bare encode",
        BUDGET,
        budget_is_ratio=True,
    )


def _bare_encoder(picture: Picture) -> Callable[[], object]:
    """Encode the picture's pixels again, as ``renderers.encode`` does."""
    from PIL import Image

    with Image.open(BytesIO(picture.data)) as opened:
        image = opened.copy()
    kind = picture.media_type.rpartition("/")[2].upper()
    options: dict[str, Any] = {"compress_level": COMPRESSION_LEVEL} if kind == "PNG" else {}
    return lambda: image.save(BytesIO(), kind, **options)


def _seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start
