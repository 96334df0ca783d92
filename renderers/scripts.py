"""Names in any script made ready for a left-to-right painter: direction and Arabic joining.

A small part of the Unicode Bidirectional Algorithm, enough for a name on one line: runs of
right-to-left letters are reversed, digits keep their order, brackets are mirrored. Arabic letters
take the presentation form their neighbours ask for.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, groupby

_RIGHT_TO_LEFT = ("R", "AL")
_LEFT_TO_RIGHT = ("L", "EN", "AN")
_FORMS = ("<isolated>", "<final>", "<initial>", "<medial>")
_SILENT = {0x200D, 0x200C, 0x200E, 0x200F, 0xFE0E, 0xFE0F, 0x20E3}
"""Joiners, direction marks and variation selectors: they have no shape of their own."""


def readable(text: str) -> str:
    """The text without line breaks, control characters, joiners and emoji skin tones."""
    kept = (char for char in unicodedata.normalize("NFC", text) if not _is_silent(char))
    return " ".join("".join(kept).split())


def _is_silent(char: str) -> bool:
    code = ord(char)
    if code in _SILENT or 0x1F3FB <= code <= 0x1F3FF or 0xE0000 <= code <= 0xE01EF:
        return True
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn") and not char.isspace()


def in_drawing_order(text: str) -> str:
    """The characters from left to right as they are painted."""
    if not any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text):
        return text
    runs = list(_runs(_joined(text)))
    if _base_direction(text):
        runs.reverse()
    return "".join(_mirrored(run) if is_right else run for is_right, run in runs)


def _direction(char: str) -> bool | None:
    """True for right to left, False for left to right, None for neutral characters."""
    kind = unicodedata.bidirectional(char)
    if kind in _RIGHT_TO_LEFT:
        return True
    return False if kind in _LEFT_TO_RIGHT else None


def _base_direction(text: str) -> bool:
    """The direction of the first letter."""
    return next((one for one in map(_direction, text) if one is not None), False)


def _runs(text: str) -> Iterator[tuple[bool, str]]:
    """Stretches of one direction; neutral ones between two directions go with the whole text."""
    base = _base_direction(text)
    strong = [_direction(char) for char in text]
    before, after = list(accumulate(strong, _last_known)), strong[::-1]
    after = list(accumulate(after, _last_known))[::-1]
    directions = [
        one if one is not None else (left if left is not None and left == right else base)
        for one, left, right in zip(strong, before, after, strict=True)
    ]
    start = 0
    for is_right, group in groupby(directions):
        length = len(list(group))
        yield is_right, text[start : start + length]
        start += length


def _last_known(known: bool | None, new: bool | None) -> bool | None:
    return known if new is None else new


def _mirrored(run: str) -> str:
    pairs = str.maketrans("()[]{}<>«»", ")(][}{><»«")
    return run[::-1].translate(pairs)


@cache
def _presentation_forms() -> dict[tuple[str, str], str]:
    """The joined shapes of Arabic letters, from the compatibility mappings of Unicode."""
    forms: dict[tuple[str, str], str] = {}
    for code in (*range(0xFB50, 0xFBB2), *range(0xFE80, 0xFEF5)):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and parts[0] in _FORMS:
            forms[chr(int(parts[1], 16)), parts[0]] = chr(code)
    return forms


def _joined(text: str) -> str:
    return "".join(_joined_char(text, index) for index in range(len(text)))


def _joined_char(text: str, index: int) -> str:
    forms = _presentation_forms()
    char = text[index]
    before = text[index - 1] if index else ""
    after = text[index + 1] if index + 1 < len(text) else ""
    joins_before = (before, "<initial>") in forms and (char, "<final>") in forms
    joins_after = (char, "<initial>") in forms and (after, "<final>") in forms
    form = _FORMS[2 * joins_after + joins_before]
    return forms.get((char, form), char)
