"""Which characters a TrueType font has, read from its ``cmap`` table (formats 4 and 12).

Needed to choose a font per character and to fail loudly instead of drawing an empty box.
"""

from __future__ import annotations

from pathlib import Path
from struct import unpack_from


def characters_of(font: Path) -> frozenset[int]:
    """The code points the font has glyphs for; ValueError when it has no readable table."""
    data = font.read_bytes()
    start = _table(data, b"cmap")
    count = unpack_from(">H", data, start + 2)[0]
    offsets = [unpack_from(">I", data, start + 4 + 8 * i + 4)[0] for i in range(count)]
    formats = {unpack_from(">H", data, start + offset)[0]: start + offset for offset in offsets}
    if 12 in formats:
        return _groups(data, formats[12])
    if 4 in formats:
        return _segments(data, formats[4])
    raise ValueError(f"no readable cmap in {font.name}")


def _table(data: bytes, tag: bytes) -> int:
    count = unpack_from(">H", data, 4)[0]
    for index in range(count):
        name, _, offset, _ = unpack_from(">4sIII", data, 12 + 16 * index)
        if name == tag:
            return int(offset)
    raise ValueError(f"no table {tag!r}")


def _groups(data: bytes, start: int) -> frozenset[int]:
    count = unpack_from(">I", data, start + 12)[0]
    found: set[int] = set()
    for index in range(count):
        first, last, _ = unpack_from(">III", data, start + 16 + 12 * index)
        found.update(range(first, last + 1))
    return frozenset(found)


def _segments(data: bytes, start: int) -> frozenset[int]:
    doubled = unpack_from(">H", data, start + 6)[0]
    ends, starts = start + 14, start + 16 + doubled
    deltas, ranges = starts + doubled, starts + 2 * doubled
    found: set[int] = set()
    for at in range(0, doubled, 2):
        last, first, delta, offset = (
            unpack_from(">H", data, base + at)[0] for base in (ends, starts, deltas, ranges)
        )
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code + delta
            if offset:
                glyph = unpack_from(">H", data, ranges + at + offset + 2 * (code - first))[0]
                glyph += delta if glyph else 0
            if glyph & 0xFFFF:
                found.add(code)
    return frozenset(found)
