"""The public table message of a group during and after a match: nothing in it is secret.

Its keyboard is the same for everybody, so it depends on public knowledge only: the auction, dummy,
cards played. (CHAT, principle 1)
"""

from __future__ import annotations

from bot.chat import Rows
from bot.tables import Human, Status, Table
from bot.texts import Texts
from engine import CHANCE
from engine.bridge import Phase

from .answers import farewell
from .bars import group_bar
from .call_keys import bidding_box
from .card_keys import hand_rows, legal_in_dummy, neutral_rows
from .lobby import lobby_screen
from .pages import page_screen
from .requests import answer_rows
from .scene import Scene
from .screen import Screen
from .table_page import between_screen, final_screen, is_finished, playing_screen


def group_screen(
    table: Table, texts: Texts, *, bot_username: str = "", chosen: str | None = None
) -> Screen:
    """The table as everybody sees it; ``chosen`` is the navigation code pressed last."""
    if table.status is Status.LOBBY:
        return lobby_screen(table, texts, bot_username=bot_username, chosen=chosen)
    if table.match is None:
        return farewell(table, texts)
    scene = Scene.of_group(table, texts, bot_username=bot_username)
    page = page_screen(scene, chosen)
    if page is not None:
        return page
    if is_finished(scene):
        return final_screen(scene)
    if scene.view.phase is Phase.DEALING:
        return between_screen(scene)
    return playing_screen(scene, (*_playing_rows(scene, chosen), *group_bar(scene)))


def _playing_rows(scene: Scene, chosen: str | None) -> Rows:
    view = scene.view
    if view.request is not None:
        return answer_rows(scene)
    if view.turn is None or view.turn.decider is CHANCE:
        return ()
    if not isinstance(scene.table.seats[scene.table.controller_of(view.turn.decider)], Human):
        return ()
    if view.phase is Phase.AUCTION:
        return bidding_box(scene, chosen)
    if view.turn.seat is view.dummy:
        return hand_rows(scene, legal_in_dummy(view))
    return neutral_rows(scene, chosen)
