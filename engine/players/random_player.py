"""A player for every game of the house: any legal action, each as likely.

The baseline of contests, and the way to walk through a game's states in tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.actions import Action
from engine.protocol import View


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays without any thought."""

    name: str = "random"

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:  # noqa: ARG002
        """One of the legal actions."""
        return legal[rng.randrange(len(legal))]
