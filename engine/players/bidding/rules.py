"""Rules and what they say: the one value used to choose, to explain and to infer a call.

A rule stands in a book (a function of the situation that yields rules, the preferred ones first).
It names a call, the condition on the hand, the force of the call and its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache, reduce
from typing import TYPE_CHECKING

from engine.auction import Bid, Call

from .bounds import Bounds
from .condition_text import condition
from .conditions import Condition
from .facts import LETTERS
from .kinds import ARTIFICIAL, Kind

if TYPE_CHECKING:
    from .situation import Situation


_GAME_LEVEL = {"C": 5, "D": 5, "H": 4, "S": 4, "N": 3}


def reaches_game(bid: Bid) -> bool:
    """Whether the bid is a game (with no part-score) or higher."""
    return bid.level >= _GAME_LEVEL[bid.strain.value]


class Force(StrEnum):
    """What the call asks of partner."""

    SIGN_OFF = "sign-off"
    LIMIT = "non-forcing"
    INVITES = "invitational"
    ROUND = "forcing"
    GAME = "game-forcing"

    @property
    def binds(self) -> bool:
        """Whether partner must not pass."""
        return self in (Force.ROUND, Force.GAME)


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a bidding system."""

    call: Call
    shows: Condition
    kind: Kind
    force: Force = Force.LIMIT
    trumps: int | None = None
    """The suit this call agrees on, if any."""


Book = Callable[["Situation"], Iterable[Rule | None]]
"""Rules for the situations the book is about, the preferred first; None entries are skipped."""


@lru_cache(maxsize=20_000)
def rule(
    call: str | None,
    shows: str,
    kind: str,
    force: Force = Force.LIMIT,
    trumps: str | None = None,
) -> Rule | None:
    """A rule in text form; None when there is no such call (a suit too low to be bid)."""
    if call is None:
        return None
    agreed = None if trumps is None else LETTERS.index(trumps)
    return Rule(Call.parse(call), condition(shows), Kind(kind), force, agreed)


@dataclass(frozen=True, slots=True)
class Said:
    """A call that was made, with the rules under which it is made (never none)."""

    call: Call
    rules: tuple[Rule, ...]
    bounds: Bounds

    @classmethod
    def under(cls, call: Call, rules: tuple[Rule, ...]) -> Said:
        """The call under these rules; the bounds contain every hand that fits one of them."""
        return cls(call, rules, reduce(Bounds.hull, (one.shows.bounds() for one in rules)))

    @property
    def kind(self) -> Kind:
        """The kind of the preferred rule."""
        return self.rules[0].kind

    @property
    def force(self) -> Force:
        """The strongest force among the rules."""
        forces = tuple(Force)
        strongest = max((one.force for one in self.rules), key=forces.index)
        if isinstance(self.call, Bid) and reaches_game(self.call) and self.kind not in ARTIFICIAL:
            return min(strongest, Force.INVITES, key=forces.index)
        return strongest

    @property
    def trumps(self) -> int | None:
        """The suit agreed by every one of the rules."""
        agreed = {one.trumps for one in self.rules}
        return agreed.pop() if len(agreed) == 1 else None

    @property
    def suit(self) -> str:
        """The letter of the suit bid naturally, or empty."""
        if not isinstance(self.call, Bid) or self.call.strain.suit is None:
            return ""
        letter = self.call.strain.value
        natural = self.bounds.lengths[LETTERS.index(letter)][0] >= 3
        return letter if natural and self.kind not in ARTIFICIAL else ""
