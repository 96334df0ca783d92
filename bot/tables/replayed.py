"""A deal played once more ("beat the result"): where it was played first, and how it ended.

Such a match is played on the very cards of a finished deal, so it counts in no ranking.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Replayed:
    """The first result, as duplicate points for the side of the one who plays again."""

    table_id: int
    deal: int
    """The deal's number at that table, from 1."""
    contract: str | None
    """As ``4SX-N``; None when it was passed out."""
    tricks: int
    points: int

    def to_json(self) -> dict[str, Any]:
        """Plain values; the pair of :meth:`from_json`."""
        return asdict(self)

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Replayed:
        """Read what ``to_json`` wrote; TypeError when it is damaged."""
        return cls(**stored)
