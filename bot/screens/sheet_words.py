"""The whole sheet in words, deal by deal, as a message of its own."""

from __future__ import annotations

from bot.texts import Html
from bot.texts.markup import escape

from .entries import closing_lines, explain
from .scene import Scene, joined
from .screen import Screen
from .table_page import final_form, final_score_line

MOST_DEALS = 20
"""The newest deals; with long names they fit Telegram's 4096 characters."""


def sheet_words_screen(scene: Scene) -> Screen:
    """Every deal's entries explained, and the score."""
    form = final_form(scene)
    count = len(form.scored)
    first = max(1, count - MOST_DEALS + 1)
    deals = [escape(explain(scene, form, number)) for number in range(first, count + 1)]
    closing = [escape(line) for line in closing_lines(scene, form)]
    title = scene.texts.say("sheet-words", form=scene.texts.plain(f"w-form-{form.name}"))
    paragraphs = [title, *deals, joined(*closing, final_score_line(scene))]
    return Screen(Html("\n\n".join(paragraphs)))
