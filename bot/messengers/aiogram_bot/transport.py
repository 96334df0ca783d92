"""Bot API requests carried by aiogram, and its exceptions in the port's words."""

from __future__ import annotations

from typing import Any

from aiogram import Bot
from aiogram.exceptions import (
    AiogramError,
    ClientDecodeError,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramConflictError,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import TelegramMethod
from aiogram.types import BufferedInputFile
from pydantic import PrivateAttr

from bot.chat import Capabilities, MessengerError, Refused, SlowDown
from bot.messengers.bot_api import BotApiMessenger, FileIdStore, Request, failure, no_answer

_ATTACHED = "attach://"
_CODES: dict[type[TelegramAPIError], int] = {
    TelegramBadRequest: 400,
    TelegramUnauthorizedError: 401,
    TelegramForbiddenError: 403,
    TelegramNotFound: 404,
    TelegramConflictError: 409,
    TelegramEntityTooLarge: 413,
    TelegramServerError: 500,
}


class RawMethod(TelegramMethod[Any]):
    """Any method of the Bot API by name; its parameters are the extra fields of the model."""

    __returning__ = Any
    _name: str = PrivateAttr()

    @property
    def __api_method__(self) -> str:  # type: ignore[override]
        """The method's official name."""
        return self._name

    @classmethod
    def of(cls, request: Request) -> RawMethod:
        """The request as aiogram sends it."""
        method = cls(
            **{name: _with_files(value, request) for name, value in request.params.items()}
        )
        method._name = request.method
        return method


class AiogramTransport:
    """Carries requests with a bot's own session (its middlewares included)."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def call(self, request: Request) -> Any:
        """The raw result; raises a MessengerError."""
        try:
            return await self._bot(RawMethod.of(request))
        except AiogramError as error:
            raise translated(error) from error

    async def download(self, file_id: str) -> bytes:
        """The content of a file; raises a MessengerError."""
        file = await self.call(Request("getFile", {"file_id": file_id}))
        try:
            content = await self._bot.download_file(file["file_path"])
        except (AiogramError, OSError) as error:
            raise no_answer() from error
        if content is None:
            raise Refused("the file has no content")
        return content.read()


class AiogramMessenger(BotApiMessenger):
    """The messenger port through an aiogram bot; call ``start`` first."""

    def __init__(
        self,
        bot: Bot,
        *,
        capabilities: Capabilities | None = None,
        file_ids: FileIdStore | None = None,
    ) -> None:
        super().__init__(AiogramTransport(bot), capabilities=capabilities, file_ids=file_ids)


def translated(error: AiogramError) -> MessengerError:
    """The port's error for one of aiogram's."""
    match error:
        case TelegramRetryAfter():
            return SlowDown(error.retry_after)
        case TelegramMigrateToChat():
            return failure(400, error.message, new_chat=error.migrate_to_chat_id)
        case TelegramNetworkError():
            return no_answer()
        case TelegramAPIError():
            codes = (_CODES[kind] for kind in type(error).__mro__ if kind in _CODES)
            return failure(next(codes, 400), error.message)
        case ClientDecodeError():
            # Not JSON: a proxy's page instead of an answer of the Bot API.
            return no_answer()
        case _:
            return Refused(str(error))


def _with_files(value: Any, request: Request) -> Any:
    """aiogram attaches the files that it finds in the parameters."""
    if isinstance(value, dict):
        return {name: _with_files(inner, request) for name, inner in value.items()}
    if isinstance(value, str) and value.startswith(_ATTACHED):
        upload = request.uploads.get(value.removeprefix(_ATTACHED))
        if upload is not None:
            return BufferedInputFile(upload.data, upload.name)
    return value
