"""Tricks and runs of tricks, shared by all trick-taking games."""

from .play import Play, known_voids
from .trick import Played, Trick

__all__ = ["Play", "Played", "Trick", "known_voids"]
