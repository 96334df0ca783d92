"""The text equals say what the pictures show, and nothing a seat may not know."""

from __future__ import annotations

import re
from random import Random

from engine.bridge import BridgeView, Phase, RubberForm
from engine.cards import Card
from engine.seats import Seat, Side
from renderers import (
    ENGLISH,
    CardLetters,
    Sitter,
    TableDress,
    hand_text,
    review_text,
    sheet_text,
    table_text,
)
from renderers.gallery import PEOPLE
from renderers.gallery_views import (
    chicago_match,
    declarer_view,
    dummy_turn_view,
    long_rubber,
    new_match,
    play_deal,
    redoubled_slam_view,
    say,
)
from renderers.phrases import points_text

DRESS = TableDress(people=PEOPLE)
SUITED = re.compile(r"[♠♥♦♣] ?(?:(?:10|[2-9AKQJ])\b ?)+")


def cards_named(text: str) -> set[Card]:
    """Every card a text names, single or in a row behind a suit sign."""
    found = set()
    for stretch in SUITED.findall(text):
        sign, ranks = stretch[0], stretch[1:].split()
        found |= {Card.parse(f"{sign}{rank}") for rank in ranks}
    return found


def known_cards(view: BridgeView) -> set[Card]:
    tricks = (*view.tricks, *([view.trick] if view.trick else []))
    played = {one.card for trick in tricks for one in trick.plays}
    return played | {card for hand in view.hands.values() for card in hand}


def test_no_text_names_a_card_the_seat_may_not_know(random_views: list[BridgeView]) -> None:
    for view in random_views[::5]:
        text = table_text(view, DRESS)
        # calls such as 3♥ are no cards: their sign stands behind the figure
        assert cards_named(text) <= known_cards(view)


def test_every_known_card_still_held_is_named(random_views: list[BridgeView]) -> None:
    for view in random_views[::5]:
        held = {card for hand in view.hands.values() for card in hand}
        assert held <= cards_named(table_text(view, DRESS))


def test_the_text_says_who_is_waited_for_and_from_which_hand() -> None:
    assert "Turn: Robo, from dummy" in table_text(dummy_turn_view(), DRESS)
    assert table_text(declarer_view(), DRESS).endswith("Turn: Anna")


def test_contract_doubling_and_tricks_are_told() -> None:
    text = table_text(redoubled_slam_view(), DRESS)
    assert "contract: 7NTXX, N Robo" in text
    assert "tricks: 0/13 : 0" in text
    assert "vulnerable: everybody" in text


def test_card_letters_follow_the_setting() -> None:
    dress = TableDress(letters=CardLetters.CYRILLIC)
    text = hand_text(declarer_view(), dress)
    assert "Д" in text
    assert not set("QKJA") & set(text.replace("Turn", ""))


def test_the_rubber_is_told_side_by_side_with_reasons_and_totals() -> None:
    form = RubberForm(long_rubber(), Seat.NORTH)
    text = sheet_text(form, DRESS, side=Side.EW)
    ours, theirs = text.split("They:")
    assert "We:" in ours
    assert f"total: {form.totals[Side.EW]}" in ours
    assert f"total: {form.totals[Side.NS]}" in theirs
    assert "100 honours" in theirs


def test_a_protocol_lists_contract_declarer_result_and_points() -> None:
    form = chicago_match().state.form
    lines = sheet_text(form, DRESS, side=Side.NS).splitlines()
    assert lines[0] == "Chicago"
    assert re.fullmatch(r"1\. 3NT N [=+−]\d* ?[+−]?\d+", lines[1])
    assert lines[-1].startswith("total: We ")


def test_a_deal_passed_out_and_dealt_again_keeps_its_line_in_chicago() -> None:
    match = say(new_match(10, 11, form="chicago"), "P P P P")
    match.play_chance(Random(0))
    form = play_deal(match, "1N P P P").state.form
    lines = sheet_text(form, DRESS).splitlines()
    assert lines[1] == "1. passed out"
    assert lines[2].startswith("2. 1NT")


def test_the_review_counts_high_cards() -> None:
    finished = play_deal(new_match(9), "1S P 4S P P P").state.finished[0]
    assert "\nHCP: N 5, E 11, S 13, W 11\n" in review_text(finished, DRESS)


def test_a_passed_out_deal_is_reviewed_in_words() -> None:
    finished = say(new_match(9), "P P P P").state.finished[0]
    text = review_text(finished, DRESS)
    assert text.startswith("Deal 1: passed out")
    assert "points" not in text


def test_in_a_rubber_a_deals_points_are_those_of_the_sheet() -> None:
    finished = play_deal(new_match(9), "1S P 4S P P P").state.finished[0]
    score = finished.score
    written = int(score.below) + int(score.above) - int(score.defenders)
    assert f": {points_text(written)}\n" in review_text(finished, DRESS, is_rubber=True)
    assert f": {points_text(score.total)}\n" in review_text(finished, DRESS)


def test_a_free_seat_and_a_computer_are_told_apart() -> None:
    text = table_text(declarer_view(), TableDress(people={Seat.EAST: Sitter("Bo", True)}))
    assert f"N {ENGLISH.empty_seat}" in text
    assert "E Bo (computer)" in text


def test_between_deals_the_last_result_is_told() -> None:
    view = play_deal(new_match(9), "1S P 4S P P P").view(None)
    assert view.phase is Phase.DEALING
    assert re.search(r"Deal 1: 4♠, N Robo, [=+−]\d*", table_text(view, DRESS))
