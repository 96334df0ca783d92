"""The sandbox's world: who exists, what was said, and who is told when it changes.

The world knows no HTTP and no Bot API methods. Every change goes through `changed`, so that the
store, the pages and waiting tests hear of it at once. Everything runs in one event loop; a
method call is atomic because nothing here awaits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.sandbox.clock import Clock
from bot.sandbox.files import Files
from bot.sandbox.state import BotSettings, Chat, ChatKind, Json, Message, Person, Status

FIRST_PERSON = 1001
FIRST_GROUP = -5001
FIRST_SUPERGROUP = -1_002_000_000_001


@dataclass(frozen=True, slots=True)
class Change:
    """Something happened: the kind of record and the record as it is now."""

    kind: str
    record: Any


class World:
    """People, chats, messages and files, with the lookups everything else needs."""

    def __init__(
        self,
        *,
        clock: Clock,
        token: str,
        bot_username: str,
        bot_name: str,
        folder: Path | None = None,
    ) -> None:
        self.clock = clock
        self.token = token
        self.bot_id = int(token.split(":", 1)[0])
        self.bot_username = bot_username
        self.bot_name = bot_name
        self.settings = BotSettings()
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.last_box_id = 0
        """The bot's own counter of messages in private chats and basic groups."""
        self.listeners: list[Callable[[Change], None]] = []
        self.files = Files(self.changed, folder)
        self.privacy = True
        """Privacy mode: in groups the bot sees commands, replies to it and service messages."""

    def changed(self, kind: str, record: Any) -> None:
        """Tell everybody who listens."""
        change = Change(kind, record)
        for listener in tuple(self.listeners):
            listener(change)

    # --- people and chats -------------------------------------------------------------------

    def add_person(self, person: Person) -> Person:
        """Let a person exist, together with the private chat with the bot."""
        self.people[person.id] = person
        self.changed("person", person)
        if person.id not in self.chats:
            members = {person.id: Status.MEMBER, self.bot_id: Status.MEMBER}
            self.add_chat(Chat(person.id, ChatKind.PRIVATE, members=members))
        return person

    def add_chat(self, chat: Chat) -> Chat:
        """Let a chat exist."""
        self.chats[chat.id] = chat
        self.messages.setdefault(chat.id, {})
        self.changed("chat", chat)
        return chat

    def next_person_id(self) -> int:
        """An id nobody has."""
        return max(self.people, default=FIRST_PERSON - 1) + 1

    def next_chat_id(self, kind: ChatKind) -> int:
        """An id no group of this kind has (supergroups need 64 bits, as in Telegram)."""
        first = FIRST_SUPERGROUP if kind is ChatKind.SUPERGROUP else FIRST_GROUP
        taken = [chat.id for chat in self.chats.values() if chat.kind is kind]
        return min(taken, default=first + 1) - 1

    def groups_of(self, user_id: int) -> Iterator[Chat]:
        """Every living group the user is in."""
        for chat in self.chats.values():
            if not chat.private and chat.migrated_to is None and chat.status(user_id).present:
                yield chat

    def bot_knows(self, person: Person) -> bool:
        """Whether the bot ever met the person (wrote first, or shares a group)."""
        if person.started or self.messages[person.id]:
            return True
        return any(chat.status(self.bot_id).present for chat in self.groups_of(person.id))

    # --- messages ---------------------------------------------------------------------------

    def add_message(
        self,
        chat: Chat,
        sender: int,
        content: Json,
        *,
        ephemeral_for: int | None = None,
        keyboard: Json | None = None,
    ) -> Message:
        """Append a message to a chat; the caller may still fill in the rest and call `changed`."""
        said = self.messages[chat.id]
        chat.last_order = order = chat.last_order + 1
        number, ephemeral = 0, None
        if ephemeral_for is not None:
            chat.last_ephemeral_id += 1
            ephemeral = chat.last_ephemeral_id
        elif chat.kind is ChatKind.SUPERGROUP:
            chat.last_message_id += 1
            number = chat.last_message_id
        else:
            self.last_box_id += 1
            number = chat.last_message_id = self.last_box_id
        message = Message(
            chat_id=chat.id,
            id=number,
            order=order,
            sender=sender,
            date=int(self.clock()),
            content=content,
            keyboard=keyboard,
            ephemeral_id=ephemeral,
            receiver=ephemeral_for,
        )
        said[order] = message
        return message

    def message(self, chat_id: int, message_id: int) -> Message | None:
        """A living ordinary message by its id."""
        for message in reversed(self.messages.get(chat_id, {}).values()):
            if message.id == message_id and not message.ephemeral:
                return None if message.deleted else message
        return None

    def ephemeral(self, chat_id: int, receiver: int, ephemeral_id: int) -> Message | None:
        """A living ephemeral message between the bot and one member."""
        for message in reversed(self.messages.get(chat_id, {}).values()):
            if message.ephemeral_id == ephemeral_id and receiver in (
                message.receiver,
                message.sender,
            ):
                return None if message.deleted else message
        return None

    def inline_message(self, inline_id: str) -> Message | None:
        """A living message sent through inline mode."""
        for said in self.messages.values():
            for message in said.values():
                if message.inline_id == inline_id and not message.deleted:
                    return message
        return None

    def delete(self, message: Message) -> None:
        """Take a message away for everybody."""
        message.deleted = True
        message.content, message.keyboard = {}, None
        chat = self.chats[message.chat_id]
        if message.id in chat.pinned:
            chat.pinned.remove(message.id)
            self.changed("chat", chat)
        self.changed("message", message)

    def visible(self, chat: Chat, viewer: int) -> list[Message]:
        """What one person sees in a chat, oldest first."""
        return [
            message
            for message in self.messages[chat.id].values()
            if not message.deleted
            and (not message.ephemeral or viewer in (message.receiver, message.sender))
        ]
