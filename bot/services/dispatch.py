"""Each incoming value to its use case: the handler that adapters call.

It never raises: what fails on our side is logged and answered with "something went wrong, nothing
is lost". An update that comes twice is handled once.
"""

from __future__ import annotations

import logging
from collections import OrderedDict

from bot.chat import (
    Ask,
    ButtonData,
    ChatMigrated,
    Chosen,
    Command,
    FileSent,
    Incoming,
    Other,
    Press,
    StandingChanged,
    Words,
)
from bot.screens import answers, toasts
from bot.tables import spoken
from bot.texts import Texts

from . import importing, inline_play, personal, standing
from .answering import answer
from .commands import do_command
from .house import House
from .ports import AlreadyHandled, StorageError
from .pressed import Answer
from .presses import press_at_table
from .typed import play_typed

log = logging.getLogger(__name__)

KEPT_KEYS = 2_000
"""How many updates are remembered in memory; those that changed a table are in the store."""


class Dispatch:
    """Call it with every incoming value."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._handled: OrderedDict[int, None] = OrderedDict()

    async def __call__(self, incoming: Incoming) -> None:
        """Handle one update."""
        if self._is_repeated(incoming.key):
            return
        try:
            await self._handle(incoming)
        except AlreadyHandled:
            await self._excuse(incoming, in_doubt=False)
        except StorageError:
            log.exception("not saved")
            await self._excuse(incoming, in_doubt=True)
        except Exception:
            log.exception("update %d failed", incoming.key)
            await self._excuse(incoming, in_doubt=True)

    def _is_repeated(self, key: int) -> bool:
        if key in self._handled:
            return True
        self._handled[key] = None
        if len(self._handled) > KEPT_KEYS:
            self._handled.popitem(last=False)
        return False

    async def _handle(self, incoming: Incoming) -> None:
        match incoming:
            case Press():
                await standing.hear_from(self._house, incoming.chat, incoming.title)
                await self._press(incoming)
            case Command():
                await standing.hear_from(self._house, incoming.chat, incoming.title)
                person = await self._house.people.meet(incoming.person)
                await do_command(self._house, incoming, person)
            case Words():
                await self._words(incoming)
            case Other():
                person = await self._house.people.meet(incoming.person)
                texts = self._house.texts_for(person)
                personal.say(self._house, incoming.chat, answers.not_text(texts))
            case FileSent():
                await self._file(incoming)
            case ChatMigrated():
                await self.move_chat(incoming.old, incoming.new)
            case StandingChanged():
                await standing.changed(self._house, incoming)
            case Ask():
                await inline_play.offer(self._house, incoming)
            case Chosen():
                await inline_play.play_chosen(self._house, incoming)

    async def _press(self, press: Press) -> None:
        house = self._house
        person = await house.people.meet(press.person)
        try:
            data = ButtonData.parse(press.data)
        except ValueError:
            result = Answer(toasts.stale_toast(house.texts_for(person)))
        else:
            doing = press_at_table if data.table else personal.press_without_table
            result = await doing(house, press, person, data)
        await answer(house.messenger, press.press_id, result.text, alert=result.is_alert)

    async def _words(self, words: Words) -> None:
        house = self._house
        await standing.hear_from(house, words.chat, words.title)
        person = await house.people.meet(words.person)
        if words.is_chosen and await inline_play.play_words(house, words, person):
            return
        screen = await play_typed(house, words.chat, person, words.text, update=words.key)
        if screen is not None and words.chat.is_private:
            personal.say(house, words.chat, screen)

    async def _file(self, file: FileSent) -> None:
        person = await self._house.people.meet(file.person)
        screen = await importing.import_file(self._house, file, person)
        if screen is not None:
            personal.say(self._house, file.chat, screen)

    async def move_chat(self, old: int, new: int) -> None:
        """A group became a supergroup: its tables go on there, in new messages."""
        house = self._house
        async with house.store.unit() as unit:
            moved = await unit.move_chat(old, new)
            await unit.commit()
        house.chats.moved(old)
        house.outbox.chat_moved(old, new)
        for table_id in moved:
            async with house.tables.hold(table_id) as holding:
                holding.table.move_to(new)
                house.announcer.mark(table_id)

    async def _excuse(self, incoming: Incoming, *, in_doubt: bool) -> None:
        """Tell the person that it did not work, where that can be told to that person alone."""
        house = self._house
        if isinstance(incoming, ChatMigrated):
            return
        texts = Texts.load(spoken(incoming.person.language))
        screen = answers.trouble(texts)
        if isinstance(incoming, Press):
            await answer(house.messenger, incoming.press_id, screen.text if in_doubt else "")
        elif in_doubt and isinstance(incoming, Command | Words) and incoming.chat.is_private:
            personal.say(house, incoming.chat, screen)
