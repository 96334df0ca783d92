"""Presses and inline queries: one answer, 15 seconds, forged data, Telegram's inline cache."""

from __future__ import annotations

import pytest

from bot.sandbox import NoAnswerError, NoSuchButtonError

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"
KEYS = {
    "inline_keyboard": [
        [
            {"text": "Pass", "callback_data": "pass"},
            {"text": "1♠", "disabled": {}},
            {"text": "Rules", "url": "https://example.org"},
        ]
    ]
}


@pytest.fixture
async def table(stage):
    """A message with buttons in the group, as people see it."""
    await stage.call("sendMessage", chat_id=stage.friends.id, text="table", reply_markup=KEYS)
    return stage.sandbox.last(stage.friends)


async def test_a_press_becomes_a_callback_query_and_the_answer_comes_back(stage, table):
    query = stage.sandbox.tap(stage.ben, table, "Pass")
    (update,) = await stage.updates()
    asked = update["callback_query"]
    assert (asked["from"]["first_name"], asked["data"]) == ("Ben", "pass")
    assert asked["message"]["message_id"] == table.id
    await stage.call("answerCallbackQuery", callback_query_id=asked["id"], text="ok")
    answer = await stage.sandbox.answer(query)
    assert (answer.text, answer.show_alert) == ("ok", False)
    again = await stage.call("answerCallbackQuery", callback_query_id=asked["id"])
    assert again == TOO_OLD, "a query is answered once"


async def test_a_query_grows_too_old_after_15_seconds(stage, table):
    first = stage.sandbox.tap(stage.ben, table, "Pass")
    stage.clock.advance(15)
    assert await stage.call("answerCallbackQuery", callback_query_id=first.id) is True
    second = stage.sandbox.tap(stage.ben, table, "Pass")
    stage.clock.advance(15.1)
    assert await stage.call("answerCallbackQuery", callback_query_id=second.id) == TOO_OLD
    assert await stage.call("answerCallbackQuery", callback_query_id="1") == TOO_OLD


async def test_an_alert_has_at_most_200_characters(stage, table):
    query = stage.sandbox.tap(stage.ben, table, "Pass")
    refused = await stage.call("answerCallbackQuery", callback_query_id=query.id, text="x" * 201)
    assert refused == "Bad Request: MESSAGE_TOO_LONG"
    assert await stage.call("answerCallbackQuery", callback_query_id=query.id, text="x" * 200)


async def test_only_callback_buttons_that_are_there_can_be_pressed(stage, table):
    for label in ("1♠", "Rules", "Double"):
        with pytest.raises(NoSuchButtonError):
            stage.sandbox.tap(stage.ben, table, label)
    assert await stage.updates() == []


async def test_a_silent_bot_is_named_as_such(stage, table):
    with pytest.raises(NoAnswerError, match="did not answer the press"):
        await stage.sandbox.press(stage.ben, table, "Pass", timeout=0.01)


async def test_a_press_nobody_answered_is_given_up_in_the_end(stage, table):
    first = stage.sandbox.tap(stage.ben, table, "Pass")
    stage.clock.advance(61)
    stage.sandbox.tap(stage.ben, table, "Pass")
    with pytest.raises(NoAnswerError, match="never answered"):
        await stage.sandbox.answer(first)


async def test_a_forged_press_on_a_deleted_message_shows_the_bot_only_its_place(stage, table):
    stage.sandbox.delete(table)
    stage.sandbox.tap(stage.ben, table, data="br:old", forge=True)
    (update,) = await stage.updates()
    message = update["callback_query"]["message"]
    assert (message["date"], message["message_id"]) == (0, table.id)
    assert "text" not in message


def article(number, text="x"):
    content = {"message_text": text}
    return {"type": "article", "id": number, "title": text, "input_message_content": content}


async def asked_inline(stage, query, results, **params):
    """Ask inline as Ann and answer as the bot."""
    import asyncio

    async def answer():
        await stage.sandbox.wait_for(lambda: stage.sandbox.context.updates.waiting)
        (update,) = await stage.updates()
        asked = update["inline_query"]
        return await stage.call(
            "answerInlineQuery", inline_query_id=asked["id"], results=results, **params
        )

    async with asyncio.TaskGroup() as group:
        group.create_task(answer())
        offer = group.create_task(stage.sandbox.inline(stage.ann, stage.friends, query))
    return offer.result()


async def test_an_inline_choice_is_posted_in_the_persons_name_and_told_to_the_bot(stage):
    offer = await asked_inline(stage, "hand", [article("a", "♠A"), article("b", "♠K")])
    assert offer.titles == ("♠A", "♠K")
    said = await stage.sandbox.choose_inline_result(
        stage.ann, stage.friends, offer, "b", query="hand"
    )
    assert (said.words, said.sender) == ("♠K", stage.ann.id)
    message, chosen = await stage.updates()
    assert message["message"]["via_bot"]["id"] == 42
    assert chosen["chosen_inline_result"]["result_id"] == "b"


async def test_a_forgotten_cache_time_shows_one_persons_list_to_another(stage):
    await asked_inline(stage, "hand", [article("a", "Ann's ace")])
    other = await stage.sandbox.inline(stage.ben, stage.friends, "hand")
    assert other.cached
    assert other.titles == ("Ann's ace",)
    stage.clock.advance(301)
    with pytest.raises(NoAnswerError):
        await stage.sandbox.inline(stage.ben, stage.friends, "hand", timeout=0.01)


async def test_a_personal_uncached_list_is_asked_for_every_time(stage):
    await asked_inline(stage, "hand", [article("a")], cache_time=0, is_personal=True)
    with pytest.raises(NoAnswerError):
        await stage.sandbox.inline(stage.ann, stage.friends, "hand", timeout=0.01)


@pytest.mark.parametrize(
    ("results", "reason"),
    [
        ([article(str(number)) for number in range(51)], "RESULTS_TOO_MUCH"),
        ([article("a"), article("a")], "RESULT_ID_DUPLICATE"),
        ([article("♠" * 22)], "RESULT_ID_INVALID"),
        ([{"type": "article", "id": "a", "title": "x"}], "input_message_content"),
        ([{"type": "gif", "id": "a"}], "not modelled"),
    ],
)
async def test_bad_inline_results_are_refused(stage, results, reason):
    refused = await stage.call("answerInlineQuery", inline_query_id="1", results=results)
    assert reason in refused


async def test_an_inline_message_with_buttons_is_edited_by_its_inline_id(stage):
    offer = await asked_inline(stage, "", [article("a", "old") | {"reply_markup": KEYS}])
    said = await stage.sandbox.choose_inline_result(stage.ann, stage.friends, offer)
    *_, chosen = await stage.updates()
    inline_id = chosen["chosen_inline_result"]["inline_message_id"]
    stage.sandbox.tap(stage.ben, said, "Pass")
    (press,) = await stage.updates()
    assert press["callback_query"]["inline_message_id"] == inline_id
    assert "message" not in press["callback_query"]
    assert await stage.call("editMessageText", inline_message_id=inline_id, text="new") is True
    assert stage.sandbox.now(said).words == "new"
    wrong = await stage.call("editMessageText", inline_message_id="?", text="new")
    assert wrong == "Bad Request: MESSAGE_ID_INVALID"
