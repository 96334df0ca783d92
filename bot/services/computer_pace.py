"""How long a computer takes over a call or card, thinking included.

A floor and a little chance, the same whether there was anything to think about or not, so that the
time tells nobody a void or a singleton; and enough of it after a person's move for taking that
back. The floor of a computer that thinks longer is what its thoughts have taken of late.
Answers to requests are given at once: somebody waits for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.tables import Human, Table
from engine import CHANCE, Seat
from engine.protocol import RandomSource

_MOST_HABIT_SECONDS = 2.5
_WEIGHT_OF_NEWEST = 0.2
_BITS_OF_CHANCE = 16


@dataclass(frozen=True, slots=True)
class Pauses:
    """Seconds: the least after a person's move and after a computer's, and what chance adds."""

    after_person: float
    after_computer: float
    chance: float


PAUSES: Final[Mapping[str, Pauses]] = MappingProxyType(
    {
        "lively": Pauses(after_person=1.0, after_computer=0.6, chance=0.4),
        "calm": Pauses(after_person=2.5, after_computer=1.0, chance=0.6),
        "instant": Pauses(after_person=0.0, after_computer=0.0, chance=0.0),
    }
)


class ComputerPace:
    """The pauses of all computers of this process."""

    def __init__(self, chance: RandomSource, *, factor: float = 1.0) -> None:
        """``factor`` makes all pauses longer or shorter; 0: none at all."""
        self._chance = chance
        self._factor = factor
        self._habits: dict[str, float] = {}

    def seconds_for(self, table: Table, player: str) -> float:
        """How long after the last move the computer's own is due."""
        match = table.match
        if match is None or match.view(None).request is not None:
            return 0.0
        pauses = PAUSES.get(table.settings.pace, PAUSES["lively"])
        is_after_person = last_mover(table) is not None
        floor = pauses.after_person if is_after_person else pauses.after_computer
        if floor:
            floor = max(floor, min(self._habits.get(player, 0.0), _MOST_HABIT_SECONDS))
        share: float = self._chance.getrandbits(_BITS_OF_CHANCE) / (1 << _BITS_OF_CHANCE)
        return self._factor * (floor + pauses.chance * share)

    def learn(self, player: str, seconds: float) -> None:
        """A computer of this name has thought so long about a move that was a choice."""
        before = self._habits.get(player, 0.0)
        self._habits[player] = before + _WEIGHT_OF_NEWEST * (seconds - before)


def last_mover(table: Table) -> Seat | None:
    """The seat of the person who made the last call or card, and may wish to have it back.

    None after a computer's, and where nobody has moved since cards were dealt.
    """
    log = table.match.log if table.match is not None else ()
    decider = log[-1].decider if log else CHANCE
    if not isinstance(decider, Seat):
        return None
    seat = table.controller_of(decider)
    occupant = table.seats[seat]
    return seat if isinstance(occupant, Human) and not occupant.is_away else None
