"""What is kept about a person: shown, sent as a file, and forgotten for good. In private only."""

from __future__ import annotations

import json

from bot.chat import ChatRef, Command, Document, Message
from bot.screens import Screen, answers, own_data
from bot.tables import Person

from . import lobby
from .house import House
from .surfaces import Surface

KIND = "data"
FILE = "kontra-my-data.json"


async def my_data_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/mydata``: how much is kept, and all of it in a file."""
    texts, chat = house.texts_for(person), command.chat
    if not chat.is_private:
        return answers.start_privately(texts, bot_username=house.messenger.bot_username)
    async with house.store.unit() as unit:
        about = await unit.memory.about(person.id)
    data = json.dumps(about, ensure_ascii=False, indent=1).encode()
    house.outbox.post(chat, Message(FILE, document=Document(FILE, data)))
    screen = own_data.my_data_screen(about, texts, name=person.name)
    await house.showcase.show(Surface(chat, 0, KIND), screen, anew=True)
    return None


async def forget_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/forget``: ask first."""
    texts = house.texts_for(person)
    if not command.chat.is_private:
        return answers.start_privately(texts, bot_username=house.messenger.bot_username)
    screen = own_data.forget_screen(texts)
    await house.showcase.show(Surface(command.chat, 0, KIND), screen, anew=True)
    return None


async def forget_page(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """The question, from a button."""
    del arguments
    if chat.is_private:
        screen = own_data.forget_screen(house.texts_for(person))
        await house.showcase.show(Surface(chat, 0, KIND), screen)
    return None


async def forget_now(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """The answer yes: stand up everywhere, then erase."""
    del arguments
    if chat.id != person.id:
        return None
    texts = house.texts_for(person)
    for table_id in await house.open_tables_of(person.id):
        async with house.tables.hold(table_id) as holding:
            lobby.leave(holding.table, person)
            await holding.save()
            if not holding.table.is_solo or holding.table.humans:
                house.after_change(holding.table)
    async with house.store.unit() as unit:
        changed = await unit.memory.erase(person.id)
        await unit.commit()
    for table_id in changed:
        house.tables.forget(table_id)
    house.people.forget(person.id)
    house.outbox.post(chat, own_data.forgotten_screen(texts).to_message())
    return None
