"""A person as Kontra remembers one: name, language, and personal settings.

The id is the messenger's. ``has_started`` tells whether the private chat may be written to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

LANGUAGES = ("en", "ru", "pl")
DEFAULT_LANGUAGE = "en"
_NEXT_BEST = {"be": "ru", "uk": "ru", "kk": "ru"}
"""Languages we do not speak, and the one of ours that most of their speakers read."""


class Channel(StrEnum):
    """How a player of a group gets to see the own hand."""

    PRIVATE = "private"
    EPHEMERAL = "ephemeral"
    ALERT = "alert"


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What a person chose; None means "as the chat or the client has it"."""

    language: str | None = None
    letters: str = "auto"
    """Card letters: ``latin`` (A K Q J), ``cyrillic`` (Т К Д В), ``auto`` by language."""
    theme: str = "classic"
    four_colours: bool = False
    layout: str = "portrait"
    """The picture's shape: for a phone (``portrait``) or a wide window (``landscape``)."""
    is_text_only: bool = False
    confirms_cards: bool = False
    """Whether a second tap is asked for before a card is played."""
    plays_forced: bool = False
    """Whether the only legal card is played without a tap."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has used the bot."""

    id: int
    name: str
    client_language: str | None = None
    """The client's; where we do not speak it, the one the operator has chosen instead."""
    has_started: bool = False
    settings: PersonSettings = field(default_factory=PersonSettings)

    @property
    def language(self) -> str:
        """The chosen language, else the client's if we speak it, else English."""
        return self.settings.language or spoken(self.client_language)


def spoken(language: str | None) -> str:
    """The language of ours that suits a client's language code, as ``ru`` for ``ru-RU``."""
    short = _short(language)
    if short in _NEXT_BEST:
        return _NEXT_BEST[short]
    return short if short in LANGUAGES else DEFAULT_LANGUAGE


def is_spoken(language: str) -> bool:
    """Whether one of our languages suits this client's, rather than the default alone."""
    return _short(language) in (*LANGUAGES, *_NEXT_BEST)


def _short(language: str | None) -> str:
    return (language or "").lower().partition("-")[0]
