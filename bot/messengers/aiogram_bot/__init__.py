"""Kontra in aiogram 3.31+: as a bot of its own, or mounted in yours.

Mounting it in a bot that you have already:

    from aiogram import Bot, Dispatcher
    from aiogram.filters import Command
    from aiogram.types import Message

    from bot.app import open_game
    from bot.messengers.aiogram_bot import AiogramMessenger, build_router
    from bot.services.commands import COMMANDS

    async def main(bot: Bot, database_url: str) -> None:
        dispatcher = Dispatcher()

        @dispatcher.message(Command("weather"))           # your bot goes on as it was
        async def weather(message: Message) -> None:
            await message.answer("Sunny")

        messenger = AiogramMessenger(bot)
        await messenger.start()
        async with open_game(messenger, database_url) as game:
            dispatcher.include_router(build_router(game, commands=COMMANDS))
            await dispatcher.start_polling(bot)

The game takes its own commands and the presses of its own buttons and leaves all the rest to you.
``takes_inline=True`` gives it the inline queries too, ``takes_talk=True`` plain words and files.
aiogram gives an update to the first router that wants it, so include ours before a catch-all.
Importing this package imports aiogram, which takes seconds: do so where it is needed.
"""

from .router import build_router
from .runner import AiogramRunner
from .session import build_bot
from .transport import AiogramMessenger

__all__ = [
    "AiogramMessenger",
    "AiogramRunner",
    "build_bot",
    "build_router",
]
