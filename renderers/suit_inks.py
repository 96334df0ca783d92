"""The colours of suit signs on a given ground: two or four colours, always legible.

On a dark ground black becomes light and the others are lightened, on a bright one darkened, until
their contrast is 4.5 : 1 (WCAG 2.2, 1.4.3).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.cards import Suit

from .dress import SuitColours
from .theme import Colour, Theme, contrast, mix

LEAST_CONTRAST = 4.5
LEAST_SHAPE_CONTRAST = 3.0
"""For frames and marks (WCAG 2.2, 1.4.11)."""

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
NEARLY_BLACK = 60
"""The brightest part of an ink that counts as black: on dark ground it turns white, not grey."""


@dataclass(frozen=True, slots=True)
class SuitInks:
    """A colour for each suit sign on one ground."""

    spades: Colour
    hearts: Colour
    diamonds: Colour
    clubs: Colour

    def ink(self, suit: Suit) -> Colour:
        """The colour of this suit's sign."""
        return {
            Suit.SPADES: self.spades,
            Suit.HEARTS: self.hearts,
            Suit.DIAMONDS: self.diamonds,
            Suit.CLUBS: self.clubs,
        }[suit]


@cache
def suit_inks(theme: Theme, colours: SuitColours, ground: Colour) -> SuitInks:
    """The inks of a theme for signs that stand on ``ground``."""
    four = colours is SuitColours.FOUR
    wanted = (
        theme.spade if four else theme.black,
        theme.heart if four else theme.red,
        theme.diamond if four else theme.red,
        theme.club if four else theme.black,
    )
    return SuitInks(*(legible(ink, ground) for ink in wanted))


def legible(ink: Colour, ground: Colour, least: float = LEAST_CONTRAST) -> Colour:
    """The ink, lightened or darkened until it stands out from the ground; black turns white."""
    end = max((WHITE, BLACK), key=lambda colour: contrast(colour, ground))
    if contrast(ink, ground) < least and max(ink) < NEARLY_BLACK:
        return mix(ink, end, 0.92)
    steps = (mix(ink, end, step / 20) for step in range(20))
    return next((one for one in steps if contrast(one, ground) >= least), end)
