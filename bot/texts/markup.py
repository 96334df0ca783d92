"""Text that comes from people, made safe: escaped, without control characters, not too long."""

from __future__ import annotations

import html
import unicodedata

LONGEST_NAME = 24
"""The longest name we show, in characters; longer ones end in an ellipsis."""

_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_JOINER = "\u200d"
_RIGHT_TO_LEFT = {"R", "AL"}


class Html(str):
    """Text that is HTML already: as an argument it is not escaped again."""

    __slots__ = ()


def escape(text: str) -> Html:
    """The text as HTML; what is HTML already stays as it is."""
    return text if isinstance(text, Html) else Html(html.escape(text, quote=False))


def shorten(text: str, longest: int) -> str:
    """The text with at most ``longest`` characters, the last an ellipsis when it was cut."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A person's or chat's name fit to be shown: one line, no control characters, not too long.

    Direction marks and zero-width characters could turn a whole line around or make two names
    look alike, so they go (the joiner inside emoji stays). A right-to-left name is isolated, so
    that the words around it keep their order. A name of nothing but such characters becomes ``?``.
    """
    kept = "".join(
        " " if character.isspace() else character
        for index, character in enumerate(unicodedata.normalize("NFC", name))
        if character.isspace() or _is_shown(name, index, character)
    )
    short = shorten(" ".join(kept.split()), longest).strip(_JOINER) or "?"
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in short):
        return f"{_FIRST_STRONG_ISOLATE}{short}{_POP_ISOLATE}"
    return short


def _is_shown(name: str, index: int, character: str) -> bool:
    if character == _JOINER:
        return 0 < index < len(name) - 1 and not name[index - 1].isascii()
    return unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
