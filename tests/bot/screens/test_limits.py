"""Every screen and alert stays within what a phone and Telegram can show, in every language."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.chat import ChatRef
from bot.screens import (
    Screen,
    answers,
    commands,
    group_screen,
    lobby_screen,
    seat_screen,
    toasts,
    welcome,
)
from bot.tables import Person, PersonSettings, Table, TableReason, TableSettings
from engine import Reason, Seat
from engine.players.bidding import bidder
from engine.seats import COMPASS

LONG = "Wolfeschlegelsteinhausenbergerdorff" + "ABCDE"
LONG_NAMES = {
    Seat.NORTH: LONG,
    Seat.EAST: "<&>" * 13 + "!",
    Seat.SOUTH: "דנה" * 13,
    Seat.WEST: "Щ" * 40,
}
ONE_SUIT = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
PAGES = (None, "L7", "u", "u.S", "bids", "sheet", "menu", "stop", "review.1", "ask.SA")
TAG = re.compile(r"<[^>]*>")


def check(screen: Screen, *, most: int = 500) -> None:
    """Limits of Telegram and of a phone's screen."""
    shown = TAG.sub("", screen.text)
    assert len(shown) <= most, shown
    assert shown.count("\n") < 14, shown
    assert sum(map(len, screen.rows)) <= 100
    for row in screen.rows:
        assert 1 <= len(row) <= 8
        for button in row:
            assert len((button.data or "x").encode()) <= 64
            assert button.label
            assert len(button.label) <= 64
            assert "<b>" not in button.label


def check_alert(text: str) -> None:
    assert 0 < len(text) <= 200, text
    assert TAG.search(text.replace("<&>", "")) is None


def test_a_whole_match_stays_within_the_limits(tables, texts) -> None:
    rng = Random(3)
    table = tables.make(names=LONG_NAMES, board=ONE_SUIT, form="chicago", deals=2)
    table.chat = ChatRef(-(10**13))
    steps = 0
    while not table.match.is_over:
        tables.step(table, rng)
        steps += 1
        if steps % 7 and steps > 12:
            continue
        for page in PAGES:
            check(group_screen(table, texts, chosen=page, bot_username="kontra_bot"))
            for seat in COMPASS:
                check(seat_screen(table, seat, texts, chosen=page, group_title=LONG))
        check_alert(toasts.sheet_alert(table, texts))
        check_alert(toasts.last_trick_alert(table, texts))
        for seat in COMPASS:
            check_alert(toasts.hand_alert(table, seat, texts))
    check(group_screen(table, texts))


@pytest.mark.parametrize("reason", [*Reason, *TableReason])
def test_every_refusal_is_a_short_toast(texts, reason) -> None:
    check_alert(toasts.reason_toast(reason, texts, waiting_for=LONG, data={"suit": "H"}))


def test_an_alert_shows_a_suit_of_thirteen_cards_whole(tables, texts) -> None:
    table = tables.play(tables.make(board=ONE_SUIT), "7S P P P")
    alert = toasts.hand_alert(table, Seat.EAST, texts, settings=PersonSettings(letters="latin"))
    assert "♥AKQJ1098765432" in alert
    assert "…" not in alert
    check_alert(alert)


AUCTIONS = (
    "1N P 2C P 2H P 4N P 6N P P P",
    "1H X XX 1S 2H P 4H P P P",
    "2C P 2D P 2N P 3C P 3H P 4H P P P",
    "1S P 2N P 3D P 4C P 4N P 5C P 5N P 6D P 7S P P X P P XX P P P",
    "1N X P 2C P 2H P P P",
    "1C 1H X 2H P P X P 2S 3H P P P",
)


@pytest.mark.parametrize("auction", AUCTIONS)
def test_explanations_of_calls_fit_an_alert_uncut(tables, texts, auction) -> None:
    table = tables.play(tables.make(names=LONG_NAMES), auction)
    meanings = bidder("natural").meanings(auction, "N")
    for index, meaning in enumerate(meanings):
        alert = toasts.call_alert(table, index, meaning, texts)
        check_alert(alert)
        assert not alert.endswith("…")


def test_pages_outside_a_table_fit_one_phone_screen(texts) -> None:
    person = Person(1, LONG)
    for screen in (
        welcome.welcome_screen(texts, bot_username="kontra_bot", name=LONG),
        welcome.group_welcome_screen(texts, bot_username="kontra_bot"),
        welcome.help_screen(texts, bot_username="kontra_bot"),
        welcome.help_screen(texts, bot_username="kontra_bot", in_group=True),
        welcome.language_screen(texts),
        welcome.language_screen(texts, in_group=True),
        welcome.person_screen(person, texts),
    ):
        check(screen, most=600)


def test_short_answers_are_short(tables, texts) -> None:
    table = tables.play(tables.make(names=LONG_NAMES), "1S")
    for screen in (
        answers.unknown_command(texts),
        answers.not_understood(texts),
        answers.not_text(texts),
        answers.too_long(texts),
        answers.file_too_big(texts, most_kilobytes=512),
        answers.trouble(texts),
        answers.cards_are_private(texts, bot_username="kontra_bot"),
        answers.start_privately(texts, bot_username="kontra_bot"),
        answers.start_privately(texts, bot_username="kontra_bot", table=table),
        answers.groups_only(texts, bot_username="kontra_bot"),
        answers.no_table(texts),
        answers.no_table(texts, in_group=True),
        answers.seated(table, Seat.EAST, texts, group_title=LONG * 2),
        answers.nudge(table, texts),
        answers.stood_in(table, Seat.EAST, texts),
        answers.farewell(table, texts),
    ):
        check(screen, most=200)


@pytest.mark.parametrize("form", ["rubber", "chicago", "duplicate"])
def test_a_lobby_fits(texts, tables, form) -> None:
    table = Table(
        id=36**11,
        chat=ChatRef(-(10**13)),
        host_id=1,
        settings=TableSettings(form=form, clock_seconds=86400),
    )
    table.seats = dict(tables.make(names=LONG_NAMES).seats)
    check(lobby_screen(table, texts, bot_username="kontra_bot"))
    check(lobby_screen(table, texts, bot_username="kontra_bot", chosen="set"))


def test_menus_and_descriptions_keep_telegrams_limits(texts) -> None:
    for command in (*commands.private_commands(texts), *commands.group_commands(texts)):
        assert re.fullmatch(r"[a-z0-9_]{1,32}", command.name)
        assert 3 <= len(command.description) <= 40
    short, long = commands.descriptions(texts)
    assert len(short) <= 120
    assert len(long) <= 512
