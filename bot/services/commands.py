"""The commands people type or tap in the menu, as a readable table at the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.chat import Command
from bot.screens import Screen, answers, codes, toasts
from bot.tables import Person, TableError

from . import (
    circle,
    contests,
    hints,
    joining,
    lobby,
    own_cards,
    own_data,
    personal,
    private_tables,
    same_deals,
    scores,
    solo,
)
from .house import House
from .places import panel_surface, table_surface
from .typed import play_typed

DoCommand = Callable[[House, Command, Person], Awaitable[Screen | None]]
"""Returns a screen to be posted, or None when all is shown elsewhere."""


async def do_command(house: House, command: Command, person: Person) -> None:
    """Carry out a command; an unknown one is answered in private and ignored in groups."""
    handler = COMMANDS.get(command.name)
    texts = house.texts_for(person)
    screen: Screen | None
    if handler is None:
        screen = answers.unknown_command(texts) if command.chat.is_private else None
    else:
        try:
            screen = await handler(house, command, person)
        except TableError as error:
            screen = Screen(toasts.reason_toast(error.reason, texts))
    if screen is not None:
        personal.reply(house, command, screen)


async def _start(house: House, command: Command, person: Person) -> Screen | None:
    if command.chat.is_private:
        person = await house.people.set_started(person, started=True)
        if command.arguments:
            return await joining.start_with_ticket(house, command, person)
        for table_id in await house.open_tables_of(person.id):
            house.announcer.mark(table_id)
    screen = await personal.start_page(house, command.chat, person, ())
    if screen is not None:
        await personal.show_page(house, command.chat, screen)
    return None


async def _play(house: House, command: Command, person: Person) -> Screen | None:
    return await solo.play_command(house, command, person)


async def _bridge(house: House, command: Command, person: Person) -> Screen | None:
    return await personal.open_lobby(house, command.chat, person)


async def _table(house: House, command: Command, person: Person) -> Screen | None:
    if await personal.bring_tables_down(house, command.chat, person):
        return None
    return _no_table(house, command, person)


async def _act(house: House, command: Command, person: Person) -> Screen | None:
    return await play_typed(house, command.chat, person, command.arguments, update=command.key)


async def _page(house: House, command: Command, person: Person, page: str) -> None:
    screen = await _PAGES[page](house, command.chat, person, ())
    if screen is not None:
        await personal.show_page(house, command.chat, screen)


async def _help(house: House, command: Command, person: Person) -> Screen | None:
    await _page(house, command, person, "help")
    return None


async def _language(house: House, command: Command, person: Person) -> Screen | None:
    await _page(house, command, person, "language")
    return None


async def _settings(house: House, command: Command, person: Person) -> Screen | None:
    await _page(house, command, person, "settings")
    return None


async def _hint(house: House, command: Command, person: Person) -> Screen | None:
    if not command.chat.is_private:
        return None
    for table_id in await house.open_tables_of(person.id):
        async with house.tables.hold(table_id) as holding:
            if holding.table.decider_for(person.id) is None:
                continue
            asked = hints.question(holding.table, person)
        return Screen(await hints.hint(house, asked, person))
    return _no_table(house, command, person)


async def _stop(house: House, command: Command, person: Person) -> Screen | None:
    """Put a lobby away; ask whether to stop what is being played, as the button does."""
    in_private = command.chat.is_private
    here = await house.open_tables_in(command.chat)
    mine = await house.open_tables_of(person.id) if in_private else []
    for table_id in here or mine:
        async with house.tables.hold(table_id) as holding:
            table = holding.table
            await lobby.require_host(house, table, person)
            if table.match is not None:
                surface = panel_surface(table, person.id) if in_private else table_surface(table)
                house.announcer.ask(surface, table, codes.STOP)
                return None
            table.stop()
            await holding.save(update=command.key)
            house.after_change(table)
            return answers.farewell(table, house.texts_for(person))
    return _no_table(house, command, person)


def _no_table(house: House, command: Command, person: Person) -> Screen:
    in_group = not command.chat.is_private
    return answers.no_table(house.texts_for(person), in_group=in_group)


_PAGES = {
    "help": personal.help_page,
    "language": personal.language_page,
    "settings": personal.me_page,
}

COMMANDS: dict[str, DoCommand] = {
    "start": _start,
    "help": _help,
    "play": _play,
    "bridge": _bridge,
    "table": _table,
    "hand": own_cards.hand_command,
    "join": joining.join_command,
    "invite": private_tables.invite_command,
    "p": _act,
    "score": scores.score_command,
    "sheet": scores.sheet_command,
    "top": circle.top_command,
    "stats": circle.stats_command,
    "history": circle.history_command,
    "season": circle.season_command,
    "mydata": own_data.my_data_command,
    "forget": own_data.forget_command,
    "hint": _hint,
    "language": _language,
    "settings": _settings,
    "leave": joining.leave_command,
    "stop": _stop,
    "deal": same_deals.deal_command,
    "fair": same_deals.fair_command,
    "challenge": contests.challenge_command,
    "day": contests.day_command,
}
