"""A bot of our own, and its updates in aiogram's types: one that cannot be read is skipped.

Stock aiogram 3.31 stops for ever at such an update (aiogram#1890, #1840): the failed batch is
asked for again and again. Updates are therefore fetched raw and read one by one.
"""

from __future__ import annotations

import logging
from typing import Any

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import PRODUCTION, TelegramAPIServer
from aiogram.types import Update
from pydantic import ValidationError

log = logging.getLogger(__name__)


def decoded(raw: dict[str, Any], bot: Bot) -> Update | None:
    """The update in aiogram's types, or None when they cannot read it; the log says why not."""
    try:
        return Update.model_validate(raw, context={"bot": bot})
    except ValidationError as error:
        faults = [(".".join(map(str, one["loc"])), one["msg"]) for one in error.errors()]
        log.warning("skipped update %s: %s", raw.get("update_id"), faults[:20])
        return None


def build_bot(token: str, *, base_url: str | None = None) -> Bot:
    """A bot; ``base_url`` leads to a Bot API server other than Telegram's (a sandbox)."""
    server = PRODUCTION if base_url is None else TelegramAPIServer.from_base(base_url)
    return Bot(token, session=AiohttpSession(api=server))
