"""The small page from which a game alone begins: like last time, or by another rule sheet."""

from __future__ import annotations

from bot.chat import ButtonStyle
from bot.tables import PRESETS, TableSettings, preset_of
from bot.texts import Texts

from . import codes
from .keys import Keys
from .screen import Screen

_KEYS = Keys()


def new_game_screen(last: TableSettings, texts: Texts) -> Screen:
    """What shall we play?"""
    form = texts.plain(f"w-form-{last.form}")
    same = _KEYS.button(
        texts.plain("b-like-last-time", form=form), codes.SOLO, style=ButtonStyle.SUCCESS
    )
    others = tuple(
        (_KEYS.button(texts.plain(f"w-play-{name}"), codes.with_arguments(codes.SOLO, name)),)
        for name in PRESETS
        if name != preset_of(last)
    )
    return Screen(texts.say("new-game"), ((same,), *others))
