"""What may be chosen at a table and by a person: fields, values, and how a value is written.

A code ``set.form.chicago`` or ``me.theme.dark`` names field and value in full, so pressing it
twice does no harm. Values travel as short ASCII words; ``agree_on`` and ``choose`` read them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.tables import (
    BANKS,
    CLOCKS_SECONDS,
    FORMS,
    LANGUAGES,
    LAWS,
    PACES,
    PASSED_OUT,
    PRESETS,
    STAKES,
    STRENGTHS,
    SYSTEMS,
    PersonSettings,
    TableSettings,
    apply_preset,
    preset_of,
)
from renderers import CardLetters, Layout

from .codes import OFF, ON
from .dressing import THEME_NAMES

NO_CLOCK: Final = "none"
DEALS: Final = (4, 8, 12, 16, 24, 32)
_SWITCH = (ON, OFF)
_LETTERS = ("auto", *map(str, CardLetters))
_TWO, _FOUR = _COLOURS = ("2", "4")
_LAYOUTS = tuple(map(str, Layout))

TABLE_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "preset": tuple(PRESETS),
    "form": FORMS,
    "deals": tuple(map(str, DEALS)),
    "law": LAWS,
    "honours": _SWITCH,
    "stake": tuple(map(str, STAKES)),
    "bank": tuple(map(str, BANKS)),
    "passed": PASSED_OUT,
    "draw": _SWITCH,
    "partner": _SWITCH,
    "strength": STRENGTHS,
    "system": SYSTEMS,
    "pace": PACES,
    "clock": tuple(NO_CLOCK if clock is None else str(clock) for clock in CLOCKS_SECONDS),
    "theme": THEME_NAMES,
    "letters": _LETTERS,
    "colours": _COLOURS,
    "layout": _LAYOUTS,
    "lang": LANGUAGES,
}
PERSON_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "letters": _LETTERS,
    "theme": THEME_NAMES,
    "colours": _COLOURS,
    "layout": _LAYOUTS,
    "text": _SWITCH,
    "confirm": _SWITCH,
    "forced": _SWITCH,
}
_TABLE_NAMES = {
    "colours": "four_colours",
    "clock": "clock_seconds",
    "draw": "draws_seats",
    "lang": "language",
    "partner": "human_declares",
    "passed": "passed_out",
}
_NUMBERS = frozenset({"deals", "stake", "bank"})
_PERSON_NAMES = {
    "colours": "four_colours",
    "text": "is_text_only",
    "confirm": "confirms_cards",
    "forced": "plays_forced",
}


def table_value(settings: TableSettings, field: str) -> str:
    """The word for what the table has agreed on; a preset's name, or ``own``."""
    if field == "preset":
        return preset_of(settings)
    return _chosen(TABLE_FIELDS, field, getattr(settings, _TABLE_NAMES.get(field, field)))


def person_value(settings: PersonSettings, field: str) -> str:
    """The word for what the person has chosen."""
    return _chosen(PERSON_FIELDS, field, getattr(settings, _PERSON_NAMES.get(field, field)))


def _chosen(known: Mapping[str, tuple[str, ...]], field: str, value: object) -> str:
    if field == "colours":
        return _FOUR if value else _TWO
    return _known(known[field], value)


def following(values: tuple[str, ...], value: str) -> str:
    """The next value in the circle; the first after one that is not in it."""
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]


def agree_on(settings: TableSettings, field: str, value: str) -> TableSettings:
    """The table's settings with this value; ValueError when there is no such field or value."""
    _check(TABLE_FIELDS, field, value)
    if field == "preset":
        return apply_preset(settings, value)
    return replace(settings, **{_TABLE_NAMES.get(field, field): _table_meaning(field, value)})


def choose(settings: PersonSettings, field: str, value: str) -> PersonSettings:
    """The person's settings with this value; ValueError when there is no such field or value."""
    _check(PERSON_FIELDS, field, value)
    return replace(settings, **{_PERSON_NAMES.get(field, field): _meaning(field, value)})


def _check(known: Mapping[str, tuple[str, ...]], field: str, value: str) -> None:
    if value not in known.get(field, ()):
        raise ValueError(f"no setting {field!r} with value {value!r}")


def _table_meaning(field: str, value: str) -> Any:
    if field == "clock":
        return None if value == NO_CLOCK else int(value)
    return int(value) if field in _NUMBERS else _meaning(field, value)


def _meaning(field: str, value: str) -> Any:
    if field == "colours":
        return value == _FOUR
    return value == ON if value in _SWITCH else value


def _known(values: tuple[str, ...], value: object) -> str:
    """The word for a value; the first of a choice when another version stored one we lack."""
    word = _word(value)
    return word if word in values or word.isdecimal() else values[0]


def _word(value: object) -> str:
    if value is None:
        return NO_CLOCK
    if isinstance(value, bool):
        return ON if value else OFF
    return str(value)
