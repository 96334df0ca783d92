"""A messenger that ships and reaches nobody: it records what every chat and person would see.

Use cases are tested with it. It is as strict as Telegram about limits, knows blocked people, moved
groups and deleted messages, and can be told to fail next time with any ``MessengerError``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from .button_data import MAX_BYTES
from .messages import ChatRef, Choice, MenuCommand, Message, MessageRef
from .port import Capabilities, ChatMoved, MessageGone, MessengerError, Refused, Unreachable

MAX_TEXT = 4096
MAX_CAPTION = 1024
MAX_ANSWER = 200
MAX_BUTTONS_A_ROW = 8
MAX_BUTTONS = 100


@dataclass(frozen=True, slots=True)
class Shown:
    """One message as it stands now; ``edits`` counts how often it was changed."""

    ref: MessageRef
    message: Message
    is_silent: bool = False
    edits: int = 0


@dataclass(frozen=True, slots=True)
class Act:
    """One request, in order: ``method`` is ``send``, ``edit`` or ``delete``."""

    method: str
    ref: MessageRef
    message: Message | None = None


@dataclass(frozen=True, slots=True)
class PressAnswer:
    """How a press was answered."""

    press_id: str
    text: str
    is_alert: bool


@dataclass
class RecordingMessenger:
    """Fulfils :class:`bot.chat.Messenger`. The sets are the world's state; change them freely.

    ``unreachable`` holds ids of chats that refuse; ``moved`` old and new ids of groups;
    ``administrators`` and ``strangers`` (who is no member) pairs of chat and person;
    ``bot_administrates`` ids of groups where an ephemeral message needs no press;
    ``late_presses`` and ``late_asks`` ids answered too late.
    """

    capabilities: Capabilities = field(default_factory=Capabilities)
    bot_username: str = "kontra_bot"
    unreachable: set[int] = field(default_factory=set)
    moved: dict[int, int] = field(default_factory=dict)
    administrators: set[tuple[int, int]] = field(default_factory=set)
    strangers: set[tuple[int, int]] = field(default_factory=set)
    bot_administrates: set[int] = field(default_factory=set)
    late_presses: set[str] = field(default_factory=set)
    late_asks: set[str] = field(default_factory=set)
    files: dict[str, bytes] = field(default_factory=dict)
    acts: list[Act] = field(default_factory=list)
    answers: list[PressAnswer] = field(default_factory=list)
    asks_answered: dict[str, tuple[Choice, ...]] = field(default_factory=dict)
    menus: dict[tuple[str, str | None], tuple[MenuCommand, ...]] = field(default_factory=dict)
    descriptions: dict[str | None, tuple[str, str]] = field(default_factory=dict)
    _messages: dict[tuple[int, int, int | None], Shown] = field(default_factory=dict)
    _failures: list[tuple[str | None, MessengerError]] = field(default_factory=list)
    _last_id: int = 0

    # --- what a test asks ---

    def fail_next(
        self, error: MessengerError, *, method: str | None = None, times: int = 1
    ) -> None:
        """Let the next ``times`` requests (to ``method``, or any) raise ``error``."""
        self._failures.extend([(method, error)] * times)

    def public_in(self, chat: ChatRef | int) -> list[Shown]:
        """What everybody in the chat (or one topic of it) sees now, oldest first."""
        return [
            shown
            for shown in self._messages.values()
            if shown.ref.only_for is None and _is_in(shown.ref.chat, chat)
        ]

    def private_to(self, person_id: int) -> list[Shown]:
        """What this person alone sees now: the private chat and ephemeral messages."""
        return [
            shown
            for shown in self._messages.values()
            if person_id == shown.ref.only_for
            or (shown.ref.only_for is None and shown.ref.chat.id == person_id)
        ]

    def shown(self, ref: MessageRef) -> Shown | None:
        """The message as it stands now, or None when it is gone."""
        return self._messages.get(_place(ref))

    def last_in(self, chat: ChatRef | int) -> Message:
        """The newest public message of the chat; LookupError when there is none."""
        messages = self.public_in(chat)
        if not messages:
            raise LookupError(f"nothing was said in {chat}")
        return messages[-1].message

    def answer_to(self, press_id: str) -> PressAnswer | None:
        """How this press was answered, or None."""
        return next((answer for answer in self.answers if answer.press_id == press_id), None)

    def lose(self, ref: MessageRef) -> None:
        """An administrator deletes the message, or the client drops an ephemeral one."""
        self._messages.pop(_place(ref), None)

    # --- the port ---

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
        """Record a new message; ids increase over all chats."""
        self._fail_if_told("send")
        self._reach(chat.id)
        _check_limits(message)
        if only_for is not None:
            self._check_ephemeral(
                chat, is_asked_for=press_id is not None or ephemeral_id is not None
            )
        self._last_id += 1
        ref = MessageRef(chat, self._last_id, only_for)
        self._messages[_place(ref)] = Shown(ref, message, is_silent)
        self.acts.append(Act("send", ref, message))
        return ref

    async def edit(self, ref: MessageRef, message: Message) -> None:
        """Change a message that still stands."""
        self._fail_if_told("edit")
        self._reach(ref.chat.id)
        _check_limits(message)
        old = self.shown(ref)
        if old is None or (old.message.photo is not None and message.photo is None):
            raise MessageGone(f"message {ref.id} cannot be edited")
        if old.message.digest != message.digest:
            self._messages[_place(ref)] = replace(old, message=message, edits=old.edits + 1)
        self.acts.append(Act("edit", ref, message))

    async def delete(self, ref: MessageRef) -> None:
        """Remove a message."""
        self._fail_if_told("delete")
        self._reach(ref.chat.id)
        self._messages.pop(_place(ref), None)
        self.acts.append(Act("delete", ref))

    async def answer_press(self, press_id: str, text: str = "", *, is_alert: bool = False) -> bool:
        """Record the answer; a second answer to the same press is too late."""
        self._fail_if_told("answer_press")
        if len(text) > MAX_ANSWER:
            raise Refused(f"an answer of {len(text)} characters")
        if press_id in self.late_presses:
            return False
        self.late_presses.add(press_id)
        self.answers.append(PressAnswer(press_id, text, is_alert))
        return True

    async def answer_ask(self, ask_id: str, choices: Sequence[Choice]) -> bool:
        """Record the choices offered."""
        self._fail_if_told("answer_ask")
        ids = {choice.id for choice in choices}
        if len(choices) > 50 or len(ids) != len(choices):
            raise Refused("more than 50 choices, or two with the same id")
        if ask_id in self.late_asks:
            return False
        self.late_asks.add(ask_id)
        self.asks_answered[ask_id] = tuple(choices)
        return True

    async def download(self, file_id: str) -> bytes:
        """The content put into ``files``."""
        self._fail_if_told("download")
        if file_id not in self.files:
            raise Refused(f"no file {file_id}")
        return self.files[file_id]

    async def is_administrator(self, chat: ChatRef, person_id: int) -> bool:
        """Whether the pair is in ``administrators``; always in private."""
        self._fail_if_told("is_administrator")
        return chat.is_private or (chat.id, person_id) in self.administrators

    async def is_member(self, chat: ChatRef, person_id: int) -> bool:
        """Whether the pair is not in ``strangers``; always in private."""
        self._fail_if_told("is_member")
        return chat.is_private or (chat.id, person_id) not in self.strangers

    async def set_menu(
        self, commands: Sequence[MenuCommand], *, scope: str, language: str | None = None
    ) -> None:
        """Record the menu."""
        self._fail_if_told("set_menu")
        self.menus[scope, language] = tuple(commands)

    async def describe(self, *, short: str, long: str, language: str | None = None) -> None:
        """Record the descriptions."""
        self._fail_if_told("describe")
        self.descriptions[language] = (short, long)

    # --- inside ---

    def _fail_if_told(self, method: str) -> None:
        for index, (wanted, error) in enumerate(self._failures):
            if wanted in {None, method}:
                del self._failures[index]
                raise error

    def _reach(self, chat_id: int) -> None:
        if chat_id in self.moved:
            raise ChatMoved(self.moved[chat_id])
        if chat_id in self.unreachable:
            raise Unreachable("it cannot be written to")

    def _check_ephemeral(self, chat: ChatRef, *, is_asked_for: bool) -> None:
        if chat.is_private:
            raise Refused("ephemeral messages exist in groups only")
        if not is_asked_for and chat.id not in self.bot_administrates:
            raise Unreachable("an ephemeral message needs a press or an administrator")


def _place(ref: MessageRef) -> tuple[int, int, int | None]:
    return ref.chat.id, ref.id, ref.only_for


def _is_in(place: ChatRef, chat: ChatRef | int) -> bool:
    return place.id == chat if isinstance(chat, int) else place == chat


def _check_limits(message: Message) -> None:
    limit = MAX_TEXT if message.photo is None and message.document is None else MAX_CAPTION
    if len(message.text) > limit or (limit == MAX_TEXT and not message.text):
        raise Refused(f"a text of {len(message.text)} characters")
    buttons = [button for row in message.rows for button in row]
    if len(buttons) > MAX_BUTTONS or any(len(row) > MAX_BUTTONS_A_ROW for row in message.rows):
        raise Refused(f"a keyboard of {len(buttons)} buttons")
    for button in buttons:
        if not button.label or not 1 <= len((button.data or "-").encode()) <= MAX_BYTES:
            raise Refused(f"a button without a label or with too much data: {button}")
