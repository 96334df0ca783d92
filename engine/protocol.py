"""The protocols every game of the house fulfils. Read this file first.

A *game* is rules without state: one stateless object serves all tables. A *state* is a frozen
value. A *view* is what one seat may know, built from what is allowed, never by deleting secrets.
Chance is a player whose outcomes are logged, so a match is replayed without any seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

from .actions import Action
from .errors import IllegalAction
from .seats import Decider, Seat, Turn

Options: TypeAlias = Mapping[str, Any]
"""A game's settings as plain JSON values; the game checks them in ``start``."""


class _Everyone(Enum):
    EVERYONE = "everyone"


EVERYONE: Final = _Everyone.EVERYONE
Audience: TypeAlias = frozenset[Seat] | Literal[_Everyone.EVERYONE]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, in the past tense.

    ``seen_by`` has no default: publicity is a choice.

    An event may only carry what every seat of its audience may know.
    """

    seen_by: Audience


class View(Protocol):
    """What one seat (or a spectator) may know; a frozen value that compares by content."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None for a spectator and for the group's chat."""
        ...

    @property
    def turn(self) -> Turn | None:
        """Who is waited for; None when the match is over."""
        ...

    @property
    def legal(self) -> Sequence[Action]:
        """What is asked of the viewing seat now; empty for a spectator.

        What a seat may do unasked (claim, say) is told by the game's own view, so that a
        computer that chooses among these always does what it is waited for.
        """
        ...


class RandomSource(Protocol):
    """What the rules ask of chance: ``random.Random`` and ``random.SystemRandom`` fit."""

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place."""
        ...

    def getrandbits(self, k: int, /) -> int:
        """A number of ``k`` random bits."""
        ...


S = TypeVar("S")
V_co = TypeVar("V_co", bound=View, covariant=True)


class Game(Protocol[S, V_co]):
    """The rules of one game."""

    @property
    def key(self) -> str:
        """The permanent name under which logs store this game."""
        ...

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The seats in playing order; ValueError for bad options."""
        ...

    def start(self, options: Options) -> S:
        """The state before anything happened; ValueError for bad options."""
        ...

    def turn(self, state: S) -> Turn | None:
        """Who is waited for; None when the match is over. ``CHANCE`` deals and shuffles."""
        ...

    def legal_actions(self, state: S, decider: Decider) -> tuple[Action, ...]:
        """Everything this decider may do now, also out of turn; exactly what ``check`` allows.

        For CHANCE the outcomes are too many to list: the answer is empty, ``check`` decides.
        """
        ...

    def check(self, state: S, decider: Decider, action: Action) -> IllegalAction | None:
        """The error that refuses the action, or None when it is legal."""
        ...

    def apply(self, state: S, decider: Decider, action: Action) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal action, and what happened. Pure; may trust legality."""
        ...

    def parse_action(self, code: str) -> Action:
        """Read an action's code; ValueError when it is none of this game."""
        ...

    def chance(self, state: S, rng: RandomSource) -> Action:
        """A random outcome for CHANCE, whose turn it must be."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What this seat may know; None for a spectator, the group's chat."""
        ...


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose state and view types the caller does not look into."""
