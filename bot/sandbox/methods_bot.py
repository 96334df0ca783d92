"""The bot about itself: getMe, updates and webhooks, commands, texts, menu button, files.

`setWebhook` takes loopback addresses only, by http too and on any port, like a local Bot API
server; Telegram itself wants https on 443, 80, 88 or 8443.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from bot.sandbox import commands, render
from bot.sandbox.context import Context, Method
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.files import DOWNLOAD_BYTES
from bot.sandbox.parameters import Kind, Params
from bot.sandbox.state import Json, Webhook

LOOPBACK = ("127.0.0.1", "localhost", "::1")
MENU_BUTTONS = ("commands", "default", "web_app")
WORDS = {"name": 64, "description": 512, "short_description": 120}


def get_me(context: Context, _: Params) -> Json:
    """The bot as a User with its abilities."""
    return render.bot(context.world) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not context.world.privacy,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def get_updates(context: Context, params: Params) -> Awaitable[list[Json]]:
    """Long polling."""
    _remember_allowed(context, params)
    return context.updates.poll(params.int("offset"), params.int("limit"), params.int("timeout"))


def set_webhook(context: Context, params: Params) -> bool:
    """Push updates to a loopback address from now on; an empty url ends it."""
    url = params.text("url") or ""
    secret = params.text("secret_token")
    if secret is not None and not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret):
        raise bad_request(Text.SIGNATURE)
    if url and urlsplit(url).hostname not in LOOPBACK:
        raise bad_request("bad webhook: sandbox: only loopback addresses are called")
    if params.flag("drop_pending_updates"):
        context.updates.drop_all()
    _remember_allowed(context, params)
    connections = params.int("max_connections") or 40
    if not 1 <= connections <= 100:
        raise bad_request("invalid max_connections specified")
    context.world.settings.webhook = Webhook(url, secret, connections)
    context.world.changed("settings", context.world.settings)
    return True


def delete_webhook(context: Context, params: Params) -> bool:
    """Back to long polling."""
    if params.flag("drop_pending_updates"):
        context.updates.drop_all()
    context.world.settings.webhook = Webhook()
    context.world.changed("settings", context.world.settings)
    return True


def get_webhook_info(context: Context, _: Params) -> Json:
    """Where updates go and how many wait."""
    settings = context.world.settings
    hook = settings.webhook
    body: Json = {
        "url": hook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(context.updates.waiting),
    }
    if hook.url:
        body["max_connections"] = hook.max_connections
    if hook.last_error is not None:
        body |= {"last_error_message": hook.last_error, "last_error_date": hook.last_error_date}
    if settings.allowed_updates:
        body["allowed_updates"] = settings.allowed_updates
    return body


def _remember_allowed(context: Context, params: Params) -> None:
    """`allowed_updates` stays until it is given again; an empty list means the default."""
    allowed = params.list("allowed_updates")
    if allowed is not None and (allowed or None) != context.world.settings.allowed_updates:
        context.world.settings.allowed_updates = [str(one) for one in allowed] or None
        context.world.changed("settings", context.world.settings)


def set_my_commands(context: Context, params: Params) -> bool:
    """Fill the commands menu of a scope and language."""
    key = commands.scope_key(params.object("scope"), params.text("language_code"))
    context.world.settings.commands[key] = commands.checked(params.list("commands") or [])
    context.world.changed("settings", context.world.settings)
    return True


def get_my_commands(context: Context, params: Params) -> list[Json]:
    """The commands set for exactly this scope and language."""
    key = commands.scope_key(params.object("scope"), params.text("language_code"))
    return context.world.settings.commands.get(key, [])


def delete_my_commands(context: Context, params: Params) -> bool:
    """Empty the commands menu of a scope and language."""
    key = commands.scope_key(params.object("scope"), params.text("language_code"))
    context.world.settings.commands.pop(key, None)
    context.world.changed("settings", context.world.settings)
    return True


def _set_words(what: str) -> Callable[[Context, Params], bool]:
    def run(context: Context, params: Params) -> bool:
        words = params.text(what) or ""
        if len(words) > WORDS[what]:
            raise bad_request(f"{what.replace('_', ' ')} is too long")
        key = f"{what}:{params.text('language_code') or ''}"
        context.world.settings.words[key] = words
        if not words:
            del context.world.settings.words[key]
        context.world.changed("settings", context.world.settings)
        return True

    return run


def _get_words(what: str) -> Callable[[Context, Params], Json]:
    def run(context: Context, params: Params) -> Json:
        words = context.world.settings.words
        default = context.world.bot_name if what == "name" else ""
        general = words.get(f"{what}:", default)
        return {what: words.get(f"{what}:{params.text('language_code') or ''}", general)}

    return run


def set_chat_menu_button(context: Context, params: Params) -> bool:
    """What the button beside the input field does, for one person or for all."""
    button = params.object("menu_button") or {"type": "default"}
    if button.get("type") not in MENU_BUTTONS:
        raise bad_request("can't parse MenuButton: unsupported type specified")
    context.world.settings.menu_buttons[str(params.int("chat_id") or "")] = button
    context.world.changed("settings", context.world.settings)
    return True


def get_chat_menu_button(context: Context, params: Params) -> Json:
    """The menu button of one person, or the default one."""
    buttons = context.world.settings.menu_buttons
    general = buttons.get("", {"type": "commands"})
    return buttons.get(str(params.int("chat_id") or ""), general)


def get_file(context: Context, params: Params) -> Json:
    """Where a file of at most 20 MB can be downloaded."""
    record = context.world.files.records.get(params.text("file_id") or "")
    if record is None:
        raise bad_request(Text.FILE_ID_INVALID)
    if record.size > DOWNLOAD_BYTES:
        raise bad_request(Text.FILE_TOO_BIG)
    return {
        "file_id": record.id,
        "file_unique_id": record.unique_id,
        "file_size": record.size,
        "file_path": record.path,
    }


_LANGUAGE = {"language_code": Kind.TEXT}
_SCOPE = _LANGUAGE | {"scope": Kind.OBJECT}
_DROP = {"drop_pending_updates": Kind.FLAG}

METHODS = {
    "getMe": Method(get_me),
    "getUpdates": Method(
        get_updates,
        dict.fromkeys(("offset", "limit", "timeout"), Kind.INT) | {"allowed_updates": Kind.LIST},
    ),
    "setWebhook": Method(
        set_webhook,
        _DROP
        | {"url": Kind.TEXT, "secret_token": Kind.TEXT, "ip_address": Kind.TEXT}
        | {"max_connections": Kind.INT, "allowed_updates": Kind.LIST, "certificate": Kind.FILE},
    ),
    "deleteWebhook": Method(delete_webhook, _DROP),
    "getWebhookInfo": Method(get_webhook_info),
    "setMyCommands": Method(set_my_commands, _SCOPE | {"commands": Kind.LIST}),
    "getMyCommands": Method(get_my_commands, _SCOPE),
    "deleteMyCommands": Method(delete_my_commands, _SCOPE),
    "setChatMenuButton": Method(
        set_chat_menu_button, {"chat_id": Kind.INT, "menu_button": Kind.OBJECT}
    ),
    "getChatMenuButton": Method(get_chat_menu_button, {"chat_id": Kind.INT}),
    "getFile": Method(get_file, {"file_id": Kind.TEXT}),
    "setMyName": Method(_set_words("name"), _LANGUAGE | {"name": Kind.TEXT}),
    "getMyName": Method(_get_words("name"), _LANGUAGE),
    "setMyDescription": Method(_set_words("description"), _LANGUAGE | {"description": Kind.TEXT}),
    "getMyDescription": Method(_get_words("description"), _LANGUAGE),
    "setMyShortDescription": Method(
        _set_words("short_description"), _LANGUAGE | {"short_description": Kind.TEXT}
    ),
    "getMyShortDescription": Method(_get_words("short_description"), _LANGUAGE),
}
