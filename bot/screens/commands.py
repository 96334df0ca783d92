"""The commands menu and the bot's descriptions, per language and scope."""

from __future__ import annotations

from bot.chat import MenuCommand
from bot.texts import Texts


def private_commands(texts: Texts) -> tuple[MenuCommand, ...]:
    """The menu in private chats."""
    raise NotImplementedError


def group_commands(texts: Texts) -> tuple[MenuCommand, ...]:
    """The menu in groups."""
    raise NotImplementedError


def descriptions(texts: Texts) -> tuple[str, str]:
    """The short and the long description of the bot."""
    raise NotImplementedError
