"""Where the bot may speak: groups it was added to or removed from, people who have blocked it.

A group that cannot be written to pauses: nothing is sent there and its clocks stand still. It goes
on when the bot is added again, or with the first press that reaches us from there.
"""

from __future__ import annotations

from bot.chat import ChatRef, Standing, StandingChanged

from . import personal
from .house import House
from .places import table_surface_in
from .surfaces import Surface


async def hear_from(house: House, chat: ChatRef | None, title: str) -> None:
    """Somebody did something in a chat: it can be reached, and that is what it is called."""
    if chat is not None and await house.chats.hear_from(chat, title):
        await _bring_back(house, chat)


async def changed(house: House, change: StandingChanged) -> None:
    """The bot was added, promoted, removed; in private blocked or unblocked."""
    chat = change.chat
    if chat.is_private:
        person = await house.people.meet(change.person)
        await house.people.set_started(person, started=change.standing is not Standing.GONE)
        await personal.redraw_tables(house, person)
        return
    house.channels.try_again(chat.id)
    before = await house.chats.set_standing(chat, change.standing)
    if change.standing is Standing.GONE:
        return
    await house.chats.hear_from(chat, change.title)
    if before.is_gone:
        await _bring_back(house, chat)
    elif before.title or await house.open_tables_in(chat):
        await personal.mark_tables_in(house, chat)
    else:
        await _greet(house, change)


async def unreachable(house: House, surface: Surface) -> None:
    """A surface could not be shown: the next private channel is tried, never a public one."""
    if surface.only_for is not None:
        house.channels.lost(surface)
    elif surface.chat.is_private:
        person = await house.people.find(surface.chat.id)
        if person is not None and person.has_started:
            person = await house.people.set_started(person, started=False)
            await personal.redraw_tables(house, person)
    else:
        await house.chats.set_standing(surface.chat, Standing.GONE)


async def _greet(house: House, change: StandingChanged) -> None:
    """A group that knows nothing of us: say what can be done."""
    person = await house.people.meet(change.person)
    screen = await personal.start_page(house, change.chat, person, ())
    if screen is not None:
        await personal.show_page(house, change.chat, screen)


async def _bring_back(house: House, chat: ChatRef) -> None:
    """The group can be written to again: its tables appear at the bottom."""
    for table_id in await house.open_tables_in(chat):
        house.announcer.bring_down(table_surface_in(chat, table_id))
