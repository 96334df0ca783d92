"""The table itself as a page: during a deal, between deals, and when all is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.chat import Photo, Rows
from bot.tables import Status
from bot.tables.results import settled_form
from bot.texts import Html
from engine.bridge import Form, Phase
from engine.bridge.scoring import whists
from engine.seats import Side
from renderers import review_text, sheet_text, table_text
from renderers.phrases import score_text, side_name, signed

from .bars import next_rows, over_rows
from .captions import group_line, result_lines, score_line, table_caption
from .drawings import review_photo, sheet_photo, table_photo
from .names import pair_names
from .scene import Scene, joined
from .screen import Screen
from .settlement import settlement_lines


def table_drawing(scene: Scene) -> tuple[Callable[[], Photo], Callable[[], str]]:
    """The picture that belongs under the table as it stands, and its text equal."""
    view, dress = scene.view, scene.dress
    if is_finished(scene):
        form = final_form(scene)
        return (
            partial(sheet_photo, form, dress, scene.side),
            partial(sheet_text, form, dress, side=scene.side),
        )
    if view.phase is Phase.DEALING and view.last is not None:
        is_rubber = scene.is_rubber
        return (
            partial(review_photo, view.last, dress, is_rubber=is_rubber),
            partial(review_text, view.last, dress, is_rubber=is_rubber),
        )
    return partial(table_photo, view, dress), partial(table_text, view, dress)


def playing_screen(scene: Scene, rows: Rows) -> Screen:
    """The running deal with these buttons."""
    drawing, equal = table_drawing(scene)
    return scene.screen(table_caption(scene), rows, drawing, equal)


def between_screen(scene: Scene) -> Screen:
    """The result of the last deal, before the next one (or the first) is dealt."""
    drawing, equal = table_drawing(scene)
    last = scene.view.last
    if last is None:
        text = scene.texts.say("first-deal")
    else:
        text = joined(result_lines(scene, last), score_line(scene))
    return scene.screen(joined(group_line(scene), text), next_rows(scene), drawing, equal)


def final_screen(scene: Scene) -> Screen:
    """The sheet, the totals, the winners, the settlement."""
    drawing, equal = table_drawing(scene)
    return scene.screen(final_lines(scene), over_rows(scene), drawing, equal)


def is_finished(scene: Scene) -> bool:
    """Whether the match has come to its end, in time or before."""
    return scene.table.status in (Status.FINISHED, Status.STOPPED) or (
        scene.view.phase is Phase.OVER
    )


def final_form(scene: Scene) -> Form:
    """The form with its last entries: a rubber stopped early is settled by the Laws."""
    return settled_form(scene.table)


def final_lines(scene: Scene) -> Html:
    """How the match ended, in a few lines."""
    form, texts = final_form(scene), scene.texts
    is_stopped = scene.table.status is Status.STOPPED
    what = texts.plain(f"w-form-{form.name}")
    return joined(
        group_line(scene),
        texts.say("over-stopped" if is_stopped else "over-finished", form=what),
        _winner_line(scene, form),
        final_score_line(scene),
        _whists_line(scene, form),
        settlement_lines(scene, form),
    )


def final_score_line(scene: Scene) -> Html:
    """The score with the last entries of a rubber stopped early."""
    score = score_text(final_form(scene), scene.words, reader=scene.side)
    return scene.texts.say("score-line", score=score)


def _winner_line(scene: Scene, form: Form) -> Html:
    if form.totals[Side.NS] == form.totals[Side.EW]:
        return scene.texts.say("over-equal")
    winner = max(Side, key=lambda side: form.totals[side])
    side = side_name(winner, scene.words, reader=None)
    names = pair_names(scene.table, winner, scene.texts)
    key = "over-winner"
    if scene.side is not None:
        key = "over-you-won" if scene.side is winner else "over-you-lost"
    return scene.texts.say(key, names=names, side=side)


def _whists_line(scene: Scene, form: Form) -> Html | None:
    if form.name != "rubber":
        return None
    won = whists(form.totals)
    winner = max(Side, key=lambda side: won[side])
    if not won[winner]:
        return None
    return scene.texts.say("over-whists", count=won[winner], loss=signed(-won[winner]))
