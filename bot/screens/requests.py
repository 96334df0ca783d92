"""Claims and taking back on the screen: who asks what, the answers' buttons, how much to claim.

Requests are public, and so is who may answer: the buttons are the same in the group. A press by
somebody who is not asked is a toast.
"""

from __future__ import annotations

from bot.chat import Button, ButtonStyle, Rows
from bot.tables import Table
from bot.texts import Html, Texts
from engine import Seat
from engine.bridge import Answer, AskUndo, Claim, ClaimTricks, Request

from . import codes
from .keys import in_rows
from .names import name_at
from .scene import Scene, joined
from .screen import Screen


def request_line(scene: Scene) -> Html | None:
    """What is asked and who has not answered; or what was refused just now."""
    view = scene.view
    if view.request is None:
        return None if view.refused is None else _refused_line(scene, view.refused)
    names = ", ".join(scene.name(seat) for seat in view.request.asked)
    waiting = scene.texts.say("who-answers", names=names)
    return joined(_asking_line(scene, view.request), waiting)


def _asking_line(scene: Scene, request: Request) -> Html:
    texts, name = scene.texts, scene.name(request.seat)
    if not isinstance(request, Claim):
        return texts.say("undo-asked", name=name, count=request.back)
    if not request.tricks:
        return texts.say("claim-conceded", name=name, left=request.left)
    if not request.is_concession:
        return texts.say("claim-all", name=name, left=request.left)
    return texts.say("claim-some", name=name, tricks=request.tricks, left=request.left)


def _refused_line(scene: Scene, request: Request) -> Html:
    key = "undo-refused"
    if isinstance(request, Claim):
        key = "claim-refused" if request.tricks else "concession-refused"
    return scene.texts.say(key, name=scene.name(request.seat))


def taken_back_screen(table: Table, seat: Seat, texts: Texts) -> Screen:
    """The group is told that something was taken back, by whom, and that all agreed."""
    return Screen(texts.say("undo-done", name=name_at(table, seat, texts)))


def is_asked(scene: Scene) -> bool:
    """Whether the reader may answer; in the group: whether anybody is asked."""
    request = scene.view.request
    if request is None:
        return False
    return scene.seat is None or any(
        scene.table.controller_of(who) is scene.seat for who in request.asked
    )


def answer_rows(scene: Scene) -> Rows:
    """Yes and no."""
    texts = scene.texts
    yes = scene.keys.button(texts.plain("b-agree"), Answer.YES.code, style=ButtonStyle.SUCCESS)
    no = scene.keys.button(texts.plain("b-refuse"), Answer.NO.code, style=ButtonStyle.DANGER)
    return ((yes, no),)


def asking_row(scene: Scene) -> tuple[Button, ...]:
    """Ways to claim and to ask for a card or call back, where there may be any."""
    row: list[Button] = []
    view = scene.view
    if view.request is None and view.dummy is not None and (scene.seat is None or view.claims):
        row.append(scene.keys.button(scene.texts.plain("b-claim"), codes.CLAIM))
    if view.request is None and (scene.seat is None or view.may_undo):
        row.append(scene.keys.button(scene.texts.plain("b-undo"), AskUndo().code))
    return tuple(row)


def claim_rows(scene: Scene) -> Rows:
    """How many of the tricks left, the most first; the group's are for whoever presses."""
    numbers = scene.view.claims
    if scene.seat is None:
        numbers = tuple(range(14 - len(scene.view.tricks)))
    return in_rows(
        [
            scene.keys.button(
                scene.texts.plain("b-concede") if not number else str(number),
                ClaimTricks(number).code,
            )
            for number in reversed(numbers)
        ]
    )
