"""The lobby: seats, settings, links."""

from __future__ import annotations

import pytest

from bot.chat import ChatRef
from bot.screens import lobby_screen
from bot.screens.choices import (
    PERSON_FIELDS,
    TABLE_FIELDS,
    agree_on,
    choose,
    following,
    person_value,
    table_value,
)
from bot.tables import PRESETS, Computer, Human, PersonSettings, Table, TableSettings
from engine import Seat


@pytest.fixture
def lobby() -> Table:
    table = Table(id=40, chat=ChatRef(-5), host_id=1)
    table.seats[Seat.NORTH] = Human(1, "Anna <b>")
    table.seats[Seat.EAST] = Computer()
    return table


def test_the_seats_lie_as_around_the_table(lobby, english, codes) -> None:
    screen = lobby_screen(lobby, english, bot_username="kontra")
    assert codes(screen) == [
        ["sit.N"],
        ["sit.W", "sit.E"],
        ["sit.S"],
        ["fill", "leave"],
        ["set", "close"],
        ["go"],
        ["url"],
    ]
    assert [row[0].label for row in screen.rows[:3]] == ["N Anna <b>", "🪑 West", "🪑 South"]


def test_names_are_escaped_in_the_text(lobby, texts) -> None:
    assert "Anna &lt;b&gt;" in lobby_screen(lobby, texts, bot_username="kontra").text


def test_the_link_opens_the_private_chat_at_this_table(lobby, english) -> None:
    screen = lobby_screen(lobby, english, bot_username="kontra")
    assert screen.rows[-1][0].url == "https://t.me/kontra?start=t14"


def test_the_settings_page_cycles_through_every_setting(lobby, english, codes) -> None:
    shown = codes(lobby_screen(lobby, english, bot_username="kontra", chosen="set"))
    flat = [code for row in shown for code in row]
    assert "set.form.chicago" in flat
    assert "set.honours.off" in flat
    assert "set.clock.30" in flat
    assert shown[-2:] == [["pc.N", "pc.E", "pc.S", "pc.W"], ["back"]]


def test_settings_that_mean_nothing_are_left_out(lobby, english, codes) -> None:
    lobby.agree(TableSettings(form="chicago"))
    shown = codes(lobby_screen(lobby, english, bot_username="kontra", chosen="set"))
    fields = {code.split(".")[1] for row in shown for code in row if code.startswith("set.")}
    assert "deals" in fields
    assert "honours" not in fields


@pytest.mark.parametrize("field", TABLE_FIELDS)
def test_pressing_a_setting_goes_once_round_all_its_values(lobby, texts, field) -> None:
    settings = TableSettings(form="duplicate" if field == "deals" else "rubber")
    seen = []
    for _ in TABLE_FIELDS[field]:
        value = following(TABLE_FIELDS[field], table_value(settings, field))
        settings = agree_on(settings, field, value)
        lobby.agree(settings)
        lobby_screen(lobby, texts, bot_username="kontra", chosen="set")
        seen.append(table_value(settings, field))
    assert sorted(seen) == sorted(TABLE_FIELDS[field])


@pytest.mark.parametrize("field", PERSON_FIELDS)
def test_a_persons_settings_go_round_as_well(field) -> None:
    settings = PersonSettings()
    seen = set()
    for _ in PERSON_FIELDS[field]:
        value = following(PERSON_FIELDS[field], person_value(settings, field))
        settings = choose(settings, field, value)
        seen.add(person_value(settings, field))
    assert seen == set(PERSON_FIELDS[field])


@pytest.mark.parametrize(
    ("field", "value"), [("form", "whist"), ("stake", "5"), ("", ""), ("clock", "31")]
)
def test_a_forged_setting_is_refused(field, value) -> None:
    with pytest.raises(ValueError):
        agree_on(TableSettings(), field, value)
    with pytest.raises(ValueError):
        choose(PersonSettings(), field, value)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_sets_all_its_rules_and_is_recognised(name) -> None:
    settings = agree_on(TableSettings(strength="expert", clock_seconds=60), "preset", name)
    assert table_value(settings, "preset") == name
    assert (settings.strength, settings.clock_seconds) == ("expert", 60)


def test_the_presets_are_the_source_texts_rules() -> None:
    chicago = agree_on(TableSettings(), "preset", "chicago004").match_options()
    assert (chicago["form"], chicago["deals"], chicago["passed_out"]) == ("chicago", 4, "redeal")
    classic = agree_on(TableSettings(), "preset", "classic001")
    assert (classic.law, classic.honours, classic.draws_seats) == ("classic", True, True)
    assert agree_on(TableSettings(), "preset", "rubber000").bank == 100


def test_a_changed_preset_is_the_tables_own(lobby, english) -> None:
    settings = agree_on(TableSettings(), "preset", "classic001")
    lobby.agree(agree_on(settings, "honours", "off"))
    screen = lobby_screen(lobby, english, bot_username="kontra", chosen="set")
    assert screen.rows[0][0].label == "Rules: your own"
    assert "classic scoring · no honours · 1 pt a whist · draw for partners" in screen.text


def test_a_computer_partner_plays_its_own_contract_when_agreed(tables) -> None:
    for human_declares, controller in ((True, Seat.SOUTH), (False, Seat.NORTH)):
        table = tables.make(computers="N", human_declares=human_declares)
        tables.play(table, "3N P P P")
        assert table.controller_of(Seat.NORTH) is controller
