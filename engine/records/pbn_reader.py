"""Reading PBN 2.1: from the raw games of a file to boards (PBN 2.1, 4.8: inheritance).

Strict where a record would be wrong: cards, calls, tricks and what they contradict. Lenient where
the standard is: open values, any seat order, comments, tables, notes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .board import Board
from .faults import RecordError, RecordFault
from .pbn_game import GameReader
from .pbn_tags import NOT_INHERITED
from .pbn_text import RawGame, RawTag, split_games

_MOST_ALWAYS = 100
"""How many tags may hold for all games; the standard knows fewer than a hundred tags."""


def read_pbn(text: str, faulty: list[RecordError] | None = None) -> list[Board]:
    """Read all games of a PBN text.

    RecordError names the first fault. With a list as ``faulty``, a game at fault is left out and
    its error put there instead (faults of the layout are still raised).
    """
    raw = split_games(text)
    boards: list[Board] = []
    inherited = _Inherited()
    before: Board | None = None
    for game in raw.games:
        try:
            reader = GameReader(inherited.fill(game), before, raw.declares_version)
            board = reader.board()
        except RecordError as error:
            if faulty is None:
                raise
            faulty.append(error)
            before = _deal_of(game, before)
        else:
            if board is not None:
                before = board
                boards.append(board)
    return boards


def _deal_of(game: RawGame, before: Board | None) -> Board | None:
    """What a game at fault leaves to the next: its deal, if that is sound."""
    try:
        return GameReader(game, before, is_declared=False).deal()
    except RecordError:
        return None


@dataclass(slots=True)
class _Inherited:
    """Values that later games take over with ``#`` or, after ``##``, without naming the tag."""

    last: dict[str, str] = field(default_factory=dict)
    always: dict[str, str] = field(default_factory=dict)

    def fill(self, game: RawGame) -> RawGame:
        """The game with the values its tags stand for, and the tags it need not name."""
        filled = RawGame(comments=game.comments)
        for tag in game.tags:
            filled.add(self._resolved(tag))
        for name, value in self.always.items():
            if game.find(name) is None:
                filled.add(RawTag(name, value, game.tags[0].line))
        for tag in game.tags:
            if tag.name in NOT_INHERITED and (tag.value == "#" or tag.value.startswith("##")):
                raise RecordError(tag.line, RecordFault.BAD_INHERITANCE, tag=tag.name)
        return filled

    def _resolved(self, tag: RawTag) -> RawTag:
        if tag.name in NOT_INHERITED:
            return tag
        value = tag.value
        if value == "#":
            value = self.last.get(tag.name, "")
        elif value.startswith("##"):
            value = value[2:]
            self.always[tag.name] = value
            if len(self.always) > _MOST_ALWAYS:
                raise RecordError(tag.line, RecordFault.BAD_INHERITANCE, tag=tag.name[:40])
        elif tag.name in self.always:
            self.always[tag.name] = value
        self.last[tag.name] = value
        return replace(tag, value=value)
