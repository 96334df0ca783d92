"""Updates that are hard to make in the sandbox, read from their JSON."""

from __future__ import annotations

import pytest

from bot.chat import ChatRef, FileSent, MessageRef, Other, Press, Words
from bot.messengers.bot_api import Account, read_update

BOT = Account(42, "Kontra_Bot")
ANN = {"id": 7, "is_bot": False, "first_name": "Ann"}
US = {"id": 42, "is_bot": True, "first_name": "Kontra"}
PRIVATE = {"id": 7, "type": "private"}
GROUP = {"id": -100, "type": "supergroup"}


def message(chat=GROUP, **fields):
    body = {"message_id": 5, "date": 1, "chat": chat, "from": ANN} | fields
    return read_update({"update_id": 1, "message": body}, BOT)


@pytest.mark.parametrize(
    ("text", "name", "arguments"),
    [
        ("/hand", "hand", ""),
        ("/HAND@kontra_BOT", "hand", ""),
        ("/p  sa ", "p", "sa"),
        ("/p\nsa\nsk", "p", "sa\nsk"),
    ],
)
def test_commands_are_read_whatever_their_case_and_spacing(text, name, arguments):
    command = message(text=text)
    assert (command.name, command.arguments) == (name, arguments)


@pytest.mark.parametrize("text", ["/", "/hand@", "/хенд", "/" + "a" * 33, "/hand@other_bot"])
def test_what_only_looks_like_a_command_of_ours_is_ignored(text):
    assert message(text=text) is None
    assert message(PRIVATE, text=text) is None


def test_a_forwarded_command_is_not_obeyed():
    forwarded = {"forward_origin": {"type": "user", "date": 1, "sender_user": ANN}}
    assert message(text="/hand", **forwarded) is None
    assert isinstance(message(PRIVATE, text="/hand", **forwarded), Other)


def test_a_forwarded_file_in_private_is_taken():
    document = {"file_id": "F", "file_unique_id": "f"}
    heard = message(PRIVATE, document=document, forward_origin={"type": "hidden_user"})
    assert isinstance(heard, FileSent)
    assert (heard.name, heard.size_bytes) == ("", 0)
    assert message(GROUP, document=document) is None


def test_bots_channels_and_anonymous_administrators_are_nobody():
    anonymous = {"id": 1087968824, "is_bot": True, "first_name": "Group"}
    assert message(text="/hand", **{"from": anonymous}) is None
    assert message({"id": -200, "type": "channel"}, text="/hand") is None
    channel_post = {"message_id": 1, "date": 1, "chat": GROUP, "text": "/hand"}
    assert read_update({"update_id": 1, "message": channel_post}, BOT) is None


def test_service_messages_and_unknown_updates_are_nothing():
    assert message(PRIVATE, pinned_message={}) is None
    assert message(GROUP, new_chat_members=[ANN]) is None
    assert read_update({"update_id": 1}, BOT) is None
    assert read_update({"update_id": 1, "edited_message": {}}, BOT) is None


def test_a_reply_in_a_topic_whose_opening_is_ours_is_no_reply_to_us():
    opening = {"message_id": 3, "from": US, "chat": GROUP, "forum_topic_created": {"name": "T"}}
    topic = {"message_thread_id": 3, "is_topic_message": True}
    assert message(text="sa", reply_to_message=opening, **topic) is None
    said = {"message_id": 4, "from": US, "chat": GROUP, "text": "x", **topic}
    heard = message(text="sa", reply_to_message=said, **topic)
    assert heard == Words(
        key=1,
        chat=ChatRef(-100, 3),
        person=heard.person,
        text="sa",
        reply_to=MessageRef(ChatRef(-100, 3), 4),
    )


def test_a_thread_outside_of_topics_means_nothing():
    said = {"message_id": 4, "from": US, "chat": GROUP, "text": "x"}
    heard = message(text="sa", message_thread_id=4, reply_to_message=said)
    assert heard.chat == ChatRef(-100)


def press(**fields):
    query = {"id": "q", "from": ANN, "chat_instance": "1", "data": "k:1"} | fields
    return read_update({"update_id": 9, "callback_query": query}, BOT)


def test_a_press_under_an_inaccessible_message_keeps_chat_and_id():
    heard = press(message={"chat": GROUP, "message_id": 8, "date": 0})
    assert isinstance(heard, Press)
    assert heard.message == MessageRef(ChatRef(-100), 8)


def test_a_press_under_an_inline_message_has_no_chat():
    heard = press(inline_message_id="abc")
    assert (heard.chat, heard.message, heard.key) == (None, None, 9)


def test_a_game_press_without_data_is_not_for_us():
    query = {"id": "q", "from": ANN, "chat_instance": "1", "game_short_name": "x"}
    assert read_update({"update_id": 9, "callback_query": query}, BOT) is None


@pytest.mark.parametrize(
    ("member", "standing"),
    [
        ({"status": "restricted", "is_member": True}, "member"),
        ({"status": "restricted", "is_member": False}, "gone"),
        ({"status": "kicked"}, "gone"),
        ({"status": "creator"}, "administrator"),
    ],
)
def test_the_bots_standing_is_read_from_its_new_status(member, standing):
    change = {"chat": GROUP, "from": ANN, "new_chat_member": member}
    heard = read_update({"update_id": 1, "my_chat_member": change}, BOT)
    assert heard.standing == standing
