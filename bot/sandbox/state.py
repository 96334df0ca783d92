"""The records of the sandbox's world: people, chats, messages, files, queries.

Plain mutable dataclasses with JSON-able fields only, so that the store can write and read them
without any further knowledge. All behaviour lives in `world` and in the method modules.
Field names follow the Bot API where the Bot API has a name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Json = dict[str, Any]

GENERAL_TOPIC = 1
"""The thread every forum has; messages in it carry no thread id."""


class ChatKind(StrEnum):
    """The kinds of chat a bot of ours can be in (channels are not modelled)."""

    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"


class Status(StrEnum):
    """A member's standing in a group, by the Bot API's words."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    LEFT = "left"
    KICKED = "kicked"

    @property
    def present(self) -> bool:
        """Whether somebody with this standing is in the group."""
        return self not in (Status.LEFT, Status.KICKED)

    @property
    def rules(self) -> bool:
        """Whether somebody with this standing administers the group."""
        return self in (Status.CREATOR, Status.ADMINISTRATOR)


@dataclass(slots=True)
class Person:
    """A human being with a Telegram account."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language: str | None = "en"
    started: bool = False
    """The person pressed Start: the bot may write first from now on."""
    blocked: bool = False
    deactivated: bool = False


@dataclass(slots=True)
class Topic:
    """A forum topic; its id is the id of the service message that created it."""

    id: int
    name: str
    closed: bool = False
    icon_color: int = 0x6FB9F0


@dataclass(slots=True)
class Chat:
    """A private chat with the bot (its id is the person's) or a group."""

    id: int
    kind: ChatKind
    title: str = ""
    members: dict[int, Status] = field(default_factory=dict)
    forum: bool = False
    topics: dict[int, Topic] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    last_message_id: int = 0
    last_ephemeral_id: int = 0
    last_order: int = 0
    migrated_to: int | None = None
    migrated_from: int | None = None
    username: str | None = None

    @property
    def private(self) -> bool:
        """Whether this is a private chat with the bot."""
        return self.kind is ChatKind.PRIVATE

    def status(self, user_id: int) -> Status:
        """The standing of a user; strangers have left."""
        return self.members.get(user_id, Status.LEFT)


@dataclass(slots=True)
class Message:
    """One message. `content` holds the Bot API's fields of what it says (text, photo, …).

    An ephemeral message has id 0 for the bot, an `ephemeral_id`, and one `receiver`: the person
    who sees it, or the bot when a person sent an ephemeral command. `order` is its place in the
    chat, and its key in the store.
    """

    chat_id: int
    id: int
    order: int
    sender: int
    date: int
    content: Json
    keyboard: Json | None = None
    edit_date: int | None = None
    reply_to: int | None = None
    thread: int | None = None
    topic: bool = False
    via_bot: bool = False
    inline_id: str | None = None
    ephemeral_id: int | None = None
    receiver: int | None = None
    replaces: int | None = None
    reactions: dict[str, str] = field(default_factory=dict)
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether only one member of the group sees it."""
        return self.ephemeral_id is not None


@dataclass(slots=True)
class StoredFile:
    """What is known of a file besides its bytes; `digest` names the bytes."""

    id: str
    unique_id: str
    kind: str
    path: str
    digest: str
    size: int
    name: str | None = None
    mime: str | None = None
    width: int = 0
    height: int = 0


@dataclass(slots=True)
class Webhook:
    """Where updates are pushed; an empty url means long polling."""

    url: str = ""
    secret: str | None = None
    max_connections: int = 40
    last_error: str | None = None
    last_error_date: int | None = None


@dataclass(slots=True)
class BotSettings:
    """Everything the bot has set about itself."""

    commands: dict[str, list[Json]] = field(default_factory=dict)
    """Scope and language as one key (`scope_key`) → commands."""
    words: dict[str, str] = field(default_factory=dict)
    """`name`, `description`, `short_description` per language: `description:ru`."""
    menu_buttons: dict[str, Json] = field(default_factory=dict)
    webhook: Webhook = field(default_factory=Webhook)
    allowed_updates: list[str] | None = None


@dataclass(slots=True)
class Update:
    """An update waiting to be taken by the bot."""

    id: int
    body: Json
    date: float
    redelivered: bool = False
