"""One playing of a game: the only mutable object of the engine, with one door.

``Match.play`` is that door: it checks, applies and logs, or raises IllegalAction and leaves all as
it was. The log is the truth: a match is stored as its log and restored by replaying it.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from .actions import Action
from .errors import BadLog, EngineError, IllegalAction, Reason
from .log import Entry, Log
from .protocol import Event, Game, Options, RandomSource, View
from .registry import find_game
from .seats import CHANCE, Decider, Seat, Turn

S = TypeVar("S")
V = TypeVar("V", bound=View)


class Match(Generic[S, V]):
    """A game being played; ``version`` counts the actions so far."""

    def __init__(self, game: Game[S, V], options: Options | None = None) -> None:
        """Begin a match; ValueError for options the game does not know."""
        self._game = game
        self._log = Log(game.key, dict(options or {}))
        self._state = game.start(self._log.options)

    @property
    def game(self) -> Game[S, V]:
        """The rules."""
        return self._game

    @property
    def options(self) -> Options:
        """The settings this match was begun with."""
        return self._log.options

    @property
    def state(self) -> S:
        """The state, secrets included: for the rules and the records, never for a screen."""
        return self._state

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that was done, chance included."""
        return tuple(self._log.entries)

    @property
    def version(self) -> int:
        """How many actions were played; a button carries it so that an old one is recognised."""
        return len(self._log.entries)

    @property
    def turn(self) -> Turn | None:
        """Who is waited for; None when the match is over."""
        return self._game.turn(self._state)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played."""
        return self.turn is None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of this match in playing order."""
        return self._game.seats(self._log.options)

    def view(self, seat: Seat | None) -> V:
        """What this seat may know; None for a spectator."""
        return self._game.view(self._state, seat)

    def legal_actions(self, decider: Decider) -> tuple[Action, ...]:
        """What this decider may do now."""
        return self._game.legal_actions(self._state, decider)

    def play(self, decider: Decider, action: Action | str) -> tuple[Event, ...]:
        """Do an action (given as a value or as its code) and return what happened.

        Raises IllegalAction, with nothing changed, when the rules forbid it.
        """
        parsed = self._parse(action) if isinstance(action, str) else action
        error = self._game.check(self._state, decider, parsed)
        if error is not None:
            raise error
        self._state, events = self._game.apply(self._state, decider, parsed)
        self._log.entries.append(Entry.of(decider, parsed.code))
        return events

    def play_chance(self, rng: RandomSource) -> tuple[Event, ...]:
        """Let chance act, when it is chance's turn."""
        if self.turn != Turn(CHANCE, CHANCE):
            raise IllegalAction(Reason.NOT_YOUR_TURN, CHANCE.value)
        return self.play(CHANCE, self._game.chance(self._state, rng))

    def _parse(self, code: str) -> Action:
        try:
            return self._game.parse_action(code)
        except ValueError:
            raise IllegalAction(Reason.UNREADABLE, code) from None

    def to_json(self) -> str:
        """The log as text; the pair of :meth:`replay`."""
        return self._log.to_json()

    @classmethod
    def replay(cls, text: str) -> Match[Any, Any]:
        """Restore a match from its log; BadLog or UnknownGame when that is impossible."""
        return cls.from_log(Log.from_json(text))

    @classmethod
    def from_log(cls, log: Log) -> Match[Any, Any]:
        """Restore a match from a log already read; BadLog or UnknownGame when impossible."""
        try:
            match: Match[Any, Any] = cls(find_game(log.game), log.options)
        except ValueError as error:
            raise BadLog(f"bad options: {error}") from error
        for index, entry in enumerate(log.entries):
            try:
                match.play(entry.decider, entry.code)
            except EngineError as error:
                raise BadLog(str(error), index) from error
        return match
