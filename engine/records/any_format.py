"""Reading a file somebody sent, whichever of the two formats it is in."""

from __future__ import annotations

import re

from .board import Board
from .decoding import decode
from .faults import RecordError
from .lin_reader import read_lin
from .pbn_reader import read_pbn

_LIN_START = re.compile(r"\s*[A-Za-z][A-Za-z0-9]\|")


def is_lin(text: str) -> bool:
    """Whether a text is LIN rather than PBN: it begins with a field."""
    return _LIN_START.match(text) is not None


def read_records(data: bytes, faulty: list[RecordError] | None = None) -> list[Board]:
    """Read the bytes of a PBN or LIN file; ``faulty`` as for the reader of each format."""
    text = decode(data)
    return read_lin(text, faulty) if is_lin(text) else read_pbn(text, faulty)
