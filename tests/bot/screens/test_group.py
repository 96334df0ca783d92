"""The public table message: what it offers, and that it gives nothing away."""

from __future__ import annotations

import pytest

from bot.chat import ButtonStyle, ChatRef
from bot.screens import Screen, group_screen, lobby_screen
from bot.tables import Table
from engine import Seat
from engine.bridge import Answer, BridgeView

BAR = [["hand"], ["bids", "last", "sheet", "menu"]]
SWAPPED = "N:.5432.5432.76432 T987.JT9.JT9.QJT 65432.876.876.98 AKQJ.AKQ.AKQ.AK5"
"""The fixed deal with the hands of North and West exchanged."""
SALTED = "fingerprint"
"""The one field that differs by design: a hash of the hands and a secret."""
NAVIGATION = [None, "L1", "L5", "L", "u", "u.S", "u.H", "bids", "menu", "stop", "sheet", "back"]


def drawn_from(screen: Screen) -> list[object]:
    """Everything the picture is drawn from."""
    assert screen.drawing is not None
    return [
        {name: getattr(value, name) for name in value.__dataclass_fields__ if name != SALTED}
        if isinstance(value, BridgeView)
        else value
        for value in screen.drawing.args
    ]


def test_the_bidding_box_shows_levels_above_the_other_calls(tables, english, codes) -> None:
    table = tables.play(tables.make(), "")
    assert codes(group_screen(table, english)) == [
        ["L1", "L2", "L3", "L4", "L5", "L6", "L7"],
        ["P", "X", "XX"],
        *BAR,
    ]


def test_a_level_opens_its_strains_and_moves_no_other_button(tables, english, codes) -> None:
    table = tables.play(tables.make(), "2H")
    closed = codes(group_screen(table, english))
    opened = codes(group_screen(table, english, chosen="L2"))
    assert opened[0] == ["L", "2C", "2D", "2H", "2S", "2N"]
    assert opened[1:] == closed[1:]


def test_calls_that_are_not_legal_are_grey(tables, english) -> None:
    table = tables.play(tables.make(), "2H")
    opened = group_screen(table, english, chosen="L2").rows
    grey = [button.label for row in opened for button in row if button.is_disabled]
    assert grey == ["2♣", "2♦", "2♥", "Redouble"]
    levels = group_screen(table, english).rows[0]
    assert [button.label for button in levels if button.is_disabled] == ["1"]


def test_red_suits_are_red(tables, english) -> None:
    table = tables.play(tables.make(), "")
    strains = group_screen(table, english, chosen="L3").rows[0]
    red = [button.label for button in strains if button.style is ButtonStyle.DANGER]
    assert red == ["3♦", "3♥"]


def test_dummys_cards_are_buttons_when_dummy_is_to_play(tables, english, codes) -> None:
    table = tables.play(tables.make(), "4S P P P H9")
    assert codes(group_screen(table, english)) == [["H8", "H7", "H6"], *BAR]


def test_other_hands_get_the_neutral_keyboard(tables, english, codes) -> None:
    table = tables.play(tables.make(), "4S P P P H9 H6")
    assert codes(group_screen(table, english))[0] == ["u", "ask"]
    suits = codes(group_screen(table, english, chosen="u"))
    assert suits[:2] == [["u.S", "u.H", "u.D", "u.C"], ["back"]]
    ranks = codes(group_screen(table, english, chosen="u.S"))
    assert ranks[:3] == [
        ["SA", "SK", "SQ", "SJ", "ST", "S9", "S8"],
        ["S7", "S6", "S5", "S4", "S3", "S2"],
        ["u"],
    ]


def test_the_neutral_keyboard_greys_only_what_lies_on_the_table(tables, english) -> None:
    table = tables.play(tables.make(), "4S P P P H9 H6")
    ranks = group_screen(table, english, chosen="u.H").rows[:2]
    grey = {button.label for row in ranks for button in row if button.is_disabled}
    assert grey == {"♥9", "♥8", "♥7", "♥6"}


@pytest.mark.parametrize("chosen", NAVIGATION)
@pytest.mark.parametrize("played", ["", "1S P", "4S P P P", "4S P P P H9", "4S P P P H9 H6"])
def test_nothing_in_a_group_depends_on_hidden_hands(
    tables, texts, chosen, played, monkeypatch
) -> None:
    """But for the fingerprint, which is of all cards and a secret: without one there is none."""
    monkeypatch.setattr("engine.bridge.game.draw_salt", lambda _: "")
    here = tables.play(tables.make(), played)
    there = tables.play(tables.make(board=SWAPPED), played)
    one = group_screen(here, texts, chosen=chosen, bot_username="kontra")
    other = group_screen(there, texts, chosen=chosen, bot_username="kontra")
    assert (one.text, one.rows) == (other.text, other.rows)
    assert drawn_from(one) == drawn_from(other)


def test_nothing_is_offered_while_a_computer_thinks(tables, english, codes) -> None:
    table = tables.play(tables.make(computers="E"), "1S")
    screen = group_screen(table, english)
    assert codes(screen) == BAR
    assert "🤖 Eddie is thinking" in screen.text


def test_the_caption_mentions_the_person_waited_for(tables, english) -> None:
    table = tables.play(tables.make(), "1S")
    assert '<a href="tg://user?id=2">Boris</a> to call' in group_screen(table, english).text


def test_the_caption_says_that_the_card_comes_from_dummy(tables, english) -> None:
    table = tables.play(tables.make(), "4S P P P H9")
    assert "Anna</a> to play from dummy" in group_screen(table, english).text


def test_the_auction_page_explains_every_call(tables, english, codes) -> None:
    table = tables.play(tables.make(), "1S P 2S P 4S")
    assert codes(group_screen(table, english, chosen="bids")) == [
        ["why.0", "why.1", "why.2", "why.3"],
        ["why.4"],
        ["back"],
    ]


def test_the_longest_auction_fits_a_keyboard(tables, texts, codes) -> None:
    every = "P P P " + " ".join(
        f"{level}{strain} P P X P P XX P P" for level in range(1, 8) for strain in "CDHSN"
    )
    table = tables.play(tables.make(), every)
    rows = codes(group_screen(table, texts, chosen="bids"))
    assert sum(map(len, rows)) <= 100
    assert rows[-2][-1] == f"why.{len(every.split()) - 1}"


def test_between_deals_the_result_and_the_next_deal_are_offered(tables, english, codes) -> None:
    table = tables.whole_deal(tables.make(), "4S")
    screen = group_screen(table, english)
    assert codes(screen) == [["next"], ["review.1", "sheet", "menu"]]
    assert "4♠" in screen.text
    assert "Score:" in screen.text


def test_a_deal_passed_out_is_said_so(tables, english) -> None:
    table = tables.play(tables.make(), "P P P P")
    assert "Everybody passed." in group_screen(table, english).text


def test_the_last_result_stays_for_the_first_round_of_calls(tables, english) -> None:
    table = tables.whole_deal(tables.make(), "4S")
    tables.play(table, "")
    assert "Last deal: 4♠ N +3" in group_screen(table, english).text
    tables.play(table, "P P P 1C")
    assert "Last deal" not in group_screen(table, english).text


def test_reviews_lead_from_deal_to_deal(tables, english, codes) -> None:
    table = tables.make(form="duplicate", deals=8)
    for _ in range(3):
        tables.whole_deal(table)
    numbers = [deal.number for deal in table.match.state.finished]
    screen = group_screen(table, english, chosen=f"review.{numbers[1]}")
    assert codes(screen)[0] == [f"review.{numbers[0]}", f"review.{numbers[2]}"]
    first = group_screen(table, english, chosen=f"review.{numbers[0]}").rows[0]
    assert [button.is_disabled for button in first] == [True, False]


@pytest.mark.parametrize("chosen", ["review.9", "review.", "review.x", "L9", "u.Z", "nonsense"])
def test_a_code_that_no_longer_fits_gives_the_table(tables, english, chosen) -> None:
    table = tables.play(tables.make(), "4S P P P")
    shown = group_screen(table, english, chosen=chosen)
    if not chosen.startswith("u"):
        assert shown.rows == group_screen(table, english).rows
    assert shown.text == group_screen(table, english).text


@pytest.mark.parametrize("form", ["rubber", "chicago", "duplicate"])
def test_the_end_names_winners_and_offers_another_match(tables, texts, codes, form) -> None:
    table = tables.make(form=form)
    while not table.match.is_over:
        tables.whole_deal(table)
    screen = group_screen(table, texts)
    assert codes(screen)[0] == ["again"]
    (winner,) = [line for line in screen.text.split("\n") if "🏆" in line]
    assert "Anna" in winner
    assert "Boris" not in winner


def test_the_winners_of_a_rubber_get_their_whists(tables, english) -> None:
    table = tables.make(stake=5)
    while not table.match.is_over:
        tables.whole_deal(table)
    text = group_screen(table, english).text
    total = table.match.state.form.totals["NS"]
    won = (total + 50) // 100
    assert f"{won} whists to each winner, −{won} to each loser" in text
    assert f"Boris owes Anna {won} whists, {5 * won} pts" in text
    assert f"David owes Celina {won} whists, {5 * won} pts" in text


def test_a_rubber_stopped_early_is_settled_by_the_laws(tables, english) -> None:
    table = tables.whole_deal(tables.make(), "4S")
    before = table.match.state.form.totals["NS"]
    table.stop()
    screen = group_screen(table, english)
    assert "was stopped" in screen.text
    assert str(before + 300) in screen.text


def test_stopping_asks_first(tables, english, codes) -> None:
    table = tables.play(tables.make(), "1S")
    assert codes(group_screen(table, english, chosen="stop")) == [["back", "stop!"]]


def test_the_menu_of_a_group_is_the_same_for_everybody(tables, english, codes) -> None:
    table = tables.play(tables.make(), "1S")
    rows = codes(group_screen(table, english, chosen="menu", bot_username="kontra"))
    assert rows == [
        ["bottom"],
        ["undo"],
        ["away", "take"],
        ["url"],
        ["ask"],
        ["hint"],
        ["stop"],
        ["back"],
    ]


def test_a_lobby_is_shown_before_the_match(english) -> None:
    table = Table(id=5, chat=ChatRef(-5), host_id=1)
    shown = group_screen(table, english, bot_username="kontra")
    assert shown == lobby_screen(table, english, bot_username="kontra")


def test_a_lobby_that_was_closed_says_goodbye(english, codes) -> None:
    table = Table(id=5, chat=ChatRef(-5), host_id=1)
    table.stop()
    assert codes(group_screen(table, english)) == [["new"]]


def test_the_sheet_of_a_stopped_rubber_is_the_settled_one(tables, english) -> None:
    table = tables.whole_deal(tables.make(), "4S")
    table.stop()
    form = group_screen(table, english, chosen="sheet").drawing.args[0]
    assert form.sheet.is_stopped


@pytest.mark.parametrize(
    ("code", "key"), [("cl.0", "concession-refused"), ("cl.3", "claim-refused")]
)
def test_a_refused_concession_is_not_called_a_claim(tables, texts, code, key) -> None:
    table = tables.play(tables.make(), "3N P P P S9")
    table.act(Seat.EAST, code)
    assert table.match is not None
    request = table.match.view(None).request
    assert request is not None
    table.act(request.asked[0], Answer.NO.code)
    said = str(texts.say(key, name="Boris"))
    assert said in group_screen(table, texts).text
