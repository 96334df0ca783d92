"""Persons' names on little room: whole, else with the last name's initial, else cut."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from .fonts import Face, text_width, trimmed
from .scripts import readable


def fitted_name(name: str, face: Face, width: int, *, size: int, least: int) -> tuple[str, int]:
    """The fullest form of a name that is this wide at most, and the size it is set in.

    Each form is set smaller, down to ``least``, before a shorter one is taken: ``Ann Lee``,
    ``Ann L.``, ``Ann``, and at last ``An…``.
    """
    for form in _forms(readable(name)):
        for one in range(size, least - 1, -1):
            if text_width(form, face, one, is_name=True) <= width:
                return form, one
    return trimmed(name, face, least, width, is_name=True), least


def _forms(name: str) -> Iterator[str]:
    yield name
    words = name.split()
    if len(words) < 2 or not _is_letter(words[0][0]):
        return
    if _is_letter(words[-1][0]):
        yield f"{words[0]} {words[-1][0]}."
    if len(words[0]) > 1:
        yield words[0]


def _is_letter(char: str) -> bool:
    return unicodedata.category(char)[0] == "L"
