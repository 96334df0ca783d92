"""What the bot tells about itself at a start."""

from __future__ import annotations

from bot.chat import RecordingMessenger, Refused
from bot.services.commands import COMMANDS
from bot.services.introduction import introduce
from bot.tables import LANGUAGES


async def test_menus_are_set_per_language_and_scope() -> None:
    messenger = RecordingMessenger()
    await introduce(messenger)
    scopes = {(scope, language) for scope, language in messenger.menus}
    others = [language for language in LANGUAGES if language != "en"]
    assert scopes == {(s, x) for s in ("private", "group") for x in (None, *others)}
    assert set(messenger.descriptions) == {None, *others}


async def test_the_hand_and_typed_plays_are_unseen_by_the_group_and_only_there() -> None:
    messenger = RecordingMessenger()
    await introduce(messenger)
    for (scope, _), commands in messenger.menus.items():
        hidden = {command.name for command in commands if command.is_ephemeral}
        assert hidden == ({"hand", "p"} if scope == "group" else set())


async def test_every_command_of_a_menu_is_known() -> None:
    messenger = RecordingMessenger()
    await introduce(messenger)
    for commands in messenger.menus.values():
        assert {command.name for command in commands} <= set(COMMANDS)


async def test_a_menu_refused_in_one_language_does_not_cost_the_others() -> None:
    messenger = RecordingMessenger()
    messenger.fail_next(Refused("no"), method="set_menu")
    await introduce(messenger)
    assert ("group", "pl") in messenger.menus
