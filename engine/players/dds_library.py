"""The shape of Bo Haglund's double-dummy library (DDS 2.9) for ctypes, and where it lies.

The library travels inside the wheel of endplay; endplay itself is never imported, since its Python
layer is slow to load. Only ``solver`` uses this module.
"""

from __future__ import annotations

import ctypes
from importlib.util import find_spec
from pathlib import Path

MAX_CARDS = 13


class SolverUnavailable(RuntimeError):  # noqa: N818 - says what is the matter
    """The double-dummy library is missing or does not load on this machine."""


class SolverError(RuntimeError):
    """The library refused a position; ``code`` is its return code (negative)."""

    def __init__(self, code: int) -> None:
        super().__init__(f"double-dummy library: code {code}")
        self.code = code


class DealStruct(ctypes.Structure):
    """``deal``: trumps, leader, the cards on the table, the cards still held."""

    _fields_ = [
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suits", ctypes.c_int * 3),
        ("trick_ranks", ctypes.c_int * 3),
        ("cards", ctypes.c_uint * 16),
    ]


class FutureTricksStruct(ctypes.Structure):
    """``futureTricks``: nodes, count, then suits, ranks, equals and scores of the cards."""

    _fields_ = [("values", ctypes.c_int * (2 + 4 * MAX_CARDS))]


class TableDealStruct(ctypes.Structure):
    """``ddTableDeal``."""

    _fields_ = [("cards", ctypes.c_uint * 16)]


class TableStruct(ctypes.Structure):
    """``ddTableResults``: tricks by strain (spades first, no trump last) and seat."""

    _fields_ = [("tricks", ctypes.c_int * 20)]


class ParContractStruct(ctypes.Structure):
    """``contractType``; ``strain`` counts no trump, spades, … clubs, ``seats`` N E S W NS EW."""

    _fields_ = [
        ("undertricks", ctypes.c_int),
        ("overtricks", ctypes.c_int),
        ("level", ctypes.c_int),
        ("strain", ctypes.c_int),
        ("seats", ctypes.c_int),
    ]


class ParStruct(ctypes.Structure):
    """``parResultsMaster``."""

    _fields_ = [
        ("score", ctypes.c_int),
        ("count", ctypes.c_int),
        ("contracts", ParContractStruct * 10),
    ]


class PlayStruct(ctypes.Structure):
    """``playTraceBin``: the cards played."""

    _fields_ = [
        ("count", ctypes.c_int),
        ("suits", ctypes.c_int * 52),
        ("ranks", ctypes.c_int * 52),
    ]


class SolvedPlayStruct(ctypes.Structure):
    """``solvedPlay``: declarer's tricks before the first and after each card."""

    _fields_ = [("count", ctypes.c_int), ("tricks", ctypes.c_int * 53)]


def load_library() -> ctypes.CDLL:
    """Load the library and declare its functions; SolverUnavailable when that fails."""
    path = _find_file()
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise SolverUnavailable(str(error)) from error
    pointer, number = ctypes.POINTER, ctypes.c_int
    library.SolveBoard.argtypes = (
        DealStruct, number, number, number, pointer(FutureTricksStruct), number,
    )  # fmt: skip
    library.CalcDDtable.argtypes = (TableDealStruct, pointer(TableStruct))
    library.DealerParBin.argtypes = (pointer(TableStruct), pointer(ParStruct), number, number)
    library.AnalysePlayBin.argtypes = (
        DealStruct, PlayStruct, pointer(SolvedPlayStruct), number,
    )  # fmt: skip
    library.SetResources.argtypes = (number, number)
    library.SetResources.restype = None
    return library


def _find_file() -> Path:
    spec = find_spec("endplay")
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    for folder in folders:
        for file in sorted((Path(folder) / "_dds").glob("*dds*")):
            if file.suffix in (".so", ".dll", ".dylib"):
                return file
    raise SolverUnavailable("endplay's double-dummy library was not found")
