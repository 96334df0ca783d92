"""What people do, as adapters hand it over. ``key`` is the update's id, for de-duplication.

``title`` is the name of the group and, where the messenger tells it, of the topic.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from .messages import ChatRef, MessageRef, PersonRef


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """``/name arguments``; ``name`` without slash and bot name, in lower case."""

    key: int
    chat: ChatRef
    person: PersonRef
    name: str
    arguments: str = ""
    message: MessageRef | None = None
    ephemeral_id: int | None = None
    title: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """A button was pressed. ``press_id`` must be answered. ``message`` may be lost or foreign."""

    key: int
    chat: ChatRef | None
    person: PersonRef
    data: str
    press_id: str
    message: MessageRef | None = None
    title: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Plain text in a private chat, or in a group as a reply to one of our messages.

    ``is_chosen``: it was picked from our inline list, whose choices say it.
    """

    key: int
    chat: ChatRef
    person: PersonRef
    text: str
    reply_to: MessageRef | None = None
    is_chosen: bool = False
    title: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class FileSent:
    """A document sent to the bot; fetch it with ``Messenger.download``."""

    key: int
    chat: ChatRef
    person: PersonRef
    file_id: str
    name: str
    size_bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Other:
    """Anything else a person sent in private (a photo, a sticker): gets a short answer."""

    key: int
    chat: ChatRef
    person: PersonRef


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """An inline query ``@bot query``; answer with ``Messenger.answer_ask``."""

    key: int
    person: PersonRef
    query: str
    ask_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """An inline result was picked (needs inline feedback switched on)."""

    key: int
    person: PersonRef
    choice_id: str
    query: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatMigrated:
    """A group became a supergroup: its id changed and its old messages are dead."""

    key: int
    old: int
    new: int


class Standing(StrEnum):
    """The bot's own standing in a chat."""

    MEMBER = "member"
    ADMINISTRATOR = "administrator"
    GONE = "gone"


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingChanged:
    """The bot was added, promoted, removed or (in private) blocked and unblocked."""

    key: int
    chat: ChatRef
    person: PersonRef
    standing: Standing
    title: str = field(default="", compare=False)


Incoming: TypeAlias = (
    Command | Press | Words | FileSent | Other | Ask | Chosen | ChatMigrated | StandingChanged
)
