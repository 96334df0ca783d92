"""Reading PBN 2.1: from the raw games of a file to boards (PBN 2.1, 4.8: inheritance).

Strict where a record would be wrong: cards, calls, tricks and what they contradict. Lenient where
the standard is: open values, any seat order, comments, tables, notes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .board import Board
from .faults import RecordError, RecordFault
from .pbn_game import NOT_INHERITED, GameReader
from .pbn_text import RawGame, RawTag, split_games


def read_pbn(text: str, faulty: list[RecordError] | None = None) -> list[Board]:
    """Read all games of a PBN text.

    RecordError names the first fault. With a list as ``faulty``, a game at fault is left out and
    its error put there instead (faults of the layout are still raised).
    """
    raw = split_games(text)
    boards: list[Board] = []
    inherited = _Inherited()
    for game in raw.games:
        tags = [inherited.resolve(tag) for tag in game.tags]
        tags += inherited.missing(game)
        try:
            inherited.refuse_forbidden(game)
            before = boards[-1] if boards else None
            board = GameReader(RawGame(tags, game.comments), before, raw.declares_version).board()
        except RecordError as error:
            if faulty is None:
                raise
            faulty.append(error)
        else:
            if board is not None:
                boards.append(board)
    return boards


@dataclass(slots=True)
class _Inherited:
    """Values that later games take over with ``#`` or, after ``##``, without naming the tag."""

    last: dict[str, str] = field(default_factory=dict)
    always: dict[str, str] = field(default_factory=dict)

    def refuse_forbidden(self, game: RawGame) -> None:
        for tag in game.tags:
            if tag.name in NOT_INHERITED and (tag.value == "#" or tag.value.startswith("##")):
                raise RecordError(tag.line, RecordFault.BAD_INHERITANCE, tag=tag.name)

    def resolve(self, tag: RawTag) -> RawTag:
        """The tag with the value it stands for."""
        if tag.name in NOT_INHERITED:
            return tag
        value = tag.value
        if value == "#":
            value = self.last.get(tag.name, "")
        elif value.startswith("##"):
            value = value[2:]
            self.always[tag.name] = value
        elif tag.name in self.always:
            self.always[tag.name] = value
        self.last[tag.name] = value
        return replace(tag, value=value)

    def missing(self, game: RawGame) -> list[RawTag]:
        """The tags that hold for all games and are not named in this one."""
        named = {tag.name for tag in game.tags}
        line = game.tags[0].line
        return [
            RawTag(name, value, line) for name, value in self.always.items() if name not in named
        ]
