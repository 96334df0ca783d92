"""What the form of play and the score make worth bidding.

Duplicate: nothing. Rubber and Chicago: a part-score below the line lowers the level at which a
side reaches game. Theirs makes it worth competing against what would be game for them, and makes
doubles that would lift them into game dearer; a rubber near its end makes sacrifices worth less.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

GAME_POINTS = 100
_FIRST = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 40}
_EACH = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}


class ScoringForm(StrEnum):
    """The form whose score is played for."""

    DUPLICATE = "duplicate"
    CHICAGO = "chicago"
    RUBBER = "rubber"


@dataclass(frozen=True, slots=True)
class Stakes:
    """The score as the caller's side sees it: points below the line and games, of us and them."""

    form: ScoringForm = ScoringForm.DUPLICATE
    below_us: int = 0
    below_them: int = 0
    games_us: int = 0
    games_them: int = 0

    def __post_init__(self) -> None:
        if not (0 <= self.below_us < GAME_POINTS and 0 <= self.below_them < GAME_POINTS):
            raise ValueError("points below the line are 0 to 99: a game draws the line")

    @property
    def swapped(self) -> Stakes:
        """The same score as the other side sees it."""
        return Stakes(self.form, self.below_them, self.below_us, self.games_them, self.games_us)

    @property
    def has_part_score(self) -> bool:
        """Whether the caller's side needs less than a whole game."""
        return self.form is not ScoringForm.DUPLICATE and self.below_us > 0

    def game_level(self, strain: str) -> int:
        """The lowest level at which a contract in this strain (its letter) makes game."""
        needed = GAME_POINTS - (self.below_us if self.has_part_score else 0)
        return 1 + max(0, -(-(needed - _FIRST[strain]) // _EACH[strain]))

    @property
    def they_need_one_game(self) -> bool:
        """Whether their next game ends the rubber."""
        return self.form is ScoringForm.RUBBER and self.games_them >= 1

    def they_score_game(self, level: int, strain: str) -> bool:
        """Whether this contract would be game for them only because of their part-score."""
        theirs = self.swapped
        return theirs.has_part_score and theirs.game_level(strain) <= level < _plain(strain)

    def double_gives_game(self, level: int, strain: str) -> bool:
        """Whether they would have game by making this contract doubled, but not undoubled."""
        if self.form is ScoringForm.DUPLICATE:
            return False
        undoubled = _FIRST[strain] + (level - 1) * _EACH[strain]
        return undoubled + self.below_them < GAME_POINTS <= 2 * undoubled + self.below_them


def _plain(strain: str) -> int:
    """The level of game in the strain without a part-score."""
    return Stakes().game_level(strain)


EVEN = Stakes()
"""Duplicate, or a rubber without part-scores."""
