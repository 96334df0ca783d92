"""How a reader sees cards and tables: the pictures' dress made from settings and language."""

from __future__ import annotations

from bot.tables import PersonSettings, Table
from bot.texts import Texts
from engine import Seat
from renderers import (
    CLASSIC,
    THEMES,
    CardLetters,
    SuitColours,
    TableDress,
    Theme,
    find_theme,
    words_of,
)

from .names import sitters

THEME_NAMES: tuple[str, ...] = tuple(theme.name for theme in THEMES)


def theme_named(name: str) -> Theme:
    """The theme of this name; the classic one for a name of another version."""
    return find_theme(name) if name in THEME_NAMES else CLASSIC


def letters_for(choice: str, language: str) -> CardLetters:
    """The card letters chosen, or those usual in the language."""
    if choice in set(CardLetters):
        return CardLetters(choice)
    return CardLetters.CYRILLIC if language == "ru" else CardLetters.LATIN


def plain_dress(texts: Texts, settings: PersonSettings) -> TableDress:
    """The dress without people, for texts and pictures outside a table."""
    return TableDress(
        words=words_of(texts.language),
        letters=letters_for(settings.letters, texts.language),
        colours=SuitColours.FOUR if settings.four_colours else SuitColours.TWO,
        theme=theme_named(settings.theme),
    )


def seat_dress(table: Table, seat: Seat, texts: Texts, settings: PersonSettings) -> TableDress:
    """The table as one player likes to see it, the own seat nearest."""
    dress = plain_dress(texts, settings)
    return TableDress(
        people=sitters(table, texts),
        bottom=seat,
        words=dress.words,
        letters=dress.letters,
        colours=dress.colours,
        theme=dress.theme,
    )


def group_dress(table: Table, texts: Texts) -> TableDress:
    """The table as its group has agreed to see it."""
    return TableDress(
        people=sitters(table, texts),
        words=words_of(texts.language),
        letters=letters_for("auto", texts.language),
        theme=theme_named(table.settings.theme),
    )
