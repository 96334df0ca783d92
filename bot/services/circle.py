"""A circle's memory on demand: ranking, accounts, past matches, seasons.

All of it belongs to the chat in which it is asked for; in private that is the games alone.
"""

from __future__ import annotations

from bot.chat import ChatRef, Command
from bot.screens import Screen, past, person_stats, ranking
from bot.tables import Person, TableError, TableReason
from bot.tables.accounts import Season

from .house import House
from .lobby import require_administrator
from .scores import texts_of
from .surfaces import Surface

TOP, HISTORY, STATS = "top", "history", "stats"


async def top_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/top``: the ranking of the running season."""
    screen = await _ranking(house, command.chat, person, ())
    await house.showcase.show(Surface(command.chat, 0, TOP), screen, anew=True)
    return None


async def top_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """The ranking by the measure and of the season a button names."""
    screen = await _ranking(house, chat, person, arguments)
    await house.showcase.show(Surface(chat, 0, TOP), screen)
    return None


async def _ranking(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen:
    measure, number = (*arguments, *("points", "0")[len(arguments) :])[:2]
    async with house.store.unit() as unit:
        running = await unit.memory.season(chat.id)
        shown = Season(int(number)) if 1 <= int(number) <= running.number else running
        accounts = await unit.memory.accounts(chat.id, season=shown.number)
    return ranking.ranking_screen(
        accounts,
        await texts_of(house, chat, person),
        measure=measure,
        shown=shown,
        running=running,
        is_text_only=chat.is_private and person.settings.is_text_only,
    )


async def stats_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/stats``: the person's account in this chat."""
    chat = command.chat
    async with house.store.unit() as unit:
        accounts = await unit.memory.accounts(chat.id)
        partners = await unit.memory.partnerships(chat.id, person.id)
        groups = await unit.memory.group_matches(person.id)
    mine = next((one for one in accounts if one.person_id == person.id), None)
    screen = person_stats.stats_screen(
        mine,
        () if chat.is_private else partners,
        house.texts_for(person),
        is_solo=chat.is_private,
        groups=groups if chat.is_private else (0, 0),
    )
    await house.showcase.show(Surface(chat, 0, STATS), screen, anew=True)
    return None


async def history_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/history``: the matches played in this chat."""
    screen = await _history(house, command.chat, person, first=0)
    await house.showcase.show(Surface(command.chat, 0, HISTORY), screen, anew=True)
    return None


async def history_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """Another page of the list (``p`` and where it begins), or one match (its id)."""
    if arguments and arguments[0] != "p":
        screen = await _past_match(house, chat, person, int(arguments[0]))
    else:
        first = int(arguments[1]) if arguments else 0
        screen = await _history(house, chat, person, first=max(0, first))
    await house.showcase.show(Surface(chat, 0, HISTORY), screen)
    return None


async def _history(house: House, chat: ChatRef, person: Person, *, first: int) -> Screen:
    async with house.store.unit() as unit:
        matches = await unit.memory.past_matches(chat.id, first=first, most=past.PAGE + 1)
    return past.history_screen(matches, await texts_of(house, chat, person), first=first)


async def _past_match(house: House, chat: ChatRef, person: Person, match_id: int) -> Screen:
    async with house.store.unit() as unit:
        match = await unit.memory.past_match(chat.id, match_id)
        table = None if match is None else await unit.load_table(match.table_id)
    if match is None or table is None:
        raise TableError(TableReason.NO_SUCH_TABLE)
    return past.past_screen(match, table, await texts_of(house, chat, person))


async def season_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/season``: ask an administrator whether to begin a new season."""
    await require_administrator(house, command.chat, person)
    async with house.store.unit() as unit:
        running = await unit.memory.season(command.chat.id)
    texts = await texts_of(house, command.chat, person)
    screen = ranking.new_season_screen(texts, number=running.number + 1)
    await house.showcase.show(Surface(command.chat, 0, TOP), screen, anew=True)
    return None


async def begin_season(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """The answer yes; the number of the season to begin guards against a second press."""
    await require_administrator(house, chat, person)
    async with house.store.unit() as unit:
        running = await unit.memory.season(chat.id)
        if arguments != (str(running.number + 1),):
            raise ValueError(arguments)
        season = await unit.memory.begin_season(chat.id)
        await unit.commit()
    texts = await texts_of(house, chat, person)
    screen = ranking.season_begun_screen(texts, number=season.number)
    await house.showcase.show(Surface(chat, 0, TOP), screen)
    return None
