"""Kontra in python-telegram-bot 22.8+ (the extra ``ptb``): as a bot of its own, or in yours.

Mounting it in a bot that you have already:

    import asyncio

    from telegram import Update
    from telegram.ext import Application, CommandHandler, ContextTypes

    from bot.app import open_game
    from bot.messengers.ptb_bot import PtbMessenger, install
    from bot.services.commands import COMMANDS

    async def weather(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        await update.message.reply_text("Sunny")

    async def main(application: Application, database_url: str, stop: asyncio.Event) -> None:
        application.add_handler(CommandHandler("weather", weather))    # your bot goes on as it was
        async with application:
            messenger = PtbMessenger(application.bot)
            await messenger.start()
            async with open_game(messenger, database_url) as game:
                install(application, game, commands=COMMANDS)
                await application.start()
                await application.updater.start_polling(allowed_updates=Update.ALL_TYPES)
                await stop.wait()
                await application.updater.stop()
                await application.stop()

The game takes its own commands and the presses of its own buttons and leaves all the rest to you.
Let the application have ``concurrent_updates``, else one table may keep the others waiting.
``takes_inline=True`` gives it the inline queries too, ``takes_talk=True`` plain words and files.
python-telegram-bot gives an update to the first fitting handler of a group, so install ours before
a catch-all, or in a group of its own.
"""

from .handlers import install
from .runner import PtbRunner, build_application, close_application
from .transport import PtbMessenger

__all__ = ["PtbMessenger", "PtbRunner", "build_application", "close_application", "install"]
