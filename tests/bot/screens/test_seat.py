"""The panel of one player: what may be done, from which hand, and whose table it is."""

from __future__ import annotations

import pytest

from bot.chat import ChatRef
from bot.screens import seat_screen
from bot.tables import Human, PersonSettings, Table
from bot.texts import Texts
from engine import Seat

BAR = [["hint", "bids", "sheet", "menu"]]
ONE_SUIT = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def test_a_player_gets_the_bidding_box_only_in_turn(tables, english, codes) -> None:
    table = tables.play(tables.make(), "")
    assert codes(seat_screen(table, Seat.NORTH, english))[1] == ["P", "X", "XX"]
    assert codes(seat_screen(table, Seat.EAST, english)) == BAR
    assert "Anna</a> to call" in seat_screen(table, Seat.EAST, english).text


def test_the_legal_cards_stand_by_suit_with_trumps_first(tables, english, codes) -> None:
    table = tables.play(tables.make(), "4H P P P")
    assert codes(seat_screen(table, Seat.EAST, english)) == [
        ["HJ", "HT", "H9"],
        ["ST", "S9", "S8", "S7"],
        ["DJ", "DT", "D9"],
        ["CQ", "CJ", "CT"],
        *BAR,
    ]


def test_a_suit_of_thirteen_cards_takes_two_rows(tables, texts, codes) -> None:
    table = tables.play(tables.make(board=ONE_SUIT), "7S P P P")
    rows = codes(seat_screen(table, Seat.EAST, texts))
    assert [len(row) for row in rows] == [7, 6, 4]


def test_declarer_plays_from_dummy_and_is_told_so(tables, english, codes) -> None:
    table = tables.play(tables.make(), "4S P P P H9")
    screen = seat_screen(table, Seat.NORTH, english)
    assert codes(screen)[0] == ["H8", "H7", "H6"]
    assert "from dummy</b> (Celina)" in screen.text
    assert codes(seat_screen(table, Seat.SOUTH, english)) == BAR


def test_a_human_dummy_plays_the_computers_cards(tables, english, codes) -> None:
    table = tables.play(tables.make(computers="N"), "4S P P P H9 H6 H2")
    screen = seat_screen(table, Seat.SOUTH, english)
    assert codes(screen)[0] == ["HA", "HK", "HQ"]
    assert "partner’s hand</b> (Nora)" in screen.text


def test_the_own_seat_is_nearest_in_the_picture(tables, english) -> None:
    table = tables.play(tables.make(computers="N"), "4S P P P H9")
    drawing = seat_screen(table, Seat.SOUTH, english).drawing
    view, dress = drawing.args
    assert dress.bottom is Seat.SOUTH
    assert view.seat is Seat.NORTH


def test_a_panel_says_which_group_it_belongs_to(tables, texts) -> None:
    table = tables.play(tables.make(), "")
    shown = seat_screen(table, Seat.NORTH, texts, group_title="Bridge & <friends>")
    assert "👥 Bridge &amp; &lt;friends&gt;" in shown.text
    assert "👥" not in seat_screen(table, Seat.NORTH, texts).text


def test_careful_people_are_asked_before_a_card_is_played(tables, english, codes) -> None:
    table = tables.play(tables.make(), "4S P P P")
    careful = PersonSettings(confirms_cards=True)
    rows = codes(seat_screen(table, Seat.EAST, english, settings=careful))
    assert rows[0] == ["ask.ST", "ask.S9", "ask.S8", "ask.S7"]
    asked = seat_screen(table, Seat.EAST, english, settings=careful, chosen="ask.S9")
    assert codes(asked) == [["back", "S9"], *BAR]


def test_a_question_about_a_card_not_held_is_forgotten(tables, english, codes) -> None:
    table = tables.play(tables.make(), "4S P P P")
    careful = PersonSettings(confirms_cards=True)
    asked = seat_screen(table, Seat.EAST, english, settings=careful, chosen="ask.SA")
    assert codes(asked)[0] == ["ask.ST", "ask.S9", "ask.S8", "ask.S7"]


def test_somebody_away_may_take_the_seat_back(tables, english, codes) -> None:
    table = tables.play(tables.make(), "")
    table.set_away(1, away=True)
    assert codes(seat_screen(table, Seat.NORTH, english))[0] == ["take"]
    assert ["take"] in codes(seat_screen(table, Seat.NORTH, english, chosen="menu"))


def test_text_only_says_what_the_picture_shows(tables, texts) -> None:
    table = tables.play(tables.make(), "4S P P P H9")
    only = PersonSettings(is_text_only=True, letters="latin")
    screen = seat_screen(table, Seat.NORTH, texts, settings=only)
    assert screen.drawing is None
    assert "♠ A K Q J" in screen.text
    assert "♠ 6 5 4 3 2" in screen.text
    assert "4♠" in screen.text


@pytest.mark.parametrize("chosen", [None, "bids", "sheet", "menu", "review.1"])
def test_text_only_needs_no_picture_anywhere(tables, english, chosen) -> None:
    table = tables.whole_deal(tables.make(), "4S")
    only = PersonSettings(is_text_only=True)
    screen = seat_screen(table, Seat.NORTH, english, settings=only, chosen=chosen)
    assert screen.drawing is None
    assert len(screen.text) < 4096


@pytest.mark.parametrize(
    ("language", "letters", "label"),
    [("ru", "auto", "♠Т"), ("ru", "latin", "♠A"), ("en", "cyrillic", "♠Т"), ("pl", "auto", "♠A")],
)
def test_card_letters_follow_language_and_choice(tables, language, letters, label) -> None:
    table = tables.play(tables.make(), "P P P 1C P P P")
    texts, settings = Texts.load(language), PersonSettings(letters=letters)
    labels = {
        button.label
        for row in seat_screen(table, Seat.NORTH, texts, settings=settings).rows
        for button in row
    }
    assert label in labels


def test_a_finished_match_says_who_won_from_the_readers_side(tables, english) -> None:
    table = tables.whole_deal(tables.make(form="duplicate", deals=1))
    assert "You won" in seat_screen(table, Seat.NORTH, english).text
    assert "Better luck" in seat_screen(table, Seat.EAST, english).text


def test_before_the_match_the_seat_is_named(texts, codes) -> None:
    table = Table(id=5, chat=ChatRef(-5), host_id=1)
    table.seats[Seat.EAST] = Human(1, "Anna")
    screen = seat_screen(table, Seat.EAST, texts, group_title="Friday")
    assert "Friday" in screen.text
    assert codes(screen) == [["leave"]]
