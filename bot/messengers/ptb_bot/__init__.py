"""Kontra in python-telegram-bot 22.8+ (the extra ``ptb``): mounted in your bot.

The game takes its own commands and its own buttons, and leaves all the rest to your handlers:

    from telegram.ext import ApplicationBuilder
    from bot.messengers.ptb_bot import PtbMessenger, install

    application = ApplicationBuilder().token(token).build()
    messenger = PtbMessenger(application.bot)
    game = ...                          # the game's services, which speak through messenger
    install(application, game.handle, commands={"bridge", "play", "hand"})
    async with application:
        await messenger.start()
        await application.start()
        await application.updater.start_polling(allowed_updates=Update.ALL_TYPES)

``takes_inline=True`` gives it the inline queries too, ``takes_talk=True`` plain words and files.
python-telegram-bot gives an update to the first fitting handler of a group, so install ours before
a catch-all, or in a group of its own.
"""

from .handlers import install
from .runner import PtbRunner, build_application
from .transport import PtbMessenger

__all__ = ["PtbMessenger", "PtbRunner", "build_application", "install"]
