"""What a person sees on the screen, as values for tests and audits.

A `Seen` is a snapshot of one message as one viewer sees it: compare it, keep it, look at its
pictures. A later edit makes a new snapshot.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.files import Files
from bot.sandbox.state import Json, Message


class NoSuchButtonError(LookupError):
    """The message has no such button now; the labels that are there come with it."""


@dataclass(frozen=True, slots=True)
class Button:
    """One button of an inline keyboard."""

    text: str
    data: str | None = None
    url: str | None = None
    style: str | None = None
    disabled: bool = False
    switch_inline: str | None = None
    """The query that a press puts behind `@bot` in the input field."""
    copy_text: str | None = None

    @classmethod
    def of(cls, raw: Json) -> Button:
        """From the Bot API's InlineKeyboardButton."""
        query = raw.get("switch_inline_query_current_chat", raw.get("switch_inline_query"))
        return cls(
            text=raw["text"],
            data=raw.get("callback_data"),
            url=raw.get("url"),
            style=raw.get("style"),
            disabled="disabled" in raw,
            switch_inline=query,
            copy_text=(raw.get("copy_text") or {}).get("text"),
        )


@dataclass(frozen=True, slots=True)
class Seen:
    """One message on somebody's screen."""

    chat_id: int
    id: int
    """0 for ephemeral messages, as the Bot API numbers them."""
    order: int
    sender: int
    date: int
    content: Json
    keyboard: tuple[tuple[Button, ...], ...] = ()
    edit_date: int | None = None
    reply_to: int | None = None
    thread: int | None = None
    ephemeral_id: int | None = None
    reactions: tuple[str, ...] = ()
    _files: Files | None = field(default=None, repr=False, compare=False)

    @classmethod
    def of(cls, message: Message, files: Files) -> Seen:
        """The present state of a message."""
        rows = (message.keyboard or {}).get("inline_keyboard", [])
        return cls(
            chat_id=message.chat_id,
            id=message.id,
            order=message.order,
            sender=message.sender,
            date=message.date,
            content=dict(message.content),
            keyboard=tuple(tuple(Button.of(raw) for raw in row) for row in rows),
            edit_date=message.edit_date,
            reply_to=message.reply_to,
            thread=message.thread if message.topic else None,
            ephemeral_id=message.ephemeral_id,
            reactions=tuple(message.reactions.values()),
            _files=files,
        )

    @property
    def words(self) -> str:
        """The text, or the caption of a picture or document; empty for neither."""
        return str(self.content.get("text") or self.content.get("caption") or "")

    @property
    def ephemeral(self) -> bool:
        """Whether only the viewer (and the bot) sees it."""
        return self.ephemeral_id is not None

    @property
    def photo(self) -> bytes | None:
        """The picture's bytes in full size."""
        sizes = self.content.get("photo")
        return self._data(sizes[-1]["file_id"]) if sizes else None

    @property
    def document(self) -> bytes | None:
        """The attached file's bytes."""
        document = self.content.get("document")
        return self._data(document["file_id"]) if document else None

    @property
    def document_name(self) -> str | None:
        """The attached file's name."""
        document = self.content.get("document")
        return str(document["file_name"]) if document else None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, row by row."""
        return tuple(button for row in self.keyboard for button in row)

    @property
    def labels(self) -> tuple[str, ...]:
        """What the buttons say."""
        return tuple(button.text for button in self.buttons)

    def button(self, label: str | None = None, *, data: str | None = None) -> Button:
        """The button with a label or with callback data; NoSuchButtonError when there is none."""
        for button in self.buttons:
            if (label is None or button.text == label) and data in (None, button.data):
                return button
        raise NoSuchButtonError(f"no button {label or data!r} among {self.labels}")

    def _data(self, file_id: str) -> bytes:
        assert self._files is not None
        return self._files.data(self._files.records[file_id])
