"""Picture, lines and buttons together fit a phone's screen of 390 by 844, in every language."""

from __future__ import annotations

import re

import pytest

from bot.screens import Screen, group_screen, seat_screen, welcome
from engine import Seat

PICTURE_WIDTH = 374
ROOM = 690
"""What header, status line and input field leave of 844."""
LINE = 21
SIGNS_IN_A_LINE = 40
ROW = 49
TAG = re.compile(r"<[^>]*>")
BOARDS = {
    "even": "N:AKQJ.AKQ.AKQ.AK5 T987.JT9.JT9.QJT 65432.876.876.98 .5432.5432.76432",
    "long": "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
}


def height_of(screen: Screen) -> float:
    """Pixels on the phone."""
    lines = TAG.sub("", screen.text).splitlines()
    text = LINE * sum(max(1, -(-len(line) // SIGNS_IN_A_LINE)) for line in lines) + 16
    return picture_height(screen) + text + ROW * len(screen.rows)


def picture_height(screen: Screen) -> float:
    if screen.drawing is None:
        return 0
    data = screen.drawing().data
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    return PICTURE_WIDTH * height / width


def test_start_and_help_fit_and_are_one_tap_from_a_game(texts, codes) -> None:
    first_buttons = set()
    for screen in (
        welcome.welcome_screen(texts, bot_username="kontra_bot", name="Aleksandra"),
        welcome.help_screen(texts, bot_username="kontra_bot"),
        welcome.help_screen(texts, bot_username="kontra_bot", in_group=True),
        welcome.group_welcome_screen(texts, bot_username="kontra_bot"),
    ):
        assert height_of(screen) <= ROOM
        first_buttons.add(codes(screen)[0][0])
    assert first_buttons == {"solo", "new"}


@pytest.mark.parametrize("board", BOARDS)
def test_the_auction_fits(tables, texts, board: str) -> None:
    table = tables.play(tables.make(board=BOARDS[board]), "1C P 1H 1S X P 2H 2S P P")
    for chosen in (None, "L3"):
        assert height_of(seat_screen(table, Seat.SOUTH, texts, chosen=chosen)) <= ROOM
        assert height_of(group_screen(table, texts, chosen=chosen)) <= ROOM


@pytest.mark.parametrize("seat", [Seat.NORTH, Seat.EAST])
def test_the_play_fits_when_a_suit_is_followed(tables, texts, seat: Seat) -> None:
    table = tables.play(tables.make(), "4S P P P")
    tables.play(table, "HJ H8 H5" if seat is Seat.NORTH else "HJ H8 H5 HQ SA")
    assert height_of(seat_screen(table, seat, texts, group_title="Friends")) <= ROOM


def test_the_play_fits_with_all_four_suits_to_choose_from(tables, texts) -> None:
    table = tables.play(tables.make(), "4S P P P HJ H8 H2 HQ")
    screen = seat_screen(table, Seat.NORTH, texts)
    assert len(screen.rows) == 5
    # the strip on top of the picture may be scrolled away by a line or two
    assert height_of(screen) <= ROOM + 2 * LINE
    assert height_of(group_screen(table, texts)) <= ROOM
