"""The sandbox's records as Bot API objects: User, Chat, Message, ChatMember.

Two of Telegram's traps are kept on purpose: a reply outside any topic carries a
`message_thread_id` that must not be used for sending (only `is_topic_message` makes it valid),
and what is left of a deleted message is an `InaccessibleMessage` with date 0.
"""

from __future__ import annotations

from bot.sandbox.state import Chat, ChatKind, Json, Message, Person, Status
from bot.sandbox.world import World

ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_pin_messages",
    "can_manage_topics",
)


def person(one: Person) -> Json:
    """User object of a human being."""
    user: Json = {"id": one.id, "is_bot": False, "first_name": one.first_name}
    optional = {
        "last_name": one.last_name,
        "username": one.username,
        "language_code": one.language,
    }
    return user | {name: value for name, value in optional.items() if value}


def bot(world: World) -> Json:
    """User object of the bot."""
    return {
        "id": world.bot_id,
        "is_bot": True,
        "first_name": world.settings.words.get("name:", world.bot_name),
        "username": world.bot_username,
    }


def user(world: World, user_id: int) -> Json:
    """User object of whoever has the id."""
    return bot(world) if user_id == world.bot_id else person(world.people[user_id])


def chat(world: World, one: Chat) -> Json:
    """Chat object."""
    body: Json = {"id": one.id, "type": str(one.kind)}
    if one.private:
        about = person(world.people[one.id])
        names = ("first_name", "last_name", "username")
        return body | {name: about[name] for name in names if name in about}
    body["title"] = one.title
    if one.username:
        body["username"] = one.username
    if one.forum:
        body["is_forum"] = True
    return body


def full_chat(world: World, one: Chat) -> Json:
    """ChatFullInfo object, with what the sandbox knows."""
    body = chat(world, one) | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": {
            "unlimited_gifts": False,
            "limited_gifts": False,
            "unique_gifts": False,
            "premium_subscription": False,
            "gifts_from_channels": False,
        },
    }
    if one.pinned and (pinned := world.message(one.id, one.pinned[-1])):
        body["pinned_message"] = message(world, pinned, nested=True)
    if not one.private:
        body["permissions"] = {"can_send_messages": True, "can_send_photos": True}
    return body


def message(world: World, one: Message, *, nested: bool = False) -> Json:
    """Message object as the bot gets it; a nested one shows no further replies."""
    place = world.chats[one.chat_id]
    if one.deleted:
        return {"chat": chat(world, place), "message_id": one.id, "date": 0}
    body: Json = {
        "message_id": one.id,
        "date": one.date,
        "chat": chat(world, place),
        "from": user(world, one.sender),
    } | _content(world, one)
    if one.edit_date is not None:
        body["edit_date"] = one.edit_date
    if one.keyboard is not None and "inline_keyboard" in one.keyboard:
        body["reply_markup"] = one.keyboard
    if one.via_bot:
        body["via_bot"] = bot(world)
    if one.ephemeral_id is not None and one.receiver is not None:
        body["ephemeral_message_id"] = one.ephemeral_id
        body["receiver_user"] = user(world, one.receiver)
    return body | _place(world, place, one, nested=nested)


def _content(world: World, one: Message) -> Json:
    content = {name: value for name, value in one.content.items() if value is not None}
    for field in ("entities", "caption_entities"):
        if field in content:
            content[field] = [_entity(world, entity) for entity in content[field]]
            if not content[field]:
                del content[field]
    return content


def _entity(world: World, entity: Json) -> Json:
    if "user_id" not in entity:
        return entity
    rest = {name: value for name, value in entity.items() if name != "user_id"}
    if (one := world.people.get(entity["user_id"])) is None:
        return rest | {"type": "text_link", "url": f"tg://user?id={entity['user_id']}"}
    return rest | {"user": person(one)}


def _place(world: World, place: Chat, one: Message, *, nested: bool) -> Json:
    """Thread and reply fields."""
    body: Json = {}
    if one.topic:
        body |= {"message_thread_id": one.thread, "is_topic_message": True}
    elif one.reply_to is not None and place.kind is ChatKind.SUPERGROUP:
        body["message_thread_id"] = thread_root(world, one)
    replied = one.reply_to
    if replied is None and one.topic and one.thread != one.id:
        replied = one.thread
    if replied is not None and not nested and (target := world.message(place.id, replied)):
        body["reply_to_message"] = message(world, target, nested=True)
    return body


def thread_root(world: World, one: Message) -> int:
    """The first message of a chain of replies."""
    current = one
    while current.reply_to is not None:
        target = world.message(current.chat_id, current.reply_to)
        if target is None:
            return current.reply_to
        current = target
    return current.id


def member(world: World, place: Chat, user_id: int) -> Json:
    """ChatMember object of one of the six kinds."""
    status = place.status(user_id)
    body: Json = {"user": user(world, user_id), "status": str(status)}
    if status is Status.CREATOR:
        body["is_anonymous"] = False
    if status is Status.ADMINISTRATOR:
        body |= {"can_be_edited": False, "is_anonymous": False}
        body |= dict.fromkeys(ADMIN_RIGHTS, True)
        if not place.forum:
            del body["can_manage_topics"]
    if status is Status.KICKED:
        body["until_date"] = 0
    return body
