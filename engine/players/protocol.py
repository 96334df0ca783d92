"""What a computer player is: one method that gets a view, never a state.

A player written elsewhere needs this one small class and an entry point in the group
``kontra.players`` (see ``catalogue``); it can then sit at tables and play in the arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from engine.actions import Action
from engine.protocol import View


class ComputerPlayer(Protocol):
    """A computer in a seat. Stateless: all it knows of the past stands in the view.

    ``choose`` runs in a worker process, so its arguments and its answer can be pickled; with the
    same view, actions and random numbers it gives the same answer.
    """

    @property
    def name(self) -> str:
        """The name under which the catalogue finds it."""
        ...

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions (there is at least one)."""
        ...
