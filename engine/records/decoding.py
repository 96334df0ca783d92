"""From the bytes of a file to text, whatever program wrote it.

Real files come in UTF-8 with or without mark, UTF-16 of either order with or without mark, and
the Western code pages; with lines ended by CR LF, LF or CR.
"""

from __future__ import annotations

import codecs

from .faults import RecordError, RecordFault

LONGEST = 4 * 1024 * 1024
"""The most characters (or bytes, in :func:`decode`) of one record."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def decode(data: bytes) -> str:
    """The text of a file, lines ended by LF. RecordError when it is too long, never another."""
    if len(data) > LONGEST:
        raise RecordError(1, RecordFault.TOO_LONG)
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return unify_lines(data[len(mark) :].decode(encoding, errors="replace"))
    wide = _wide_encoding(data)
    if wide is not None:
        return unify_lines(data.decode(wide, errors="replace"))
    for encoding in ("utf-8", "cp1252"):
        try:
            return unify_lines(data.decode(encoding))
        except UnicodeDecodeError:
            continue
    return unify_lines(data.decode("latin-1"))


def _wide_encoding(data: bytes) -> str | None:
    """UTF-16 without a mark shows as a zero in nearly every second byte."""
    start = data[:2000]
    half = len(start) // 2
    if half < 2:
        return None
    for encoding, zeros in (("utf-16-le", start[1::2]), ("utf-16-be", start[0::2])):
        if zeros.count(0) > 0.7 * half:
            return encoding
    return None


def unify_lines(text: str) -> str:
    """The text with every line end as LF and without a byte-order mark in front."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def checked_text(text: str) -> str:
    """The text ready for a reader; RecordError when it is too long."""
    if len(text) > LONGEST:
        raise RecordError(1, RecordFault.TOO_LONG)
    return unify_lines(text)
