"""Bot API updates (as JSON objects) read into incoming values.

What is nobody's business of ours gives None: edited and forwarded messages, bots and channels,
commands for other bots, talk in a group that is no reply to us. Commands are looked for in texts
only, at the very beginning.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.chat import (
    Ask,
    ChatMigrated,
    ChatRef,
    Chosen,
    Command,
    FileSent,
    Incoming,
    MessageRef,
    Other,
    PersonRef,
    Press,
    Standing,
    StandingChanged,
    Words,
)

from .transport import Account, Json

_COMMAND = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@(\w+))?(?:\s+(.*))?\s*", re.DOTALL)
_STANDINGS = {
    "creator": Standing.ADMINISTRATOR,
    "administrator": Standing.ADMINISTRATOR,
    "member": Standing.MEMBER,
    "left": Standing.GONE,
    "kicked": Standing.GONE,
}
_CONTENTS = frozenset(
    {
        "animation", "audio", "checklist", "contact", "dice", "document", "game", "live_photo",
        "location", "paid_media", "photo", "poll", "rich_message", "sticker", "story", "text",
        "venue", "video", "video_note", "voice",
    }
)  # fmt: skip
"""What a person sends; every other message is a service message."""


def read_update(update: Json, account: Account) -> Incoming | None:
    """What happened, or None when it is not for us. KeyError never: updates are well-formed."""
    key = int(update["update_id"])
    for field, read in _READERS.items():
        if field in update:
            return read(key, update[field], account)
    return None


def _read_message(key: int, message: Json, account: Account) -> Incoming | None:
    migrated = _read_migration(key, message)
    if migrated is not None:
        return migrated
    person = _person(message.get("from"))
    if person is None or message["chat"]["type"] == "channel":
        return None
    if not any(content in message for content in _CONTENTS):
        return None
    if "document" in message:
        return _read_document(key, person, message, account)
    if "text" in message and "forward_origin" not in message:
        return _read_text(key, person, message, account)
    return _read_rest(key, person, message)


def _read_text(key: int, person: PersonRef, message: Json, account: Account) -> Incoming | None:
    if message["text"].startswith("/"):
        return _read_command(key, person, message, account)
    if not _is_to_us(message, account):
        return None
    reply_to = None
    if _is_reply_to(message, account):
        reply_to = _message_ref(message["reply_to_message"])
    return Words(
        key=key,
        chat=_chat(message),
        person=person,
        text=message["text"],
        reply_to=reply_to,
        is_chosen=_is_via_us(message, account),
        title=_title(message),
    )


def _read_rest(key: int, person: PersonRef, message: Json) -> Other | None:
    chat = _chat(message)
    return Other(key=key, chat=chat, person=person) if chat.is_private else None


def _read_migration(key: int, message: Json) -> ChatMigrated | None:
    here = int(message["chat"]["id"])
    if "migrate_to_chat_id" in message:
        return ChatMigrated(key=key, old=here, new=int(message["migrate_to_chat_id"]))
    if "migrate_from_chat_id" in message:
        return ChatMigrated(key=key, old=int(message["migrate_from_chat_id"]), new=here)
    return None


def _read_command(key: int, person: PersonRef, message: Json, account: Account) -> Command | None:
    match = _COMMAND.fullmatch(message["text"])
    if match is None:
        return None
    name, bot, arguments = match.groups()
    if bot is not None and bot.lower() != account.username.lower():
        return None
    ephemeral_id = message.get("ephemeral_message_id")
    return Command(
        key=key,
        chat=_chat(message),
        person=person,
        name=name.lower(),
        arguments=(arguments or "").strip(),
        message=_message_ref(message) if ephemeral_id is None else None,
        ephemeral_id=ephemeral_id,
        title=_title(message),
    )


def _read_document(
    key: int, person: PersonRef, message: Json, account: Account
) -> FileSent | None:
    if not _is_to_us(message, account):
        return None
    document = message["document"]
    return FileSent(
        key=key,
        chat=_chat(message),
        person=person,
        file_id=document["file_id"],
        name=document.get("file_name", ""),
        size_bytes=document.get("file_size", 0),
    )


def _read_press(key: int, query: Json, _: Account) -> Press | None:
    person = _person(query["from"])
    if person is None or "data" not in query:
        return None
    message = query.get("message")
    return Press(
        key=key,
        chat=_chat(message) if message is not None else None,
        person=person,
        data=query["data"],
        press_id=query["id"],
        message=_message_ref(message) if message is not None else None,
        title=_title(message) if message is not None else "",
    )


def _read_ask(key: int, query: Json, _: Account) -> Ask | None:
    person = _person(query["from"])
    if person is None:
        return None
    return Ask(key=key, person=person, query=query["query"], ask_id=query["id"])


def _read_chosen(key: int, chosen: Json, _: Account) -> Chosen | None:
    person = _person(chosen["from"])
    if person is None:
        return None
    return Chosen(key=key, person=person, choice_id=chosen["result_id"], query=chosen["query"])


def _read_standing(key: int, change: Json, _: Account) -> StandingChanged | None:
    person = _person(change["from"], may_be_bot=True)
    if person is None or change["chat"]["type"] == "channel":
        return None
    member = change["new_chat_member"]
    restricted = Standing.MEMBER if member.get("is_member") else Standing.GONE
    standing = _STANDINGS.get(member["status"], restricted)
    return StandingChanged(
        key=key,
        chat=ChatRef(int(change["chat"]["id"])),
        person=person,
        standing=standing,
        title=change["chat"].get("title", ""),
    )


_READERS: dict[str, Callable[[int, Json, Account], Incoming | None]] = {
    "message": _read_message,
    "callback_query": _read_press,
    "inline_query": _read_ask,
    "chosen_inline_result": _read_chosen,
    "my_chat_member": _read_standing,
}
UPDATE_KINDS = tuple(_READERS)
"""The kinds of updates to ask Telegram for (``allowed_updates``)."""


def _chat(message: Json) -> ChatRef:
    """The chat and its topic; in General and in replies elsewhere the thread id means nothing."""
    thread = message.get("message_thread_id") if message.get("is_topic_message") else None
    return ChatRef(int(message["chat"]["id"]), thread)


def _title(message: Json) -> str:
    """The group's name, and the topic's where the message says it."""
    group = str(message["chat"].get("title") or "")
    opening = (message.get("reply_to_message") or {}).get("forum_topic_created")
    if opening is None or not message.get("is_topic_message"):
        return group
    return f"{group} · {opening['name']}"


def _message_ref(message: Json) -> MessageRef:
    """Which message it is; it may be one that Telegram has no content of any more (date 0)."""
    receiver = message.get("receiver_user")
    if "ephemeral_message_id" in message and receiver is not None:
        return MessageRef(_chat(message), message["ephemeral_message_id"], int(receiver["id"]))
    return MessageRef(_chat(message), int(message["message_id"]))


def _person(user: Json | None, *, may_be_bot: bool = False) -> PersonRef | None:
    """The person, or None for bots, channels and anonymous administrators."""
    if user is None or (user.get("is_bot") and not may_be_bot):
        return None
    names = (user.get("first_name", ""), user.get("last_name", ""))
    return PersonRef(
        id=int(user["id"]),
        name=" ".join(name for name in names if name),
        username=user.get("username"),
        language=user.get("language_code"),
    )


def _is_reply_to(message: Json, account: Account) -> bool:
    """Whether it answers a message of the bot; every message in a topic "answers" its opening."""
    reply = message.get("reply_to_message") or {}
    is_opening = "forum_topic_created" in reply
    return not is_opening and (reply.get("from") or {}).get("id") == account.id


def _is_to_us(message: Json, account: Account) -> bool:
    """Whether it is said in private, answers the bot, or was chosen from its inline list."""
    is_private = message["chat"]["id"] > 0
    return is_private or _is_via_us(message, account) or _is_reply_to(message, account)


def _is_via_us(message: Json, account: Account) -> bool:
    return bool((message.get("via_bot") or {}).get("id") == account.id)
