"""The Bot API messenger over a scripted transport: what exactly is asked of Telegram."""

from __future__ import annotations

import aiogram.methods
import pytest

from bot.chat import (
    Button,
    ButtonStyle,
    Capabilities,
    ChatMoved,
    ChatRef,
    Document,
    MenuCommand,
    Message,
    MessageGone,
    MessageRef,
    Photo,
    Refused,
    SlowDown,
    Unreachable,
)
from bot.messengers.bot_api import BotApiMessenger, failure
from bot.messengers.bot_api.pictures import Recent

GROUP = ChatRef(-100, 3)
RED = Photo(b"red")
GREEN = Photo(b"green")
ROWS = (
    (Button("♥", data="k:1", style=ButtonStyle.DANGER), Button("2", data="k:2", is_disabled=True)),
)


class Script:
    """Answers like Telegram; ``refusals`` maps a method to what it raises next."""

    def __init__(self) -> None:
        self.requests = []
        self.refusals = []
        self.file_number = 0

    async def call(self, request):
        self.requests.append(request)
        if self.refusals and self.refusals[0][0] == request.method:
            raise self.refusals.pop(0)[1]
        if request.method == "getMe":
            return {"id": 42, "username": "kontra_bot"}
        self.file_number += 1
        photo = [{"file_id": "thumb"}, {"file_id": f"F{self.file_number}"}]
        return {"message_id": len(self.requests), "ephemeral_message_id": 9, "photo": photo}

    async def download(self, file_id):
        return file_id.encode()

    @property
    def methods(self):
        return [request.method for request in self.requests]


class Shelf:
    """A store of file ids that outlives a messenger."""

    def __init__(self):
        self.ids = {}

    async def get(self, key):
        return self.ids.get(key)

    async def put(self, key, file_id):
        self.ids[key] = file_id

    async def forget(self, key):
        self.ids.pop(key, None)


@pytest.fixture
def script():
    return Script()


@pytest.fixture
def messenger(script):
    return BotApiMessenger(script)


async def test_a_picture_is_uploaded_once_and_its_largest_size_re_used(messenger, script):
    for _ in range(2):
        await messenger.send(GROUP, Message("deal", photo=RED))
    first, second = script.requests
    assert first.params["photo"] == "attach://picture"
    assert first.uploads["picture"].data == b"red"
    assert (second.params["photo"], second.uploads) == ("F1", {})


async def test_a_picture_is_re_used_after_a_restart(script):
    shelf = Shelf()
    for _ in range(2):
        await BotApiMessenger(script, file_ids=shelf).send(GROUP, Message("deal", photo=RED))
    assert script.requests[1].params["photo"] == "F1"


async def test_a_file_id_that_telegram_forgot_is_uploaded_anew(script):
    shelf = Shelf()
    shelf.ids[RED.key] = "OLD"
    messenger = BotApiMessenger(script, file_ids=shelf)
    wrong = failure(400, "Bad Request: wrong file identifier/HTTP URL specified")
    script.refusals.append(("sendPhoto", wrong))
    await messenger.send(GROUP, Message("deal", photo=RED))
    assert [request.params["photo"] for request in script.requests] == ["OLD", "attach://picture"]
    assert shelf.ids == {RED.key: "F1"}


async def test_only_what_changed_is_edited(messenger, script):
    ref = await messenger.send(GROUP, Message("deal", photo=RED))
    await messenger.edit(ref, Message("caption", photo=RED))
    await messenger.edit(ref, Message("caption", photo=GREEN))
    await messenger.edit(ref, Message("again", photo=RED))
    unknown = MessageRef(GROUP, 999)
    await messenger.edit(unknown, Message("after a restart", photo=RED))
    methods = ["sendPhoto", "editMessageCaption"] + 3 * ["editMessageMedia"]
    assert script.methods == methods
    assert script.requests[2].params["media"]["media"] == "attach://picture"
    assert script.requests[3].params["media"]["media"].startswith("F")


async def test_every_request_names_parameters_that_aiogram_knows(messenger, script):
    message = Message("<b>x</b> https://example.org", ROWS)
    refs = [
        await messenger.send(GROUP, message, is_silent=True),
        await messenger.send(GROUP, message, only_for=7, press_id="q", ephemeral_id=3),
    ]
    for ref in refs:
        await messenger.edit(ref, message)
        await messenger.edit(ref, Message("x", ROWS, photo=RED))
        await messenger.edit(ref, Message("y", ROWS, photo=RED))
        await messenger.delete(ref)
    await messenger.send(GROUP, Message("x", photo=GREEN))
    await messenger.send(GROUP, Message("x", document=Document("a.pbn", b"x")))
    await messenger.set_menu([MenuCommand("hand", "x", True)], scope="group", language="ru")
    await messenger.describe(short="x", long="y")
    await messenger.answer_press("q", "text", is_alert=True)
    await messenger.answer_ask("a", [])
    await messenger.start()
    for request in script.requests:
        model = getattr(aiogram.methods, request.method[0].upper() + request.method[1:])
        assert set(request.params) <= set(model.model_fields), request.method
        missing = {name for name, field in model.model_fields.items() if field.is_required()}
        assert missing <= set(request.params), request.method


async def test_html_is_named_and_links_have_no_preview(messenger, script):
    await messenger.send(GROUP, Message("<b>x</b>"))
    await messenger.send(GROUP, Message("https://example.org"))
    assert script.requests[0].params["parse_mode"] == "HTML"
    assert "link_preview_options" not in script.requests[0].params
    assert script.requests[1].params["link_preview_options"] == {"is_disabled": True}


async def test_styles_and_disabled_buttons_are_shown_as_such(messenger, script):
    await messenger.send(GROUP, Message("x", ROWS))
    heart, two = script.requests[0].params["reply_markup"]["inline_keyboard"][0]
    assert heart == {"text": "♥", "style": "danger", "callback_data": "k:1"}
    assert two == {"text": "2", "disabled": {}}


async def test_buttons_an_old_server_refuses_are_plain_from_then_on(messenger, script, caplog):
    unknown = "can't parse inline keyboard button: Text buttons are unallowed"
    script.refusals.append(("sendMessage", Refused(unknown)))
    await messenger.send(GROUP, Message("x", ROWS))
    await messenger.send(GROUP, Message("y", ROWS))
    assert len(script.requests) == 3
    for request in script.requests[1:]:
        heart, two = request.params["reply_markup"]["inline_keyboard"][0]
        assert heart == {"text": "♥", "callback_data": "k:1"}
        assert two == {"text": "2", "callback_data": "k:2"}
    assert messenger.capabilities == Capabilities(disabled_buttons=False, button_styles=False)
    assert "plain buttons" in caplog.text


async def test_buttons_refused_in_either_form_stay_a_refusal(messenger, script):
    script.refusals += 2 * [("sendMessage", Refused("BUTTON_DATA_INVALID"))]
    with pytest.raises(Refused):
        await messenger.send(GROUP, Message("x", ROWS))
    assert messenger.capabilities == Capabilities()


async def test_a_message_too_old_to_delete_is_named(messenger, script):
    script.refusals.append(("deleteMessage", MessageGone("message can't be deleted")))
    with pytest.raises(MessageGone):
        await messenger.delete(MessageRef(GROUP, 1))


async def test_a_late_press_cannot_open_an_ephemeral_message(messenger, script):
    script.refusals.append(("sendMessage", Refused("Query is too old and query id is invalid")))
    with pytest.raises(Unreachable):
        await messenger.send(GROUP, Message("x"), only_for=7, press_id="q")


async def test_the_bots_name_is_asked_for_once(messenger, script):
    with pytest.raises(RuntimeError):
        _ = messenger.bot_username
    for _ in range(2):
        assert (await messenger.start()).username == messenger.bot_username == "kontra_bot"
    assert script.methods == ["getMe"]


@pytest.mark.parametrize(
    ("code", "text", "kind"),
    [
        (403, "Forbidden: bot was blocked by the user", Unreachable),
        (403, "Forbidden: bot can't initiate conversation with a user", Unreachable),
        (400, "Bad Request: CHAT NOT FOUND", Unreachable),
        (400, "Message thread not found", Unreachable),
        (400, "Bad Request: not enough rights to send text messages to the chat", Unreachable),
        (400, "Bad Request: MESSAGE TO EDIT NOT FOUND", MessageGone),
        (400, "Message can't be edited", MessageGone),
        (400, "Bad Request: MESSAGE_ID_INVALID", MessageGone),
        (400, "Bad Request: can't parse entities", Refused),
        (404, "Not Found", Refused),
        (429, "Too Many Requests", SlowDown),
        (502, "Bad Gateway", SlowDown),
    ],
)
def test_error_texts_are_sorted_whatever_their_case(code, text, kind):
    assert type(failure(code, text)) is kind


def test_parameters_of_an_error_come_first():
    assert failure(429, "x", retry_after_seconds=209).seconds == 209
    moved = failure(400, "group chat was upgraded", new_chat=-1001)
    assert isinstance(moved, ChatMoved)
    assert moved.new == -1001


def test_the_memory_of_pictures_is_bounded():
    recent = Recent(2)
    recent.put("a", 1)
    recent.put("b", 2)
    assert recent.get("a") == 1
    recent.put("c", 3)
    assert (len(recent), recent.get("b"), recent.get("a")) == (2, None, 1)
