"""What the outbox promises: newest state, budgets, pauses, lost messages, moved groups."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat import (
    ChatRef,
    Message,
    MessageGone,
    Photo,
    Refused,
    SlowDown,
    Unreachable,
)
from bot.services.pacing import Budget, TokenBucket
from bot.services.surfaces import OnDisplay, Surface
from bot.services.time_source import settle

GROUP = ChatRef(-100)
OTHER_GROUP = ChatRef(-200)
ANN = 7
TABLE = Surface(GROUP, 1, "table")
OTHER_TABLE = Surface(OTHER_GROUP, 2, "table")
PANEL = Surface(ChatRef(ANN), 1, "panel", ANN)
WHISPER = Surface(GROUP, 1, "panel", ANN)


def show_many(desk, surface, count, start=0):
    for number in range(start, start + count):
        desk.outbox.show(surface, Message(f"state {number}"))


async def test_a_surface_is_sent_once_and_then_edited(desk):
    desk.outbox.show(TABLE, Message("one"))
    await desk.outbox.idle()
    desk.outbox.show(TABLE, Message("two"))
    await desk.outbox.idle()
    assert desk.methods() == ["send", "edit"]
    assert desk.texts_in(GROUP) == ["two"]


async def test_only_the_newest_of_many_states_is_sent(desk):
    show_many(desk, TABLE, 20)
    await desk.outbox.idle()
    assert desk.methods() == ["send"]
    assert desk.texts_in(GROUP) == ["state 19"]


async def test_an_unchanged_state_is_not_sent_even_after_a_restart(desk):
    desk.outbox.show(TABLE, Message("same"))
    await desk.outbox.idle()
    again = desk.open_outbox()
    again.show(TABLE, Message("same"))
    await again.idle()
    assert desk.methods() == ["send"]


async def test_never_more_than_twenty_requests_in_any_minute_in_a_group(desk):
    moments = []
    for step in range(300):
        before = len(desk.messenger.acts)
        desk.outbox.show(TABLE, Message(f"step {step}"))
        if step % 10 == 0:
            desk.outbox.show(WHISPER, Message(f"hand {step}"), press_id=f"p{step}")
        await desk.time.advance(1)
        moments += [step] * (len(desk.messenger.acts) - before)
    busiest = max(sum(start <= at < start + 60 for at in moments) for start in range(240))
    assert 14 <= busiest <= 20


async def test_a_private_chat_gets_a_burst_of_three_and_then_one_a_second(desk):
    for number in range(6):
        desk.outbox.post(ChatRef(ANN), Message(f"line {number}"))
    await settle()
    assert len(desk.messenger.acts) == 3
    await desk.time.advance(1)
    assert len(desk.messenger.acts) == 4
    await desk.time.advance(2)
    assert desk.texts_in(ANN) == [f"line {number}" for number in range(6)]


async def test_many_chats_together_stay_below_thirty_a_second(desk):
    for person in range(1, 101):
        desk.outbox.post(ChatRef(person), Message("hello"))
    await settle(500)
    assert len(desk.messenger.acts) <= 6
    await desk.time.advance(1)
    assert len(desk.messenger.acts) <= 25
    await desk.time.advance(5)
    assert len(desk.messenger.acts) == 100


async def test_a_chat_told_to_slow_down_waits_alone_and_catches_up_with_one_edit(desk):
    desk.outbox.show(TABLE, Message("start"))
    desk.outbox.show(OTHER_TABLE, Message("start"))
    await desk.outbox.idle()
    desk.messenger.fail_next(SlowDown(209))
    show_many(desk, TABLE, 1)
    await settle()
    for number in range(1, 40):
        show_many(desk, TABLE, 1, start=number)
        show_many(desk, OTHER_TABLE, 1, start=number)
        await desk.time.advance(5)
    assert desk.texts_in(GROUP) == ["start"]
    assert desk.texts_in(OTHER_GROUP) == ["state 39"]
    desk.messenger.acts.clear()
    await desk.time.advance(14)
    assert [act.message for act in desk.messenger.acts] == [Message("state 39")]
    await desk.outbox.idle()


async def test_a_deleted_table_message_reappears_and_its_new_id_is_kept(desk):
    desk.outbox.show(TABLE, Message("one"))
    await desk.outbox.idle()
    lost = desk.store.on_display[TABLE].ref
    desk.messenger.lose(lost)
    desk.outbox.show(TABLE, Message("two"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["two"]
    assert desk.store.on_display[TABLE].ref != lost


async def test_a_picture_that_becomes_a_text_is_replaced_and_not_left_behind(desk):
    desk.outbox.show(TABLE, Message("picture", photo=Photo(b"png")))
    await desk.outbox.idle()
    desk.outbox.show(TABLE, Message("only words"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["only words"]


async def test_a_moved_group_gets_what_waited_and_what_comes_for_its_old_id(desk):
    desk.outbox.show(TABLE, Message("old"))
    await desk.outbox.idle()
    desk.messenger.moved[GROUP.id] = -1001
    desk.outbox.show(TABLE, Message("new"))
    desk.outbox.post(GROUP, Message("and a word"))
    await desk.outbox.idle()
    await settle()
    assert desk.texts_in(-1001) == ["new", "and a word"]
    assert desk.moves == [(-100, -1001)]
    desk.outbox.show(TABLE, Message("newer"))
    await desk.outbox.idle()
    assert desk.texts_in(-1001) == ["newer", "and a word"]
    assert desk.moves == [(-100, -1001)]


async def test_a_move_learned_from_elsewhere_is_followed_by_a_request_under_way(desk, monkeypatch):
    may_go_on = asyncio.Event()
    send = desk.messenger.send

    async def slow_send(chat, message, **more):
        await may_go_on.wait()
        return await send(chat, message, **more)

    monkeypatch.setattr(desk.messenger, "send", slow_send)
    desk.messenger.moved[GROUP.id] = -1001
    desk.outbox.show(TABLE, Message("hello"))
    await settle()
    desk.outbox.chat_moved(GROUP.id, -1001)
    may_go_on.set()
    await desk.outbox.idle()
    await settle()
    assert desk.texts_in(-1001) == ["hello"]
    assert desk.moves == [(-100, -1001)]


async def test_a_chat_that_moved_to_itself_is_not_tried_for_ever(desk):
    desk.messenger.moved[GROUP.id] = GROUP.id
    desk.outbox.post(GROUP, Message("hello"))
    await desk.outbox.idle()
    assert desk.moves == []


async def test_whoever_cannot_be_reached_is_reported_and_nobody_else_is_told(desk):
    desk.messenger.unreachable.add(ANN)
    desk.outbox.show(PANEL, Message("your cards"))
    await desk.outbox.idle()
    await settle()
    assert desk.unreachable == [PANEL]
    assert desk.messenger.acts == []


async def test_what_is_refused_is_dropped_and_the_next_thing_is_said(desk):
    desk.messenger.fail_next(Refused("bad"))
    desk.outbox.post(GROUP, Message("bad"))
    desk.outbox.post(GROUP, Message("good"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["good"]


async def test_a_store_that_fails_costs_one_message_and_not_the_chat(desk, monkeypatch, caplog):
    async def broken(surface):
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(desk.store, "get", broken)
        desk.outbox.show(TABLE, Message("lost"))
        await desk.outbox.idle()
    desk.outbox.show(TABLE, Message("said"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["said"]
    assert "disk full" in caplog.text


async def test_a_repost_moves_to_the_bottom_and_deletes_the_old_message(desk):
    desk.outbox.show(TABLE, Message("table"))
    desk.outbox.post(GROUP, Message("chatter"))
    desk.outbox.repost(TABLE, Message("table"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["chatter", "table"] or desk.methods()[0] == "send"
    desk.outbox.repost(TABLE, Message("table"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["chatter", "table"]


async def test_a_repost_with_a_farewell_leaves_the_old_message_standing(desk):
    desk.outbox.show(TABLE, Message("deal 1"))
    await desk.outbox.idle()
    desk.outbox.repost(TABLE, Message("deal 2"), farewell=Message("deal 1 is over"))
    desk.outbox.show(TABLE, Message("deal 2, first call"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["deal 1 is over", "deal 2, first call"]


async def test_a_deleted_surface_is_forgotten_and_may_be_shown_anew(desk):
    desk.outbox.show(TABLE, Message("one"))
    await desk.outbox.idle()
    desk.outbox.delete(TABLE)
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == []
    assert TABLE not in desk.store.on_display
    desk.outbox.show(TABLE, Message("two"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["two"]


async def test_a_state_after_a_waiting_delete_comes_in_a_new_message(desk):
    desk.outbox.show(TABLE, Message("one"))
    await desk.outbox.idle()
    old = desk.store.on_display[TABLE].ref
    desk.outbox.delete(TABLE)
    desk.outbox.show(TABLE, Message("two"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["two"]
    assert desk.messenger.shown(old) is None


async def test_an_ephemeral_panel_needs_a_press_and_is_then_edited_in_place(desk):
    desk.outbox.show(WHISPER, Message("hand"))
    await desk.outbox.idle()
    await settle()
    assert desk.unreachable == [WHISPER]
    desk.outbox.show(WHISPER, Message("hand"), press_id="p1")
    await desk.outbox.idle()
    desk.outbox.show(WHISPER, Message("hand, later"))
    await desk.outbox.idle()
    assert [shown.message.text for shown in desk.messenger.private_to(ANN)] == ["hand, later"]
    assert desk.texts_in(GROUP) == []


async def test_asking_again_for_an_ephemeral_panel_shows_it_again_though_nothing_changed(desk):
    for press in ("p1", "p2"):
        desk.outbox.show(WHISPER, Message("hand"), press_id=press)
        await desk.outbox.idle()
    assert desk.methods().count("send") == 2
    assert len(desk.messenger.private_to(ANN)) == 1


async def test_a_lost_ephemeral_panel_is_forgotten_and_never_made_public(desk):
    desk.outbox.show(WHISPER, Message("hand"), press_id="p1")
    await desk.outbox.idle()
    desk.messenger.lose(desk.store.on_display[WHISPER].ref)
    desk.outbox.show(WHISPER, Message("hand, later"))
    await desk.outbox.idle()
    await settle()
    assert WHISPER not in desk.store.on_display
    assert desk.unreachable == [WHISPER]
    assert desk.texts_in(GROUP) == []


async def test_a_press_goes_before_what_waits_for_the_budget(desk):
    for number in range(8):
        desk.outbox.post(GROUP, Message(f"line {number}"))
    await settle()
    desk.outbox.show(WHISPER, Message("hand"), press_id="p1")
    await settle()
    assert [shown.message.text for shown in desk.messenger.private_to(ANN)] == ["hand"]
    assert len(desk.texts_in(GROUP)) == 5


async def test_too_many_posts_in_one_chat_drop_the_oldest(desk):
    desk.messenger.fail_next(SlowDown(60))
    for number in range(60):
        desk.outbox.post(GROUP, Message(f"line {number}"))
    await desk.time.advance(600)
    await desk.outbox.idle()
    assert desk.texts_in(GROUP)[-1] == "line 59"
    assert "line 5" not in desk.texts_in(GROUP)


async def test_a_message_gone_on_deleting_is_no_failure(desk):
    desk.outbox.show(TABLE, Message("one"))
    await desk.outbox.idle()
    desk.messenger.fail_next(MessageGone("older than 48 hours"), method="delete")
    desk.outbox.repost(TABLE, Message("two"))
    await desk.outbox.idle()
    assert desk.texts_in(GROUP) == ["one", "two"]


async def test_unreachable_keeps_the_known_message_for_when_the_person_is_back(desk):
    desk.outbox.show(PANEL, Message("one"))
    await desk.outbox.idle()
    desk.messenger.fail_next(Unreachable("blocked"))
    desk.outbox.show(PANEL, Message("two"))
    await desk.outbox.idle()
    desk.outbox.show(PANEL, Message("three"))
    await desk.outbox.idle()
    assert desk.texts_in(ANN) == ["three"]
    assert isinstance(desk.store.on_display[PANEL], OnDisplay)


@pytest.mark.parametrize(("spent", "wait"), [(0, 0.0), (1, 0.0), (2, 10.0), (3, 20.0)])
def test_a_bucket_says_how_long_to_wait(spent, wait):
    bucket = TokenBucket(Budget(burst=2, per_second=0.1), 0.0)
    for _ in range(spent):
        bucket.take(0.0)
    assert bucket.wait_seconds(0.0) == pytest.approx(wait)
