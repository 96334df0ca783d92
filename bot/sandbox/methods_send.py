"""Sending: sendMessage, sendPhoto, sendDocument, sendMediaGroup, copyMessage, forwardMessage,
sendChatAction, and the deletion of messages.

Every send passes the same gates in the same order: chat, thread, reply, ephemeral rights,
content, keyboard, rate limits. Nothing is stored unless all of them are passed.
"""

from __future__ import annotations

from typing import Any

from bot.sandbox import render
from bot.sandbox.contents import input_media, media_content, message_caption, message_text
from bot.sandbox.context import (
    Context,
    Method,
    readable_chat,
    replied_message,
    spend,
    thread_for,
    writable_chat,
)
from bot.sandbox.ephemeral import PARAMETERS as EPHEMERAL
from bot.sandbox.ephemeral import whisper
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.keyboards import reply_markup
from bot.sandbox.parameters import Kind, Params
from bot.sandbox.state import Chat, Json, Message

DELETABLE_SECONDS = 48 * 3600
ACTIONS = (
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
)

SEND = {
    "chat_id": Kind.CHAT,
    "message_thread_id": Kind.INT,
    "disable_notification": Kind.FLAG,
    "protect_content": Kind.FLAG,
    "allow_paid_broadcast": Kind.FLAG,
    "message_effect_id": Kind.TEXT,
    "reply_parameters": Kind.OBJECT,
    "reply_markup": Kind.OBJECT,
    "reply_to_message_id": Kind.INT,
    "allow_sending_without_reply": Kind.FLAG,
}
CAPTION = {
    "caption": Kind.TEXT,
    "parse_mode": Kind.TEXT,
    "caption_entities": Kind.LIST,
    "show_caption_above_media": Kind.FLAG,
}


def post(context: Context, params: Params, content: Json) -> Message:
    """Store one message of the bot after all gates; raises Telegram's refusals."""
    chat = writable_chat(context, params)
    thread = thread_for(chat, params)
    whispered = whisper(context, chat, params)
    replied = None if whispered else replied_message(context, chat, params)
    keyboard = reply_markup(params.object("reply_markup"))
    spend(context, chat)
    message = context.world.add_message(
        chat,
        context.world.bot_id,
        content,
        keyboard=keyboard,
        ephemeral_for=whispered.receiver if whispered else None,
    )
    if whispered:
        message.replaces = whispered.replaces
    message.reply_to = replied.id if replied else None
    if thread is None and replied is not None and replied.topic:
        thread = replied.thread
    if thread is not None:
        message.thread, message.topic = thread, True
    context.world.changed("message", message)
    return message


def send_message(context: Context, params: Params) -> Json:
    """Text, 1–4096 units after parsing."""
    return render.message(context.world, post(context, params, message_text(params)))


def send_photo(context: Context, params: Params) -> Json:
    """A picture by upload or file_id, with a caption."""
    writable_chat(context, params)
    content = media_content(context, "photo", params.file("photo")) | message_caption(params)
    if params.flag("has_spoiler"):
        content["has_media_spoiler"] = True
    return render.message(context.world, post(context, params, content))


def send_document(context: Context, params: Params) -> Json:
    """Any file by upload or file_id, with a caption."""
    writable_chat(context, params)
    content = media_content(context, "document", params.file("document"))
    return render.message(context.world, post(context, params, content | message_caption(params)))


def send_media_group(context: Context, params: Params) -> list[Json]:
    """An album of 2–10 photos or documents."""
    media = params.list("media") or []
    if not 2 <= len(media) <= 10:
        raise bad_request("group send failed: wrong number of media in the album")
    writable_chat(context, params)
    contents = [input_media(context, params, one) for one in media]
    album = str(context.world.clock())
    return [
        render.message(context.world, post(context, params, content | {"media_group_id": album}))
        for content in contents
    ]


def copy_message(context: Context, params: Params) -> Json:
    """Send the content of a message again, without a link to it."""
    source = _source(context, params, Text.COPY_NOT_FOUND)
    content = dict(source.content)
    if params.has("caption") and "text" not in content:
        content = {name: content[name] for name in ("photo", "document") if name in content}
        content |= message_caption(params)
    return {"message_id": post(context, params, content).id}


def forward_message(context: Context, params: Params) -> Json:
    """Send a message on, with its origin."""
    source = _source(context, params, "message to forward not found")
    origin = {
        "type": "user",
        "sender_user": render.user(context.world, source.sender),
        "date": source.date,
    }
    message = post(context, params, source.content | {"forward_origin": origin})
    return render.message(context.world, message)


def _source(context: Context, params: Params, missing: str) -> Message:
    chat = readable_chat(context, params, "from_chat_id")
    source = context.world.message(chat.id, params.int("message_id") or 0)
    if source is None or not {"text", "photo", "document"} & set(source.content):
        raise bad_request(missing)
    return source


def send_chat_action(context: Context, params: Params) -> bool:
    """Show "typing…" for up to five seconds."""
    chat = writable_chat(context, params)
    if params.text("action") not in ACTIONS:
        raise bad_request(Text.ACTION)
    thread_for(chat, params)
    context.world.changed("action", {"chat_id": chat.id, "action": params.text("action")})
    return True


def delete_message(context: Context, params: Params) -> bool:
    """Delete one message younger than 48 hours."""
    chat = readable_chat(context, params)
    number = params.int("message_id")
    if not number:
        raise bad_request(Text.NO_MESSAGE_ID)
    message = context.world.message(chat.id, number)
    if message is None:
        raise bad_request(Text.DELETE_NOT_FOUND)
    _require_deletable(context, chat, message)
    context.world.delete(message)
    return True


def delete_messages(context: Context, params: Params) -> bool:
    """Delete up to 100 messages; unknown ones are skipped."""
    chat = readable_chat(context, params)
    numbers: list[Any] = params.list("message_ids") or []
    if not 1 <= len(numbers) <= 100:
        raise bad_request("message identifiers are not specified")
    found = [context.world.message(chat.id, int(number)) for number in numbers]
    for message in found:
        if message is not None:
            _require_deletable(context, chat, message)
            context.world.delete(message)
    return True


def _require_deletable(context: Context, chat: Chat, message: Message) -> None:
    own = message.sender == context.world.bot_id
    if not own and not chat.private and not chat.status(context.world.bot_id).rules:
        raise bad_request(Text.DELETE_FORBIDDEN)
    if context.world.clock() - message.date > DELETABLE_SECONDS:
        raise bad_request(Text.DELETE_FOR_ALL)


_TEXT = {
    "text": Kind.TEXT,
    "parse_mode": Kind.TEXT,
    "entities": Kind.LIST,
    "link_preview_options": Kind.OBJECT,
    "disable_web_page_preview": Kind.FLAG,
}
_FROM = {"from_chat_id": Kind.CHAT, "message_id": Kind.INT}
_GROUP = {name: kind for name, kind in SEND.items() if name != "reply_markup"}
_FORWARD = {"chat_id": Kind.CHAT, "message_thread_id": Kind.INT} | {
    name: SEND[name] for name in ("disable_notification", "protect_content", "message_effect_id")
}

METHODS = {
    "sendMessage": Method(send_message, SEND | EPHEMERAL | _TEXT),
    "sendPhoto": Method(
        send_photo, SEND | EPHEMERAL | CAPTION | {"photo": Kind.FILE, "has_spoiler": Kind.FLAG}
    ),
    "sendDocument": Method(
        send_document,
        {**SEND, **EPHEMERAL, "caption": Kind.TEXT, "parse_mode": Kind.TEXT}
        | {"caption_entities": Kind.LIST, "document": Kind.FILE, "thumbnail": Kind.FILE}
        | {"disable_content_type_detection": Kind.FLAG},
    ),
    "sendMediaGroup": Method(send_media_group, _GROUP | {"media": Kind.LIST}),
    "copyMessage": Method(copy_message, SEND | CAPTION | _FROM),
    "forwardMessage": Method(forward_message, _FORWARD | _FROM),
    "sendChatAction": Method(
        send_chat_action,
        {"chat_id": Kind.CHAT, "action": Kind.TEXT, "message_thread_id": Kind.INT},
    ),
    "deleteMessage": Method(delete_message, {"chat_id": Kind.CHAT, "message_id": Kind.INT}),
    "deleteMessages": Method(delete_messages, {"chat_id": Kind.CHAT, "message_ids": Kind.LIST}),
}
