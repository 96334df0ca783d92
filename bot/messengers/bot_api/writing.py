"""Our messages as parameters of Bot API 10.3 methods. Pure: nothing is sent here.

An edit without ``reply_markup`` removes the keyboard, which is just what a message without buttons
means; so every request here describes the whole message.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat import (
    Button,
    ButtonStyle,
    ChatRef,
    Choice,
    Document,
    MenuCommand,
    Message,
    MessageRef,
    Rows,
)

from .transport import Json, Request, Upload

SCOPES = {"private": "all_private_chats", "group": "all_group_chats"}
PICTURE = "picture"
FILE = "file"


def keyboard(rows: Rows, *, is_plain: bool = False) -> Json:
    """``reply_markup`` for the rows, or nothing without any.

    A plain keyboard knows neither styles nor disabled buttons: those are pressed and answered.
    """
    if not rows:
        return {}
    buttons = [[_button(button, is_plain=is_plain) for button in row] for row in rows]
    return {"reply_markup": {"inline_keyboard": buttons}}


def is_decorated(rows: Rows) -> bool:
    """Whether a plain keyboard would look different."""
    return any(
        button.is_disabled or button.style is not ButtonStyle.PLAIN
        for row in rows
        for button in row
    )


def _button(button: Button, *, is_plain: bool) -> Json:
    look: Json = {"text": button.label}
    if button.style is not ButtonStyle.PLAIN and not is_plain:
        look["style"] = button.style.value
    if button.is_disabled and not is_plain:
        return look | {"disabled": {}}
    if button.data is not None:
        return look | {"callback_data": button.data}
    if button.url is not None:
        return look | {"url": button.url}
    return look | {"switch_inline_query_current_chat": button.ask}


def body(message: Message) -> Json:
    """The text or the caption with its parse mode; links are shown without a preview."""
    if message.photo is not None or message.document is not None:
        return {"caption": message.text, "parse_mode": "HTML"} if message.text else {}
    text: Json = {"text": message.text, "parse_mode": "HTML"}
    if "://" in message.text:
        text["link_preview_options"] = {"is_disabled": True}
    return text


def destination(
    chat: ChatRef,
    *,
    only_for: int | None = None,
    press_id: str | None = None,
    ephemeral_id: int | None = None,
    is_silent: bool = False,
) -> Json:
    """Where a new message goes and who sees it."""
    params: Json = {"chat_id": chat.id}
    if chat.thread is not None:
        params["message_thread_id"] = chat.thread
    if is_silent:
        params["disable_notification"] = True
    if only_for is not None:
        ephemeral: Json = {"receiver_user_id": only_for}
        if press_id is not None:
            ephemeral["callback_query_id"] = press_id
        params["ephemeral_message_parameters"] = ephemeral
        if ephemeral_id is not None:
            params["reply_parameters"] = {"ephemeral_message_id": ephemeral_id}
    return params


def address(ref: MessageRef) -> Json:
    """The message that is meant."""
    if ref.only_for is None:
        return {"chat_id": ref.chat.id, "message_id": ref.id}
    return {
        "chat_id": ref.chat.id,
        "receiver_user_id": ref.only_for,
        "ephemeral_message_id": ref.id,
    }


def picture_upload(data: bytes, media_type: str) -> Upload:
    """A picture as a file with a fitting name."""
    return Upload(f"picture.{media_type.rpartition('/')[2]}", data)


def send_request(message: Message, where: Json, markup: Json, *, file_id: str | None) -> Request:
    """A new message; ``file_id`` re-uses an uploaded picture."""
    params = where | body(message) | markup
    if message.photo is not None:
        if file_id is not None:
            return Request("sendPhoto", params | {"photo": file_id})
        upload = picture_upload(message.photo.data, message.photo.media_type)
        params["photo"] = f"attach://{PICTURE}"
        return Request("sendPhoto", params, {PICTURE: upload})
    if message.document is not None:
        params["document"] = f"attach://{FILE}"
        return Request("sendDocument", params, {FILE: _file(message.document)})
    return Request("sendMessage", params)


def edit_request(
    ref: MessageRef, message: Message, markup: Json, *, file_id: str | None, has_picture: bool
) -> Request:
    """The message as it shall be; ``has_picture`` when it shows this very picture already."""
    method = "editMessage" if ref.only_for is None else "editEphemeralMessage"
    params = address(ref) | markup
    if message.photo is None or has_picture:
        kind = "Text" if message.photo is None and message.document is None else "Caption"
        return Request(method + kind, params | body(message))
    media: Json = {"type": "photo", "media": file_id or f"attach://{PICTURE}"} | body(message)
    uploads = {}
    if file_id is None:
        uploads = {PICTURE: picture_upload(message.photo.data, message.photo.media_type)}
    return Request(f"{method}Media", params | {"media": media}, uploads)


def delete_request(ref: MessageRef) -> Request:
    """Remove the message."""
    method = "deleteMessage" if ref.only_for is None else "deleteEphemeralMessage"
    return Request(method, address(ref))


def ask_request(ask_id: str, choices: Sequence[Choice]) -> Request:
    """An inline answer that nobody else gets from a cache."""
    results = [_article(choice) for choice in choices]
    params = {"inline_query_id": ask_id, "results": results, "cache_time": 0, "is_personal": True}
    return Request("answerInlineQuery", params)


def _article(choice: Choice) -> Json:
    article: Json = {
        "type": "article",
        "id": choice.id,
        "title": choice.title,
        "input_message_content": {"message_text": choice.says},
    }
    if choice.description:
        article["description"] = choice.description
    return article


def menu_request(
    commands: Sequence[MenuCommand], *, scope: str, language: str | None, knows_ephemeral: bool
) -> Request:
    """The commands menu; ``scope`` is a key of ``SCOPES``."""
    lines: list[Json] = []
    for command in commands:
        line: Json = {"command": command.name, "description": command.description}
        if command.is_ephemeral and knows_ephemeral:
            line["is_ephemeral"] = True
        lines.append(line)
    params: Json = {"commands": lines, "scope": {"type": SCOPES[scope]}}
    return Request("setMyCommands", params | in_language(language))


def webhook_request(*, url: str, secret: str, kinds: Sequence[str]) -> Request:
    """Have updates of these kinds sent to an address."""
    params = {"url": url, "secret_token": secret, "allowed_updates": list(kinds)}
    return Request("setWebhook", params)


def in_language(language: str | None) -> Json:
    """``language_code``, or nothing for everybody else's language."""
    return {} if language is None else {"language_code": language}


def _file(document: Document) -> Upload:
    return Upload(document.name, document.data)
