"""The messenger port over the Telegram Bot API 10.3, for any library (see ``transport``)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.chat import (
    Capabilities,
    ChatRef,
    Choice,
    MenuCommand,
    Message,
    MessageGone,
    MessageRef,
    MessengerError,
    Photo,
    Refused,
    Rows,
    Unreachable,
)

from . import writing
from .failures import NOT_ENTITLED, NOT_FOUND_TO_DELETE, NOT_MODIFIED, STALE_FILE, TOO_LATE, says
from .pictures import FileIdStore, Pictures
from .reading import UPDATE_KINDS
from .transport import Account, Json, Request, Transport

log = logging.getLogger(__name__)

_RULERS = frozenset({"creator", "administrator"})
_ABSENT = frozenset({"left", "kicked"})

Draft: TypeAlias = Callable[[Json, str | None], Request]
"""Makes a request from a keyboard and, perhaps, the file id of the picture."""


class BotApiMessenger:
    """Fulfils :class:`bot.chat.Messenger`. Call :meth:`start` once before anything else.

    What an older server refuses (button styles, disabled buttons) is left out from then on, and
    ``capabilities`` tell so.
    """

    def __init__(
        self,
        transport: Transport,
        *,
        capabilities: Capabilities | None = None,
        file_ids: FileIdStore | None = None,
    ) -> None:
        self.capabilities = capabilities or Capabilities()
        self._transport = transport
        self._pictures = Pictures(file_ids)
        self._account: Account | None = None

    async def start(self) -> Account:
        """Ask Telegram who the bot is; asked once."""
        if self._account is None:
            me = await self._transport.call(Request("getMe", {}))
            self._account = Account(int(me["id"]), str(me["username"]))
        return self._account

    async def open_webhook(self, *, url: str, secret: str) -> None:
        """Have Telegram send updates to ``url`` (https) with this secret token."""
        request = writing.webhook_request(url=url, secret=secret, kinds=UPDATE_KINDS)
        await self._transport.call(request)

    @property
    def bot_username(self) -> str:
        """The bot's name in links; RuntimeError before :meth:`start`."""
        if self._account is None:
            raise RuntimeError("the messenger has not been started")
        return self._account.username

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
        """Send a message, or with ``only_for`` an ephemeral one."""
        where = writing.destination(
            chat,
            only_for=only_for,
            press_id=press_id,
            ephemeral_id=ephemeral_id,
            is_silent=is_silent,
        )
        try:
            result = await self._write(
                message,
                lambda markup, file_id: writing.send_request(
                    message, where, markup, file_id=file_id
                ),
            )
        except Refused as error:
            if only_for is not None and says(str(error), *TOO_LATE, *NOT_ENTITLED):
                raise Unreachable(str(error)) from error
            raise
        id_field = "message_id" if only_for is None else "ephemeral_message_id"
        ref = MessageRef(chat, int(result[id_field]), only_for)
        await self._remember_picture(ref, message.photo, result)
        return ref

    async def edit(self, ref: MessageRef, message: Message) -> None:
        """Make the message show this."""
        photo = message.photo
        has_picture = photo is not None and self._pictures.shows(ref, photo.key)
        try:
            result = await self._write(
                message,
                lambda markup, file_id: writing.edit_request(
                    ref, message, markup, file_id=file_id, has_picture=has_picture
                ),
            )
        except MessageGone:
            self._pictures.gone(ref)
            raise
        except Refused as error:
            if not says(str(error), NOT_MODIFIED):
                raise
            result = None
        await self._remember_picture(ref, photo, result)

    async def delete(self, ref: MessageRef) -> None:
        """Remove a message; MessageGone when it is too old to be removed."""
        self._pictures.gone(ref)
        try:
            await self._transport.call(writing.delete_request(ref))
        except MessageGone as error:
            if not says(str(error), NOT_FOUND_TO_DELETE, "message_id_invalid"):
                raise

    async def answer_press(self, press_id: str, text: str = "", *, is_alert: bool = False) -> bool:
        """Answer a press."""
        params: Json = {"callback_query_id": press_id}
        if text:
            params |= {"text": text, "show_alert": is_alert}
        return await self._in_time(Request("answerCallbackQuery", params))

    async def answer_ask(self, ask_id: str, choices: Sequence[Choice]) -> bool:
        """Answer an inline query."""
        return await self._in_time(writing.ask_request(ask_id, choices))

    async def download(self, file_id: str) -> bytes:
        """The content of a file (Telegram gives at most 20 MB)."""
        return await self._transport.download(file_id)

    async def is_administrator(self, chat: ChatRef, person_id: int) -> bool:
        """Whether the person is the group's creator or an administrator."""
        return chat.is_private or await self._status(chat, person_id) in _RULERS

    async def is_member(self, chat: ChatRef, person_id: int) -> bool:
        """Whether the person is in the group; somebody restricted counts as a member."""
        if chat.is_private:
            return True
        try:
            return await self._status(chat, person_id) not in _ABSENT
        except Refused:
            return False

    async def _status(self, chat: ChatRef, person_id: int) -> str:
        params = {"chat_id": chat.id, "user_id": person_id}
        member = await self._transport.call(Request("getChatMember", params))
        return str(member["status"])

    async def set_menu(
        self, commands: Sequence[MenuCommand], *, scope: str, language: str | None = None
    ) -> None:
        """Set the commands menu of ``private`` chats or of every ``group``."""
        request = writing.menu_request(
            commands,
            scope=scope,
            language=language,
            knows_ephemeral=self.capabilities.ephemeral,
        )
        await self._transport.call(request)

    async def describe(self, *, short: str, long: str, language: str | None = None) -> None:
        """Set the bot's descriptions."""
        where = writing.in_language(language)
        short_request = Request("setMyShortDescription", {"short_description": short} | where)
        await self._transport.call(short_request)
        await self._transport.call(Request("setMyDescription", {"description": long} | where))

    async def _in_time(self, answer: Request) -> bool:
        try:
            await self._transport.call(answer)
        except Refused as error:
            if says(str(error), *TOO_LATE):
                return False
            raise
        return True

    async def _write(self, message: Message, draft: Draft) -> Any:
        """Send a draft; once more with the picture itself when its file id is unknown."""
        photo = message.photo
        file_id = await self._pictures.file_id(photo.key) if photo is not None else None
        try:
            return await self._with_keyboard(message.rows, draft, file_id)
        except Refused as error:
            if photo is None or file_id is None or not says(str(error), *STALE_FILE):
                raise
        await self._pictures.lost(photo.key)
        return await self._with_keyboard(message.rows, draft, None)

    async def _with_keyboard(self, rows: Rows, draft: Draft, file_id: str | None) -> Any:
        """Send a draft; once more with plain buttons when the others are not understood."""
        knows_all = self.capabilities.disabled_buttons and self.capabilities.button_styles
        markup = writing.keyboard(rows, is_plain=not knows_all)
        try:
            return await self._transport.call(draft(markup, file_id))
        except Refused as error:
            is_about_buttons = says(str(error), "button", "markup", "keyboard", "style")
            if not (knows_all and is_about_buttons and writing.is_decorated(rows)):
                raise
            refusal = error
        try:
            plain = writing.keyboard(rows, is_plain=True)
            result = await self._transport.call(draft(plain, file_id))
        except MessengerError:
            raise refusal from None
        log.warning("plain buttons from now on: %s", refusal)
        self.capabilities = replace(self.capabilities, disabled_buttons=False, button_styles=False)
        return result

    async def _remember_picture(self, ref: MessageRef, photo: Photo | None, result: Any) -> None:
        if photo is None:
            return
        self._pictures.displayed(ref, photo.key)
        # An edited ephemeral message answers with True: its file id stays unknown.
        sizes = result.get("photo") if isinstance(result, dict) else None
        if sizes:
            await self._pictures.uploaded(photo.key, str(sizes[-1]["file_id"]))
