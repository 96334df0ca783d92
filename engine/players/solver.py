"""The double-dummy solver: how many tricks each card is worth when all hands are open.

The only user of DDS. The library keeps one working memory, so a lock lets one thread in at a time;
processes are independent, which is why players think in worker processes.
"""

from __future__ import annotations

import ctypes
import struct
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from .dds_library import (
    MAX_CARDS,
    DealStruct,
    FutureTricksStruct,
    ParStruct,
    PlayStruct,
    SolvedPlayStruct,
    SolverError,
    TableDealStruct,
    TableStruct,
    load_library,
)

MEMORY_MB = 40
"""What one process may use for its tables; with half of it the library crashes."""

_LOCK = threading.Lock()
_FUTURE = struct.Struct(f"{2 + 4 * MAX_CARDS}i")
_NO_FURTHER_THREAD = 0
_HOLDING = 0x7FFC
_FIRST_SCORE = 2 + 3 * MAX_CARDS

FourHands = tuple[int, int, int, int]
"""The cards of N E S W as numbers of :mod:`engine.players.card_bits`."""


@lru_cache(maxsize=1)
def _library() -> ctypes.CDLL:
    library = load_library()
    library.SetResources(MEMORY_MB, 1)
    return library


def warm_up() -> None:
    """Load the library now, so that the first card need not wait for it."""
    with _LOCK:
        _library()


@dataclass(frozen=True, slots=True)
class Table:
    """What is public and equal in every sampled deal: trumps, who led, the cards on the table.

    ``trump`` counts 0 to 4 from spades to no trump, ``leader`` 0 to 3 from North; ``trick``
    holds single-card numbers.
    """

    trump: int
    leader: int
    trick: tuple[int, ...] = ()

    @property
    def to_play(self) -> int:
        """The seat whose card is next."""
        return (self.leader + len(self.trick)) % 4


def _holdings(hands: Sequence[int]) -> list[int]:
    return [(hand >> shift) & _HOLDING for hand in hands for shift in (0, 16, 32, 48)]


def _deal_struct(table: Table) -> DealStruct:
    deal = DealStruct()
    deal.trump = table.trump
    deal.first = table.leader
    for at, bit in enumerate(table.trick):
        deal.trick_suits[at], deal.trick_ranks[at] = divmod(bit.bit_length() - 1, 16)
    return deal


def solve_deals(
    table: Table, deals: Sequence[FourHands], *, most_nodes: float = inf, least: int = 1
) -> list[dict[int, int]]:
    """For each deal, the tricks the side to play takes from now on with each of its cards.

    The deals hold the cards still in hand; those on the table belong to ``table`` alone. Keys are
    single-card numbers. Once ``least`` deals are solved and the search has visited ``most_nodes``
    positions, the rest is left out: a measure of time without a clock, so it can be repeated.
    Raises SolverUnavailable, or SolverError for an impossible position.
    """
    deal, future = _deal_struct(table), FutureTricksStruct()
    answer = ctypes.byref(future)
    results: list[dict[int, int]] = []
    nodes = 0
    with _LOCK:
        solve = _library().SolveBoard
        for hands in deals:
            deal.cards[:] = _holdings(hands)
            code = solve(deal, -1, 3, 1, answer, _NO_FURTHER_THREAD)
            if code != 1:
                raise SolverError(code)
            results.append(_read_future(future))
            nodes += future.values[0]
            if nodes >= most_nodes and len(results) >= least:
                break
    return results


def solve_best(table: Table, deals: Sequence[FourHands]) -> list[int]:
    """For each deal, the tricks the side to play takes with its best card; as solve_deals."""
    deal, future = _deal_struct(table), FutureTricksStruct()
    answer = ctypes.byref(future)
    best = []
    with _LOCK:
        solve = _library().SolveBoard
        for hands in deals:
            deal.cards[:] = _holdings(hands)
            code = solve(deal, -1, 1, 1, answer, _NO_FURTHER_THREAD)
            if code != 1:
                raise SolverError(code)
            best.append(_FUTURE.unpack_from(future)[_FIRST_SCORE])
    return best


def _read_future(future: FutureTricksStruct) -> dict[int, int]:
    values = _FUTURE.unpack_from(future)
    tricks = {}
    for at in range(2, 2 + values[1]):
        suit, rank, equals, score = values[at : at + 40 : MAX_CARDS]
        shift = 16 * suit
        tricks[1 << (shift + rank)] = score
        while equals:
            lowest = equals & -equals
            tricks[lowest << shift] = score
            equals ^= lowest
    return tricks


def solve_table(hands: FourHands) -> tuple[int, ...]:
    """Declarer's tricks in a whole deal: strain by strain from spades, within each N E S W."""
    deal, table = TableDealStruct(), TableStruct()
    deal.cards[:] = _holdings(hands)
    with _LOCK:
        code = _library().CalcDDtable(deal, ctypes.byref(table))
    if code != 1:
        raise SolverError(code)
    return tuple(table.tricks)


def solve_par(
    tricks: Sequence[int], *, dealer: int, vulnerable: int
) -> tuple[int, list[tuple[int, int, int, int, int]]]:
    """North-South's par score and the contracts that reach it.

    ``vulnerable``: 0 nobody, 1 both, 2 North-South, 3 East-West. Contracts are tuples
    (undertricks, overtricks, level, strain from no trump down to clubs, seats N E S W NS EW).
    """
    table, par = TableStruct(), ParStruct()
    table.tricks[:] = list(tricks)
    with _LOCK:
        code = _library().DealerParBin(ctypes.byref(table), ctypes.byref(par), dealer, vulnerable)
    if code != 1:
        raise SolverError(code)
    contracts = [
        (found.undertricks, found.overtricks, found.level, found.strain, found.seats)
        for found in par.contracts[: par.count]
    ]
    return par.score, contracts


def solve_play(trump: int, leader: int, hands: FourHands, cards: Sequence[int]) -> tuple[int, ...]:
    """Declarer's double-dummy tricks before the opening lead and after each card played.

    The library answers for the first 48 cards; after those nothing can be lost.
    """
    deal = _deal_struct(Table(trump, leader))
    deal.cards[:] = _holdings(hands)
    play, solved = PlayStruct(), SolvedPlayStruct()
    play.count = len(cards)
    for at, bit in enumerate(cards):
        play.suits[at], play.ranks[at] = divmod(bit.bit_length() - 1, 16)
    with _LOCK:
        code = _library().AnalysePlayBin(deal, play, ctypes.byref(solved), _NO_FURTHER_THREAD)
    if code != 1:
        raise SolverError(code)
    return tuple(solved.tricks[: solved.count])
