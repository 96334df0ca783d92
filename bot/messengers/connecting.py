"""A bot's connection to Telegram through the library that the configuration names.

Importing a library is dear (aiogram takes seconds), so only the chosen one is imported.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

from bot.chat import Handler

from .bot_api import BotApiMessenger, Runner


class LibraryMissing(Exception):  # noqa: N818 - named as the errors of the port
    """The library is not installed; the message says how to install it."""


@dataclass(frozen=True, slots=True)
class Connection:
    """The port to speak through, and how to begin to listen."""

    messenger: BotApiMessenger
    build_runner: Callable[[Handler], Runner]


def connect(
    library: str, token: str, *, commands: Collection[str], base_url: str | None = None
) -> AbstractAsyncContextManager[Connection]:
    """A connection, its messenger started; closed on leaving.

    ``library`` is ``aiogram`` or ``ptb`` (else KeyError); ``base_url`` leads to a Bot API server
    other than Telegram's. On entering: LibraryMissing, Refused when the token is not known, or
    SlowDown when nobody answers.
    """
    return _LIBRARIES[library](token, commands, base_url)


@asynccontextmanager
async def _aiogram(
    token: str, commands: Collection[str], base_url: str | None
) -> AsyncIterator[Connection]:
    from .aiogram_bot import AiogramMessenger, AiogramRunner, build_bot

    bot = build_bot(token, base_url=base_url)
    messenger = AiogramMessenger(bot)

    def build_runner(handler: Handler) -> AiogramRunner:
        return AiogramRunner(bot, handler, commands=commands, messenger=messenger)

    try:
        await messenger.start()
        yield Connection(messenger, build_runner)
    finally:
        await bot.session.close()


@asynccontextmanager
async def _ptb(
    token: str, commands: Collection[str], base_url: str | None
) -> AsyncIterator[Connection]:
    try:
        from telegram.error import TelegramError
    except ModuleNotFoundError:
        hint = "python-telegram-bot is missing: pip install 'kontra[ptb]'"
        raise LibraryMissing(hint) from None
    from .ptb_bot import PtbMessenger, PtbRunner, build_application, close_application
    from .ptb_bot.transport import translated

    application = build_application(token, base_url=base_url)
    messenger = PtbMessenger(application.bot)

    def build_runner(handler: Handler) -> PtbRunner:
        return PtbRunner(application, handler, commands=commands, messenger=messenger)

    try:
        try:
            await application.initialize()
        except TelegramError as error:
            raise translated(error) from error
        await messenger.start()
        yield Connection(messenger, build_runner)
    finally:
        await close_application(application)


_LIBRARIES = {"aiogram": _aiogram, "ptb": _ptb}
