"""Kontra in aiogram 3.31+: as a bot of its own, or mounted in yours.

Mounting it in a bot you have already (the game takes its own commands and its own buttons, and
leaves all the rest to your handlers):

    from aiogram import Bot, Dispatcher
    from bot.messengers.aiogram_bot import AiogramMessenger, build_router

    bot, dispatcher = Bot(token), Dispatcher()
    messenger = AiogramMessenger(bot)
    await messenger.start()
    game = ...                          # the game's services, which speak through messenger
    dispatcher.include_router(build_router(game.handle, commands={"bridge", "play", "hand"}))
    await dispatcher.start_polling(bot)

``takes_inline=True`` gives it the inline queries too, ``takes_talk=True`` plain words and files.
aiogram gives an update to the first router that wants it, so include ours before a catch-all.
Importing this package imports aiogram, which takes seconds: do so where it is needed.
"""

from .router import build_router
from .runner import AiogramRunner
from .session import TolerantSession, build_bot
from .transport import AiogramMessenger

__all__ = [
    "AiogramMessenger",
    "AiogramRunner",
    "TolerantSession",
    "build_bot",
    "build_router",
]
