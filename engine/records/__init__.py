"""Records of deals: strict readers and writers of PBN 2.1 and LIN."""

from .any_format import is_lin, read_records
from .board import Board, Irregularity, RecordedCall, RecordedCard, Tag
from .decoding import decode
from .faults import RecordError, RecordFault
from .lin_reader import read_lin
from .lin_writer import write_lin
from .pbn_reader import read_pbn
from .pbn_writer import write_pbn
from .rubber_tags import rubber_history

__all__ = [
    "Board",
    "Irregularity",
    "RecordError",
    "RecordFault",
    "RecordedCall",
    "RecordedCard",
    "Tag",
    "decode",
    "is_lin",
    "read_lin",
    "read_pbn",
    "read_records",
    "rubber_history",
    "write_lin",
    "write_pbn",
]
