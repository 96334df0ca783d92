"""The world as the chat page wants it: people, chat list and messages for one viewer.

Texts go out as text and entities, never as HTML; the page builds its own nodes, so nothing a
bot or a person writes can become markup or script.
"""

from __future__ import annotations

from bot.sandbox import commands, render
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.state import Chat, Json, Message, Person

SERVICE_SENTENCES = {
    "new_chat_members": "{who} joined the group",
    "left_chat_member": "{who} left the group",
    "migrate_to_chat_id": "The group was upgraded to a supergroup",
    "migrate_from_chat_id": "The group was upgraded to a supergroup",
    "pinned_message": "{sender} pinned a message",
    "forum_topic_created": "{sender} opened the topic “{name}”",
    "forum_topic_edited": "{sender} renamed the topic to “{name}”",
    "forum_topic_closed": "{sender} closed the topic",
    "forum_topic_reopened": "{sender} reopened the topic",
}


def state(sandbox: Sandbox, viewer: Person) -> Json:
    """Everything around the messages: who there is and the viewer's chat list."""
    world = sandbox.world
    words = world.settings.words
    return {
        "me": viewer.id,
        "people": [person(one) for one in world.people.values()],
        "bot": {
            "id": world.bot_id,
            "name": words.get("name:", world.bot_name),
            "username": world.bot_username,
            "description": words.get(
                f"description:{viewer.language}", words.get("description:", "")
            ),
        },
        "chats": [chat(sandbox, one, viewer) for one in _chats(sandbox, viewer)],
        "faults": faults(sandbox),
    }


def person(one: Person) -> Json:
    """A person of the switcher."""
    return {
        "id": one.id,
        "name": _name(one),
        "language": one.language,
        "started": one.started,
        "blocked": one.blocked,
    }


def faults(sandbox: Sandbox) -> Json:
    """The state of the switches."""
    return {
        "rates": sandbox.context.rates.enforced,
        "slow": sandbox.faults.slow_seconds,
        "duplicates": sandbox.context.updates.duplicate,
        "privacy": sandbox.world.privacy,
        "waiting": len(sandbox.context.updates.waiting),
        "polling": sandbox.context.updates.polling,
        "switches": [str(one.trouble) for one in sandbox.faults.switches],
    }


def chat(sandbox: Sandbox, one: Chat, viewer: Person) -> Json:
    """One line of the chat list and the head of the chat."""
    world = sandbox.world
    seen = world.visible(one, viewer.id)
    newest = seen[-1] if seen else None
    return {
        "id": one.id,
        "kind": str(one.kind),
        "private": one.private,
        "title": world.settings.words.get("name:", world.bot_name) if one.private else one.title,
        "forum": one.forum,
        "topics": [
            {"id": topic.id, "name": topic.name, "closed": topic.closed}
            for topic in one.topics.values()
        ],
        "members": [
            {"id": user_id, "name": _user_name(sandbox, user_id), "status": str(status)}
            for user_id, status in one.members.items()
            if status.present
        ],
        "bot": str(one.status(world.bot_id)),
        "commands": commands.menu(world.settings, one, viewer.id, viewer.language),
        "pinned": one.pinned[-1] if one.pinned else None,
        "last": _headline(sandbox, newest) if newest else None,
    }


def message(sandbox: Sandbox, one: Message) -> Json:
    """One bubble."""
    world = sandbox.world
    body: Json = {
        "chat": one.chat_id,
        "order": one.order,
        "id": one.id,
        "sender": {"id": one.sender, "name": _user_name(sandbox, one.sender)},
        "date": one.date,
        "edited": one.edit_date is not None,
        "text": one.content.get("text") or one.content.get("caption") or "",
        "entities": one.content.get("entities") or one.content.get("caption_entities") or [],
        "photo": _photo(one),
        "document": _document(one),
        "keyboard": (one.keyboard or {}).get("inline_keyboard", []),
        "ephemeral": one.ephemeral,
        "replaces": one.replaces,
        "thread": one.thread if one.topic else None,
        "via": world.bot_username if one.via_bot else None,
        "reactions": list(one.reactions.values()),
        "service": _service(sandbox, one),
        "reply": None,
    }
    if one.reply_to and (target := world.message(one.chat_id, one.reply_to)):
        body["reply"] = _headline(sandbox, target) | {"order": target.order}
    return body


def _chats(sandbox: Sandbox, viewer: Person) -> list[Chat]:
    groups = list(sandbox.world.groups_of(viewer.id))
    return [*groups, sandbox.private(viewer)]


def _headline(sandbox: Sandbox, one: Message) -> Json:
    words = str(one.content.get("text") or one.content.get("caption") or "")
    if not words and (sentence := _service(sandbox, one)):
        words = sentence
    return {
        "order": one.order,
        "date": one.date,
        "sender": _user_name(sandbox, one.sender),
        "words": words[:120],
        "photo": "photo" in one.content,
        "document": "document" in one.content,
        "service": bool(_service(sandbox, one)),
    }


def _service(sandbox: Sandbox, one: Message) -> str | None:
    for field, sentence in SERVICE_SENTENCES.items():
        if field in one.content:
            about = one.content[field]
            subject = about[0] if isinstance(about, list) else about
            known = subject if isinstance(subject, dict) else {}
            return sentence.format(
                who=known.get("first_name", ""),
                name=known.get("name", ""),
                sender=_user_name(sandbox, one.sender),
            )
    return None


def _photo(one: Message) -> Json | None:
    sizes = one.content.get("photo")
    if not sizes:
        return None
    full = sizes[-1]
    return {"id": full["file_id"], "width": full["width"], "height": full["height"]}


def _document(one: Message) -> Json | None:
    document = one.content.get("document")
    if not document:
        return None
    return {
        "id": document["file_id"],
        "name": document["file_name"],
        "size": document["file_size"],
    }


def _name(one: Person) -> str:
    return f"{one.first_name} {one.last_name}" if one.last_name else one.first_name


def _user_name(sandbox: Sandbox, user_id: int) -> str:
    return str(render.user(sandbox.world, user_id)["first_name"])
