"""Showing somebody the own cards: the button in the group, and ``/hand``.

In the group the press is answered with the cards at once; who has no private chat with the bot
also gets the whole panel in an ephemeral message where that works. (CHAT, principle 2)
"""

from __future__ import annotations

from bot.chat import ChatRef, Command
from bot.screens import Screen, answers, toasts
from bot.tables import Channel, Person, Table, TableError, TableReason

from .announcer import Permit
from .house import House
from .places import panel_surface, whisper_surface
from .pressed import Answer, Pressed


async def show_hand(pressed: Pressed) -> Answer:
    """My cards: an alert to be closed, or a passing toast when the panel comes as well."""
    table, person = pressed.table, pressed.person
    seat = pressed.seat
    if table.match is None or table.match.state.deal is None:
        raise TableError(TableReason.NO_CARDS_YET)
    text = toasts.hand_alert(table, seat, pressed.texts, settings=person.settings)
    channel = pressed.house.channels.channel(table, person)
    if channel is not Channel.EPHEMERAL or pressed.surface.person_id is not None:
        return Answer(text, is_alert=True)
    permit = Permit(press_id=pressed.press.press_id)
    pressed.house.announcer.whisper(whisper_surface(table, person.id), permit)
    return Answer(text)


async def hand_command(house: House, command: Command, person: Person) -> Screen | None:
    """The panel at the bottom of the private chat, or in the group for this person alone."""
    chat = command.chat
    shown = 0
    for table_id in await _tables_meant(house, chat, person):
        async with house.tables.hold(table_id) as holding:
            shown += await _show_panel(house, command, person, holding.table)
    texts = house.texts_for(person)
    if shown:
        is_unseen = command.ephemeral_id is not None  # an answer disturbs nobody in the group
        if is_unseen and person.has_started:
            return answers.cards_are_private(texts, bot_username=house.messenger.bot_username)
        return None
    if person.has_started or not await _tables_meant(house, chat, person):
        return answers.no_table(texts, in_group=not chat.is_private)
    return answers.start_privately(texts, bot_username=house.messenger.bot_username)


async def _tables_meant(house: House, chat: ChatRef, person: Person) -> list[int]:
    """The person's tables, in a group only those of this chat where there are any."""
    mine = await house.open_tables_of(person.id)
    if chat.is_private:
        return mine
    here = await house.open_tables_in(chat)
    return [table_id for table_id in mine if table_id in here] or mine


async def _show_panel(house: House, command: Command, person: Person, table: Table) -> bool:
    if table.match is None and not table.is_solo:
        raise TableError(TableReason.NO_CARDS_YET)
    if person.has_started:
        house.announcer.bring_down(panel_surface(table, person.id))
        return True
    if table.chat != command.chat:
        return False
    group = await house.chats.known(ChatRef(table.chat.id))
    if command.ephemeral_id is None and not group.is_administrated:
        return False
    if house.channels.channel(table, person) is not Channel.EPHEMERAL:
        return False
    permit = Permit(ephemeral_id=command.ephemeral_id)
    house.announcer.whisper(whisper_surface(table, person.id), permit)
    return True
