"""The refusals of the Bot API: error codes and Telegram's own sentences.

Libraries and bots recognise errors by these texts, so they are kept to the letter (source: the
official server `tdlib/telegram-bot-api`). Texts marked "sandbox" do not exist in Telegram: they
name something that Telegram would swallow silently or that this server does not model.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Text(StrEnum):
    """Telegram's descriptions without their `Bad Request: ` or `Forbidden: ` prefix."""

    CHAT_ID_EMPTY = "chat_id is empty"
    CHAT_NOT_FOUND = "chat not found"
    USER_NOT_FOUND = "user not found"
    TEXT_EMPTY = "message text is empty"
    TEXT_TOO_LONG = "message is too long"
    CAPTION_TOO_LONG = "message caption is too long"
    PARSE_MODE = "unsupported parse_mode"
    NOT_MODIFIED = (
        "message is not modified: specified new message content and reply markup are exactly "
        "the same as a current content and reply markup of the message"
    )
    EDIT_NOT_FOUND = "message to edit not found"
    EDIT_FORBIDDEN = "message can't be edited"
    EDIT_NO_TEXT = "there is no text in the message to edit"
    EDIT_NO_CAPTION = "there is no caption in the message to edit"
    EDIT_INLINE_INVALID = "MESSAGE_ID_INVALID"
    DELETE_NOT_FOUND = "message to delete not found"
    DELETE_FORBIDDEN = "message can't be deleted"
    DELETE_FOR_ALL = "message can't be deleted for everyone"
    PIN_NOT_FOUND = "message to pin not found"
    UNPIN_NOT_FOUND = "message to unpin not found"
    REACT_NOT_FOUND = "message to react not found"
    REACTION_INVALID = "REACTION_INVALID"
    COPY_NOT_FOUND = "message to copy not found"
    REPLY_NOT_FOUND = "message to be replied not found"
    NO_MESSAGE_ID = "message identifier is not specified"
    THREAD_NOT_FOUND = "message thread not found"
    TOPIC_CLOSED = "TOPIC_CLOSED"
    TOPIC_NOT_MODIFIED = "TOPIC_NOT_MODIFIED"
    NOT_FORUM = "the chat is not a forum"
    NO_TOPIC_RIGHTS = "not enough rights to create a topic"
    NO_PIN_RIGHTS = "not enough rights to manage pinned messages in the chat"
    BUTTON_DATA = "BUTTON_DATA_INVALID"
    BUTTON_URL = "BUTTON_URL_INVALID"
    BUTTON_TYPE = "BUTTON_TYPE_INVALID"
    BUTTON_COPY_TEXT = "BUTTON_COPY_TEXT_INVALID"
    MARKUP_TOO_LONG = "reply markup is too long"
    TEXT_BUTTON = (
        "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
    )
    BUTTON_NO_TEXT = "can't parse inline keyboard button: Can't find field \"text\""
    QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
    ANSWER_TOO_LONG = "MESSAGE_TOO_LONG"
    RESULT_ID_DUPLICATE = "RESULT_ID_DUPLICATE"
    RESULT_ID_INVALID = "RESULT_ID_INVALID"
    RESULTS_TOO_MUCH = "RESULTS_TOO_MUCH"
    NEXT_OFFSET = "NEXT_OFFSET_INVALID"
    FILE_ID = "wrong file identifier/HTTP URL specified"
    FILE_ID_INVALID = "invalid file_id"
    FILE_URL = "failed to get HTTP URL content"
    FILE_EMPTY = "file must be non-empty"
    FILE_TOO_BIG = "file is too big"
    NO_PHOTO = "there is no photo in the request"
    NO_DOCUMENT = "there is no document in the request"
    PHOTO_DIMENSIONS = "PHOTO_INVALID_DIMENSIONS"
    PHOTO_BROKEN = "IMAGE_PROCESS_FAILED"
    COMMAND_INVALID = "BOT_COMMAND_INVALID"
    COMMAND_DESCRIPTION = "BOT_COMMAND_DESCRIPTION_INVALID"
    COMMANDS_TOO_MUCH = "BOT_COMMANDS_TOO_MUCH"
    SIGNATURE = "secret token contains unallowed characters"
    ACTION = "wrong parameter action in request"
    UPGRADED = "group chat was upgraded to a supergroup chat"
    EPHEMERAL_RIGHTS = "not enough rights to send ephemeral messages to the user"
    EPHEMERAL_CHAT = "ephemeral messages can be sent only to groups and supergroups"
    EPHEMERAL_REPLY = "reply to an ephemeral message must be ephemeral"
    # 403
    CANT_INITIATE = "bot can't initiate conversation with a user"
    BLOCKED = "bot was blocked by the user"
    DEACTIVATED = "user is deactivated"
    KICKED = "bot was kicked from the {kind} chat"
    NOT_MEMBER = "bot is not a member of the {kind} chat"
    # 409
    POLL_WITH_WEBHOOK = (
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete "
        "the webhook first"
    )
    OTHER_POLLER = (
        "terminated by other getUpdates request; make sure that only one bot instance is running"
    )


class ApiError(Exception):
    """A refused method call: HTTP status, description and optional response parameters."""

    def __init__(
        self, code: int, description: str, parameters: dict[str, Any] | None = None
    ) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> dict[str, Any]:
        """The JSON body Telegram sends with this error."""
        body: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters is not None:
            body["parameters"] = self.parameters
        return body


def bad_request(text: str, parameters: dict[str, Any] | None = None) -> ApiError:
    """400 with Telegram's prefix."""
    return ApiError(400, f"Bad Request: {text}", parameters)


def forbidden(text: str) -> ApiError:
    """403 with Telegram's prefix."""
    return ApiError(403, f"Forbidden: {text}")


def conflict(text: str) -> ApiError:
    """409 with Telegram's prefix."""
    return ApiError(409, f"Conflict: {text}")


def too_many(retry_after: int) -> ApiError:
    """429: come back in `retry_after` whole seconds."""
    return ApiError(
        429, f"Too Many Requests: retry after {retry_after}", {"retry_after": retry_after}
    )
