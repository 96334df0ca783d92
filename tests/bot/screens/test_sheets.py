"""Sheets in words: entries explained, debts, the draw, past matches, rankings, own data."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.chat import ChatRef
from bot.screens import codes as button_codes
from bot.screens import group_screen, seat_screen
from bot.screens.draw_page import draw_screen
from bot.screens.entries import entry_alert, explain
from bot.screens.new_game import new_game_screen
from bot.screens.own_data import forget_screen, forgotten_screen, my_data_screen
from bot.screens.pages import sheet_page
from bot.screens.past import history_screen, past_screen
from bot.screens.person_stats import stats_screen
from bot.screens.ranking import MEASURES, new_season_screen, ranked, ranking_screen
from bot.screens.scene import Scene
from bot.screens.settlement import settlement_lines
from bot.screens.sheet_words import sheet_words_screen
from bot.screens.table_page import final_form
from bot.tables import PersonSettings, TableSettings
from bot.tables.accounts import Account, Partnership, PastMatch, PastSeat, Season
from bot.tables.drawing import draw_seats
from engine import Contract, Seat
from engine.bridge import Outcome, RubberForm
from engine.bridge.forms import start_form
from engine.bridge.honours import Honours
from engine.bridge.options import BridgeOptions
from engine.bridge.rubber import Rubber

LONG = "Wolfeschlegelsteinhausenbergerdorff" + "ABCDE"
TAG = re.compile(r"<[^>]*>")


def scene_of(table, texts, seat: Seat | None = None) -> Scene:
    if seat is None:
        return Scene.of_group(table, texts, bot_username="")
    return Scene.of_seat(table, seat, texts, PersonSettings())


def rubber(*deals: tuple[str, int, Honours | None]) -> RubberForm:
    form = RubberForm(Rubber(), Seat.NORTH)
    for contract, tricks, honours in deals:
        form = form.add(Outcome(Contract.parse(contract), tricks, honours))
    return form


@pytest.fixture
def table(tables):
    return tables.play(tables.make(), "")


def test_an_entry_is_explained_as_at_a_table(table, english) -> None:
    form = rubber(("2HX-N", 9, None))
    assert explain(scene_of(table, english), form, 1) == (
        "1. 2♥ doubled by Anna, one over\n"
        "N–S: 120 below the line, 100 overtricks + 50 for the insult above the line"
    )


def test_a_reader_reads_we_and_they(table, english) -> None:
    form = rubber(("4S-N", 8, Honours(Seat.SOUTH, 4, 100)))
    assert explain(scene_of(table, english, Seat.SOUTH), form, 1) == (
        "1. 4♠ by Anna, 2 down\n"
        "We: 100 honours above the line\n"
        "They: 100 undertricks above the line"
    )


def test_the_last_deal_of_a_rubber_also_brings_its_bonus(table, english) -> None:
    form = rubber(("4S-N", 10, None), ("3N-S", 9, None))
    assert explain(scene_of(table, english), form, 2).endswith(
        "N–S: 100 below the line, 700 rubber above the line"
    )


def test_chicago_is_added_up_at_once(table, english) -> None:
    form = start_form(BridgeOptions(form="chicago"))
    form = form.add(Outcome(Contract.parse("4H-E"), 10)).add(Outcome(Contract.parse("1N-S"), 5))
    scene = scene_of(table, english)
    assert explain(scene, form, 1).endswith("E–W: 120 tricks + 300 game = 420")
    assert explain(scene, form, 2).endswith("E–W: 100 undertricks")


def test_every_entry_is_explained_within_an_alert_in_every_language(table, texts) -> None:
    form = rubber(
        ("7NXX-N", 3, Honours(Seat.WEST, 4, 150)),
        ("7CXX-E", 13, Honours(Seat.WEST, 5, 150)),
        ("6SX-E", 12, Honours(Seat.SOUTH, 4, 100)),
    )
    for number in range(1, 4):
        for seat in (None, Seat.SOUTH):
            alert = entry_alert(scene_of(table, texts, seat), form, number)
            assert alert is not None
            assert len(alert) <= 200
    assert entry_alert(scene_of(table, texts), form, 4) is None
    assert entry_alert(scene_of(table, texts), form, 0) is None


def test_the_sheets_page_has_a_button_for_each_deal(tables, english, codes) -> None:
    table = tables.whole_deal(tables.whole_deal(tables.make(), "2S"), "1N")
    shown = codes(group_screen(table, english, chosen="sheet"))
    assert shown[0] == ["entry.1", "entry.2"]
    words = sheet_words_screen(scene_of(table, english)).text
    assert "1. 2♠ by Anna, 5 over" in words
    assert "2. 1NT by Anna, 5 over" in words


def test_the_words_of_a_long_sheet_fit_a_message(tables, texts) -> None:
    names = dict.fromkeys((Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST), LONG)
    table = tables.make(names=names, form="duplicate", deals=32)
    rng = Random(5)
    while not table.match.is_over:
        tables.step(table, rng)
    assert len(sheet_words_screen(scene_of(table, texts)).text) < 4096


def test_a_stopped_rubber_tells_what_the_laws_gave(tables, english) -> None:
    table = tables.whole_deal(tables.make(), "4S")
    table.stop()
    words = sheet_words_screen(scene_of(table, english)).text
    assert "N–S: 300 only game above the line" in words
    assert str(final_form(scene_of(table, english)).totals["NS"]) in words


def test_the_loser_reads_what_the_stake_costs(tables, english) -> None:
    table = tables.make(stake=10, bank=100)
    while not table.match.is_over:
        tables.whole_deal(table)
    form = table.match.state.form
    won = (form.totals["NS"] + 50) // 100
    lines = settlement_lines(scene_of(table, english, Seat.EAST), form)
    assert "Bank of 100 pts: 50 to each winner" in lines
    assert f"On your account: <b>−{10 * won + 25}</b> pts" in lines
    assert f"<b>+{10 * won + 25}</b>" in settlement_lines(
        scene_of(table, english, Seat.SOUTH), form
    )


def test_the_draw_is_shown_and_stays_in_reach(tables, texts, codes) -> None:
    table = tables.make(computers="EW")
    assert draw_screen(table, texts) is None
    fresh = type(table)(7, table.chat, 1, TableSettings(draws_seats=True), dict(table.seats))
    draw_seats(fresh, None, Random(3))
    fresh.start()
    fresh.deal(Random(1))
    screen = draw_screen(fresh, texts)
    assert screen is not None
    assert screen.drawing is not None
    assert "1" in screen.text
    assert ["draw"] in codes(group_screen(fresh, texts, chosen="sheet"))
    assert codes(group_screen(fresh, texts, chosen="draw")) == [["back"]]
    alike = draw_screen(fresh, texts, is_text_only=True)
    assert alike is not None
    assert alike.drawing is None
    assert len(screen.drawing().data) > 5_000


def match(number: int, name: str = "Ann") -> PastMatch:
    seats = tuple(
        PastSeat(seat, None if seat is Seat.EAST else number, who, seat is Seat.WEST, 3)
        for seat, who in zip(Seat, (name, "", name, ""), strict=False)
    )
    return PastMatch(number, 1, "rubber", 1200, 300, 5, False, 1_800_000_000.0, seats)


def test_the_list_of_matches_turns_its_pages(texts, codes) -> None:
    matches = [match(number, LONG) for number in range(1, 8)]
    screen = history_screen(matches, texts)
    assert codes(screen) == [[f"hist.{number}" for number in range(1, 7)], ["hist.p.6"]]
    assert len(TAG.sub("", screen.text)) < 1_000
    assert codes(history_screen(matches[:1], texts, first=6)) == [["hist.1"], ["hist.p.0"]]
    assert codes(history_screen([], texts)) == []


def test_a_forgotten_person_is_somebody_in_the_list(english) -> None:
    text = history_screen([match(1)], english).text
    assert "1. 2027-01-15 rubber: Ann &amp; Ann <b>1200 : 300</b> somebody &amp; Wendy" in text


def test_a_past_match_shows_its_sheet(tables, english, codes) -> None:
    table = tables.whole_deal(tables.make(), "2S")
    table.stop()
    screen = past_screen(match(1), table, english)
    assert codes(screen) == [["entry.1"], ["hist"]]
    assert screen.drawing is not None


ANN = Account(1, "Ann", 3, 2, 12, 1500, 15, 0, contracts=4, made=3, slams=1)
BEN = Account(2, "Ben <b>", 3, 1, 14, -1500, -15, -30, contracts=2, made=2)
CLEO = Account(3, "Cleo", 1, 0, 2, 0)


@pytest.mark.parametrize(
    ("measure", "order"),
    [
        ("points", [ANN, CLEO, BEN]),
        ("whists", [ANN, CLEO, BEN]),
        ("deals", [BEN, ANN, CLEO]),
        ("made", [ANN, BEN, CLEO]),
        ("slams", [ANN, CLEO, BEN]),
    ],
)
def test_a_ranking_goes_by_its_measure(measure, order) -> None:
    assert ranked([BEN, CLEO, ANN], measure) == order


@pytest.mark.parametrize("measure", MEASURES)
def test_a_ranking_is_a_picture_and_a_text(texts, codes, measure) -> None:
    seasons = {"shown": Season(1), "running": Season(2, 5.0)}
    screen = ranking_screen([ANN, BEN, CLEO], texts, measure=measure, **seasons)
    assert screen.drawing is not None
    flat = [code for row in codes(screen) for code in row]
    assert flat == [*(f"top.{name}.1" for name in MEASURES), f"top.{measure}.2"]
    text = ranking_screen([ANN, BEN], texts, measure=measure, is_text_only=True, **seasons).text
    assert "Ben &lt;b&gt;" in text


def test_an_unknown_measure_is_refused(english) -> None:
    with pytest.raises(ValueError, match="beauty"):
        ranking_screen([], english, measure="beauty", shown=Season(), running=Season())


def test_the_account_of_a_person_fits_a_phone(texts) -> None:
    partners = [Partnership(number, LONG, False, 2, 1, 100, 1) for number in range(1, 9)]
    partners[1] = Partnership(None, "", True, 2, 1, 100, 1)
    screen = stats_screen(BEN, partners, texts, is_solo=True, groups=(3, 2))
    assert screen.text.count("\n") < 16
    assert "Ben &lt;b&gt;" in screen.text
    assert stats_screen(None, [], texts, is_solo=False).text


def test_forgetting_asks_first(texts, codes) -> None:
    keys = ("person", "tables", "matches", "contracts", "contests", "reports")
    about = {key: [1] for key in keys}
    assert codes(my_data_screen(about, texts, name="<Ann>")) == [["forget"]]
    assert codes(forget_screen(texts)) == [["start"], ["forget!"]]
    assert codes(forgotten_screen(texts)) == []
    assert codes(new_season_screen(texts, number=2)) == [["top", "season!.2"]]


def test_after_a_game_alone_another_one_may_be_chosen(tables, texts, codes) -> None:
    table = tables.make(computers="NEW", chat=ChatRef(3))
    table.stop()
    screen = seat_screen(table, Seat.SOUTH, texts)
    assert codes(screen)[0] == ["again", "pick"]
    assert codes(new_game_screen(TableSettings(), texts)) == [
        ["solo"],
        ["solo.rubber000"],
        ["solo.classic001"],
        ["solo.chicago004"],
    ]
    assert button_codes.arguments("solo.rubber000") == ("rubber000",)


def test_a_sheet_says_what_its_numbers_are_for(tables, texts) -> None:
    table = tables.make()
    hint = str(texts.say("sheet-hint"))
    assert hint not in sheet_page(scene_of(table, texts)).text
    tables.whole_deal(table)
    assert sheet_page(scene_of(table, texts)).text.endswith(hint)
