"""What people do outside a table: welcome, help, language, personal settings, a game alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.chat import ButtonData, ChatRef, Command, Press
from bot.screens import Screen, answers, codes, toasts, welcome
from bot.screens.choices import choose
from bot.screens.new_game import new_game_screen
from bot.tables import LANGUAGES, Person, TableError
from bot.texts import Texts

from . import circle, contests, lobby, own_data, same_deals
from .house import House
from .places import panel_surface_at, table_surface_in
from .pressed import Answer
from .surfaces import Surface


def say(house: House, chat: ChatRef, screen: Screen) -> None:
    """Post a screen without a drawing to a chat, once."""
    house.outbox.post(chat, screen.to_message())


def reply(house: House, command: Command, screen: Screen) -> None:
    """Answer a command where it was given; one that the group did not see, unseen by it."""
    if command.ephemeral_id is None:
        say(house, command.chat, screen)
        return
    house.outbox.post(
        command.chat,
        screen.to_message(),
        only_for=command.person.id,
        ephemeral_id=command.ephemeral_id,
    )


async def press_without_table(
    house: House, press: Press, person: Person, data: ButtonData
) -> Answer:
    """Do what a button says that belongs to no table."""
    handler = _HANDLERS.get(codes.word(data.code))
    texts = house.texts_for(person)
    if handler is None or press.chat is None:
        return Answer(toasts.stale_toast(texts))
    try:
        screen = await handler(house, press.chat, person, codes.arguments(data.code))
    except (ValueError, IndexError):
        return Answer(toasts.stale_toast(texts))
    except TableError as error:
        return Answer(toasts.reason_toast(error.reason, texts))
    if screen is not None:
        house.outbox.show(_page_surface(press.chat), screen.to_message())
    return Answer()


def _page_surface(chat: ChatRef) -> Surface:
    """The one message with welcome, help and settings of a chat."""
    return Surface(chat, 0, "page")


async def show_page(house: House, chat: ChatRef, screen: Screen) -> None:
    """Show welcome, help or settings in a new message at the bottom of the chat."""
    house.outbox.repost(_page_surface(chat), screen.to_message())


async def play_alone(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """Start (by the preset named, if any) or show the table against computers."""
    texts = house.texts_for(person)
    if not chat.is_private:
        return answers.start_privately(texts, bot_username=house.messenger.bot_username)
    started = await house.people.set_started(person, started=True)
    preset = arguments[0] if arguments else None
    table_id = await lobby.open_solo(house, started, preset=preset)
    house.announcer.bring_down(panel_surface_at(table_id, person.id))
    return None


async def pick_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """What shall we play? In private only, at the bottom of the chat."""
    del arguments
    texts = house.texts_for(person)
    if not chat.is_private:
        return answers.start_privately(texts, bot_username=house.messenger.bot_username)
    last = await lobby.settings_like_last_time(house, chat, person)
    await show_page(house, chat, new_game_screen(last, texts))
    return None


async def help_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """The help page."""
    del arguments
    return welcome.help_screen(
        house.texts_for(person),
        bot_username=house.messenger.bot_username,
        in_group=not chat.is_private,
    )


async def start_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """The welcome, in private or in a group."""
    del arguments
    texts, name = house.texts_for(person), house.messenger.bot_username
    if not chat.is_private:
        return welcome.group_welcome_screen(texts, bot_username=name)
    return welcome.welcome_screen(texts, bot_username=name, name=person.name)


async def _home(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """Back from help and settings: to the game that is going on, else to the welcome."""
    if chat.is_private and await bring_tables_down(house, chat, person):
        return None
    return await start_page(house, chat, person, arguments)


async def language_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """The languages, or after a choice the welcome in the chosen one."""
    if not arguments:
        return welcome.language_screen(house.texts_for(person), in_group=not chat.is_private)
    if arguments[0] not in LANGUAGES:
        raise ValueError(arguments[0])
    if not chat.is_private:
        return await _group_language(house, chat, person, arguments[0])
    chosen = await house.people.choose(person, replace(person.settings, language=arguments[0]))
    await redraw_tables(house, person)
    return await _home(house, chat, chosen, ())


async def _group_language(
    house: House, chat: ChatRef, person: Person, language: str
) -> Screen | None:
    """The open tables of the group speak another language from now on."""
    for table_id in await house.open_tables_in(chat):
        async with house.tables.hold(table_id) as holding:
            await lobby.require_host(house, holding.table, person)
            holding.table.speak(language)
            await holding.save()
            house.after_change(holding.table)
    return welcome.group_welcome_screen(
        Texts.load(language), bot_username=house.messenger.bot_username
    )


async def me_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """Personal settings, after the choice if there is one."""
    if not chat.is_private:
        return answers.start_privately(
            house.texts_for(person), bot_username=house.messenger.bot_username
        )
    if len(arguments) >= 2:
        settings = choose(person.settings, arguments[0], arguments[1])
        person = await house.people.choose(person, settings)
        await redraw_tables(house, person)
    return welcome.person_screen(person, house.texts_for(person))


async def _new(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    del arguments
    return await open_lobby(house, chat, person)


async def open_lobby(house: House, chat: ChatRef, person: Person) -> Screen | None:
    """Open the group's lobby, or bring the open table to the bottom of the chat."""
    if chat.is_private:
        return answers.groups_only(
            house.texts_for(person), bot_username=house.messenger.bot_username
        )
    table_id, is_new = await lobby.open_group(house, chat, person)
    if not is_new:
        house.announcer.bring_down(table_surface_in(chat, table_id))
    return None


async def redraw_tables(house: House, person: Person) -> None:
    """Show the person's tables anew, after a choice that changes their look."""
    for table_id in await house.open_tables_of(person.id):
        house.announcer.mark(table_id)


async def mark_tables_in(house: House, chat: ChatRef) -> None:
    """See to it that the chat's tables are shown as they are."""
    for table_id in await house.open_tables_in(chat):
        house.announcer.mark(table_id)


async def bring_tables_down(house: House, chat: ChatRef, person: Person) -> int:
    """Show the tables of this chat (in private: the person's) at its bottom; how many."""
    if chat.is_private:
        ids = await house.open_tables_of(person.id)
        for table_id in ids:
            house.announcer.bring_down(panel_surface_at(table_id, person.id))
        return len(ids)
    ids = await house.open_tables_in(chat)
    for table_id in ids:
        house.announcer.bring_down(table_surface_in(chat, table_id))
    return len(ids)


async def _deal(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    return await same_deals.play_code(house, chat, person, "".join(arguments))


Handler = Callable[[House, ChatRef, Person, tuple[str, ...]], Awaitable[Screen | None]]

_HANDLERS: dict[str, Handler] = {
    codes.SOLO: play_alone,
    codes.PICK: pick_page,
    codes.TOP: circle.top_page,
    codes.HISTORY: circle.history_page,
    codes.SEASON_NOW: circle.begin_season,
    codes.FORGET: own_data.forget_page,
    codes.FORGET_NOW: own_data.forget_now,
    codes.HELP: help_page,
    codes.START: _home,
    codes.LANGUAGE: language_page,
    codes.ME: me_page,
    codes.NEW: _new,
    codes.DEAL: _deal,
    codes.CONTEST: contests.press_contest,
}
