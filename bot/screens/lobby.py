"""The lobby: who sits where and what is agreed, before the match.

Two pages: the seats as they lie around the table, and the settings, whose buttons cycle. The same
for everybody; who may press what is decided when it is pressed.
"""

from __future__ import annotations

from bot.chat import Button, ButtonStyle, Rows
from bot.tables import Computer, Table
from bot.texts import Html, Texts
from engine import Seat
from engine.seats import COMPASS
from renderers import words_of

from . import codes
from .choices import TABLE_FIELDS, following, table_value
from .keys import Keys, in_rows, open_cards_link
from .names import mention, shown_name
from .rules_line import rules_line
from .scene import joined
from .screen import Screen

_ROUND_THE_TABLE = ((Seat.NORTH,), (Seat.WEST, Seat.EAST), (Seat.SOUTH,))
_USELESS = {
    "rubber": frozenset({"deals"}),
    "chicago": frozenset({"honours", "stake"}),
    "duplicate": frozenset({"honours", "stake", "passed"}),
}
"""Fields that mean nothing in a form of play."""


def lobby_screen(
    table: Table, texts: Texts, *, bot_username: str, chosen: str | None = None
) -> Screen:
    """The lobby; ``chosen`` is ``set`` for the page of settings. The same for everybody."""
    if chosen is not None and codes.word(chosen) == codes.SETTINGS:
        return Screen(_text(table, texts, "lobby-settings"), _settings_rows(table, texts))
    return Screen(_text(table, texts, "lobby-hint"), _seat_rows(table, texts, bot_username))


def _text(table: Table, texts: Texts, ending: str) -> Html:
    seats = "\n".join(_seat_line(table, seat, texts) for seat in COMPASS)
    title = joined(_title(table, texts), rules_line(table.settings, texts))
    return Html(f"{title}\n\n{seats}\n\n{texts.say(ending)}")


def _title(table: Table, texts: Texts) -> Html:
    settings = table.settings
    return texts.say(
        f"lobby-title-{settings.form}",
        deals=settings.deals,
        clock=_clock_words(texts, settings.clock_seconds),
        strength=texts.plain(f"w-strength-{settings.strength}"),
    )


def _seat_line(table: Table, seat: Seat, texts: Texts) -> Html:
    letter = words_of(texts.language).seat_letters[seat]
    if table.seats[seat] is None:
        return texts.say("lobby-seat-free", seat=letter)
    return texts.say("lobby-seat", seat=letter, name=mention(table, seat, texts))


def _seat_rows(table: Table, texts: Texts, bot_username: str) -> Rows:
    keys = Keys.of(table)
    seats = tuple(
        tuple(_seat_button(table, seat, texts, keys) for seat in row) for row in _ROUND_THE_TABLE
    )
    fill = keys.button(texts.plain("b-fill"), codes.FILL)
    leave = keys.button(texts.plain("b-leave"), codes.LEAVE)
    settings = keys.button(texts.plain("b-settings"), codes.SETTINGS)
    close = keys.button(texts.plain("b-close"), codes.CLOSE)
    go = keys.button(texts.plain("b-go"), codes.GO, style=ButtonStyle.SUCCESS)
    link = open_cards_link(bot_username, table)
    open_cards = Button(texts.plain("b-open-cards"), url=link)
    last = ((open_cards,),) if bot_username and not table.chat.is_private else ()
    return (*seats, (fill, leave), (settings, close), (go,), *last)


def _seat_button(table: Table, seat: Seat, texts: Texts, keys: Keys) -> Button:
    code = codes.with_arguments(codes.SIT, seat.value)
    if table.seats[seat] is None:
        label = texts.plain("b-sit", seat=words_of(texts.language).seat_names[seat])
        return keys.button(label, code, style=ButtonStyle.PRIMARY)
    letter = words_of(texts.language).seat_letters[seat]
    return keys.button(
        texts.plain("b-seat", seat=letter, name=shown_name(table, seat, texts)), code
    )


def _settings_rows(table: Table, texts: Texts) -> Rows:
    keys = Keys.of(table)
    preset, *buttons = [
        _field_button(table, field, texts, keys) for field in _fields_of(table.settings.form)
    ]
    computers = tuple(_computer_button(table, seat, texts, keys) for seat in COMPASS)
    back = keys.button(texts.plain("b-back"), codes.BACK)
    return ((preset,), *in_rows(buttons, 2), computers, (back,))


def _fields_of(form: str) -> tuple[str, ...]:
    return tuple(field for field in TABLE_FIELDS if field not in _USELESS[form])


def _field_button(table: Table, field: str, texts: Texts, keys: Keys) -> Button:
    value = table_value(table.settings, field)
    code = codes.with_arguments(codes.SETTINGS, field, following(TABLE_FIELDS[field], value))
    return keys.button(texts.plain(f"b-set-{field}", value=_shown(field, value, texts)), code)


def _shown(field: str, value: str, texts: Texts) -> str:
    if field == "clock":
        return _clock_words(texts, None if value == "none" else int(value))
    if field in ("stake", "bank") and value != "0":
        return texts.plain("w-points", count=int(value))
    if field == "deals":
        return value
    key = f"w-{field}-{value}"
    return texts.plain(key) if texts.has(key) else texts.plain(f"w-{value}")


def _clock_words(texts: Texts, seconds: int | None) -> str:
    if seconds is None:
        return texts.plain("w-clock-none")
    for unit, length in (("hours", 3600), ("minutes", 60)):
        if seconds % length == 0:
            return texts.plain(f"w-clock-{unit}", count=seconds // length)
    return texts.plain("w-clock-seconds", count=seconds)


def _computer_button(table: Table, seat: Seat, texts: Texts, keys: Keys) -> Button:
    letter = words_of(texts.language).seat_letters[seat]
    is_there = isinstance(table.seats[seat], Computer)
    key = "b-computer-on" if is_there else "b-computer-off"
    code = codes.with_arguments(codes.COMPUTER, seat.value)
    return keys.button(texts.plain(key, seat=letter), code)
