"""Pages outside a table: welcome, help, languages, personal settings."""

from __future__ import annotations

from bot.tables import Person
from bot.texts import Texts

from .screen import Screen


def welcome_screen(texts: Texts, *, bot_username: str, name: str = "") -> Screen:
    """``/start`` in private: play now, add to a group, help, language."""
    raise NotImplementedError


def group_welcome_screen(texts: Texts, *, bot_username: str) -> Screen:
    """``/start`` in a group, and when the bot was added to one."""
    raise NotImplementedError


def help_screen(texts: Texts, *, bot_username: str, in_group: bool = False) -> Screen:
    """``/help``: one phone screen."""
    raise NotImplementedError


def language_screen(texts: Texts, *, in_group: bool = False) -> Screen:
    """``/language``: the languages, each in its own name."""
    raise NotImplementedError


def person_screen(person: Person, texts: Texts) -> Screen:
    """Personal settings: letters, theme, colours, text only, confirm cards."""
    raise NotImplementedError
