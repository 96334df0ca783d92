"""Pages outside a table lead to a game in two taps, in every language."""

from __future__ import annotations

from bot.screens import Screen, welcome
from bot.tables import Person, PersonSettings


def test_the_welcome_plays_at_one_tap_and_invites_friends_at_another(texts, codes) -> None:
    screen = welcome.welcome_screen(texts, bot_username="kontra", name="Anna <3")
    assert codes(screen) == [["solo"], ["url"], ["help", "lang"]]
    assert screen.rows[1][0].url == "https://t.me/kontra?startgroup=new"
    assert "Anna &lt;3" in screen.text


def test_a_group_is_one_tap_from_a_table(texts, codes) -> None:
    assert codes(welcome.group_welcome_screen(texts, bot_username="kontra"))[0] == ["new"]
    in_group = welcome.help_screen(texts, bot_username="kontra", in_group=True)
    assert codes(in_group) == [["new"]]


def test_help_leads_into_a_game(texts, codes) -> None:
    assert codes(welcome.help_screen(texts, bot_username="kontra"))[0] == ["solo"]


def test_each_language_is_offered_in_its_own_name(texts, codes) -> None:
    screen = welcome.language_screen(texts)
    assert codes(screen)[:3] == [["lang.en"], ["lang.ru"], ["lang.pl"]]
    labels = [row[0].label.removeprefix("✅ ") for row in screen.rows[:3]]
    assert labels == ["English", "Русский", "Polski"]
    assert sum(row[0].label.startswith("✅") for row in screen.rows) == 1


def test_personal_settings_show_what_is_chosen_and_lead_to_the_next(english, codes) -> None:
    person = Person(1, "Anna", settings=PersonSettings(theme="dark", four_colours=True))
    screen = welcome.person_screen(person, english)
    assert codes(screen)[:6] == [
        ["me.letters.latin"],
        ["me.theme.light"],
        ["me.colours.2"],
        ["me.layout.landscape"],
        ["me.text.on"],
        ["me.confirm.on"],
    ]
    assert screen.rows[1][0].label == "Table: dark"


def test_a_theme_of_another_version_does_no_harm(english, codes) -> None:
    person = Person(1, "Anna", settings=PersonSettings(theme="green"))
    assert codes(welcome.person_screen(person, english))[1] == ["me.theme.dark"]


def test_a_screen_becomes_a_message_with_its_picture(english) -> None:
    screen = welcome.welcome_screen(english, bot_username="kontra")
    message = screen.to_message()
    assert message.photo is not None
    assert message.photo.data[:4] in (b"\x89PNG", b"\xff\xd8\xff\xe0", b"RIFF")
    assert (message.text, message.rows) == (screen.text, screen.rows)


def test_a_screen_without_a_picture_is_a_plain_message() -> None:
    assert Screen("hello").to_message().photo is None
