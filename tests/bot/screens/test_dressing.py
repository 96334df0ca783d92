"""How pictures are dressed: a person's wishes in the own panel, the table's in the group."""

from __future__ import annotations

from bot.screens import group_screen, seat_screen
from bot.screens.call_notes import alerts, explanations
from bot.tables import PersonSettings
from engine import Seat
from renderers import CardLetters, Layout, SuitColours

WISHES = PersonSettings(letters="cyrillic", theme="dark", four_colours=True, layout="landscape")


def dress_of(screen):
    assert screen.drawing is not None
    return screen.drawing.args[1]


def looks_of(dress):
    return (dress.letters, dress.theme.name, dress.colours, dress.layout)


def test_a_player_sees_the_table_as_he_wishes(tables, english) -> None:
    table = tables.play(tables.make(), "P")
    dress = dress_of(seat_screen(table, Seat.EAST, english, settings=WISHES))
    looks = (CardLetters.CYRILLIC, "dark", SuitColours.FOUR, Layout.LANDSCAPE)
    assert looks_of(dress) == looks
    assert looks_of(dress_of(seat_screen(table, Seat.WEST, english)))[1:] == (
        "classic",
        SuitColours.TWO,
        Layout.PORTRAIT,
    )


def test_a_group_sees_the_table_as_it_has_agreed(tables, english) -> None:
    agreed = {
        "letters": "cyrillic",
        "theme": "light",
        "four_colours": True,
        "layout": "landscape",
    }
    dress = dress_of(group_screen(tables.play(tables.make(**agreed), "P"), english))
    looks = (CardLetters.CYRILLIC, "light", SuitColours.FOUR, Layout.LANDSCAPE)
    assert looks_of(dress) == looks


def test_wishes_of_another_version_do_no_harm(tables, english) -> None:
    table = tables.play(tables.make(theme="plaid", letters="runes", layout="round"), "P")
    odd = PersonSettings(theme="plaid", letters="runes", layout="round")
    for screen in (
        group_screen(table, english),
        seat_screen(table, Seat.EAST, english, settings=odd),
    ):
        assert looks_of(dress_of(screen)) == (
            CardLetters.LATIN,
            "classic",
            SuitColours.TWO,
            Layout.PORTRAIT,
        )


def test_conventional_calls_of_a_computers_side_are_alerted_on_the_table(tables, texts) -> None:
    table = tables.play(tables.make(computers="NS"), "1N P 2C P")
    notes = dress_of(group_screen(table, texts)).notes
    assert set(notes) == {2}
    assert notes[2].startswith(("Stayman", "Стейман"))
    assert dress_of(seat_screen(table, Seat.EAST, texts)).notes == notes


def test_people_without_a_computer_are_not_explained_to(tables, english) -> None:
    table = tables.play(tables.make(computers="EW"), "1N P 2C P")
    assert dress_of(group_screen(table, english)).notes == {}


def test_alerts_end_with_the_auction(tables, english) -> None:
    table = tables.play(tables.make(computers="NS"), "1N P 2C P 2D P 3N P P P")
    assert alerts(table, table.view_of(None), english) == {}


def test_the_auction_page_explains_every_call_but_passes(tables, texts) -> None:
    table = tables.play(tables.make(), "1N P 2C X")
    assert set(dress_of(group_screen(table, texts, chosen="bids")).notes) == {0, 2, 3}
    said = explanations(table, table.view_of(None), texts)
    assert "15–17" in said[0]


def test_a_text_only_reader_is_told_the_alerts_by_number(tables, english) -> None:
    table = tables.play(tables.make(computers="NS"), "1N P 2C P")
    screen = seat_screen(table, Seat.EAST, english, settings=PersonSettings(is_text_only=True))
    assert "2♣ [1]" in screen.text
    assert "[1] 2♣: Stayman" in screen.text
