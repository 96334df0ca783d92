"""One contract for both Telegram libraries: every kind of update becomes the same value."""

from __future__ import annotations

from bot.chat import (
    Ask,
    Button,
    ChatMigrated,
    ChatRef,
    Choice,
    Chosen,
    Command,
    FileSent,
    MenuCommand,
    Message,
    MessageRef,
    Other,
    Press,
    Standing,
    StandingChanged,
    Words,
)

TABLE = Message("the table", ((Button("Pass", data="k:1:1:p"), Button("Foreign", data="x:1")),))


def place(chat) -> ChatRef:
    return ChatRef(chat.id)


async def table_in(line, chat, thread=None):
    """A message of ours in the chat: as the sandbox shows it, and its reference."""
    ref = await line.messenger.send(ChatRef(chat.id, thread), TABLE)
    return line.sandbox.last(chat), ref


async def test_a_command_with_arguments_and_the_person(line):
    seen = await line.sandbox.say(line.ann, line.group, "/Bridge@kontra_bot  chicago 4 ")
    heard = await line.next()
    assert isinstance(heard, Command)
    assert (heard.name, heard.arguments, heard.chat) == ("bridge", "chicago 4", place(line.group))
    assert heard.message == MessageRef(place(line.group), seen.id)
    assert (heard.person.name, heard.person.language) == ("Ann Lee", "ru")
    assert heard.person.id == line.ann.id
    assert heard.key > 0


async def test_a_deep_link_arrives_as_the_argument_of_start(line):
    await line.sandbox.open_link(line.ben, "https://t.me/kontra_bot?start=seat_7_N")
    heard = await line.next()
    assert isinstance(heard, Command)
    assert (heard.name, heard.arguments) == ("start", "seat_7_N")
    assert heard.chat.is_private


async def test_what_is_for_others_is_not_heard(line):
    await line.sandbox.say(line.ann, line.group, "/bridge@other_bot")
    await line.sandbox.say(line.ann, line.group, "/poker")
    mine = await line.sandbox.say(line.ann, line.group, "/hand please")
    assert (await line.next()).arguments == "please"
    await line.sandbox.edit(line.ann, mine, "/hand changed")
    seen, _ = await table_in(line, line.group)
    line.sandbox.tap(line.ann, seen, "Foreign")
    await line.sandbox.say(line.ben, line.group, "/play")
    heard = await line.next()
    assert isinstance(heard, Command)
    assert heard.name == "play"


async def test_a_press_carries_its_message_and_is_answered(line):
    seen, ref = await table_in(line, line.group)
    query = line.sandbox.tap(line.ben, seen, "Pass")
    heard = await line.next()
    assert isinstance(heard, Press)
    assert (heard.data, heard.message, heard.chat) == ("k:1:1:p", ref, place(line.group))
    assert heard.person.id == line.ben.id
    assert await line.messenger.answer_press(heard.press_id, "You passed")
    answer = await line.sandbox.answer(query)
    assert answer.text == "You passed"


async def test_a_press_on_a_message_that_is_gone_still_tells_which(line):
    seen, ref = await table_in(line, line.group)
    line.sandbox.delete(seen)
    line.sandbox.tap(line.ann, seen, data="k:1:1:p", forge=True)
    heard = await line.next()
    assert isinstance(heard, Press)
    assert heard.message == ref


async def test_a_press_on_an_ephemeral_message_knows_its_own_id(line):
    line.sandbox.set_bot(line.group, "administrator")
    assert isinstance(await line.next(), StandingChanged)
    ref = await line.messenger.send(place(line.group), TABLE, only_for=line.ann.id)
    line.sandbox.tap(line.ann, line.sandbox.last(line.group, line.ann), "Pass")
    heard = await line.next()
    assert isinstance(heard, Press)
    assert heard.message == ref
    assert ref.only_for == line.ann.id


async def test_an_ephemeral_command_allows_an_ephemeral_answer(line):
    await line.messenger.set_menu([MenuCommand("hand", "My cards", True)], scope="group")
    await line.sandbox.say(line.ann, line.group, "/hand")
    heard = await line.next()
    assert isinstance(heard, Command)
    assert heard.ephemeral_id is not None
    assert heard.message is None
    await line.messenger.send(
        heard.chat,
        Message("your hand"),
        only_for=heard.person.id,
        ephemeral_id=heard.ephemeral_id,
    )
    assert line.sandbox.last(line.group, line.ann).words == "your hand"
    assert line.sandbox.last(line.group, line.ben) is None


async def test_words_in_private_and_as_a_reply_to_us(line):
    await line.sandbox.say(line.ann, line.ann, "1nt")
    heard = await line.next()
    assert isinstance(heard, Words)
    assert (heard.text, heard.reply_to) == ("1nt", None)
    seen, ref = await table_in(line, line.group)
    await line.sandbox.say(line.ben, line.group, "idle talk")
    await line.sandbox.say(line.ben, line.group, "sa", reply_to=seen)
    heard = await line.next()
    assert isinstance(heard, Words)
    assert (heard.text, heard.reply_to) == ("sa", ref)


async def test_a_file_in_private_can_be_downloaded(line):
    await line.sandbox.send_file(line.ann, line.ann, b"[Event]", "deals.pbn")
    heard = await line.next()
    assert isinstance(heard, FileSent)
    assert (heard.name, heard.size_bytes) == ("deals.pbn", 7)
    assert await line.messenger.download(heard.file_id) == b"[Event]"


async def test_a_picture_in_private_is_something_else(line, picture):
    await line.sandbox.send_file(line.ann, line.ann, picture("red"), "a.png", as_photo=True)
    assert isinstance(await line.next(), Other)


async def test_an_inline_query_is_answered_and_the_choice_comes_as_a_command(line):
    line.sandbox.context.inline_feedback = True
    asked = None

    async def answer(incoming):
        nonlocal asked
        if isinstance(incoming, Ask):
            asked = incoming
            choices = [Choice("sa", "♠A", "/play sa", "trump"), Choice("sk", "♠K", "/play sk")]
            assert await line.messenger.answer_ask(incoming.ask_id, choices)

    line.reaction = answer
    offer = await line.sandbox.inline(line.ann, line.group, "hand 3")
    assert isinstance(await line.next(), Ask)
    assert (asked.query, asked.person.id) == ("hand 3", line.ann.id)
    await line.sandbox.choose_inline_result(line.ann, line.group, offer, "sk", query="hand 3")
    heard = [await line.next(), await line.next()]
    command = next(one for one in heard if isinstance(one, Command))
    chosen = next(one for one in heard if isinstance(one, Chosen))
    assert (command.name, command.arguments) == ("play", "sk")
    assert (chosen.choice_id, chosen.query) == ("sk", "hand 3")


async def test_a_choice_that_posts_plain_words_is_heard_though_privacy_is_on(line):
    async def answer(incoming):
        if isinstance(incoming, Ask):
            await line.messenger.answer_ask(incoming.ask_id, [Choice("sa", "♠A", "sa")])

    line.reaction = answer
    offer = await line.sandbox.inline(line.ann, line.group, "hand 4")
    await line.next()
    await line.sandbox.choose_inline_result(line.ann, line.group, offer, "sa")
    heard = await line.next()
    assert isinstance(heard, Words)
    assert heard.text == "sa"


async def test_the_bots_standing_in_groups_and_private_chats(line):
    expected = [
        (lambda: line.sandbox.set_bot(line.group, "administrator"), Standing.ADMINISTRATOR),
        (lambda: line.sandbox.set_bot(line.group, "member"), Standing.MEMBER),
        (lambda: line.sandbox.kick_bot(line.group), Standing.GONE),
        (lambda: line.sandbox.block(line.ben), Standing.GONE),
        (lambda: line.sandbox.unblock(line.ben), Standing.MEMBER),
    ]
    for happen, standing in expected:
        happen()
        heard = await line.next()
        assert isinstance(heard, StandingChanged)
        assert heard.standing is standing
    assert heard.chat == ChatRef(line.ben.id)


async def test_a_groups_upgrade_is_told_twice_and_heard_once(line):
    new = line.sandbox.migrate(line.group)
    heard = await line.next()
    assert isinstance(heard, ChatMigrated)
    assert (heard.old, heard.new) == (line.group.id, new.id)
    await line.sandbox.say(line.ann, line.group, "/bridge")
    while isinstance(heard := await line.next(), StandingChanged):
        pass
    assert isinstance(heard, Command)
    assert heard.chat == place(new)


async def test_topics_are_kept_apart_and_general_has_none(line):
    forum = line.sandbox.group("Club", [line.ann], forum=True)
    await line.sandbox.say(line.ann, forum, "/bridge")
    topic = line.sandbox.topic(forum, "Table 2")
    general = await line.next()
    assert general.chat == ChatRef(forum.id)
    seen = await line.sandbox.say(line.ann, forum, "/bridge", thread=topic.id)
    heard = await line.next()
    assert heard.chat == ChatRef(forum.id, seen.thread)
    for command in (general, heard):
        shown, _ = await table_in(line, forum, command.chat.thread)
        assert shown.thread == command.chat.thread
        line.sandbox.tap(line.ann, shown, "Pass")
        assert (await line.next()).chat == command.chat


async def test_an_update_sent_twice_is_heard_once(line):
    line.sandbox.faults.duplicate_updates()
    await line.sandbox.say(line.ann, line.ann, "/play")
    await line.sandbox.say(line.ann, line.ann, "/help")
    assert [(await line.next()).name, (await line.next()).name] == ["play", "help"]
    await line.sandbox.settled()
    assert line.heard.empty()


async def test_one_undecodable_update_is_skipped(line, caplog):
    line.sandbox.faults.undecodable_update()
    await line.sandbox.say(line.ann, line.ann, "/play")
    assert (await line.next()).name == "play"
    assert "skipped update" in caplog.text
