"""Records of deals: strict readers and writers of PBN 2.1 and LIN."""

from .board import Board, Irregularity, RecordedCall, RecordedCard, Tag
from .decoding import decode
from .faults import RecordError, RecordFault
from .pbn_reader import read_pbn
from .pbn_writer import write_pbn

__all__ = [
    "Board",
    "Irregularity",
    "RecordError",
    "RecordFault",
    "RecordedCall",
    "RecordedCard",
    "Tag",
    "decode",
    "read_pbn",
    "write_pbn",
]
