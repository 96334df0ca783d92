"""Single values of PBN tags: contract, result, vulnerability, rubber history (PBN 2.1, 3.4).

Each reader takes the text and its line and answers None for what the standard lets stay open
(an empty value, ``?``, ``-``); each writer is its pair.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.auction import Contract, Doubling, Strain
from engine.seats import Seat, Side, Vulnerability

from .deals import parse_seat
from .faults import RecordError, RecordFault

_OPEN = {"", "?", "-"}
_PASSED = {"pass", "p", "ap", "all pass", "allpass", "passed out", "pass out", "passout"}
_CONTRACT = re.compile(r"([1-7])\s*(NT|[NCDHS♣♦♥♠])\s*(X{0,2})", re.IGNORECASE)
_SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_TRICKS = re.compile(r"[0-9]{1,2}")
_SIDE_TRICKS = re.compile(r"(NS|EW)\s*([0-9]{1,2})(?:\s*(NS|EW)\s*([0-9]{1,2}))?", re.IGNORECASE)
_TRUMPS = {"NT": Strain.NO_TRUMP, "N": Strain.NO_TRUMP} | {s.value: s for s in Strain}
_HISTORY_SIDE = r"\s*[0-9]+\s+[0-9]+\s*/\s*[0-9]+(?:\s+[0-9]+){0,2}\s*"
_HISTORY = re.compile(f"\\s*NS{_HISTORY_SIDE}EW{_HISTORY_SIDE}")


def is_open(text: str) -> bool:
    """Whether the value leaves the question open."""
    return text.strip() in _OPEN


@dataclass(frozen=True, slots=True)
class Bid:
    """What the Contract tag says: level and strain, no declarer; or that all passed."""

    level: int
    strain: Strain
    doubling: Doubling

    def by(self, declarer: Seat) -> Contract:
        """The contract with its declarer."""
        return Contract(self.level, self.strain, self.doubling, declarer)


def is_pass(text: str) -> bool:
    """Whether a Contract value says that all passed."""
    return text.strip().lower() in _PASSED


def parse_contract(text: str, line: int) -> Bid | None:
    """Read a Contract value that is not a pass; RecordError when it is no contract."""
    if is_open(text):
        return None
    match = _CONTRACT.fullmatch(text.strip())
    if match is None:
        raise RecordError(line, RecordFault.BAD_CONTRACT, text=text[:40])
    level, strain, doubling = match.groups()
    letter = _SIGNS.get(strain, strain[0].upper())
    return Bid(int(level), Strain(letter), Doubling(doubling.upper()))


def parse_trumps(text: str, line: int) -> Strain | None:
    """Read the Contract value of an end position: the trumps alone, or a whole contract."""
    strain = _TRUMPS.get(text.strip().upper())
    if strain is not None:
        return strain
    bid = parse_contract(text, line)
    return None if bid is None else bid.strain


def pbn_contract(contract: Contract) -> str:
    """Write a Contract value, as ``3NTX``."""
    strain = "NT" if contract.strain is Strain.NO_TRUMP else contract.strain.value
    return f"{contract.level}{strain}{contract.doubling.value}"


def parse_open_seat(text: str, line: int) -> Seat | None:
    """Read a seat that may stay open; RecordError when it is no seat."""
    if is_open(text):
        return None
    seat = parse_seat(text)
    if seat is None:
        raise RecordError(line, RecordFault.BAD_SEAT, text=text[:20])
    return seat


def parse_vulnerability(text: str, line: int) -> Vulnerability | None:
    """Read a Vulnerable value (``-`` means none vulnerable); RecordError when it is none."""
    if text.strip() in {"", "?"}:
        return None
    try:
        return Vulnerability.parse(text)
    except ValueError:
        raise RecordError(line, RecordFault.BAD_VULNERABILITY, text=text[:20]) from None


def parse_result(text: str, declarer: Seat | None, line: int) -> int | None:
    """Read a Result value: declarer's tricks (of ``NS 9 EW 4`` those of declarer's side).

    None when it is open or, for the two-sided form, nobody is declarer. RecordError when it is no
    number of tricks.
    """
    plain = text.strip()
    if is_open(plain):
        return None
    if _TRICKS.fullmatch(plain) and int(plain) <= 13:
        return int(plain)
    match = _SIDE_TRICKS.fullmatch(plain)
    if match is None or not _adds_up(match):
        raise RecordError(line, RecordFault.BAD_RESULT, text=text[:20])
    if declarer is None:
        return None
    side, tricks = Side(match[1].upper()), int(match[2])
    if side is declarer.side:
        return tricks
    return int(match[4]) if match[4] else 13 - tricks


def _adds_up(match: re.Match[str]) -> bool:
    """Two different sides and no more than thirteen tricks."""
    other = int(match[4]) if match[4] else 0
    both = match[3] is None or match[3].upper() != match[1].upper()
    return both and int(match[2]) + other <= 13


def check_rubber_history(text: str, line: int) -> None:
    """Refuse a ScoreRubberHistory value that is not of the standard's form (PBN 2.1, 4.2.6)."""
    if not is_open(text) and _HISTORY.fullmatch(text) is None:
        raise RecordError(line, RecordFault.BAD_RUBBER_HISTORY, text=text[:60])
