"""The layout of a PBN file: games, tag pairs, sections, comments, escaped lines (PBN 2.1, 2-3).

An empty line ends a game; ``%`` in the first column escapes a line; ``{…}`` and ``;`` are comments
anywhere outside a value; ``[Name "value"]`` opens whatever follows it. Text that is none of these
(the statistics a dealing program prints) is passed over unless it stands in an auction or a play.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .decoding import checked_text
from .faults import RecordError, RecordFault

CORE = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable",
    "Deal", "Scoring", "Declarer", "Contract", "Result", "Note", "Auction", "Play",
)  # fmt: skip
"""The tags this reader gives a meaning to; their names are recognised in any case of letters."""

_CORE_NAMES = {name.lower(): name for name in CORE}
_SECTIONS = ("Auction", "Play")

_TAG = re.compile(r'\[\s*([^\s"\[\]]+)\s*"((?:[^"\\\n]|\\[^\n])*)"\s*\]')
_CARELESS_TAG = re.compile(r'\[\s*([^\s"\[\]]+)\s*"([^\n]*?)"[ \t]*\](?=[ \t]*(?:[\n\[{;]|$))')
_ESCAPED = re.compile(r'\\([\\"])')
_SECTION_TEXT = re.compile(r"[^\[{;]+")
_VERSION = re.compile(r"^% ?PBN [0-9]", re.MULTILINE)


@dataclass(slots=True)
class RawTag:
    """A tag as it stands: where, and the text after it (each line with its number)."""

    name: str
    value: str
    line: int
    body: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class RawGame:
    """The tags and comments between two empty lines."""

    tags: list[RawTag] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    _first: dict[str, RawTag] = field(default_factory=dict)

    def add(self, tag: RawTag) -> None:
        """Put one more tag to the game."""
        self.tags.append(tag)
        self._first.setdefault(tag.name, tag)

    def find(self, name: str) -> RawTag | None:
        """The first tag of this name: a second one is to be ignored (PBN 3.3)."""
        return self._first.get(name)


@dataclass(frozen=True, slots=True)
class RawFile:
    """All games, and whether the file declares itself to be of the standard."""

    games: tuple[RawGame, ...]
    declares_version: bool


def split_games(text: str) -> RawFile:
    """Take a PBN text apart; RecordError when a tag or comment is not closed or there is none."""
    plain = checked_text(text)
    scanner = _Scanner(plain)
    scanner.run()
    return RawFile(tuple(scanner.games), _VERSION.search(plain, 0, 500) is not None)


class _Scanner:
    """One pass over the text with the current game, tag and line at hand.

    It moves an index and never copies the rest of a line, so that a hostile file costs no more
    time than an honest one of the same length.
    """

    def __init__(self, text: str) -> None:
        self.games: list[RawGame] = []
        self._text = text
        self._at = 0
        self._stop = 0
        self._line = 1
        self._game = RawGame()
        self._stray: int | None = None

    def run(self) -> None:
        while self._at < len(self._text):
            self._find_line_end()
            self._take_line()
            self._at = self._stop + 1
            self._line += 1
        self._end_game()
        if not self.games and self._stray is not None:
            raise RecordError(self._stray, RecordFault.UNREADABLE)

    def _find_line_end(self) -> None:
        end = self._text.find("\n", self._at)
        self._stop = len(self._text) if end < 0 else end

    def _take_line(self) -> None:
        """Everything to the end of the line (of a later line, where a comment is longer)."""
        if self._text[self._at : self._at + 1] == "%":
            return
        self._skip_blanks()
        if self._at == self._stop:
            self._end_game()
            return
        while self._at < self._stop:
            self._take_piece()
            self._skip_blanks()

    def _skip_blanks(self) -> None:
        while self._at < self._stop and self._text[self._at].isspace():
            self._at += 1

    def _take_piece(self) -> None:
        mark = self._text[self._at]
        if mark == "[":
            self._take_tag()
        elif mark == "{":
            self._take_comment()
        elif mark == ";":
            self._add_comment(self._text[self._at + 1 : self._stop])
            self._at = self._stop
        else:
            self._take_text()

    def _take_tag(self) -> None:
        match = _TAG.match(self._text, self._at)
        value = None if match is None else _ESCAPED.sub(r"\1", match[2])
        if match is None:
            match = _CARELESS_TAG.match(self._text, self._at)
            value = None if match is None else match[2]
        if match is None or value is None:
            shown = self._text[self._at : min(self._stop, self._at + 60)]
            raise RecordError(self._line, RecordFault.BAD_TAG, text=shown)
        name = _CORE_NAMES.get(match[1].lower(), match[1])
        self._start_game_if_due(name)
        self._game.add(RawTag(name, value, self._line))
        self._move_to(match.end())

    def _start_game_if_due(self, name: str) -> None:
        """Allow for empty lines too many and too few.

        A section of its own belongs to the game before, if that has none; and without an empty
        line a game ends where the tag it begins with comes again after a deal.
        """
        tags = self._game.tags
        if not tags and self.games and self._goes_on(name):
            comments = self._game.comments
            self._game = self.games.pop()
            self._game.comments += comments
        elif tags and name == tags[0].name and name != "Note" and self._game.find("Deal"):
            self._end_game()

    def _goes_on(self, name: str) -> bool:
        before = self.games[-1]
        is_section = name in _SECTIONS and before.find(name) is None
        return is_section and before.find("Deal") is not None

    def _take_comment(self) -> None:
        end = self._text.find("}", self._at)
        if end < 0:
            raise RecordError(self._line, RecordFault.UNCLOSED_COMMENT)
        self._add_comment(self._text[self._at + 1 : end])
        self._move_to(end + 1)

    def _move_to(self, at: int) -> None:
        """Go on at ``at``, which may be some lines further."""
        if at > self._stop:
            self._line += self._text.count("\n", self._at, at)
            self._at = at
            self._find_line_end()
        self._at = at

    def _add_comment(self, text: str) -> None:
        if text.strip():
            self._game.comments.append(text.strip())

    def _take_text(self) -> None:
        """Text that is no tag and no comment: part of a section or table, or passed over."""
        tag = self._game.tags[-1] if self._game.tags else None
        end = self._stop
        if tag is None:
            self._stray = self._stray or self._line
        elif tag.name in _SECTIONS:
            end = _SECTION_TEXT.match(self._text, self._at, self._stop).end()  # type: ignore[union-attr]
        if tag is not None and (tag.name in _SECTIONS or tag.name not in CORE):
            tag.body.append((self._line, self._text[self._at : end].rstrip()))
        self._at = end

    def _end_game(self) -> None:
        if self._game.tags:
            self.games.append(self._game)
            self._game = RawGame()
