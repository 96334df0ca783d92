"""Bot API requests carried by python-telegram-bot, and its exceptions in the port's words.

The library's types end at Bot API 10.0. Raw requests (``do_api_request``) know every version, so
ephemeral messages and disabled buttons work here as well.
"""

from __future__ import annotations

from typing import Any

from telegram import Bot, InputFile
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    EndPointNotFound,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.chat import Capabilities, MessengerError, SlowDown
from bot.messengers.bot_api import BotApiMessenger, FileIdStore, Request, failure, no_answer

_CODES: tuple[tuple[type[TelegramError], int], ...] = (
    (BadRequest, 400),
    (InvalidToken, 401),
    (Forbidden, 403),
    (EndPointNotFound, 404),
    (Conflict, 409),
)


class PtbTransport:
    """Carries requests with an application's own bot (its rate limiter included)."""

    def __init__(self, bot: Bot, *, read_seconds: float | None = None) -> None:
        """``read_seconds`` is how long an answer may take; None leaves it to the library."""
        self._bot = bot
        self._patience: dict[str, Any] = (
            {} if read_seconds is None else {"read_timeout": read_seconds}
        )

    async def call(self, request: Request) -> Any:
        """The raw result; raises a MessengerError."""
        files = {
            key: InputFile(upload.data, filename=upload.name, attach=False)
            for key, upload in request.uploads.items()
        }
        # Method names are case-insensitive in the Bot API. In lower case the library does not
        # know them, so that it does not warn of its own typed methods, which know less.
        method = request.method.lower()
        try:
            return await self._bot.do_api_request(
                method, api_kwargs=request.params | files, **self._patience
            )
        except TelegramError as error:
            raise translated(error) from error

    async def download(self, file_id: str) -> bytes:
        """The content of a file; raises a MessengerError."""
        try:
            file = await self._bot.get_file(file_id)
            return bytes(await file.download_as_bytearray())
        except TelegramError as error:
            raise translated(error) from error


class PtbMessenger(BotApiMessenger):
    """The messenger port through an initialized bot; call ``start`` first."""

    def __init__(
        self,
        bot: Bot,
        *,
        capabilities: Capabilities | None = None,
        file_ids: FileIdStore | None = None,
    ) -> None:
        super().__init__(PtbTransport(bot), capabilities=capabilities, file_ids=file_ids)


def translated(error: TelegramError) -> MessengerError:
    """The port's error for one of the library's."""
    if isinstance(error, RetryAfter):
        return SlowDown(_seconds(error))
    if isinstance(error, ChatMigrated):
        return failure(400, error.message, new_chat=error.new_chat_id)
    for kind, code in _CODES:
        if isinstance(error, kind):
            return failure(code, error.message)
    if isinstance(error, NetworkError):
        # BadRequest is a NetworkError too and was dealt with above.
        return no_answer()
    return failure(400, error.message)


def _seconds(error: RetryAfter) -> float:
    """How long to wait; the type depends on the environment (``PTB_TIMEDELTA``)."""
    pause = error.retry_after
    return float(pause) if isinstance(pause, int) else pause.total_seconds()
