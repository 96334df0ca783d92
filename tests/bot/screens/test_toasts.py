"""Alerts and toasts: what they say, and to whom."""

from __future__ import annotations

import pytest

from bot.screens import call_meaning, toasts
from bot.screens.inline import action_choices, ask_query
from bot.tables import PersonSettings, TableReason
from bot.texts import Texts
from engine import Call, Card, Reason, Seat
from engine.actions import PlayCard
from engine.players.bidding import bidder
from engine.players.card_play import CardValue
from engine.players.hint import Hint, Why

PLAIN = PersonSettings()


def test_not_your_turn_says_who_is_waited_for(english) -> None:
    toast = toasts.reason_toast(Reason.NOT_YOUR_TURN, english, waiting_for="An\u202ena")
    assert toast == "Not your turn: we are waiting for Anna."
    assert toasts.reason_toast(TableReason.NOT_YOUR_TURN, english) == "It is not your turn."


def test_a_revoke_is_refused_with_the_suit_to_follow(english) -> None:
    toast = toasts.reason_toast(Reason.MUST_FOLLOW_SUIT, english, data={"suit": "H"})
    assert "♥" in toast


def test_the_hand_comes_with_what_may_be_played(tables, english) -> None:
    table = tables.play(tables.make(), "4H P P P")
    assert toasts.hand_alert(table, Seat.EAST, english) == (
        "♥J109  ♠10987  ♦J109  ♣QJ10\n👉 ♥J109  ♠10987  ♦J109  ♣QJ10"
    )
    assert toasts.hand_alert(table, Seat.NORTH, english).endswith("⏳ Boris")


def test_a_player_of_two_hands_sees_the_own_one_and_plays_the_other(tables, english) -> None:
    table = tables.play(tables.make(computers="N"), "4S P P P H9 H6 H2")
    alert = toasts.hand_alert(table, Seat.SOUTH, english)
    assert alert == "♠65432  ♥87  ♣98  ♦876\n👉 from Nora: ♥AKQ"


def test_without_a_deal_there_are_no_cards_to_show(tables, english) -> None:
    assert toasts.hand_alert(tables.make(), Seat.NORTH, english) == "The cards are not dealt yet."


def test_letters_follow_the_readers_choice(tables) -> None:
    table = tables.play(tables.make(), "")
    russian = Texts.load("ru")
    assert toasts.hand_alert(table, Seat.NORTH, russian).startswith("♠ТКДВ")
    latin = PersonSettings(letters="latin")
    assert toasts.hand_alert(table, Seat.NORTH, russian, settings=latin).startswith("♠AKQJ")


def test_the_last_trick_names_cards_and_winner(tables, english) -> None:
    table = tables.play(tables.make(), "4S P P P H9 H6 H2 HA")
    assert toasts.last_trick_alert(table, english) == "Trick 1\nE:♥9 S:♥6 W:♥2 N:♥A\nWon by Anna"


def test_before_the_first_trick_there_is_no_last_one(tables, english) -> None:
    table = tables.play(tables.make(), "4S P P P H9")
    assert toasts.last_trick_alert(table, english) == "No trick has been played yet."


@pytest.mark.parametrize(
    ("language", "meaning"),
    [
        ("en", "15–17 points, balanced"),
        ("ru", "15–17 очков, равномерная рука"),
        ("pl", "15–17 pkt, ręka zrównoważona"),
    ],
)
def test_a_call_is_explained_in_the_readers_language(language, meaning) -> None:
    texts = Texts.load(language)
    assert call_meaning(bidder("natural").meaning("1N"), texts) == meaning


def test_a_convention_is_named(english) -> None:
    stayman = bidder("natural").meaning("2C", "1N P")
    assert call_meaning(stayman, english).startswith("Stayman: a four-card major? (")


def test_a_call_of_the_table_is_explained_with_its_caller(tables, english) -> None:
    table = tables.play(tables.make(), "1N")
    meaning = bidder("natural").meaning("1N")
    alert = toasts.call_alert(table, 0, meaning, english)
    assert alert == "Anna, 1NT: 15–17 points, balanced"
    assert toasts.call_alert(table, 0, None, english) == "Anna, 1NT: nothing is agreed about it"
    assert toasts.call_alert(table, 1, meaning, english) == toasts.stale_toast(english)


def test_between_deals_the_calls_of_the_last_deal_are_explained(tables, english) -> None:
    table = tables.whole_deal(tables.make(), "3N")
    assert toasts.call_alert(table, 0, None, english).startswith("Anna, 3NT:")


def test_the_score_is_seen_from_the_readers_side(tables, english) -> None:
    table = tables.whole_deal(tables.make(form="duplicate"), "3N")
    assert toasts.sheet_alert(table, english) == "duplicate, deals played: 1\nN–S 490 · E–W 0"
    assert "We 0 · They 490" in toasts.sheet_alert(table, english, seat=Seat.EAST)


def test_a_hint_names_the_call_or_card(english) -> None:
    one_no_trump = bidder("natural").meaning("1N")
    assert toasts.hint_alert(Call.parse("1N"), one_no_trump, english) == (
        "💡 My call: 1NT. 15–17 points, balanced"
    )
    card = PlayCard(Card.parse("ST"))
    assert toasts.hint_alert(card, None, english) == "💡 My choice: ♠10"
    assert toasts.hint_alert(None, None, english) == "💡 Nothing to decide just now."


def test_a_hint_of_a_card_says_why_it_is_better_than_the_others(english) -> None:
    card = PlayCard(Card.parse("ST"))
    values = (CardValue(card.card, tricks=9.2, success=0.734),)
    hint = Hint(card, Why.SUCCEEDS_MORE_OFTEN, None, values, samples=40)
    why = toasts.hint_reason(hint, english)
    assert toasts.hint_alert(card, None, english, why=why) == (
        "💡 My choice: ♠10. It reaches the goal most often: in 73 % of 40 deals I tried."
    )
    assert toasts.hint_reason(Hint(card, Why.RULE), english) == ""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_reason_that_compares_cards_has_its_words(language: str) -> None:
    card = PlayCard(Card.parse("ST"))
    silent = {why for why in Why if not toasts.hint_reason(Hint(card, why), Texts.load(language))}
    assert silent == {Why.SYSTEM, Why.RULE, Why.WORKED_OUT}


def test_the_inline_list_holds_what_may_be_played_now(tables, english) -> None:
    table = tables.play(tables.make(), "4S P P P H9")
    choices = action_choices(table, Seat.NORTH, english, settings=PLAIN)
    assert sorted(choice.title for choice in choices) == ["♥6", "♥7", "♥8"]
    assert action_choices(table, Seat.SOUTH, english, settings=PLAIN) == ()
    assert len({choice.id for choice in choices}) == 3
    assert all(len(choice.id.encode()) <= 64 for choice in choices)
    assert ask_query(table) == "t1000000.7"


def test_the_inline_list_never_grows_too_long(tables, english) -> None:
    table = tables.play(tables.make(), "")
    assert len(action_choices(table, Seat.NORTH, english, settings=PLAIN)) == 36
