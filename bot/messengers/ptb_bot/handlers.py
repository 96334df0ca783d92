"""The python-telegram-bot handlers that hand our updates over and leave the others alone."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias, cast

from telegram import Update
from telegram.ext import Application, BaseHandler

from bot.chat import PREFIX, Handler, Incoming
from bot.messengers.bot_api import Account, Ownership, read_update

AnyApplication: TypeAlias = Application[Any, Any, Any, Any, Any, Any]
NEWS_GROUP_OFFSET = -1
"""News is listened to in a group before ours, where nothing keeps it from the host."""


def install(
    application: AnyApplication,
    handler: Handler,
    *,
    commands: Collection[str],
    prefix: str = PREFIX,
    takes_inline: bool = False,
    takes_talk: bool = False,
    group: int = 0,
) -> None:
    """Add the game's handlers to an application.

    ``commands`` are the names, without slash, that belong to the game; ``prefix`` opens the data
    of its buttons. Inline queries and talk are taken only where the flags say so. The handler is
    awaited before the library goes on to the next update, unless it allows concurrent updates.
    """
    ownership = Ownership(frozenset(commands), prefix, takes_inline, takes_talk)
    application.add_handler(GameHandler(application, handler, ownership.is_ours), group)
    news = GameHandler(application, handler, ownership.is_news)
    application.add_handler(news, group + NEWS_GROUP_OFFSET)


class GameHandler(BaseHandler[Update, Any, None]):
    """Takes the updates that read as an incoming value which passes the test."""

    def __init__(
        self,
        application: AnyApplication,
        handler: Handler,
        takes: Callable[[Incoming], bool],
    ) -> None:
        super().__init__(_not_called)
        self._application = application
        self._handler = handler
        self._takes = takes

    def check_update(self, update: object) -> Incoming | None:
        """The incoming value, or None when it is not for us."""
        if not isinstance(update, Update):
            return None
        bot = self._application.bot
        account = Account(bot.id, bot.username)
        incoming = read_update(update.to_dict(), account)
        return incoming if incoming is not None and self._takes(incoming) else None

    async def handle_update(
        self,
        update: Update,
        application: AnyApplication,
        check_result: object,
        context: Any,
    ) -> None:
        """Hand the value to the game."""
        del update, application, context  # The value says it all.
        await self._handler(cast("Incoming", check_result))


async def _not_called(update: Update, context: Any) -> None:
    """The base class wants a callback; ``handle_update`` above stands in for it."""
    raise NotImplementedError(update, context)
