"""The panel of one player: the table from the own seat, and what may be done now.

Also the whole game in a private chat with the bot.
"""

from __future__ import annotations

from bot.chat import Rows
from bot.tables import Human, PersonSettings, Status, Table
from bot.texts import Texts
from engine import Card, Seat
from engine.actions import PlayCard
from engine.bridge import Phase

from . import codes
from .answers import farewell, seated
from .bars import press, seat_bar
from .call_keys import bidding_box
from .card_keys import card_to_confirm, confirm_rows, hand_rows
from .pages import page_screen
from .requests import answer_rows, asking_row, is_asked
from .scene import Scene
from .screen import Screen
from .table_page import between_screen, final_screen, is_finished, playing_screen

PLAIN = PersonSettings()


def seat_screen(
    table: Table,
    seat: Seat,
    texts: Texts,
    *,
    settings: PersonSettings = PLAIN,
    chosen: str | None = None,
    group_title: str = "",
) -> Screen:
    """What the occupant of ``seat`` sees; ``group_title`` names the group of a group's table."""
    if table.match is None:
        if table.status is Status.LOBBY:
            return seated(table, seat, texts, group_title=group_title)
        return farewell(table, texts)
    scene = Scene.of_seat(table, seat, texts, settings, group_title=group_title)
    page = page_screen(scene, chosen)
    if page is not None:
        return page
    if is_finished(scene):
        return final_screen(scene)
    if scene.view.phase is Phase.DEALING:
        return between_screen(scene)
    return playing_screen(scene, (*_own_rows(scene, chosen), *seat_bar(scene)))


def _own_rows(scene: Scene, chosen: str | None) -> Rows:
    """What may be done now: calls, cards, or taking the seat back from the computer."""
    if scene.seat is None:
        raise AssertionError("a panel belongs to a seat")
    occupant = scene.table.seats[scene.seat]
    if isinstance(occupant, Human) and occupant.is_away:
        return ((press(scene, "b-take", codes.TAKE),),)
    if scene.view.request is not None:
        return answer_rows(scene) if is_asked(scene) else ()
    turn = scene.view.turn
    if turn is None or not isinstance(turn.decider, Seat):
        return ()
    if scene.table.controller_of(turn.decider) is not scene.seat:
        return _second_thoughts(scene)
    is_auction = scene.view.phase is Phase.AUCTION
    return bidding_box(scene, chosen) if is_auction else _cards(scene, chosen)


def _cards(scene: Scene, chosen: str | None) -> Rows:
    cards = _legal_cards(scene)
    asked = card_to_confirm(chosen, cards)
    if asked is not None:
        return confirm_rows(scene, asked)
    return hand_rows(scene, cards, confirms=scene.settings.confirms_cards)


def _second_thoughts(scene: Scene) -> Rows:
    """While others think: take back what was just done."""
    row = asking_row(scene) if scene.view.may_undo else ()
    return (row,) if row else ()


def _legal_cards(scene: Scene) -> tuple[Card, ...]:
    return tuple(action.card for action in scene.view.legal if isinstance(action, PlayCard))
