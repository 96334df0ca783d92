"""The port to a messenger: all that the services know of Telegram.

    MessengerError
    ├── Unreachable   the person never pressed Start, blocked the bot, or the bot was removed
    ├── MessageGone   the message to edit or delete no longer exists, or cannot be edited
    ├── SlowDown      too many requests: wait ``seconds``
    ├── ChatMoved     the group has a ``new`` id
    └── Refused       the messenger refused for another reason (a bug of ours): do not retry

A failed private send must never become a public one: whoever catches ``Unreachable`` tries another
private channel or gives up.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from .incoming import Incoming
from .messages import ChatRef, Choice, MenuCommand, Message, MessageRef

Handler: TypeAlias = Callable[[Incoming], Awaitable[None]]
"""What an adapter calls for each update. It returns soon and never raises."""


class MessengerError(Exception):
    """Something could not be said."""


class Unreachable(MessengerError):  # noqa: N818
    """This person or chat cannot be written to."""


class MessageGone(MessengerError):  # noqa: N818
    """The message cannot be edited or deleted any more."""


class SlowDown(MessengerError):  # noqa: N818
    """Flood control: nothing to this chat for ``seconds``."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"retry after {seconds} s")
        self.seconds = seconds


class ChatMoved(MessengerError):  # noqa: N818
    """The group was upgraded; ``new`` is its id now."""

    def __init__(self, new: int) -> None:
        super().__init__(f"chat moved to {new}")
        self.new = new


class Refused(MessengerError):  # noqa: N818
    """The request was wrong; the text is the messenger's."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What this messenger can do; the services ask here, never for the library's name."""

    ephemeral: bool = True
    inline: bool = True
    disabled_buttons: bool = True
    button_styles: bool = True


class Messenger(Protocol):
    """Speaks to people. Every method may raise a :class:`MessengerError`."""

    @property
    def capabilities(self) -> Capabilities:
        """What it can do."""
        ...

    @property
    def bot_username(self) -> str:
        """The bot's name in links, without ``@``; known once the adapter has started."""
        ...

    async def send(
        self,
        chat: ChatRef,
        message: Message,
        *,
        only_for: int | None = None,
        press_id: str | None = None,
        ephemeral_id: int | None = None,
        is_silent: bool = False,
    ) -> MessageRef:
        """Send a message; with ``only_for`` one that this group member alone sees (ephemeral).

        A bot that is no administrator may do that for 15 s after the member pressed a button
        (``press_id``) or sent an ephemeral command (``Command.ephemeral_id``).
        """
        ...

    async def edit(self, ref: MessageRef, message: Message) -> None:
        """Make the message show this. "Nothing to change" counts as done."""
        ...

    async def delete(self, ref: MessageRef) -> None:
        """Remove a message; one already gone counts as done, MessageGone: it is too old for it."""
        ...

    async def answer_press(self, press_id: str, text: str = "", *, is_alert: bool = False) -> bool:
        """Answer a press with a toast or alert (at most 200 characters); False when too late."""
        ...

    async def answer_ask(self, ask_id: str, choices: Sequence[Choice]) -> bool:
        """Answer an inline query, uncached and personal; False when too late."""
        ...

    async def download(self, file_id: str) -> bytes:
        """The content of a file that a person sent."""
        ...

    async def is_administrator(self, chat: ChatRef, person_id: int) -> bool:
        """Whether the person may administrate the group (always true in private)."""
        ...

    async def is_member(self, chat: ChatRef, person_id: int) -> bool:
        """Whether the person is in the group (always true in private)."""
        ...

    async def set_menu(
        self, commands: Sequence[MenuCommand], *, scope: str, language: str | None = None
    ) -> None:
        """Set the commands menu; ``scope``: ``private`` or ``group``; language: ``ru`` or None."""
        ...

    async def describe(self, *, short: str, long: str, language: str | None = None) -> None:
        """Set the bot's descriptions."""
        ...
