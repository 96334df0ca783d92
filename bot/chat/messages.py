"""What is said to people: messages, pictures, buttons, and where they go. No framework types.

Text is the HTML subset that Telegram reads (``<b> <i> <u> <s> <code> <pre> <a>``), escaped with
:func:`html.escape`. Everything is a frozen value, so that "has anything changed?" is one
comparison.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b


@dataclass(frozen=True, slots=True)
class ChatRef:
    """A chat; ``thread`` is a forum topic's id (None: no topic, or the topic General)."""

    id: int
    thread: int | None = None

    @property
    def is_private(self) -> bool:
        """Whether this is a person's own chat with the bot (ids of groups are negative)."""
        return self.id > 0

    @property
    def log_name(self) -> str:
        """What the log calls it: a private chat has its person's number, which is not told."""
        return "a private chat" if self.is_private else f"chat {self.id}"


@dataclass(frozen=True, slots=True)
class PersonRef:
    """Who did something, as the messenger tells it. ``language`` is the client's, e.g. ``ru``."""

    id: int
    name: str
    username: str | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message that was sent. ``only_for`` is set on one that a single group member sees."""

    chat: ChatRef
    id: int
    only_for: int | None = None


class ButtonStyle(StrEnum):
    """A colour hint; clients that know none show a plain button."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """One inline button: exactly one of ``data`` (a press), ``url`` and ``ask`` (inline query).

    A disabled button is shown grey and does nothing where the client knows that; elsewhere its
    press arrives as any other and is answered.
    """

    label: str
    data: str | None = None
    url: str | None = None
    ask: str | None = None
    style: ButtonStyle = ButtonStyle.PLAIN
    is_disabled: bool = False

    def __post_init__(self) -> None:
        if sum(target is not None for target in (self.data, self.url, self.ask)) != 1:
            raise ValueError("a button has one target")


Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Photo:
    """An encoded picture; ``key`` is a digest of its bytes by which an upload is re-used."""

    data: bytes
    media_type: str = "image/png"

    @property
    def key(self) -> str:
        """A short digest of the content."""
        return blake2b(self.data, digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Document:
    """A file to download, as a deal record."""

    name: str
    data: bytes

    @property
    def key(self) -> str:
        """A short digest of the content."""
        return blake2b(self.data, digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Message:
    """What one message shows. With a photo, ``text`` is its caption (keep it below 500)."""

    text: str
    rows: Rows = ()
    photo: Photo | None = None
    document: Document | None = None

    @property
    def digest(self) -> str:
        """A digest of all that is seen, to tell whether an edit would change anything."""
        photo = self.photo.key if self.photo is not None else ""
        file = (self.document.name, self.document.key) if self.document is not None else ""
        seen = repr((self.text, self.rows, photo, file))
        return blake2b(seen.encode(), digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of an inline answer: picking it posts ``says`` in the sender's name."""

    id: str
    title: str
    says: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class MenuCommand:
    """A line of the commands menu."""

    name: str
    description: str
    is_ephemeral: bool = False
