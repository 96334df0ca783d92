"""What is kept about a person, and forgetting it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.chat import ButtonStyle
from bot.texts import Texts, clean_name

from . import codes
from .keys import Keys
from .screen import Screen

_KEYS = Keys()


def my_data_screen(about: Mapping[str, Sequence[Any]], texts: Texts, *, name: str) -> Screen:
    """How much of what is kept; the file that goes with it holds everything."""
    counts = {key: len(rows) for key, rows in about.items()}
    forget = _KEYS.button(texts.plain("b-forget"), codes.FORGET)
    text = texts.say(
        "my-data",
        name=clean_name(name),
        tables=counts["tables"],
        matches=counts["matches"],
        contracts=counts["contracts"],
        other=counts["contests"] + counts["reports"],
    )
    return Screen(text, ((forget,),))


def forget_screen(texts: Texts) -> Screen:
    """Really forget everything?"""
    yes = _KEYS.button(texts.plain("b-forget-now"), codes.FORGET_NOW, style=ButtonStyle.DANGER)
    no = _KEYS.button(texts.plain("b-forget-not"), codes.START)
    return Screen(texts.say("forget-ask"), ((no,), (yes,)))


def forgotten_screen(texts: Texts) -> Screen:
    """It is done."""
    return Screen(texts.say("data-forgotten"))
