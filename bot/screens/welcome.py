"""Pages outside a table: welcome, help, languages, personal settings."""

from __future__ import annotations

from functools import partial

from bot.chat import Button, ButtonStyle, Rows
from bot.tables import LANGUAGES, Person, PersonSettings
from bot.texts import Texts, clean_name

from . import codes
from .choices import PERSON_FIELDS, following, person_value
from .drawings import welcome_photo
from .dressing import plain_dress
from .keys import Keys, add_to_group_link
from .screen import Screen

_KEYS = Keys()
_DEFAULTS = PersonSettings()


def welcome_screen(
    texts: Texts, *, bot_username: str, name: str = "", settings: PersonSettings = _DEFAULTS
) -> Screen:
    """``/start`` in private: play now, add to a group, help, language."""
    text = texts.say("welcome", name=clean_name(name)) if name else texts.say("welcome-nameless")
    rows = (
        (_solo_button(texts),),
        (_add_button(texts, bot_username),),
        (_press(texts, "b-help", codes.HELP), _press(texts, "b-language", codes.LANGUAGE)),
    )
    if settings.is_text_only:
        return Screen(text, rows)
    return Screen(text, rows, partial(welcome_photo, plain_dress(texts, settings)))


def group_welcome_screen(texts: Texts, *, bot_username: str) -> Screen:
    """``/start`` in a group, and when the bot was added to one."""
    new = _press(texts, "b-new", codes.NEW, style=ButtonStyle.SUCCESS)
    private = Button(texts.plain("b-open-private"), url=f"https://t.me/{bot_username}?start=go")
    return Screen(
        texts.say("group-welcome"),
        ((new,), (_press(texts, "b-language", codes.LANGUAGE), private)),
    )


def help_screen(texts: Texts, *, bot_username: str, in_group: bool = False) -> Screen:
    """``/help``: one phone screen, and a way into a game."""
    if in_group:
        new = _press(texts, "b-new", codes.NEW, style=ButtonStyle.SUCCESS)
        return Screen(texts.say("help-group"), ((new,),))
    settings = _press(texts, "b-personal", codes.ME)
    language = _press(texts, "b-language", codes.LANGUAGE)
    rows = ((_solo_button(texts),), (_add_button(texts, bot_username),), (settings, language))
    return Screen(texts.say("help"), rows)


def language_screen(texts: Texts, *, in_group: bool = False) -> Screen:
    """``/language``: the languages, each in its own name."""
    rows: Rows = tuple((_language_button(texts, language),) for language in LANGUAGES)
    if in_group:
        return Screen(texts.say("choose-group-language"), rows)
    return Screen(texts.say("choose-language"), (*rows, (_press(texts, "b-back", codes.START),)))


def person_screen(person: Person, texts: Texts) -> Screen:
    """Personal settings: letters, theme, colours, text only, confirm cards."""
    fields = tuple((_field_button(person.settings, field, texts),) for field in PERSON_FIELDS)
    language = _press(texts, "b-language", codes.LANGUAGE)
    back = _press(texts, "b-back", codes.START)
    return Screen(texts.say("personal"), (*fields, (language, back)))


def _language_button(texts: Texts, language: str) -> Button:
    own_name = Texts.load(language).plain("w-language")
    key = "b-chosen" if language == texts.language else "b-not-chosen"
    code = codes.with_arguments(codes.LANGUAGE, language)
    return _KEYS.button(texts.plain(key, value=own_name), code)


def _field_button(settings: PersonSettings, field: str, texts: Texts) -> Button:
    value = person_value(settings, field)
    code = codes.with_arguments(codes.ME, field, following(PERSON_FIELDS[field], value))
    key = f"w-{field}-{value}"
    shown = texts.plain(key) if texts.has(key) else texts.plain(f"w-{value}")
    return _KEYS.button(texts.plain(f"b-me-{field}", value=shown), code)


def _solo_button(texts: Texts) -> Button:
    return _press(texts, "b-solo", codes.SOLO, style=ButtonStyle.SUCCESS)


def _add_button(texts: Texts, bot_username: str) -> Button:
    return Button(texts.plain("b-add"), url=add_to_group_link(bot_username))


def _press(texts: Texts, key: str, code: str, *, style: ButtonStyle = ButtonStyle.PLAIN) -> Button:
    return _KEYS.button(texts.plain(key), code, style=style)
