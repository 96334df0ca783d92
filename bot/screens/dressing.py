"""How a reader sees cards and tables: the pictures' dress made from settings and language."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import PersonSettings, Table
from bot.texts import Texts
from engine import Seat
from renderers import (
    CLASSIC,
    THEMES,
    CardLetters,
    Layout,
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


def colours_for(four_colours: bool) -> SuitColours:
    """Four colours, or red and black."""
    return SuitColours.FOUR if four_colours else SuitColours.TWO


def layout_named(name: str) -> Layout:
    """The layout of this name; the phone's for a name of another version."""
    return Layout(name) if name in set(Layout) else Layout.PORTRAIT


def plain_dress(texts: Texts, settings: PersonSettings) -> TableDress:
    """The dress without people, for texts and pictures outside a table."""
    return TableDress(
        words=words_of(texts.language),
        letters=letters_for(settings.letters, texts.language),
        colours=colours_for(settings.four_colours),
        theme=theme_named(settings.theme),
        layout=layout_named(settings.layout),
    )


def seat_dress(table: Table, seat: Seat, texts: Texts, settings: PersonSettings) -> TableDress:
    """The table as one player likes to see it, the own seat nearest."""
    return replace(plain_dress(texts, settings), people=sitters(table, texts), bottom=seat)


def group_dress(table: Table, texts: Texts) -> TableDress:
    """The table as its group has agreed to see it."""
    agreed = table.settings
    return TableDress(
        people=sitters(table, texts),
        words=words_of(texts.language),
        letters=letters_for(agreed.letters, texts.language),
        colours=colours_for(agreed.four_colours),
        theme=theme_named(agreed.theme),
        layout=layout_named(agreed.layout),
    )
