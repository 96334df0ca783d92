"""Who sits in a seat: a person or a computer.

A person whose data were erased stays as :data:`NOBODY`, so that old results keep their shape.
"""

from __future__ import annotations

from dataclasses import dataclass

NOBODY = 0
"""The id of a person whose data were erased; the messenger gives it to nobody."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person in a seat; ``is_away`` while a computer stands in."""

    person_id: int
    name: str
    is_away: bool = False


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer in a seat."""

    strength: str = "club"


Occupant = Human | Computer
