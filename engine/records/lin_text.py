"""The layout of a LIN file: fields of two letters and a value between bars, and whose they are.

LIN was never published; these are the habits of Bridge Base Online and its vugraph archive. A
board begins with ``qx``, or with ``md`` when the one before already has its deal. What stands in
front of the boards (``vg`` the event, ``rs`` the results, ``bn`` their numbers) is the head of all
boards up to the next ``vg``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .decoding import checked_text
from .faults import RecordError, RecordFault

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]")
_FREE_TEXT = frozenset(("nt", "an"))
"""Fields typed by people, which may hold a bar."""

_LONGEST_TEXT = 4000

_HEAD = frozenset(("vg", "rs", "bn", "pw", "mp"))


@dataclass(slots=True)
class Field:
    """One field: its two letters in lower case, its value, and the line it begins in."""

    name: str
    value: str
    line: int


@dataclass(slots=True)
class RawBoard:
    """The fields of one board, the head of its file, and the names (``pn``) that hold for it."""

    head: dict[str, str]
    names: str
    fields: list[Field] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def add(self, entry: Field) -> None:
        """Put one more field to the board."""
        self.fields.append(entry)
        self._seen.add(entry.name)

    def value(self, name: str) -> str:
        """The value of the first such field, or nothing."""
        return next((entry.value for entry in self.fields if entry.name == name), "")

    def has(self, *names: str) -> bool:
        """Whether there is a field of one of these names."""
        return any(name in self._seen for name in names)


def fields_of(text: str) -> list[Field]:
    """Take a LIN text apart; RecordError where there is no field between two bars."""
    pieces = checked_text(text).split("|")
    fields: list[Field] = []
    line, at = 1, 0
    while at < len(pieces):
        piece = pieces[at]
        name = piece.strip()
        start = line + piece[: len(piece) - len(piece.lstrip())].count("\n")
        line += piece.count("\n")
        at += 1
        if not name or (at == len(pieces) and fields and _NAME.fullmatch(name)):
            continue
        if _NAME.fullmatch(name) and at < len(pieces):
            fields.append(Field(name.lower(), pieces[at], start))
            line += pieces[at].count("\n")
            at += 1
        elif fields and fields[-1].name in _FREE_TEXT and len(fields[-1].value) < _LONGEST_TEXT:
            fields[-1].value += f"/{piece}"
        else:
            raise RecordError(start, RecordFault.UNREADABLE, text=name[:40])
    return fields


def split_boards(text: str) -> list[RawBoard]:
    """The boards of a LIN text; RecordError when it is none."""
    splitter = _Splitter()
    for entry in fields_of(text):
        splitter.take(entry)
    return splitter.boards()


class _Splitter:
    """Hands each field to the head, the board at hand, or the board to come."""

    def __init__(self) -> None:
        self._head: dict[str, str] = {}
        self._names = ""
        self._boards: list[RawBoard] = []
        self._current: RawBoard | None = None
        self._waiting: list[Field] = []

    def boards(self) -> list[RawBoard]:
        """All boards, one of fields that wait for a deal included."""
        if any(entry.name in ("mb", "pc") for entry in self._waiting):
            self._start()
        return self._boards

    def take(self, entry: Field) -> None:
        if entry.name == "vg":
            self._current = None
            self._head = {}
        if entry.name in _HEAD and self._current is None:
            self._head.setdefault(entry.name, entry.value)
            return
        self._close_before(entry)
        if entry.name == "qx" or (entry.name == "md" and self._current is None):
            self._start()
        if entry.name == "pn":
            self._names = entry.value
            if self._current is not None:
                self._current.names = entry.value
        if self._current is None:
            self._waiting.append(entry)
        else:
            self._current.add(entry)

    def _close_before(self, entry: Field) -> None:
        """End the board at hand when this field can only belong to another."""
        current = self._current
        if current is None:
            return
        is_other = current.has("md") and (
            entry.name == "md" or (entry.name in ("pn", "st") and current.has("mb", "pc", "pg"))
        )
        if entry.name == "qx" or is_other:
            self._current = None

    def _start(self) -> None:
        self._current = RawBoard(self._head, self._names)
        for entry in self._waiting:
            self._current.add(entry)
        self._waiting = []
        self._boards.append(self._current)
