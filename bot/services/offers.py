"""What was offered to whom in an inline list, so that a picked line is known again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from bot.chat import Choice

KEEP_IN_MEMORY = 1_000


class Offers:
    """The newest offer to each person: what a line says, and the button it stands for."""

    def __init__(self) -> None:
        self._offers: OrderedDict[int, dict[str, str]] = OrderedDict()

    def remember(self, person_id: int, choices: Iterable[Choice]) -> None:
        """These lines were offered; an empty offer forgets nothing, for a client asks often."""
        lines = {choice.says: choice.id for choice in choices}
        if not lines:
            return
        self._offers[person_id] = lines
        self._offers.move_to_end(person_id)
        while len(self._offers) > KEEP_IN_MEMORY:
            self._offers.popitem(last=False)

    def take(self, person_id: int, says: str) -> str | None:
        """The button for which the line stands, or None when it was not offered."""
        return self._offers.get(person_id, {}).get(says.strip())
