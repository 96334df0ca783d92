"""Checks of `reply_markup`: every rule Telegram has for inline keyboards.

Limits: 8 buttons a row, 100 in all (as python-telegram-bot has observed), callback data of 1–64
bytes, copied text of 1–256 characters, exactly one action a button, styles of Bot API 9.4,
disabled buttons of 10.3.
"""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import ApiError, Text, bad_request
from bot.sandbox.state import Json

ROW = 8
BUTTONS = 100
DATA_BYTES = 64
COPY_CHARACTERS = 256
QUERY_CHARACTERS = 256
STYLES = ("danger", "success", "primary")

_ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
    "disabled",
)
_NOT_MODELLED = ("web_app", "login_url", "callback_game", "pay")
_LOOKS = ("text", "style", "icon_custom_emoji_id")
_REPLY_KINDS = ("keyboard", "remove_keyboard", "force_reply")


def reply_markup(markup: Json | None, *, inline_only: bool = False) -> Json | None:
    """The checked markup, or None for no keyboard; raises Telegram's 400."""
    if not markup:
        return None
    if any(kind in markup for kind in _REPLY_KINDS):
        if inline_only:
            raise bad_request("inline keyboard expected")
        return markup
    rows = markup.get("inline_keyboard")
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('field "inline_keyboard" must be an Array of Arrays')
    if set(markup) != {"inline_keyboard"}:
        raise bad_request(f"sandbox: unknown fields in reply_markup: {sorted(markup)}")
    if sum(len(row) for row in rows) > BUTTONS or any(len(row) > ROW for row in rows):
        raise bad_request(Text.MARKUP_TOO_LONG)
    checked = [[_button(button) for button in row] for row in rows if row]
    return {"inline_keyboard": checked} if checked else None


def _button(button: Any) -> Json:
    if not isinstance(button, dict):
        raise bad_request("can't parse inline keyboard button: Object expected")
    if not isinstance(button.get("text"), str) or not button["text"]:
        raise bad_request(Text.BUTTON_NO_TEXT)
    if unknown := set(button) - set(_ACTIONS) - set(_LOOKS):
        raise bad_request(f"sandbox: unknown fields in an inline button: {sorted(unknown)}")
    actions = [name for name in _ACTIONS if name in button]
    if not actions:
        raise bad_request(Text.TEXT_BUTTON)
    if len(actions) > 1:
        raise bad_request(f"sandbox: a button has exactly one action, not {actions}")
    if button.get("style") not in (None, *STYLES):
        raise bad_request("can't parse inline keyboard button: invalid button style specified")
    _check_action(actions[0], button[actions[0]])
    return button


def _check_action(action: str, value: Any) -> None:
    if action in _NOT_MODELLED:
        raise bad_request(f"sandbox: buttons with {action} are not modelled")
    if error := _fault(action, value):
        raise error


def _fault(action: str, value: Any) -> ApiError | None:
    if action == "callback_data":
        fits = isinstance(value, str) and 1 <= len(value.encode()) <= DATA_BYTES
        return None if fits else bad_request(Text.BUTTON_DATA)
    if action == "url":
        fits = isinstance(value, str) and value.startswith(("http://", "https://", "tg://"))
        return None if fits else bad_request(Text.BUTTON_URL)
    if action == "copy_text":
        text = value.get("text") if isinstance(value, dict) else None
        fits = isinstance(text, str) and 1 <= len(text) <= COPY_CHARACTERS
        return None if fits else bad_request(Text.BUTTON_COPY_TEXT)
    if action in ("disabled", "switch_inline_query_chosen_chat"):
        return None if isinstance(value, dict) else bad_request(Text.BUTTON_TYPE)
    fits = isinstance(value, str) and len(value) <= QUERY_CHARACTERS
    return None if fits else bad_request(Text.BUTTON_TYPE)
