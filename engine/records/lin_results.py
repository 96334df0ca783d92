"""Results as vugraph LIN gives them: one list for the file, two entries (rooms) to a board.

An entry is a contract with its declarer and what came of it: ``4HN+1``, ``3NEx-2``, ``PASS``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.auction import Contract, Doubling, Strain

from .deals import parse_seat

_ENTRY = re.compile(
    r"([1-7])(NT?|[CDHS])(X{0,2})([NESW])(X{0,2})\s*(?:=|([+-])([0-9]{1,2}))?", re.IGNORECASE
)
_NUMBERS = re.compile(r"[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Outcome:
    """A contract (None: passed out) and the tricks declarer's side took, if they are told."""

    contract: Contract | None
    tricks: int | None = None


def parse_outcome(text: str) -> Outcome | None:
    """Read one entry; None when it tells nothing readable (entries are typed by operators)."""
    plain = text.strip().upper()
    if plain in {"P", "PASS", "PASSED OUT", "AP"}:
        return Outcome(None)
    match = _ENTRY.fullmatch(plain)
    seat = None if match is None else parse_seat(match[4])
    if match is None or seat is None:
        return None
    level = int(match[1])
    contract = Contract(level, Strain(match[2][0]), Doubling((match[3] or match[5])[:2]), seat)
    if not plain.endswith("=") and match[6] is None:
        return Outcome(contract)
    over = int(f"{match[6]}{match[7]}") if match[6] else 0
    tricks = level + 6 + over
    return Outcome(contract, tricks if 0 <= tricks <= 13 else None)


def lin_outcome(outcome: Outcome) -> str:
    """Write one entry; the pair of :func:`parse_outcome`."""
    contract = outcome.contract
    if contract is None:
        return "PASS"
    doubling = contract.doubling.value.lower()
    named = f"{contract.level}{contract.strain.value}{contract.declarer.value}{doubling}"
    if outcome.tricks is None:
        return named
    over = outcome.tricks - contract.level - 6
    return f"{named}{over:+d}" if over else f"{named}="


def outcome_of(head: Mapping[str, str], number: int | None, room: str) -> Outcome | None:
    """The file's result for a board in a room (``o`` or ``c``); None when there is none."""
    entries, numbers = _listed(head.get("rs", ""), head.get("bn", ""), head.get("vg", ""))
    if number is None or number not in numbers:
        return None
    at = numbers[number]
    if len(entries) > len(numbers):
        at = 2 * at + (room == "c")
    return parse_outcome(entries[at]) if at < len(entries) else None


@lru_cache(maxsize=4)
def _listed(results: str, listed: str, event: str) -> tuple[list[str], dict[int, int]]:
    """The entries, and which place each board number has among them."""
    entries = results.split(",")
    numbers = [int(number) for number in _NUMBERS.findall(listed)]
    if not numbers:
        ends = [part.strip() for part in event.split(",")[3:5]]
        if len(ends) == 2 and all(_NUMBERS.fullmatch(end) for end in ends):
            numbers = list(range(int(ends[0]), int(ends[1]) + 1))[: len(entries)]
    return entries, {number: at for at, number in enumerate(numbers)}
