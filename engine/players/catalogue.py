"""Every computer player by name, and the door to a worker process.

Names: ``random``; a strength (``basic``, ``club``, ``expert``), a system (``natural``,
``precision``), or both joined by a hyphen (``precision-expert``); and every player that an
installed package registers under the entry point group ``kontra.players``: an object, or a class
without arguments, that fulfils :class:`~engine.players.protocol.ComputerPlayer`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import cast

from engine.actions import Action
from engine.protocol import View

from .bidding import SYSTEMS
from .bridge_player import BridgePlayer, Strength
from .protocol import ComputerPlayer
from .random_player import RandomPlayer

ENTRY_POINT_GROUP = "kontra.players"
DEFAULT_SYSTEM = "natural"


class UnknownPlayer(LookupError):  # noqa: N818 - reads as what went wrong, like the engine's others
    """No player of this name; ``name`` is what was asked, ``known`` lists what there is."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known

    def __reduce__(self) -> tuple[type[UnknownPlayer], tuple[str, tuple[str, ...]]]:
        """Pickle with both arguments, for it crosses from worker processes."""
        return (type(self), (self.name, self.known))


@lru_cache(maxsize=64)
def find_player(name: str) -> ComputerPlayer:
    """The player of this name; UnknownPlayer when there is none."""
    own = _own_player(name)
    if own is not None:
        return own
    for entry in _plug_ins():
        if entry.name == name:
            return _load(entry)
    raise UnknownPlayer(name, player_names())


def player_names() -> tuple[str, ...]:
    """All names, ours first, then the plug-ins' in alphabetical order."""
    strengths = tuple(strength.value for strength in Strength)
    others = (system for system in SYSTEMS if system != DEFAULT_SYSTEM)
    both = tuple(f"{system}-{strength}" for system in others for strength in strengths)
    plug_ins = tuple(sorted({entry.name for entry in _plug_ins()}))
    return (*strengths, *SYSTEMS, *both, "random", *plug_ins)


def _own_player(name: str) -> ComputerPlayer | None:
    if name == "random":
        return RandomPlayer()
    words = name.split("-")
    strengths = [word for word in words if word in set(Strength)]
    systems = [word for word in words if word in SYSTEMS]
    if len(strengths) + len(systems) != len(words) or len(strengths) > 1 or len(systems) > 1:
        return None
    strength = Strength(strengths[0]) if strengths else Strength.CLUB
    return BridgePlayer(strength, systems[0] if systems else DEFAULT_SYSTEM)


def _plug_ins() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=ENTRY_POINT_GROUP))


def _load(entry: EntryPoint) -> ComputerPlayer:
    loaded = entry.load()
    return cast("ComputerPlayer", loaded() if isinstance(loaded, type) else loaded)


def choose_in_worker(name: str, view: View, legal: Sequence[Action], seed: int) -> Action:
    """Let the player choose; a function that a process pool can call with pickled arguments.

    Raises UnknownPlayer, and whatever a plug-in raises.
    """
    return find_player(name).choose(view, legal, Random(seed))
