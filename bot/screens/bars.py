"""The rows below every table keyboard: always the same buttons at the same place.

Four short labels to a row: so many stay whole on a phone, and picture, lines and buttons fit one
screen.
"""

from __future__ import annotations

from bot.chat import Button, ButtonStyle, Rows

from . import codes
from .keys import Keys, open_cards_link
from .scene import Scene


def press(scene: Scene, key: str, code: str, *, style: ButtonStyle = ButtonStyle.PLAIN) -> Button:
    """A button whose label is the text ``key``."""
    return scene.keys.button(scene.texts.plain(key), code, style=style)


def group_bar(scene: Scene) -> Rows:
    """Below the public table."""
    return (
        (press(scene, "b-my-cards", codes.HAND),),
        (
            press(scene, "b-auction", codes.BIDS),
            press(scene, "b-last-trick", codes.LAST),
            press(scene, "b-sheet", codes.SHEET),
            press(scene, "b-menu", codes.MENU),
        ),
    )


def seat_bar(scene: Scene) -> Rows:
    """Below a player's own panel; the last trick, which the picture shows, is in the menu."""
    return (
        (
            press(scene, "b-hint", codes.HINT),
            press(scene, "b-auction", codes.BIDS),
            press(scene, "b-sheet", codes.SHEET),
            press(scene, "b-menu", codes.MENU),
        ),
    )


def next_rows(scene: Scene) -> Rows:
    """Between deals: on to the next, or a look back."""
    go_on = press(scene, "b-next-deal", codes.NEXT, style=ButtonStyle.SUCCESS)
    sheet, menu = press(scene, "b-sheet", codes.SHEET), press(scene, "b-menu", codes.MENU)
    return ((go_on,), (*_review(scene), sheet, menu))


def over_rows(scene: Scene) -> Rows:
    """After the match, under its sheet: another one, or a look back."""
    again = press(scene, "b-again", codes.AGAIN, style=ButtonStyle.SUCCESS)
    other = Keys().button(scene.texts.plain("b-other-game"), codes.PICK)
    rest = (*_review(scene), press(scene, "b-menu", codes.MENU))
    return ((again, other), rest) if scene.table.is_solo else ((again,), rest)


def _review(scene: Scene) -> tuple[Button, ...]:
    """The way to the deal finished last, if there is one."""
    if scene.view.last is None:
        return ()
    code = codes.with_arguments(codes.REVIEW, scene.view.last.number)
    return (press(scene, "b-review", code),)


def back_row(scene: Scene) -> tuple[Button, ...]:
    """From a page back to the table."""
    return (press(scene, "b-back", codes.BACK),)


def link_row(scene: Scene) -> Rows:
    """The deep link to the private chat, where the bot's name is known."""
    if not scene.bot_username:
        return ()
    url = open_cards_link(scene.bot_username, scene.table)
    return ((Button(scene.texts.plain("b-open-cards"), url=url),),)
