"""The commands menu: scopes, languages, and which list a given person sees where.

Telegram looks the most specific scope up first, and in each scope the person's language before
the list without a language (Bot API, "Determining list of commands").
"""

from __future__ import annotations

import re

from bot.sandbox.errors import Text, bad_request
from bot.sandbox.state import BotSettings, Chat, Json

COMMANDS_MAX = 100
DESCRIPTION_CHARACTERS = 256

_NAME = re.compile(r"[a-z0-9_]{1,32}")
_SCOPES = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}


def scope_key(scope: Json | None, language: str | None) -> str:
    """One string for a scope and a language: `chat:-5001:ru`, `default:`."""
    scope = scope or {"type": "default"}
    kind = str(scope.get("type"))
    if kind not in _SCOPES:
        raise bad_request("can't parse BotCommandScope: unsupported type specified")
    parts = [kind, *(str(scope.get(name, "")) for name in _SCOPES[kind])]
    return ":".join([*parts, language or ""])


def checked(commands: list[Json]) -> list[Json]:
    """The commands within Telegram's limits, or its refusal."""
    if len(commands) > COMMANDS_MAX:
        raise bad_request(Text.COMMANDS_TOO_MUCH)
    return [_checked(one) for one in commands]


def _checked(command: Json) -> Json:
    if unknown := set(command) - {"command", "description", "is_ephemeral"}:
        raise bad_request(f"sandbox: unknown fields in a command: {sorted(unknown)}")
    name = str(command.get("command", "")).removeprefix("/")
    if not _NAME.fullmatch(name):
        raise bad_request(Text.COMMAND_INVALID)
    description = str(command.get("description", ""))
    if not 1 <= len(description) <= DESCRIPTION_CHARACTERS:
        raise bad_request(Text.COMMAND_DESCRIPTION)
    return command | {"command": name}


def menu(settings: BotSettings, chat: Chat, user_id: int, language: str | None) -> list[Json]:
    """The commands one person sees in one chat."""
    for scope in _looked_up(chat, user_id):
        for tongue in (language or "", ""):
            if (found := settings.commands.get(f"{scope}:{tongue}")) is not None:
                return found
    return []


def _looked_up(chat: Chat, user_id: int) -> list[str]:
    if chat.private:
        return [f"chat:{chat.id}", "all_private_chats", "default"]
    rules = chat.status(user_id).rules
    admin = [f"chat_administrators:{chat.id}"] if rules else []
    every = ["all_chat_administrators"] if rules else []
    return [
        f"chat_member:{chat.id}:{user_id}",
        *admin,
        f"chat:{chat.id}",
        *every,
        "all_group_chats",
        "default",
    ]
