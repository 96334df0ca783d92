"""Telegram's limits on messages, keyboards, answers and photos, with its own sentences."""

from __future__ import annotations

import pytest


def keys(*rows):
    return {"inline_keyboard": [list(row) for row in rows]}


def key(text="x", **action):
    return {"text": text, **(action or {"callback_data": "x"})}


@pytest.fixture
async def send(stage):
    async def send(text="x", **params):
        return await stage.call("sendMessage", chat_id=stage.ann.id, text=text, **params)

    return send


async def test_a_text_has_1_to_4096_units_after_parsing(stage, send):
    assert await send("") == "Bad Request: message text is empty"
    assert await send("<b> </b>", parse_mode="HTML") == "Bad Request: message text is empty"
    assert (await send("<b>" + "x" * 4096 + "</b>", parse_mode="HTML"))["message_id"]
    assert await send("x" * 4097) == "Bad Request: message is too long"
    assert (await send("🂡" * 2048))["message_id"]
    assert await send("🂡" * 2049) == "Bad Request: message is too long"


async def test_a_caption_has_at_most_1024_units(stage, picture):
    files = {"photo": picture()}
    ok = await stage.upload("sendPhoto", files, chat_id=stage.ann.id, caption="x" * 1024)
    assert len(ok["caption"]) == 1024
    refused = await stage.upload("sendPhoto", files, chat_id=stage.ann.id, caption="x" * 1025)
    assert refused == "Bad Request: message caption is too long"


@pytest.mark.parametrize(
    ("markup", "reason"),
    [
        (keys([key(callback_data="")]), "BUTTON_DATA_INVALID"),
        (keys([key(callback_data="x" * 65)]), "BUTTON_DATA_INVALID"),
        (keys([key(callback_data="♠" * 22)]), "BUTTON_DATA_INVALID"),
        (keys([key()] * 9), "reply markup is too long"),
        (keys(*[[key()] * 8] * 12, [key()] * 5), "reply markup is too long"),
        (keys([{"text": "x"}]), "Text buttons are unallowed in the inline keyboard"),
        (keys([{"callback_data": "x"}]), 'Can\'t find field "text"'),
        (keys([key(url="x", callback_data="x")]), "a button has exactly one action"),
        (keys([key(callback_data="x", style="pink")]), "invalid button style"),
        (keys([key(callback_data="x", colour="red")]), "unknown fields in an inline button"),
        (keys([key(url="ftp://x")]), "BUTTON_URL_INVALID"),
        (keys([key(copy_text={"text": "x" * 257})]), "BUTTON_COPY_TEXT_INVALID"),
    ],
)
async def test_a_bad_keyboard_is_refused(send, markup, reason):
    assert reason in await send(reply_markup=markup)


async def test_the_widest_keyboard_telegram_takes_passes(send):
    markup = keys(
        *[[key(callback_data="♠" * 21)] * 8] * 12,
        [key(disabled={}), key(style="danger", callback_data="x")],
    )
    sent = await send(reply_markup=markup)
    assert sent["reply_markup"] == markup


async def test_unknown_methods_and_parameters_are_refused(stage, send):
    assert (await stage.reply("sendRichMessage", chat_id=1))["error_code"] == 404
    assert "sendMessage has no parameter colour" in await send(colour="red")
    assert await stage.call("sendMessage", text="x") == "Bad Request: chat_id is empty"


async def test_a_wrong_token_is_unauthorized_and_a_malformed_one_not_found(stage):
    base = stage.sandbox.url
    async with stage.http.get(f"{base}/bot42:WRONG/getMe") as response:
        assert (response.status, (await response.json())["description"]) == (401, "Unauthorized")
    async with stage.http.get(f"{base}/botX/getMe") as response:
        assert response.status == 404


async def test_edits_know_what_can_be_edited(stage, send, picture):
    sent = await send("one", reply_markup=keys([key()]))
    where = {"chat_id": stage.ann.id, "message_id": sent["message_id"]}
    same = await stage.call("editMessageText", text="one", reply_markup=keys([key()]), **where)
    assert same.startswith("Bad Request: message is not modified: specified new message content")
    edited = await stage.call("editMessageText", text="one", **where)
    assert "reply_markup" not in edited, "leaving the keyboard out removes it"
    assert "edit_date" not in edited, "only the keyboard was changed"
    edited = await stage.call("editMessageText", text="two", **where)
    assert edited["edit_date"] == int(stage.clock())
    no_caption = await stage.call("editMessageCaption", caption="x", **where)
    assert no_caption == "Bad Request: there is no caption in the message to edit"
    photo = await stage.upload("sendPhoto", {"photo": picture()}, chat_id=stage.ann.id)
    where["message_id"] = photo["message_id"]
    no_text = await stage.call("editMessageText", text="x", **where)
    assert no_text == "Bad Request: there is no text in the message to edit"
    gone = await stage.call("editMessageText", text="x", chat_id=stage.ann.id, message_id=999)
    assert gone == "Bad Request: message to edit not found"


async def test_somebody_elses_message_cannot_be_edited(stage):
    said = await stage.sandbox.say(stage.ann, stage.ann, "mine")
    refused = await stage.call(
        "editMessageText", chat_id=stage.ann.id, message_id=said.id, text="x"
    )
    assert refused == "Bad Request: message can't be edited"


@pytest.mark.parametrize(
    ("size", "reason"),
    [((9000, 1001), "PHOTO_INVALID_DIMENSIONS"), ((410, 20), "PHOTO_INVALID_DIMENSIONS")],
)
async def test_a_photo_keeps_to_telegrams_measures(stage, picture, size, reason):
    sent = await stage.upload("sendPhoto", {"photo": picture(*size)}, chat_id=stage.ann.id)
    assert sent == f"Bad Request: {reason}"


async def test_what_is_no_picture_is_no_photo(stage):
    sent = await stage.upload("sendPhoto", {"photo": b"[event]"}, chat_id=stage.ann.id)
    assert sent == "Bad Request: IMAGE_PROCESS_FAILED"
    assert await stage.call("sendPhoto", chat_id=stage.ann.id, photo="nonsense") == (
        "Bad Request: wrong file identifier/HTTP URL specified"
    )
    too_big = await stage.upload(
        "sendPhoto", {"photo": b"x" * (10 * 1024 * 1024 + 1)}, chat_id=stage.ann.id
    )
    assert "is too big for a photo; the maximum size is 10485760 bytes" in too_big


async def test_a_photo_can_be_sent_again_by_its_file_id_and_fetched(stage, picture):
    data = picture(900, 600)
    sent = await stage.upload("sendPhoto", {"photo": data}, chat_id=stage.ann.id)
    small, large = sent["photo"]
    assert (large["width"], large["height"], small["width"]) == (900, 600, 320)
    again = await stage.call("sendPhoto", chat_id=stage.friends.id, photo=large["file_id"])
    assert again["photo"] == sent["photo"]
    assert stage.sandbox.last(stage.friends).photo == data
    path = (await stage.call("getFile", file_id=large["file_id"]))["file_path"]
    url = f"{stage.sandbox.url}/file/bot{stage.sandbox.token}/{path}"
    async with stage.http.get(url) as response:
        assert await response.read() == data
    as_document = await stage.call("sendDocument", chat_id=stage.ann.id, document=large["file_id"])
    assert as_document == "Bad Request: can't use file of type Photo as Document"


async def test_attached_parts_are_found_by_name_and_unused_ones_refused(stage, picture):
    sent = await stage.upload(
        "sendPhoto", {"p1": picture()}, chat_id=stage.ann.id, photo="attach://p1"
    )
    assert sent["photo"]
    unused = await stage.upload("sendMessage", {"p1": picture()}, chat_id=stage.ann.id, text="x")
    assert "uploaded part p1 is not used" in unused


async def test_commands_keep_to_their_limits(stage):
    async def commands(*pairs):
        listed = [{"command": name, "description": words} for name, words in pairs]
        return await stage.call("setMyCommands", commands=listed)

    assert await commands(("bridge", "Start a table"))
    assert await commands(("Bridge", "x")) == "Bad Request: BOT_COMMAND_INVALID"
    assert await commands(("b" * 33, "x")) == "Bad Request: BOT_COMMAND_INVALID"
    assert await commands(("b", "")) == "Bad Request: BOT_COMMAND_DESCRIPTION_INVALID"
    too_many = [(f"c{number}", "x") for number in range(101)]
    assert await commands(*too_many) == "Bad Request: BOT_COMMANDS_TOO_MUCH"
    assert await stage.call("getMyCommands") == [
        {"command": "bridge", "description": "Start a table"}
    ]


async def test_only_young_messages_can_be_deleted_and_others_only_by_administrators(stage):
    sent = await stage.call("sendMessage", chat_id=stage.friends.id, text="x")
    said = await stage.sandbox.say(stage.ben, stage.friends, "y")
    delete = {"chat_id": stage.friends.id}
    refused = await stage.call("deleteMessage", message_id=said.id, **delete)
    assert refused == "Bad Request: message can't be deleted"
    stage.sandbox.set_bot(stage.friends, "administrator")
    assert await stage.call("deleteMessage", message_id=said.id, **delete) is True
    gone = await stage.call("deleteMessage", message_id=said.id, **delete)
    assert gone == "Bad Request: message to delete not found"
    stage.clock.advance(49 * 3600)
    old = await stage.call("deleteMessage", message_id=sent["message_id"], **delete)
    assert old == "Bad Request: message can't be deleted for everyone"


async def test_only_known_emoji_are_reactions(stage, send):
    where = {"chat_id": stage.ann.id, "message_id": (await send())["message_id"]}
    thumb = [{"type": "emoji", "emoji": "👍"}]
    assert await stage.call("setMessageReaction", reaction=thumb, **where) is True
    assert stage.sandbox.last(stage.ann).reactions == ("👍",)
    card = [{"type": "emoji", "emoji": "🂡"}]
    assert "REACTION_INVALID" in await stage.call("setMessageReaction", reaction=card, **where)
    assert await stage.call("setMessageReaction", reaction=[], **where) is True
    assert stage.sandbox.last(stage.ann).reactions == ()
