"""The least bot there is in aiogram: it answers every press, and that is all.

The reference of the latency runs, a process of its own like Kontra:
``python -m bot.bench.echo_bot URL TOKEN``.
"""

from __future__ import annotations

import asyncio
import sys

from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import CallbackQuery


async def _answer(query: CallbackQuery) -> None:
    await query.answer("Echo")


async def _serve(url: str, token: str) -> None:
    bot = Bot(token, session=AiohttpSession(api=TelegramAPIServer.from_base(url)))
    dispatcher = Dispatcher()
    dispatcher.callback_query.register(_answer)
    await dispatcher.start_polling(bot)


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1], sys.argv[2]))
