"""Actions: what a player or chance may do, and their text codes.

A player's code is at most twelve ASCII characters, for it travels in a button: a call is its own
text (``3N``, ``P``), a card too (``SA``). Chance's codes may be long: a whole deal is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from .cards import Card

MAX_CODE_LENGTH = 12
"""The longest code of a player's action, in ASCII characters."""


class Action(Protocol):
    """Anything that may be done in a match; actions compare by value."""

    @property
    def code(self) -> str:
        """The text form; the game's ``parse_action`` reads it back."""
        ...


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card from the hand whose turn it is."""

    card: Card

    @property
    def code(self) -> str:
        """The card's text, as ``SA``."""
        return str(self.card)
