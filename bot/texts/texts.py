"""The texts of one language: Fluent messages, found by key, with their arguments filled in.

``say`` gives HTML and escapes its arguments, ``plain`` gives text without markup for buttons and
toasts. A missing key or argument is an error of ours and raised as such, never shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from bot.tables import DEFAULT_LANGUAGE, LANGUAGES

from .markup import Html, escape

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SHARED: Final = "signs.ftl"
"""The emoji that all languages share, as Fluent terms."""


class MissingText(LookupError):  # noqa: N818 - reads as what went wrong
    """No text for this key in this language, or an argument of it was not given."""

    def __init__(self, language: str, key: str, why: str = "no such key") -> None:
        super().__init__(f"{language}: {key}: {why}")
        self.language = language
        self.key = key


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    @staticmethod
    def load(language: str) -> Texts:
        """The texts of ``en``, ``ru`` or ``pl`` (anything else: English); read once, then kept."""
        return _load(language if language in LANGUAGES else DEFAULT_LANGUAGE)

    def say(self, key: str, **arguments: object) -> Html:
        """The text as HTML. Strings are escaped unless they are :class:`Html` already."""
        return Html(self._format(key, {name: _html(value) for name, value in arguments.items()}))

    def plain(self, key: str, **arguments: object) -> str:
        """The text for a button or a toast, where markup would be shown as it is."""
        return self._format(key, {name: _plain(value) for name, value in arguments.items()})

    def has(self, key: str) -> bool:
        """Whether there is a text for the key."""
        return bool(self._bundle.has_message(key))

    def _format(self, key: str, arguments: dict[str, Any]) -> str:
        if not self.has(key):
            raise MissingText(self.language, key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(self.language, key, "no value")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(self.language, key, repr(errors))
        return str(text)


@lru_cache(maxsize=len(LANGUAGES))
def _load(language: str) -> Texts:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    return Texts(language, bundle)


def sources(language: str) -> Mapping[str, str]:
    """The Fluent files of a language by name, the shared signs first."""
    here = files(__package__)
    found = {SHARED: (here / SHARED).read_text(encoding="utf-8")}
    for entry in sorted((here / language).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            found[entry.name] = entry.read_text(encoding="utf-8")
    return found


def _html(value: object) -> object:
    return escape(value) if isinstance(value, str) else _number(value)


def _plain(value: object) -> object:
    if isinstance(value, Html):
        raise TypeError("markup does not belong in a plain text")
    return value if isinstance(value, str) else _number(value)


def _number(value: object) -> object:
    """Scores are written without grouping, as on the score pad."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, (int, float)):
        return fluent_number(value, useGrouping=False)
    return value
