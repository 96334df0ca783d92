"""Score laws as data: one frozen value for each table of points.

``modern`` is Law 77 of duplicate bridge and the Laws of Contract Bridge; ``classic`` is the older
table of source 001 (no 300 for doubled undertricks, one insult, a cheaper grand slam). Pairs of
numbers are (not vulnerable, vulnerable).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.auction import Doubling, Strain

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ScoreLaw:
    """Every figure that scoring a deal or a rubber needs."""

    name: str
    trick_value: Mapping[Strain, int]
    first_no_trump_extra: int
    undertrick: Pair
    doubled_undertricks: tuple[tuple[int, ...], tuple[int, ...]]
    """The first undertricks one by one; the last figure repeats."""
    doubled_overtrick: Pair
    insult: Mapping[Doubling, int]
    small_slam: Pair
    grand_slam: Pair
    game_bonus: Pair
    part_score_bonus: int
    four_honours: int
    five_honours: int
    four_aces: int
    rubber_bonus_two_nil: int
    rubber_bonus_two_one: int
    unfinished_game: int
    unfinished_part_score: int
    game: int = 100


_TRICKS: Mapping[Strain, int] = MappingProxyType(
    {
        Strain.CLUBS: 20,
        Strain.DIAMONDS: 20,
        Strain.HEARTS: 30,
        Strain.SPADES: 30,
        Strain.NO_TRUMP: 30,
    }
)

MODERN = ScoreLaw(
    name="modern",
    trick_value=_TRICKS,
    first_no_trump_extra=10,
    undertrick=(50, 100),
    doubled_undertricks=((100, 200, 200, 300), (200, 300)),
    doubled_overtrick=(100, 200),
    insult=MappingProxyType({Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}),
    small_slam=(500, 750),
    grand_slam=(1000, 1500),
    game_bonus=(300, 500),
    part_score_bonus=50,
    four_honours=100,
    five_honours=150,
    four_aces=150,
    rubber_bonus_two_nil=700,
    rubber_bonus_two_one=500,
    unfinished_game=300,
    unfinished_part_score=100,
)

CLASSIC = replace(
    MODERN,
    name="classic",
    doubled_undertricks=((100, 200), (200, 300)),
    insult=MappingProxyType({Doubling.DOUBLED: 50, Doubling.REDOUBLED: 50}),
    grand_slam=(750, 1500),
)

LAWS: Mapping[str, ScoreLaw] = MappingProxyType({law.name: law for law in (MODERN, CLASSIC)})


def find_law(name: str) -> ScoreLaw:
    """The law of this name; ValueError when there is none."""
    try:
        return LAWS[name]
    except KeyError:
        raise ValueError(f"no score law {name!r}") from None
