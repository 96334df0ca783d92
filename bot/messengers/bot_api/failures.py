"""Telegram's error texts, sorted into the port's errors.

Source of the texts: the official server ``tdlib/telegram-bot-api``; libraries change their case,
so they are compared without it. What is not listed is ``Refused``: a bug of ours, not retried.
"""

from __future__ import annotations

from bot.chat import ChatMoved, MessageGone, MessengerError, Refused, SlowDown, Unreachable

NETWORK_PAUSE_SECONDS = 3.0
"""How long to leave a chat alone when Telegram itself could not be reached."""

NOT_MODIFIED = "message is not modified"
NOT_FOUND_TO_DELETE = "message to delete not found"
TOO_LATE = ("query is too old", "query_id_invalid", "query id is invalid")
STALE_FILE = ("wrong file identifier", "wrong remote file", "invalid file_id", "file_id_invalid")
NOT_ENTITLED = ("message to be replied not found", "message to reply not found")

_GONE = (
    "message to edit not found",
    "message can't be edited",
    NOT_FOUND_TO_DELETE,
    "message can't be deleted",
    "message_id_invalid",
    "message identifier is not specified",
    # A message keeps its kind: a picture cannot become a text.
    "there is no text in the message to edit",
    "there is no caption in the message to edit",
)
_UNREACHABLE = (
    "chat not found",
    "user not found",
    "peer_id_invalid",
    "participant_id_invalid",
    "not enough rights",
    "have no rights",
    "chat_write_forbidden",
    "group chat was deactivated",
    "message thread not found",
    "topic_closed",
    "topic_deleted",
    "user_is_blocked",
    "input_user_deactivated",
)


def failure(
    code: int,
    description: str,
    *,
    retry_after_seconds: float | None = None,
    new_chat: int | None = None,
) -> MessengerError:
    """The port's error for an answer with ``ok: false``."""
    if retry_after_seconds is not None or code == 429:
        return SlowDown(retry_after_seconds or NETWORK_PAUSE_SECONDS)
    if new_chat is not None:
        return ChatMoved(new_chat)
    if says(description, *_GONE):
        return MessageGone(description)
    if code == 403 or says(description, *_UNREACHABLE):
        return Unreachable(description)
    return no_answer() if code >= 500 else Refused(description)


def no_answer() -> SlowDown:
    """Telegram is not there at the moment (network, 5xx): later, and the newest state then."""
    return SlowDown(NETWORK_PAUSE_SECONDS)


def says(description: str, *texts: str) -> bool:
    """Whether one of the texts is in a description, in whatever case."""
    lowered = description.lower()
    return any(text in lowered for text in texts)
