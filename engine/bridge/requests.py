"""What a seat may ask the others to agree to: a claim, or taking a call or card back.

Values only; the rules are in ``claim`` (Laws 68-70) and ``undo`` (Laws 25 and 47, by consent).
While a request is open nothing else happens in the deal: ``asked`` are the seats that have not
answered yet, in the order in which they are waited for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from engine.seats import Seat

CLAIM_PREFIX = "cl."


@dataclass(frozen=True, slots=True)
class ClaimTricks:
    """Say that one's side takes this many of the tricks that are left; 0 concedes them all."""

    tricks: int

    @property
    def code(self) -> str:
        """``cl.5``."""
        return f"{CLAIM_PREFIX}{self.tricks}"


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask that one's last call or card, and what followed it, be taken back."""

    @property
    def code(self) -> str:
        """``undo``."""
        return "undo"


class Answer(StrEnum):
    """What an asked seat says to a request."""

    YES = "yes"
    NO = "no"

    @property
    def code(self) -> str:
        """``yes`` or ``no``."""
        return self.value


@dataclass(frozen=True, slots=True)
class Claim:
    """An open claim, or one that ended a deal: ``tricks`` of the ``left`` go to this side."""

    seat: Seat
    tricks: int
    left: int
    """Tricks not finished when it was made, the one on the table included."""
    asked: tuple[Seat, ...] = ()

    @property
    def is_concession(self) -> bool:
        """Whether any trick is given up (Law 68B)."""
        return self.tricks < self.left


@dataclass(frozen=True, slots=True)
class Undo:
    """An open request to go back to the moment before action number ``step`` of the deal."""

    seat: Seat
    step: int
    """Calls and cards of the deal that stay."""
    back: int
    """Calls and cards that would be taken back."""
    asked: tuple[Seat, ...] = ()


Request: TypeAlias = Claim | Undo


def answered(request: Request, seat: Seat) -> Request:
    """The request after this seat has agreed."""
    return replace(request, asked=tuple(other for other in request.asked if other is not seat))


@dataclass(frozen=True, slots=True)
class Refused:
    """A request that was refused when ``step`` calls and cards had been made."""

    request: Request
    step: int


def parse_request_code(code: str) -> ClaimTricks | AskUndo | Answer | None:
    """Read the code of an action about requests; None when it is of another kind."""
    if code.startswith(CLAIM_PREFIX):
        number = code.removeprefix(CLAIM_PREFIX)
        if not (number.isdecimal() and number.isascii() and str(int(number)) == number):
            raise ValueError(f"not a number of tricks: {code!r}")
        return ClaimTricks(int(number))
    if code == AskUndo().code:
        return AskUndo()
    return Answer(code) if code in set(Answer) else None
