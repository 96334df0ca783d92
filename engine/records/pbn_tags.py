"""Which tags of a game become fields of a board, and what is kept of all others."""

from __future__ import annotations

from .board import FIRST_TAGS, Tag
from .pbn_text import RawGame
from .pbn_values import check_rubber_history, is_open

NOT_INHERITED = frozenset(
    ("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note")
)
"""The tags that may not take their value from the game before (PBN 2.1, 4.8)."""

FIELDS = NOT_INHERITED | {"Board", "Result"}
"""The tags that a board has fields for."""


def other_tags(
    game: RawGame, *, has_number: bool, has_contract: bool, is_passed_out: bool
) -> tuple[Tag, ...]:
    """What no field holds: all other tags, and those of a field that could not be filled.

    An empty value of a tag that every game must name says nothing and is left out. RecordError
    for a rubber history that is none.
    """
    unfilled = set() if has_number else {"Board"}
    if not has_contract and not is_passed_out:
        unfilled |= {"Declarer", "Contract", "Result"}
    kept: dict[str, Tag] = {}
    for tag in game.tags:
        if tag.name == "ScoreRubberHistory":
            check_rubber_history(tag.value, tag.line)
        is_field = tag.name in FIELDS and (tag.name not in unfilled or is_open(tag.value))
        is_empty = tag.name in FIRST_TAGS and not tag.value
        if not is_field and not is_empty:
            lines = tuple(text for _, text in tag.body)
            kept.setdefault(tag.name, Tag(tag.name, tag.value, lines))
    return tuple(kept.values())
