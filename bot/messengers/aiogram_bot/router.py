"""The aiogram router that hands our updates to a handler and leaves the others alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from aiogram import Bot, Router
from aiogram.dispatcher.event.bases import SkipHandler
from aiogram.types import Update

from bot.chat import PREFIX, Handler, Incoming
from bot.messengers.bot_api import Account, Ownership, read_update


def build_router(
    handler: Handler,
    *,
    commands: Collection[str],
    prefix: str = PREFIX,
    takes_inline: bool = False,
    takes_talk: bool = False,
) -> Router:
    """A new router (a router has one parent only, so every dispatcher needs its own).

    ``commands`` are the names, without slash, that belong to the game; ``prefix`` opens the data
    of its buttons. Inline queries and talk are taken only where the flags say so. The handler is
    called in the order of the updates; what it does after its first wait runs beside others.
    """
    mount = _Mount(handler, Ownership(frozenset(commands), prefix, takes_inline, takes_talk))
    router = Router(name="kontra")
    claimed = [router.message, router.callback_query]
    if takes_inline:
        claimed += [router.inline_query, router.chosen_inline_result]
    for observer in claimed:
        observer.register(mount.take, mount.is_ours)
    for observer in (router.message, router.my_chat_member):
        observer.register(mount.listen, mount.is_news)
    return router


class _Mount:
    """Filters and handlers of one router."""

    def __init__(self, handler: Handler, ownership: Ownership) -> None:
        self._handler = handler
        self._ownership = ownership

    async def is_ours(self, _: Any, event_update: Update, bot: Bot) -> bool | dict[str, Any]:
        incoming = await _read(event_update, bot)
        is_ours = incoming is not None and self._ownership.is_ours(incoming)
        return {"incoming": incoming} if is_ours else False

    async def is_news(self, _: Any, event_update: Update, bot: Bot) -> bool | dict[str, Any]:
        incoming = await _read(event_update, bot)
        is_news = incoming is not None and self._ownership.is_news(incoming)
        return {"incoming": incoming} if is_news else False

    async def take(self, _: Any, incoming: Incoming) -> None:
        await self._handler(incoming)

    async def listen(self, _: Any, incoming: Incoming) -> None:
        await self._handler(incoming)
        raise SkipHandler  # The host's own handlers hear of it as well.


async def _read(update: Update, bot: Bot) -> Incoming | None:
    me = await bot.me()  # Cached by aiogram: asked once in a bot's life.
    account = Account(me.id, me.username or "")
    return read_update(update.model_dump(by_alias=True, exclude_none=True), account)
