"""One contract for every messenger: what is said arrives, and what goes wrong has a name."""

from __future__ import annotations

import pytest

from bot.chat import (
    Button,
    ButtonStyle,
    ChatMoved,
    ChatRef,
    Choice,
    Document,
    MenuCommand,
    Message,
    MessageGone,
    Photo,
    Refused,
    SlowDown,
    Unreachable,
)

ROWS = (
    (Button("Pass", data="k:1:1:p"), Button("1NT", data="k:1:1:1n", style=ButtonStyle.PRIMARY)),
    (Button("List", ask="hand 1"), Button("Rules", url="https://example.org/rules")),
)


async def test_a_text_with_buttons_is_sent_and_edited_in_place(world):
    ref = await world.messenger.send(world.group, Message("one", ROWS))
    assert [look.text for look in world.public()] == ["one"]
    assert world.public()[0].labels == ("Pass", "1NT", "List", "Rules")
    await world.messenger.edit(ref, Message("two"))
    assert world.public()[0].text == "two"
    assert world.public()[0].labels == ()


async def test_ids_of_messages_increase(world):
    refs = [await world.messenger.send(world.group, Message(text)) for text in "abc"]
    assert sorted(ref.id for ref in refs) == [ref.id for ref in refs]
    assert len({ref.id for ref in refs}) == 3


async def test_a_picture_its_caption_and_another_picture(world, picture):
    red, green = Photo(picture("red")), Photo(picture("green"))
    ref = await world.messenger.send(world.group, Message("deal 1", ROWS, photo=red))
    await world.messenger.edit(ref, Message("deal 1, West to call", ROWS, photo=red))
    assert world.public()[0].photo == red.data
    assert world.public()[0].text == "deal 1, West to call"
    await world.messenger.edit(ref, Message("deal 2", photo=green))
    assert (world.public()[0].photo, world.public()[0].text) == (green.data, "deal 2")


async def test_nothing_to_change_counts_as_done(world, picture):
    for message in (Message("same", ROWS), Message("same", ROWS, photo=Photo(picture("red")))):
        ref = await world.messenger.send(world.group, message)
        await world.messenger.edit(ref, message)


async def test_a_picture_cannot_become_a_text(world, picture):
    ref = await world.messenger.send(world.group, Message("deal", photo=Photo(picture("red"))))
    with pytest.raises(MessageGone):
        await world.messenger.edit(ref, Message("only words"))


async def test_a_deleted_message_cannot_be_edited_and_is_deleted_without_complaint(world):
    ref = await world.messenger.send(world.group, Message("one"))
    world.lose(ref)
    with pytest.raises(MessageGone):
        await world.messenger.edit(ref, Message("two"))
    await world.messenger.delete(ref)
    other = await world.messenger.send(world.group, Message("three"))
    await world.messenger.delete(other)
    assert world.public() == []


async def test_a_document_is_sent_with_a_caption(world):
    record = Document("deal.pbn", b'[Event "Friends"]')
    await world.messenger.send(world.group, Message("The deal", document=record))
    assert world.public()[0].text == "The deal"


async def test_whoever_blocked_the_bot_is_unreachable(world):
    world.block(world.ann)
    with pytest.raises(Unreachable):
        await world.messenger.send(ChatRef(world.ann), Message("your cards"))
    assert world.public() == []


async def test_flood_control_says_how_long_to_wait(world):
    world.flood(209)
    with pytest.raises(SlowDown) as caught:
        await world.messenger.send(world.group, Message("one"))
    assert caught.value.seconds == 209


async def test_a_group_that_became_a_supergroup_tells_its_new_id(world):
    ref = await world.messenger.send(world.group, Message("one"))
    new = world.migrate()
    for request in (
        world.messenger.send(world.group, Message("two")),
        world.messenger.edit(ref, Message("two")),
    ):
        with pytest.raises(ChatMoved) as caught:
            await request
        assert caught.value.new == new
    await world.messenger.send(ChatRef(new), Message("two"))
    assert world.public(ChatRef(new))[-1].text == "two"


@pytest.mark.parametrize(
    "message",
    [
        Message("x" * 4097),
        Message("too wide", (tuple(Button(str(n), data=f"k:{n}") for n in range(9)),)),
        Message("too much data", ((Button("a", data="k:" + "x" * 63),),)),
    ],
    ids=["long text", "wide keyboard", "long data"],
)
async def test_what_is_over_a_limit_is_refused(world, message):
    with pytest.raises(Refused):
        await world.messenger.send(world.group, message)
    assert world.public() == []


async def test_a_press_is_answered_once(world):
    press = await world.pressed_by(world.ann)
    assert await world.messenger.answer_press(press, "A K Q J", is_alert=True)
    assert world.answer_to(press) == ("A K Q J", True)
    assert not await world.messenger.answer_press(press, "again")


async def test_an_answer_that_comes_too_late_is_no_error(world):
    press = await world.pressed_by(world.ann)
    world.too_late(press)
    assert not await world.messenger.answer_press(press)


async def test_an_ephemeral_message_after_a_press_is_seen_by_one(world, picture):
    press = await world.pressed_by(world.ann)
    hand = Message("your hand", ROWS[:1], photo=Photo(picture("red")))
    ref = await world.messenger.send(world.group, hand, only_for=world.ann, press_id=press)
    assert ref.only_for == world.ann
    assert [look.text for look in world.whispered_to(world.ann)] == ["your hand"]
    assert world.whispered_to(world.ben) == world.public() == []


async def test_an_ephemeral_message_is_edited_and_deleted_by_its_own_id(world, picture):
    world.promote_bot()
    red, green = Photo(picture("red")), Photo(picture("green"))
    ref = await world.messenger.send(world.group, Message("hand", photo=red), only_for=world.ann)
    await world.messenger.edit(ref, Message("hand, led", ROWS, photo=red))
    await world.messenger.edit(ref, Message("hand, played", photo=green))
    look = world.whispered_to(world.ann)[0]
    assert (look.text, look.photo, look.labels) == ("hand, played", green.data, ())
    await world.messenger.delete(ref)
    assert world.whispered_to(world.ann) == []


async def test_a_lost_ephemeral_message_is_gone(world):
    world.promote_bot()
    ref = await world.messenger.send(world.group, Message("hand"), only_for=world.ann)
    world.lose(ref)
    with pytest.raises(MessageGone):
        await world.messenger.edit(ref, Message("hand, later"))
    await world.messenger.delete(ref)


async def test_an_ephemeral_message_without_press_and_rights_is_unreachable_and_not_public(world):
    with pytest.raises(Unreachable):
        await world.messenger.send(world.group, Message("hand"), only_for=world.ann)
    assert world.public() == []


async def test_who_may_administrate(world):
    assert await world.messenger.is_administrator(world.group, world.ann)
    assert not await world.messenger.is_administrator(world.group, world.ben)
    assert await world.messenger.is_administrator(ChatRef(world.ben), world.ben)


async def test_menus_and_descriptions_are_accepted(world):
    menu = [MenuCommand("bridge", "Open a table"), MenuCommand("hand", "My cards", True)]
    for scope in ("private", "group"):
        await world.messenger.set_menu(menu, scope=scope)
        await world.messenger.set_menu(menu, scope=scope, language="ru")
    await world.messenger.describe(short="Bridge", long="Contract bridge", language="pl")


async def test_an_unknown_inline_query_is_too_late(world):
    if hasattr(world.messenger, "late_asks"):
        world.messenger.late_asks.add("old")
    assert not await world.messenger.answer_ask("old", [Choice("1", "♠A", "/p sa")])


async def test_members_are_told_from_strangers(world) -> None:
    assert await world.messenger.is_member(world.group, world.ben)
    assert await world.messenger.is_member(ChatRef(world.ben), world.ben)
    world.remove_ben()
    assert not await world.messenger.is_member(world.group, world.ben)
