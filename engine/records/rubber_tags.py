"""The tags that place a deal in a rubber (PBN 2.1, 4.2.6: ScoreRubberHistory).

The score stands as it was when the deal began: for each side the points above the line in former
rubbers and in this one, then those below the line game by game.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.bridge.rubber import Rubber
from engine.seats import Side

from .board import Tag


def rubber_history(rubber: Rubber, former: Mapping[Side, int] | None = None) -> Tag:
    """The ScoreRubberHistory tag for the deal that comes next on this sheet.

    ``former`` holds each side's points of rubbers finished before, if any.
    """
    sides = (f"{side.value} {_score(rubber, side, former or {})}" for side in Side)
    return Tag("ScoreRubberHistory", " ".join(sides))


def _score(rubber: Rubber, side: Side, former: Mapping[Side, int]) -> str:
    game = len(rubber.games_won) + 1
    below = [
        sum(
            line.entry.points
            for line in rubber.written
            if line.side is side and line.is_below and line.game == number
        )
        for number in range(1, game + 1)
    ]
    games = " ".join(map(str, below))
    return f"{former.get(side, 0)} {int(rubber.above[side])}/{games}"
