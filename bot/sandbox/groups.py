"""What happens in groups: joining, leaving, promotion, the upgrade to a supergroup.

Each event writes the service message people see and queues the updates the bot gets
(`message`, `my_chat_member`, `chat_member`). Also here: who sees what — `deliver` applies the
privacy mode.
"""

from __future__ import annotations

from bot.sandbox import render
from bot.sandbox.context import Context
from bot.sandbox.state import Chat, ChatKind, Json, Message, Status, Topic


def deliver(context: Context, chat: Chat, message: Message, kind: str = "message") -> None:
    """Queue a person's message for the bot, if the bot may see it."""
    world = context.world
    world.changed("message", message)
    present = chat.status(world.bot_id).present
    if present and (chat.private or _seen_by_bot(context, chat, message)):
        context.updates.push(kind, render.message(world, message))


def _seen_by_bot(context: Context, chat: Chat, message: Message) -> bool:
    world = context.world
    everything = not world.privacy or chat.status(world.bot_id).rules
    service = not {"text", "photo", "document"} & set(message.content)
    if everything or service or message.via_bot or message.ephemeral:
        return True
    text = message.content.get("text") or message.content.get("caption") or ""
    if text.startswith("/"):
        _, at, name = text.split(maxsplit=1)[0].partition("@")
        return not at or name.lower() == world.bot_username.lower()
    replied = world.message(chat.id, message.reply_to) if message.reply_to else None
    return replied is not None and (replied.sender == world.bot_id or replied.via_bot)


def service(context: Context, chat: Chat, sender: int, content: Json) -> Message:
    """A service message: people see it, the bot gets it."""
    message = context.world.add_message(chat, sender, content)
    deliver(context, chat, message)
    return message


def set_status(context: Context, chat: Chat, user_id: int, status: Status, by: int) -> None:
    """Change somebody's standing in a group, with service message and updates."""
    world = context.world
    before = chat.status(user_id)
    if before is status:
        return
    old = render.member(world, chat, user_id)
    if before.present and not status.present:
        left = {"left_chat_member": render.user(world, user_id)}
        if user_id == world.bot_id:
            world.changed("message", world.add_message(chat, by, left))
        else:
            service(context, chat, by, left)
    chat.members[user_id] = status
    world.changed("chat", chat)
    _announce(context, chat, user_id, by, old)
    if status.present and not before.present:
        service(context, chat, by, {"new_chat_members": [render.user(world, user_id)]})


def block(context: Context, person_id: int, *, blocked: bool) -> None:
    """A person blocks or unblocks the bot in the private chat."""
    world = context.world
    chat, person = world.chats[person_id], world.people[person_id]
    old = render.member(world, chat, world.bot_id)
    person.blocked = blocked
    chat.members[world.bot_id] = Status.KICKED if blocked else Status.MEMBER
    world.changed("person", person)
    _announce(context, chat, world.bot_id, person_id, old)


def _announce(context: Context, chat: Chat, user_id: int, by: int, old: Json) -> None:
    world = context.world
    mine = user_id == world.bot_id
    if not mine and not chat.status(world.bot_id).rules:
        return
    body = {
        "chat": render.chat(world, chat),
        "from": render.user(world, by),
        "date": int(world.clock()),
        "old_chat_member": old,
        "new_chat_member": render.member(world, chat, user_id),
    }
    context.updates.push("my_chat_member" if mine else "chat_member", body)


def upgrade(context: Context, chat: Chat, by: int) -> Chat:
    """Turn a basic group into a supergroup: new ids, two service messages, dead old messages."""
    world = context.world
    if chat.kind is not ChatKind.GROUP or chat.migrated_to is not None:
        raise ValueError(chat)
    new = Chat(
        world.next_chat_id(ChatKind.SUPERGROUP),
        ChatKind.SUPERGROUP,
        chat.title,
        members=dict(chat.members),
        migrated_from=chat.id,
    )
    world.add_chat(new)
    service(context, chat, by, {"migrate_to_chat_id": new.id})
    chat.migrated_to = new.id
    world.changed("chat", chat)
    service(context, new, by, {"migrate_from_chat_id": chat.id})
    return new


def open_topic(context: Context, chat: Chat, name: str, by: int, color: int) -> Topic:
    """A new forum topic; its id is that of the service message that creates it."""
    created = {"forum_topic_created": {"name": name, "icon_color": color}}
    message = context.world.add_message(chat, by, created)
    message.thread, message.topic = message.id, True
    topic = Topic(message.id, name, icon_color=color)
    chat.topics[topic.id] = topic
    context.world.changed("chat", chat)
    if by == context.world.bot_id:
        context.world.changed("message", message)
    else:
        deliver(context, chat, message)
    return topic
