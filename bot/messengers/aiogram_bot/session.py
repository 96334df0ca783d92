"""A session for a bot of our own: undecodable updates are skipped, a second poller is named.

Stock aiogram 3.31 stops for ever at one update that its types cannot read (aiogram#1890, #1840):
the failed batch is asked for again and again. This may go when those issues are closed.
"""

from __future__ import annotations

import logging
from typing import Any

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import PRODUCTION, TelegramAPIServer
from aiogram.exceptions import TelegramConflictError
from aiogram.methods import GetUpdates, Response, TelegramMethod
from aiogram.types import Update
from pydantic import ValidationError

from bot.messengers.bot_api import SECOND_POLLER

log = logging.getLogger(__name__)


class TolerantSession(AiohttpSession):
    """``last_update_id`` is the newest update that was fetched, 0 before the first."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.last_update_id = 0

    def check_response(
        self, bot: Bot, method: TelegramMethod[Any], status_code: int, content: str
    ) -> Response[Any]:
        """As aiogram does, but one bad update does not spoil the batch."""
        if isinstance(method, GetUpdates):
            content = self._without_undecodable(bot, content)
        try:
            return super().check_response(bot, method, status_code, content)
        except TelegramConflictError:
            log.error(SECOND_POLLER)  # noqa: TRY400 - the trace says nothing more
            raise

    def _without_undecodable(self, bot: Bot, content: str) -> str:
        try:
            answer = self.json_loads(content)
        except ValueError:
            return content
        updates = answer.get("result") if isinstance(answer, dict) and answer.get("ok") else None
        if not updates:
            return content
        answer["result"] = [raw if is_decodable(raw, bot) else _stub(raw) for raw in updates]
        self.last_update_id = max(int(raw["update_id"]) for raw in updates)
        return self.json_dumps(answer)


def is_decodable(raw: dict[str, Any], bot: Bot) -> bool:
    """Whether aiogram's types can read the update; logs why not."""
    try:
        Update.model_validate(raw, context={"bot": bot})
    except ValidationError as error:
        faults = [(".".join(map(str, one["loc"])), one["msg"]) for one in error.errors()]
        log.warning("skipped update %s: %s", raw.get("update_id"), faults[:20])
        return False
    return True


def build_bot(token: str, *, base_url: str | None = None) -> Bot:
    """A bot with a tolerant session; ``base_url`` leads to another Bot API server (a sandbox)."""
    server = PRODUCTION if base_url is None else TelegramAPIServer.from_base(base_url)
    return Bot(token, session=TolerantSession(api=server))


def _stub(raw: dict[str, Any]) -> dict[str, Any]:
    """The skipped update's number alone, so that it is confirmed and not sent again."""
    return {"update_id": raw["update_id"]}
