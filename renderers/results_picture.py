"""Tables of results: a ranking of players, and what others did on the same deal."""

from __future__ import annotations

from collections.abc import Sequence

from .crude import draw_text_sheet
from .dress import TableDress
from .picture import Picture
from .results_text import challenge_text, ranking_text
from .tables import ChallengeLine, Standing


def draw_ranking(title: str, standings: Sequence[Standing], dress: TableDress) -> Picture:
    """A ranking under its title."""
    return draw_text_sheet(ranking_text(title, standings, dress), dress)


def draw_challenge(title: str, lines: Sequence[ChallengeLine], dress: TableDress) -> Picture:
    """The results of one deal under its title, best first as given."""
    return draw_text_sheet(challenge_text(title, lines, dress), dress)
