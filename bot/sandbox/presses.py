"""What people press: buttons and inline queries, with the bot's answers awaited.

Part of the public Python API (see `Sandbox`). A press can be forged, because real clients can
send any data at any time: old keyboards, deleted messages, dishonest people.
"""

from __future__ import annotations

import asyncio
from typing import TypeVar

from bot.sandbox import groups, render
from bot.sandbox.people import People, Place
from bot.sandbox.queries import CallbackAnswer, CallbackQuery, InlineAnswer
from bot.sandbox.seen import Button, NoSuchButtonError, Seen
from bot.sandbox.state import Json, Message, Person

PATIENCE_SECONDS = 10.0

T = TypeVar("T")


class NoAnswerError(TimeoutError):
    """The bot did not answer a press or an inline query in time: the client would spin."""


class Presses(People):
    """Presses and inline queries; the second base of `Sandbox`."""

    def tap(
        self,
        person: Person,
        message: Seen,
        label: str | None = None,
        *,
        data: str | None = None,
        forge: bool = False,
    ) -> CallbackQuery:
        """Press a callback button without waiting for the answer.

        The button must be on the message as it is now. `forge=True` sends any data, as an old
        or dishonest client can, even to a message that is gone.
        """
        record = self._record(message)
        if not forge:
            self._must_see(person, record)
            data = self._pressable(record, label, data).data
        return self._press(person, record, data or "")

    async def press(
        self,
        person: Person,
        message: Seen,
        label: str | None = None,
        *,
        data: str | None = None,
        forge: bool = False,
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109
    ) -> CallbackAnswer:
        """Press a callback button and wait for the bot's answer; NoAnswerError without one."""
        query = self.tap(person, message, label, data=data, forge=forge)
        return await self.answer(query, timeout=timeout)

    async def answer(
        self,
        query: CallbackQuery,
        *,
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109
    ) -> CallbackAnswer:
        """The bot's answer to a tap."""
        return await _answered(query.answered, timeout, "the press")

    async def inline(
        self,
        person: Person,
        place: Place,
        query: str = "",
        *,
        offset: str = "",
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109
    ) -> InlineAnswer:
        """Type `@bot query` in a chat and wait for the list (perhaps from Telegram's cache)."""
        kept = self.context.queries.cached(person.id, query, offset)
        if kept is not None:
            return kept
        chat = self.chat_of(place)
        asked = self.context.queries.open_inline(person.id, query, offset)
        body = {
            "id": asked.id,
            "from": render.person(person),
            "query": query,
            "offset": offset,
            "chat_type": "sender" if chat.private else str(chat.kind),
        }
        self.context.updates.push("inline_query", body)
        return await _answered(asked.answered, timeout, f"the inline query {query!r}")

    async def choose_inline_result(
        self,
        person: Person,
        place: Place,
        answer: InlineAnswer,
        choice: int | str = 0,
        *,
        query: str = "",
        thread: int | None = None,
    ) -> Seen:
        """Pick a line of the list by its place or id: its message is sent in one's own name."""
        result = _chosen(answer, choice)
        chat = self.chat_of(place)
        message = self.world.add_message(chat, person.id, dict(result["_content"]))
        message.via_bot, message.keyboard = True, result["_keyboard"]
        if thread is not None:
            message.thread, message.topic = thread, True
        if message.keyboard is not None:
            message.inline_id = f"INLINE{chat.id}-{message.order}"
        groups.deliver(self.context, chat, message)
        if self.context.inline_feedback:
            chosen: Json = {
                "result_id": result["id"],
                "from": render.person(person),
                "query": query,
            }
            if message.inline_id is not None:
                chosen["inline_message_id"] = message.inline_id
            self.context.updates.push("chosen_inline_result", chosen)
        return self._seen(message)

    def _press(self, person: Person, record: Message, data: str) -> CallbackQuery:
        chat = self.world.chats[record.chat_id]
        query = self.context.queries.open_callback(
            person.id, chat.id, record.order, ephemeral=record.ephemeral
        )
        body: Json = {
            "id": query.id,
            "from": render.person(person),
            "chat_instance": str(abs(chat.id) * 7919),
            "data": data,
        }
        if record.inline_id is not None:
            body["inline_message_id"] = record.inline_id
        else:
            body["message"] = render.message(self.world, record)
        self.context.updates.push("callback_query", body)
        return query

    def _pressable(self, record: Message, label: str | None, data: str | None) -> Button:
        button = self._seen(record).button(label, data=data)
        if button.disabled or button.data is None:
            raise NoSuchButtonError(f"{button.text!r} is no callback button: {button}")
        return button

    def _must_see(self, person: Person, record: Message) -> None:
        chat = self.world.chats[record.chat_id]
        if record.deleted or record not in self.world.visible(chat, person.id):
            raise NoSuchButtonError(f"{person.first_name} does not see this message")


def _chosen(answer: InlineAnswer, choice: int | str) -> Json:
    if isinstance(choice, int):
        return answer.results[choice]
    return next(one for one in answer.results if one["id"] == choice)


async def _answered(future: asyncio.Future[T], seconds: float, what: str) -> T:
    try:
        return await asyncio.wait_for(asyncio.shield(future), seconds)
    except TimeoutError:
        raise NoAnswerError(f"the bot did not answer {what} within {seconds:g} s") from None
    except asyncio.CancelledError:
        if future.cancelled():  # given up by the sandbox, a minute of its clock later
            raise NoAnswerError(f"the bot never answered {what}") from None
        raise
