"""Ephemeral messages: who may be shown something that only he sees.

Bot API 10.3 shape (`ephemeral_message_parameters`); 10.2's deprecated top-level names are
understood too. Rules: groups only; an administrator bot may write to any member at any time;
any bot within 15 seconds of the member's press (`callback_query_id`) or ephemeral command
(`reply_parameters.ephemeral_message_id`). A reply to an ephemeral message must be ephemeral.
The refusal texts are the sandbox's own: Telegram's are not published.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.context import Context
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.parameters import Kind, Params
from bot.sandbox.queries import ANSWER_SECONDS, CallbackQuery
from bot.sandbox.state import Chat, Json

PARAMETERS = {
    "ephemeral_message_parameters": Kind.OBJECT,
    "receiver_user_id": Kind.INT,
    "callback_query_id": Kind.TEXT,
}
_FIELDS = ("receiver_user_id", "callback_query_id", "replace_callback_query_message")


@dataclass(frozen=True, slots=True)
class Whisper:
    """The one who will see the message, and the message it stands in for on his screen."""

    receiver: int
    replaces: int | None = None


def whisper(context: Context, chat: Chat, params: Params) -> Whisper | None:
    """Who alone will see the message; None for an ordinary message."""
    wanted = _wanted(params)
    answered = (params.object("reply_parameters") or {}).get("ephemeral_message_id")
    if wanted is None:
        if answered is not None:
            raise bad_request(Text.EPHEMERAL_REPLY)
        return None
    receiver = int(wanted["receiver_user_id"])
    if chat.private:
        raise bad_request(Text.EPHEMERAL_CHAT)
    if receiver == context.world.bot_id or not chat.status(receiver).present:
        raise bad_request(Text.USER_NOT_FOUND)
    replaces = None
    if (query_id := wanted.get("callback_query_id")) is not None:
        query = _own_query(context, chat, receiver, str(query_id))
        if wanted.get("replace_callback_query_message"):
            replaces = _replaced(query)
    elif answered is not None:
        _require_fresh_command(context, chat, receiver, int(answered))
    elif not chat.status(context.world.bot_id).rules:
        raise bad_request(Text.EPHEMERAL_RIGHTS)
    return Whisper(receiver, replaces)


def _wanted(params: Params) -> Json | None:
    wanted = params.object("ephemeral_message_parameters")
    if wanted is None and params.has("receiver_user_id"):
        wanted = {name: params.values[name] for name in _FIELDS if params.has(name)}
    if wanted is None:
        return None
    if unknown := set(wanted) - set(_FIELDS):
        raise bad_request(f"sandbox: unknown ephemeral_message_parameters {sorted(unknown)}")
    if not isinstance(wanted.get("receiver_user_id"), int):
        raise bad_request(Text.USER_NOT_FOUND)
    return wanted


def _own_query(context: Context, chat: Chat, receiver: int, query_id: str) -> CallbackQuery:
    query = context.queries.callback(query_id)
    if query.person != receiver or query.chat_id != chat.id:
        raise bad_request(Text.QUERY_TOO_OLD)
    return query


def _replaced(query: CallbackQuery) -> int | None:
    if query.ephemeral:
        raise bad_request("an ephemeral message can't be replaced; edit it instead")
    return query.order


def _require_fresh_command(context: Context, chat: Chat, receiver: int, number: int) -> None:
    command = context.world.ephemeral(chat.id, receiver, number)
    if command is None or command.sender != receiver:
        raise bad_request(Text.REPLY_NOT_FOUND)
    if context.world.clock() - command.date > ANSWER_SECONDS:
        raise bad_request(Text.EPHEMERAL_RIGHTS)
