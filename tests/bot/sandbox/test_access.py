"""Who may be written to: Start, blocking, groups left, upgraded and unknown."""

from __future__ import annotations

import pytest


async def told(stage, chat_id, text="x"):
    answer = await stage.reply("sendMessage", chat_id=chat_id, text=text)
    return (answer.get("error_code", 200), answer.get("description", "ok"))


async def test_the_bot_cannot_write_first_to_somebody_it_knows_from_a_group(stage):
    assert await told(stage, stage.ben.id) == (
        403,
        "Forbidden: bot can't initiate conversation with a user",
    )
    await stage.sandbox.start(stage.ben)
    assert await told(stage, stage.ben.id) == (200, "ok")


async def test_a_stranger_is_no_chat_at_all(stage):
    eve = stage.sandbox.person("Eve")
    assert await told(stage, eve.id) == (400, "Bad Request: chat not found")
    assert await told(stage, 999) == (400, "Bad Request: chat not found")
    assert await told(stage, "@nobody") == (400, "Bad Request: chat not found")


async def test_blocking_and_unblocking_is_told_and_enforced(stage):
    stage.sandbox.block(stage.ann)
    (update,) = await stage.updates()
    change = update["my_chat_member"]
    assert (change["old_chat_member"]["status"], change["new_chat_member"]["status"]) == (
        "member",
        "kicked",
    )
    assert await told(stage, stage.ann.id) == (403, "Forbidden: bot was blocked by the user")
    stage.sandbox.unblock(stage.ann)
    assert await told(stage, stage.ann.id) == (200, "ok")
    stage.ann.deactivated = True
    assert await told(stage, stage.ann.id) == (403, "Forbidden: user is deactivated")


@pytest.mark.parametrize(
    ("status", "reason"),
    [
        ("kicked", "Forbidden: bot was kicked from the supergroup chat"),
        ("left", "Forbidden: bot is not a member of the supergroup chat"),
    ],
)
async def test_outside_a_group_the_bot_is_refused(stage, status, reason):
    stage.sandbox.set_bot(stage.friends, status)
    assert await told(stage, stage.friends.id) == (403, reason)
    (update,) = await stage.updates()
    assert update["my_chat_member"]["new_chat_member"]["status"] == status
    await stage.sandbox.say(stage.ann, stage.friends, "/bridge")
    assert await stage.updates() == [], "outside it hears nothing"


async def test_leaving_is_the_bots_own_choice(stage):
    assert await stage.call("leaveChat", chat_id=stage.friends.id) is True
    assert (await told(stage, stage.friends.id))[0] == 403


async def test_an_upgrade_tells_both_ids_and_kills_the_old_messages(stage):
    old = stage.sandbox.group("Old", [stage.ann, stage.ben], kind="group")
    for text in ("one", "two", "table"):
        sent = await stage.call("sendMessage", chat_id=old.id, text=text)
    new = stage.sandbox.migrate(old)
    out, into = (update["message"] for update in await stage.updates())
    assert (out["chat"]["id"], out["migrate_to_chat_id"]) == (old.id, new.id)
    assert (into["chat"]["id"], into["migrate_from_chat_id"]) == (new.id, old.id)
    assert new.id < -(2**31), "supergroup ids need 64 bits"
    answer = await stage.reply("sendMessage", chat_id=old.id, text="x")
    assert answer["parameters"] == {"migrate_to_chat_id": new.id}
    assert answer["description"] == "Bad Request: group chat was upgraded to a supergroup chat"
    dead = await stage.call(
        "editMessageText", chat_id=new.id, message_id=sent["message_id"], text="y"
    )
    assert dead == "Bad Request: message to edit not found"
    assert stage.sandbox.chat_of(old) is new


async def test_privacy_mode_hides_table_talk_but_not_commands_and_replies(stage):
    async def heard(text, **params):
        await stage.sandbox.say(stage.ann, stage.friends, text, **params)
        return len(await stage.updates())

    assert await heard("what a lead!") == 0
    assert await heard("/bridge") == 1
    assert await heard("/bridge@kontra_bot") == 1
    assert await heard("/bridge@other_bot") == 0
    await stage.call("sendMessage", chat_id=stage.friends.id, text="your call")
    table = stage.sandbox.last(stage.friends)
    assert await heard("sa", reply_to=table) == 1
    stage.sandbox.set_bot(stage.friends, "administrator")
    await stage.updates()
    assert await heard("what a lead!") == 1


async def test_members_come_and_go_with_service_messages(stage):
    cleo = stage.sandbox.person("Cleo")
    stage.sandbox.add(stage.friends, cleo)
    stage.sandbox.remove(stage.friends, cleo)
    joined, left = (update["message"] for update in await stage.updates())
    assert joined["new_chat_members"][0]["first_name"] == "Cleo"
    assert left["left_chat_member"]["first_name"] == "Cleo"
    member = await stage.call("getChatMember", chat_id=stage.friends.id, user_id=cleo.id)
    assert member["status"] == "left"
    rulers = await stage.call("getChatAdministrators", chat_id=stage.friends.id)
    assert [one["user"]["first_name"] for one in rulers] == ["Ann"]
    assert await stage.call("getChatMemberCount", chat_id=stage.friends.id) == 3


async def test_deep_links_start_the_private_chat_or_bring_the_bot_into_a_group(stage):
    await stage.sandbox.open_link(stage.ben, "https://t.me/kontra_bot?start=seat-4_S")
    (update,) = await stage.updates()
    assert update["message"]["text"] == "/start seat-4_S"
    club = stage.sandbox.group("Club", [stage.ben], bot="left")
    await stage.sandbox.open_link(stage.ben, "t.me/kontra_bot?startgroup=new", group=club)
    updates = await stage.updates()
    assert updates[0]["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert updates[-1]["message"]["text"] == "/start@kontra_bot new"
    await stage.sandbox.open_link(stage.ben, "https://t.me/kontra_bot?start=" + "x" * 65)
    assert (await stage.updates())[0]["message"]["text"] == "/start"


async def test_pins_need_an_administrator_and_leave_a_note(stage):
    sent = await stage.call("sendMessage", chat_id=stage.friends.id, text="table")
    where = {"chat_id": stage.friends.id, "message_id": sent["message_id"]}
    assert "not enough rights" in await stage.call("pinChatMessage", **where)
    stage.sandbox.set_bot(stage.friends, "administrator")
    await stage.updates()
    assert await stage.call("pinChatMessage", **where) is True
    (note,) = await stage.updates()
    assert note["message"]["pinned_message"]["text"] == "table"
    chat = await stage.call("getChat", chat_id=stage.friends.id)
    assert chat["pinned_message"]["message_id"] == sent["message_id"]
    assert await stage.call("unpinChatMessage", **where) is True
    assert "message to unpin not found" in await stage.call("unpinChatMessage", **where)


async def test_topics_keep_their_messages_and_general_has_no_thread(stage):
    forum = stage.sandbox.group("Club", [stage.ann], forum=True, bot="administrator")
    topic = await stage.call("createForumTopic", chat_id=forum.id, name="Table 1")
    thread = topic["message_thread_id"]
    where = {"chat_id": forum.id, "text": "x"}
    inside = await stage.call("sendMessage", message_thread_id=thread, **where)
    assert (inside["message_thread_id"], inside["is_topic_message"]) == (thread, True)
    assert "message_thread_id" not in await stage.call("sendMessage", **where)
    for wrong in (1, 999):
        refused = await stage.call("sendMessage", message_thread_id=wrong, **where)
        assert refused == "Bad Request: message thread not found"

    first = await stage.sandbox.say(stage.ann, forum, "in General")
    await stage.updates()
    await stage.sandbox.say(stage.ann, forum, "reply", reply_to=first)
    (update,) = await stage.updates()
    fake = update["message"]
    assert fake["message_thread_id"] == first.id, "a reply in General carries a thread id …"
    assert "is_topic_message" not in fake, "… that is no topic"
    refused = await stage.call("sendMessage", message_thread_id=first.id, **where)
    assert refused == "Bad Request: message thread not found"

    assert await stage.call("closeForumTopic", chat_id=forum.id, message_thread_id=thread)
    refused = await stage.call("sendMessage", message_thread_id=thread, **where)
    assert refused == "Bad Request: TOPIC_CLOSED"
    assert await stage.call("deleteForumTopic", chat_id=forum.id, message_thread_id=thread)
    assert stage.sandbox.messages(forum, thread=thread) == []


async def test_answers_in_a_topic_stay_in_it(stage):
    forum = stage.sandbox.group("Club", [stage.ann], forum=True)
    topic = stage.sandbox.topic(forum, "Table 1")
    asked = await stage.sandbox.say(stage.ann, forum, "/bridge", thread=topic.id)
    reply = {"message_id": asked.id}
    sent = await stage.call("sendMessage", chat_id=forum.id, text="here", reply_parameters=reply)
    assert sent["message_thread_id"] == topic.id
    assert sent["reply_to_message"]["text"] == "/bridge"


async def test_commands_are_shown_by_scope_and_language(stage):
    from bot.sandbox.commands import menu

    async def put(words, **params):
        listed = [{"command": "x", "description": words}]
        assert await stage.call("setMyCommands", commands=listed, **params)

    def shown(person, chat, language):
        (command,) = menu(stage.sandbox.world.settings, chat, person.id, language)
        return command["description"]

    private = stage.sandbox.private(stage.ann)
    await put("default")
    await put("по-русски", language_code="ru")
    await put("groups", scope={"type": "all_group_chats"})
    await put("rulers", scope={"type": "all_chat_administrators"})
    assert shown(stage.ann, private, "en") == "default"
    assert shown(stage.ann, private, "ru") == "по-русски"
    assert shown(stage.ben, stage.friends, "ru") == "groups"
    assert shown(stage.ann, stage.friends, "en") == "rulers"


async def test_the_bots_texts_and_menu_button_come_back(stage):
    assert await stage.call("setMyDescription", description="Bridge", language_code="en")
    described = await stage.call("getMyDescription", language_code="en")
    assert described == {"description": "Bridge"}
    assert await stage.call("getMyDescription") == {"description": ""}
    assert await stage.call("getMyName") == {"name": "Kontra"}
    assert await stage.call("setChatMenuButton", menu_button={"type": "commands"})
    assert await stage.call("getChatMenuButton") == {"type": "commands"}
    assert "too long" in await stage.call("setMyShortDescription", short_description="x" * 121)
