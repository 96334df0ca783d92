"""The sheet on demand: as a picture with ``/score``, in words with ``/sheet``, entry by entry.

Of the table being played, else of the chat's last match.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.chat import ChatRef, Command
from bot.screens import Screen, answers, toasts
from bot.screens.entries import entry_alert, entry_rows
from bot.screens.pages import sheet_screen
from bot.screens.scene import Scene
from bot.screens.sheet_words import sheet_words_screen
from bot.screens.table_page import final_form
from bot.tables import Person, Table
from bot.texts import Texts

from .house import House
from .pressed import Answer, Pressed
from .surfaces import Surface

KIND = "score"


async def score_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/score``: the sheet's picture in a message of its own."""
    return await _show(house, command.chat, person, _score_screen)


async def sheet_command(house: House, command: Command, person: Person) -> Screen | None:
    """``/sheet``: the sheet in words, every deal explained."""
    return await _show(house, command.chat, person, sheet_words_screen)


async def explain_entry(pressed: Pressed) -> Answer:
    """What one deal brought, and for what, as an alert in the presser's language."""
    number = int(pressed.arguments[0])
    if pressed.table.match is None:
        return Answer(toasts.stale_toast(pressed.texts))
    scene = _scene(pressed.table, pressed.person, pressed.texts)
    text = entry_alert(scene, final_form(scene), number)
    if text is None:
        return Answer(toasts.stale_toast(pressed.texts))
    return Answer(text, is_alert=True)


async def _show(
    house: House, chat: ChatRef, person: Person, make: Callable[[Scene], Screen]
) -> Screen | None:
    texts = await texts_of(house, chat, person)
    for table_id in await _tables(house, chat, person):
        async with house.tables.hold(table_id) as holding:
            table = holding.table
            if table.match is None:
                continue
            scene = (
                _scene(table, person, texts)
                if chat.is_private
                else Scene.of_group(table, texts, bot_username="")
            )
            screen = make(scene)
        await house.showcase.show(Surface(chat, table_id, KIND), screen, anew=True)
        return None
    return answers.no_table(texts, in_group=not chat.is_private)


async def _tables(house: House, chat: ChatRef, person: Person) -> list[int]:
    """The open tables, the newest first, and behind them that of the chat's last match."""
    ids = await (
        house.open_tables_of(person.id) if chat.is_private else house.open_tables_in(chat)
    )
    async with house.store.unit() as unit:
        past = await unit.memory.past_matches(chat.id, most=1)
    return [*ids, *(match.table_id for match in past)]


async def texts_of(house: House, chat: ChatRef, person: Person) -> Texts:
    """The person's language, in a group that of its newest table."""
    if chat.is_private:
        return house.texts_for(person)
    async with house.store.unit() as unit:
        settings = await unit.last_settings(chat)
    return house.texts_for(person) if settings is None else Texts.load(settings.language)


def _scene(table: Table, person: Person, texts: Texts) -> Scene:
    seat = table.seat_of(person.id)
    if seat is None:
        return Scene.of_group(table, texts, bot_username="")
    return Scene.of_seat(table, seat, texts, person.settings)


def _score_screen(scene: Scene) -> Screen:
    return sheet_screen(scene, scene.texts.say("sheet-page"), entry_rows(scene, final_form(scene)))
