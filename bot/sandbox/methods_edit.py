"""Editing in place: text, caption, media and keyboard of ordinary, inline and ephemeral messages.

An edit replaces the whole content it names and the keyboard with it: leaving `reply_markup` out
removes the keyboard. An edit that changes nothing is refused, as in Telegram.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox import render
from bot.sandbox.contents import MEDIA, input_media, message_caption, message_text
from bot.sandbox.context import Context, Method, readable_chat, spend, writable_chat
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.files import Upload
from bot.sandbox.keyboards import reply_markup
from bot.sandbox.parameters import Kind, Params
from bot.sandbox.state import Json, Message

Change = Callable[[Context, Params, Message], Json]


def _text(_: Context, params: Params, message: Message) -> Json:
    content = message_text(params)
    if "text" not in message.content:
        raise bad_request(Text.EDIT_NO_TEXT)
    return content


def _caption(_: Context, params: Params, message: Message) -> Json:
    content = message_caption(params)
    media = {name: message.content[name] for name in MEDIA if name in message.content}
    if not media:
        raise bad_request(Text.EDIT_NO_CAPTION)
    return media | content


def _media(context: Context, params: Params, message: Message) -> Json:
    media = params.object("media")
    if not media:
        raise bad_request("media is empty")
    inline = message.inline_id is not None
    if inline and isinstance(params.attached(media.get("media")), Upload):
        raise bad_request("can't upload a file to edit an inline message")
    return input_media(context, params, media)


def _keyboard(_: Context, __: Params, message: Message) -> Json:
    return message.content


def _apply(context: Context, params: Params, message: Message, change: Change) -> None:
    """Change a message or raise the refusal; nothing is changed then."""
    keyboard = reply_markup(params.object("reply_markup"), inline_only=True)
    content = change(context, params, message)
    if content == message.content and keyboard == message.keyboard:
        raise bad_request(Text.NOT_MODIFIED)
    spend(context, context.world.chats[message.chat_id])
    if content != message.content:
        message.edit_date = int(context.world.clock())
    message.content, message.keyboard = content, keyboard
    context.world.changed("message", message)


def _edited(change: Change) -> Callable[[Context, Params], Json | bool]:
    def run(context: Context, params: Params) -> Json | bool:
        if (inline_id := params.text("inline_message_id")) is not None:
            message = context.world.inline_message(inline_id)
            if message is None:
                raise bad_request(Text.EDIT_INLINE_INVALID)
            _apply(context, params, message, change)
            return True
        message = _ordinary(context, params)
        _apply(context, params, message, change)
        return render.message(context.world, message)

    return run


def _ordinary(context: Context, params: Params) -> Message:
    chat = writable_chat(context, params)
    number = params.int("message_id")
    if not number:
        raise bad_request(Text.NO_MESSAGE_ID)
    message = context.world.message(chat.id, number)
    if message is None:
        raise bad_request(Text.EDIT_NOT_FOUND)
    says = {"text", *MEDIA} & set(message.content)
    if message.sender != context.world.bot_id or not says:
        raise bad_request(Text.EDIT_FORBIDDEN)
    return message


def _ephemeral_edited(change: Change) -> Callable[[Context, Params], bool]:
    def run(context: Context, params: Params) -> bool:
        _apply(context, params, _ephemeral(context, params, Text.EDIT_NOT_FOUND), change)
        return True

    return run


def _ephemeral(context: Context, params: Params, missing: Text) -> Message:
    chat = readable_chat(context, params)
    receiver, number = params.int("receiver_user_id"), params.int("ephemeral_message_id")
    message = context.world.ephemeral(chat.id, receiver or 0, number or 0)
    if message is None:
        raise bad_request(missing)
    if message.sender != context.world.bot_id and missing is Text.EDIT_NOT_FOUND:
        raise bad_request(Text.EDIT_FORBIDDEN)
    return message


def delete_ephemeral(context: Context, params: Params) -> bool:
    """Take an ephemeral message off the one screen it is on."""
    context.world.delete(_ephemeral(context, params, Text.DELETE_NOT_FOUND))
    return True


_ORDINARY = {
    "chat_id": Kind.CHAT,
    "message_id": Kind.INT,
    "inline_message_id": Kind.TEXT,
    "reply_markup": Kind.OBJECT,
}
_EPHEMERAL = {
    "chat_id": Kind.CHAT,
    "receiver_user_id": Kind.INT,
    "ephemeral_message_id": Kind.INT,
    "reply_markup": Kind.OBJECT,
}
_TEXT = {
    "text": Kind.TEXT,
    "parse_mode": Kind.TEXT,
    "entities": Kind.LIST,
    "link_preview_options": Kind.OBJECT,
}
_CAPTION = {
    "caption": Kind.TEXT,
    "parse_mode": Kind.TEXT,
    "caption_entities": Kind.LIST,
    "show_caption_above_media": Kind.FLAG,
}
_MEDIA = {"media": Kind.OBJECT}
_OLD = {"disable_web_page_preview": Kind.FLAG}

METHODS = {
    "editMessageText": Method(_edited(_text), _ORDINARY | _TEXT | _OLD),
    "editMessageCaption": Method(_edited(_caption), _ORDINARY | _CAPTION),
    "editMessageMedia": Method(_edited(_media), _ORDINARY | _MEDIA),
    "editMessageReplyMarkup": Method(_edited(_keyboard), _ORDINARY),
    "editEphemeralMessageText": Method(_ephemeral_edited(_text), _EPHEMERAL | _TEXT),
    "editEphemeralMessageCaption": Method(_ephemeral_edited(_caption), _EPHEMERAL | _CAPTION),
    "editEphemeralMessageMedia": Method(_ephemeral_edited(_media), _EPHEMERAL | _MEDIA),
    "editEphemeralMessageReplyMarkup": Method(_ephemeral_edited(_keyboard), _EPHEMERAL),
    "deleteEphemeralMessage": Method(
        delete_ephemeral,
        {name: kind for name, kind in _EPHEMERAL.items() if name != "reply_markup"},
    ),
}
