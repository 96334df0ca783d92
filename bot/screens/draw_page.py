"""The draw for partners: four cards, the seats they led to, and where the tour stands."""

from __future__ import annotations

from functools import partial

from bot.tables import Computer, PersonSettings, Table
from bot.texts import Html, Texts
from bot.texts.markup import escape
from engine import Seat, Side
from engine.bridge.partners import RUBBERS_IN_A_TOUR
from renderers import Drawn, partners_text

from .drawings import partners_photo
from .dressing import group_dress, plain_dress
from .names import name_at, pair_names
from .scene import joined
from .screen import Screen


def draw_screen(table: Table, texts: Texts, *, is_text_only: bool = False) -> Screen | None:
    """What everybody drew; None where the seats were not drawn for."""
    if table.draw is None:
        return None
    drawn = tuple(
        Drawn(
            name_at(table, one.seat, texts),
            one.card,
            one.seat,
            isinstance(table.seats[one.seat], Computer),
        )
        for one in table.draw.drawn
    )
    text = draw_lines(table, texts)
    if is_text_only:
        dress = plain_dress(texts, PersonSettings())
        return Screen(joined(escape(partners_text(drawn, dress)), "", text))
    return Screen(text, (), partial(partners_photo, drawn, group_dress(table, texts)))


def draw_lines(table: Table, texts: Texts) -> Html:
    """Who plays with whom, who deals, which rubber of the tour it is."""
    if table.draw is None:
        raise ValueError("nothing was drawn")
    key = "draw-tour" if table.settings.form == "rubber" else "draw-match"
    return joined(
        texts.say(key, number=table.draw.rubber, count=RUBBERS_IN_A_TOUR),
        texts.say(
            "draw-pairs",
            first=pair_names(table, Side.NS, texts),
            second=pair_names(table, Side.EW, texts),
        ),
        texts.say("draw-dealer", name=name_at(table, Seat.NORTH, texts)),
    )
