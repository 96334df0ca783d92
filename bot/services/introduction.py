"""What the bot tells Telegram about itself: menus and descriptions, in every language."""

from __future__ import annotations

import logging

from bot.chat import Messenger, MessengerError
from bot.screens.commands import descriptions, group_commands, private_commands
from bot.tables import DEFAULT_LANGUAGE, LANGUAGES
from bot.texts import Texts

log = logging.getLogger(__name__)


async def introduce(messenger: Messenger) -> None:
    """Set menus and descriptions; a refusal is logged and changes nothing else."""
    for language in LANGUAGES:
        texts = Texts.load(language)
        code = None if language == DEFAULT_LANGUAGE else language
        short, long = descriptions(texts)
        try:
            await messenger.set_menu(private_commands(texts), scope="private", language=code)
            await messenger.set_menu(group_commands(texts), scope="group", language=code)
            await messenger.describe(short=short, long=long, language=code)
        except MessengerError as error:
            log.warning("menu or description in %s not set: %s", language, error)
