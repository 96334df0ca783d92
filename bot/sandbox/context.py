"""What a Bot API method works on, and the gate of the chats.

`Context` bundles the world with its queues. The access functions turn `chat_id` and friends
into records or into exactly the refusal Telegram would give: chat not found, blocked, kicked,
upgraded, thread or replied message not found.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.errors import Text, bad_request, forbidden
from bot.sandbox.parameters import Params, Shape
from bot.sandbox.queries import Queries
from bot.sandbox.rates import Rates
from bot.sandbox.state import GENERAL_TOPIC, Chat, Message, Status
from bot.sandbox.updates import Updates
from bot.sandbox.world import World


@dataclass(slots=True)
class Context:
    """Everything a method may touch."""

    world: World
    updates: Updates
    queries: Queries
    rates: Rates
    inline_feedback: bool = True
    """BotFather's /setinlinefeedback: whether chosen_inline_result updates are sent."""


Handler = Callable[[Context, Params], Any | Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Method:
    """One Bot API method: its handler and its parameters."""

    run: Handler
    shape: Shape = field(default_factory=dict)


def readable_chat(context: Context, params: Params, name: str = "chat_id") -> Chat:
    """The chat a parameter names, if the bot may look at it."""
    world = context.world
    value = params.values.get(name)
    if value in (None, ""):
        raise bad_request(Text.CHAT_ID_EMPTY)
    chat = _find(world, value)
    if chat is None or (chat.private and not world.bot_knows(world.people[chat.id])):
        raise bad_request(Text.CHAT_NOT_FOUND)
    if chat.migrated_to is not None:
        raise bad_request(Text.UPGRADED, {"migrate_to_chat_id": chat.migrated_to})
    if not chat.private:
        _require_membership(chat, world.bot_id)
    return chat


def writable_chat(context: Context, params: Params) -> Chat:
    """The chat a parameter names, if the bot may write there."""
    chat = readable_chat(context, params)
    if chat.private:
        person = context.world.people[chat.id]
        if person.deactivated:
            raise forbidden(Text.DEACTIVATED)
        if person.blocked:
            raise forbidden(Text.BLOCKED)
        if not person.started:
            raise forbidden(Text.CANT_INITIATE)
    return chat


def thread_for(chat: Chat, params: Params) -> int | None:
    """The topic to write into; None for the chat itself or General."""
    thread = params.int("message_thread_id")
    if not thread:
        return None
    topic = chat.topics.get(thread)
    if topic is None or thread == GENERAL_TOPIC:
        raise bad_request(Text.THREAD_NOT_FOUND)
    if topic.closed:
        raise bad_request(Text.TOPIC_CLOSED)
    return thread


def replied_message(context: Context, chat: Chat, params: Params) -> Message | None:
    """The ordinary message a new one answers, if any."""
    reply = params.object("reply_parameters") or {}
    number = reply.get("message_id") or params.int("reply_to_message_id")
    if not number:
        return None
    target = context.world.message(chat.id, int(number))
    lenient = reply.get("allow_sending_without_reply") or params.flag(
        "allow_sending_without_reply"
    )
    if target is None and not lenient:
        raise bad_request(Text.REPLY_NOT_FOUND)
    return target


def spend(context: Context, chat: Chat) -> None:
    """Count one send or edit against the rate limits."""
    context.rates.spend(chat.id, private=chat.private)


def _find(world: World, value: int | str) -> Chat | None:
    if isinstance(value, int):
        return world.chats.get(value)
    name = value.removeprefix("@").lower()
    for chat in world.chats.values():
        if chat.username and chat.username.lower() == name:
            return chat
    return None


def _require_membership(chat: Chat, bot_id: int) -> None:
    status = chat.status(bot_id)
    if status is Status.KICKED:
        raise forbidden(Text.KICKED.format(kind=_kind(chat)))
    if not status.present:
        raise forbidden(Text.NOT_MEMBER.format(kind=_kind(chat)))


def _kind(chat: Chat) -> str:
    return str(chat.kind)
