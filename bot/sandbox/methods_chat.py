"""Chats and members: getChat, getChatMember, administrators, pins, reactions, topics, leaving.

Rights follow Telegram's defaults: in a group the bot pins and manages topics only as an
administrator; whatever a member may read it may read too.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox import groups, render
from bot.sandbox.context import Context, Method, readable_chat, writable_chat
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.parameters import Kind, Params
from bot.sandbox.state import GENERAL_TOPIC, Chat, Json, Message, Status, Topic

REACTIONS = (
    "👍👎❤🔥🥰👏😁🤔🤯😱🤬😢🎉🤩🤮💩🙏👌🕊🤡🥱🥴😍🐳💯🤣⚡🍌🏆💔🤨😐"
    "🍓🍾💋😈😴😭🤓👻👀🎃🙈😇😨🤝✍🤗🫡🎅🎄☃💅🤪🗿🆒💘🙉🦄😘💊🙊😎👾😡"
)
TOPIC_COLORS = (0x6FB9F0, 0xFFD67E, 0xCB86DB, 0x8EEE98, 0xFF93B2, 0xFB6F5F)
TOPIC_NAME = 128


def get_chat(context: Context, params: Params) -> Json:
    """What is known of a chat."""
    return render.full_chat(context.world, readable_chat(context, params))


def get_chat_member(context: Context, params: Params) -> Json:
    """One member, present or not."""
    chat = readable_chat(context, params)
    user_id = params.int("user_id") or 0
    if user_id != context.world.bot_id and user_id not in context.world.people:
        raise bad_request(Text.USER_NOT_FOUND)
    return render.member(context.world, chat, user_id)


def get_chat_administrators(context: Context, params: Params) -> list[Json]:
    """The creator and the administrators; other bots are not modelled, the bot is listed."""
    chat = _group(readable_chat(context, params))
    return [
        render.member(context.world, chat, user_id)
        for user_id, status in chat.members.items()
        if status.rules
    ]


def get_chat_member_count(context: Context, params: Params) -> int:
    """How many are in the chat, the bot included."""
    chat = readable_chat(context, params)
    return sum(status.present for status in chat.members.values())


def leave_chat(context: Context, params: Params) -> bool:
    """The bot leaves a group."""
    chat = _group(readable_chat(context, params))
    bot_id = context.world.bot_id
    groups.set_status(context, chat, bot_id, Status.LEFT, bot_id)
    return True


def pin_chat_message(context: Context, params: Params) -> bool:
    """Pin a message; in groups this writes a service message."""
    chat = _pinnable(context, params)
    message = _message(context, chat, params, Text.PIN_NOT_FOUND)
    if message.id not in chat.pinned:
        chat.pinned.append(message.id)
        context.world.changed("chat", chat)
        pinned = {"pinned_message": render.message(context.world, message, nested=True)}
        note = context.world.add_message(chat, context.world.bot_id, pinned)
        note.thread, note.topic = message.thread, message.topic
        groups.deliver(context, chat, note)
    return True


def unpin_chat_message(context: Context, params: Params) -> bool:
    """Unpin one message, by default the newest pin."""
    chat = _pinnable(context, params)
    number = params.int("message_id") or (chat.pinned[-1] if chat.pinned else 0)
    if number not in chat.pinned:
        raise bad_request(Text.UNPIN_NOT_FOUND)
    chat.pinned.remove(number)
    context.world.changed("chat", chat)
    return True


def unpin_all(context: Context, params: Params) -> bool:
    """Unpin everything."""
    chat = _pinnable(context, params)
    chat.pinned.clear()
    context.world.changed("chat", chat)
    return True


def set_message_reaction(context: Context, params: Params) -> bool:
    """Put one emoji on a message, or take it away."""
    chat = writable_chat(context, params)
    message = _message(context, chat, params, Text.REACT_NOT_FOUND)
    reactions = params.list("reaction") or []
    emoji = [one.get("emoji", "") for one in reactions if one.get("type") == "emoji"]
    if len(reactions) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    if len(emoji) != len(reactions) or any(_bare(one) not in REACTIONS for one in emoji):
        raise bad_request(Text.REACTION_INVALID)
    message.reactions.pop(str(context.world.bot_id), None)
    if emoji:
        message.reactions[str(context.world.bot_id)] = emoji[0]
    context.world.changed("message", message)
    return True


def create_forum_topic(context: Context, params: Params) -> Json:
    """A new topic in a forum."""
    chat = _forum(context, params)
    name = params.text("name") or ""
    if not 1 <= len(name) <= TOPIC_NAME:
        raise bad_request("TOPIC_TITLE_EMPTY" if not name else "topic name is too long")
    color = params.int("icon_color") or TOPIC_COLORS[0]
    if color not in TOPIC_COLORS:
        raise bad_request("invalid forum topic icon color")
    topic = groups.open_topic(context, chat, name, context.world.bot_id, color)
    return {"message_thread_id": topic.id, "name": topic.name, "icon_color": color}


def edit_forum_topic(context: Context, params: Params) -> bool:
    """Rename a topic."""
    chat, topic = _topic(context, params)
    name = params.text("name")
    if name is None or name == topic.name:
        raise bad_request(Text.TOPIC_NOT_MODIFIED)
    topic.name = name
    _topic_note(context, chat, topic, {"forum_topic_edited": {"name": name}})
    return True


def _switch_topic(*, closed: bool) -> Callable[[Context, Params], bool]:
    def run(context: Context, params: Params) -> bool:
        chat, topic = _topic(context, params)
        if topic.closed == closed:
            raise bad_request(Text.TOPIC_NOT_MODIFIED)
        topic.closed = closed
        field = "forum_topic_closed" if closed else "forum_topic_reopened"
        _topic_note(context, chat, topic, {field: {}})
        return True

    return run


def delete_forum_topic(context: Context, params: Params) -> bool:
    """Delete a topic with all its messages."""
    chat, topic = _topic(context, params)
    del chat.topics[topic.id]
    for message in list(context.world.messages[chat.id].values()):
        if message.thread == topic.id and not message.deleted:
            context.world.delete(message)
    context.world.changed("chat", chat)
    return True


def _topic_note(context: Context, chat: Chat, topic: Topic, content: Json) -> None:
    note = context.world.add_message(chat, context.world.bot_id, content)
    note.thread, note.topic = topic.id, True
    context.world.changed("chat", chat)
    context.world.changed("message", note)


def _topic(context: Context, params: Params) -> tuple[Chat, Topic]:
    chat = _forum(context, params)
    thread = params.int("message_thread_id") or 0
    if thread == GENERAL_TOPIC or thread not in chat.topics:
        raise bad_request(Text.THREAD_NOT_FOUND)
    return chat, chat.topics[thread]


def _forum(context: Context, params: Params) -> Chat:
    chat = writable_chat(context, params)
    if not chat.forum:
        raise bad_request(Text.NOT_FORUM)
    if not chat.status(context.world.bot_id).rules:
        raise bad_request(Text.NO_TOPIC_RIGHTS)
    return chat


def _group(chat: Chat) -> Chat:
    if chat.private:
        raise bad_request("method is available only for group and supergroup chats")
    return chat


def _pinnable(context: Context, params: Params) -> Chat:
    chat = writable_chat(context, params)
    if not chat.private and not chat.status(context.world.bot_id).rules:
        raise bad_request(Text.NO_PIN_RIGHTS)
    return chat


def _message(context: Context, chat: Chat, params: Params, missing: Text) -> Message:
    message = context.world.message(chat.id, params.int("message_id") or 0)
    if message is None:
        raise bad_request(missing)
    return message


def _bare(emoji: str) -> str:
    """An emoji without its variation selector; anything empty is no reaction."""
    return emoji.replace("\ufe0f", "") or "?"


_CHAT = {"chat_id": Kind.CHAT}
_MESSAGE = _CHAT | {"message_id": Kind.INT}
_THREAD = _CHAT | {"message_thread_id": Kind.INT}

METHODS = {
    "getChat": Method(get_chat, _CHAT),
    "getChatMember": Method(get_chat_member, _CHAT | {"user_id": Kind.INT}),
    "getChatAdministrators": Method(get_chat_administrators, _CHAT | {"return_bots": Kind.FLAG}),
    "getChatMemberCount": Method(get_chat_member_count, _CHAT),
    "leaveChat": Method(leave_chat, _CHAT),
    "pinChatMessage": Method(pin_chat_message, _MESSAGE | {"disable_notification": Kind.FLAG}),
    "unpinChatMessage": Method(unpin_chat_message, _MESSAGE),
    "unpinAllChatMessages": Method(unpin_all, _CHAT),
    "setMessageReaction": Method(
        set_message_reaction, _MESSAGE | {"reaction": Kind.LIST, "is_big": Kind.FLAG}
    ),
    "createForumTopic": Method(
        create_forum_topic, _CHAT | {"name": Kind.TEXT, "icon_color": Kind.INT}
    ),
    "editForumTopic": Method(edit_forum_topic, _THREAD | {"name": Kind.TEXT}),
    "closeForumTopic": Method(_switch_topic(closed=True), _THREAD),
    "reopenForumTopic": Method(_switch_topic(closed=False), _THREAD),
    "deleteForumTopic": Method(delete_forum_topic, _THREAD),
}
