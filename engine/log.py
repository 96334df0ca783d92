"""The log of a match: a header (format, game, options) and one entry for each action.

JSON text: ``{"format": 1, "game": "bridge", "options": {…}, "log": [["N", "1S"], …]}``.
A change of the format raises ``FORMAT`` and adds a step to ``_UPGRADES``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from .actions import MAX_CODE_LENGTH
from .errors import BadLog
from .seats import Decider, parse_decider

FORMAT = 1
_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From a format number to the function that turns such a document into the next format."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Who did what, by the action's code."""

    decider: Decider
    code: str

    @staticmethod
    def of(decider: Decider, code: str) -> Entry:
        """The entry; calls and cards, of which logs are full, are one object each."""
        return _common(decider, code) if len(code) <= MAX_CODE_LENGTH else Entry(decider, code)


@lru_cache(maxsize=1024)
def _common(decider: Decider, code: str) -> Entry:
    return Entry(decider, code)


@dataclass(slots=True)
class Log:
    """A growing list of entries below a fixed header."""

    game: str
    options: dict[str, Any]
    entries: list[Entry] = field(default_factory=list)

    def to_json(self) -> str:
        """One line of JSON; the pair of :meth:`from_json`."""
        document = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "log": [[entry.decider.value, entry.code] for entry in self.entries],
        }
        return json.dumps(document, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Log:
        """Read a log; BadLog when it is damaged or of an unknown format."""
        try:
            document = json.loads(text)
            number = document["format"]
            while number in _UPGRADES:
                document = _UPGRADES[number](document)
                number = document["format"]
            if number != FORMAT:
                raise BadLog(f"format {number!r} is unknown")
            return cls(
                str(document["game"]),
                dict(document["options"]),
                [Entry.of(parse_decider(who), str(code)) for who, code in document["log"]],
            )
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise BadLog(f"damaged: {error}") from error
