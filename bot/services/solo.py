"""``/play``: the game alone. A table being played comes down; a newcomer is dealt cards at once;
whoever has played before chooses what to play next.
"""

from __future__ import annotations

from bot.chat import Command
from bot.screens import Screen
from bot.tables import Person

from . import personal
from .house import House


async def play_command(house: House, command: Command, person: Person) -> Screen | None:
    """Show the table, begin at once, or ask what to play."""
    chat = command.chat
    if chat.is_private and not await house.open_tables_in(chat):
        async with house.store.unit() as unit:
            last = await unit.last_settings(chat)
        if last is not None:
            person = await house.people.set_started(person, started=True)
            return await personal.pick_page(house, chat, person, ())
    return await personal.play_alone(house, chat, person, ())
