"""The recording fake does as it is told; what it shares with Telegram is in the contract suite."""

from __future__ import annotations

import pytest

from bot.chat import (
    ChatRef,
    Message,
    MessageGone,
    Photo,
    RecordingMessenger,
    Refused,
    SlowDown,
    Unreachable,
)

GROUP = ChatRef(-100)
TOPIC = ChatRef(-100, 5)


@pytest.fixture
def messenger():
    return RecordingMessenger()


async def test_it_fails_as_often_as_told_and_only_where_told(messenger):
    messenger.fail_next(SlowDown(3), method="edit", times=2)
    ref = await messenger.send(GROUP, Message("one"))
    for _ in range(2):
        with pytest.raises(SlowDown):
            await messenger.edit(ref, Message("two"))
    await messenger.edit(ref, Message("two"))
    messenger.fail_next(Unreachable())
    with pytest.raises(Unreachable):
        await messenger.answer_press("p")
    assert messenger.last_in(GROUP).text == "two"


async def test_topics_and_people_are_kept_apart(messenger):
    messenger.bot_administrates.add(GROUP.id)
    await messenger.send(GROUP, Message("general"))
    await messenger.send(TOPIC, Message("topic"))
    await messenger.send(ChatRef(7), Message("private"))
    await messenger.send(GROUP, Message("whisper"), only_for=7)
    assert [one.message.text for one in messenger.public_in(GROUP.id)] == ["general", "topic"]
    assert [one.message.text for one in messenger.public_in(TOPIC)] == ["topic"]
    assert [one.message.text for one in messenger.private_to(7)] == ["private", "whisper"]
    assert messenger.private_to(8) == []
    with pytest.raises(LookupError):
        messenger.last_in(ChatRef(-300))


async def test_edits_are_counted_and_a_lost_message_is_gone(messenger):
    ref = await messenger.send(GROUP, Message("one", photo=Photo(b"a")), is_silent=True)
    await messenger.edit(ref, Message("two", photo=Photo(b"a")))
    await messenger.edit(ref, Message("two", photo=Photo(b"a")))
    shown = messenger.shown(ref)
    assert (shown.edits, shown.is_silent) == (1, True)
    assert [act.method for act in messenger.acts] == ["send", "edit", "edit"]
    messenger.lose(ref)
    assert messenger.shown(ref) is None
    with pytest.raises(MessageGone):
        await messenger.edit(ref, Message("three"))


async def test_files_and_answers(messenger):
    messenger.files["F"] = b"[Event]"
    assert await messenger.download("F") == b"[Event]"
    with pytest.raises(Refused):
        await messenger.download("G")
    with pytest.raises(Refused):
        await messenger.answer_press("p", "x" * 201)
    assert messenger.answer_to("p") is None
