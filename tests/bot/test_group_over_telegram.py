"""A group over Telegram's interface: private hands, floods, and what chats go through."""

from __future__ import annotations

from telegram_evening import TelegramEvening, telegram_evening

from bot.sandbox import Chat, Person


async def begin(
    run: TelegramEvening, *, kind: str = "supergroup", starters: bool = False
) -> tuple[Person, Person, Chat]:
    """Ann (South) and Ben (West) play in a group; somebody has opened the auction."""
    ann, ben = (run.sandbox.person(name, started=starters) for name in ("Ann", "Ben"))
    group = run.sandbox.group("Friends", [ann, ben], kind=kind)
    if starters:
        for who in (ann, ben):
            await run.say(who, who, "/start")
    await run.say(ann, group, "/bridge")
    await run.press(ben, group, "sit.W")
    await run.press(ann, group, "go")
    await run.say(await awaited(run, ann, ben), group, "/p 1c")
    return ann, ben, group


async def awaited(run: TelegramEvening, *people: Person) -> Person:
    person_id = (await run.table()).person_deciding()
    return next(who for who in people if who.id == person_id)


async def play(run: TelegramEvening, people: tuple[Person, ...], place: Chat, moves: int) -> None:
    """So many moves by those awaited, in ephemeral panels that they open when they have none."""
    for _ in range(moves):
        who = await awaited(run, *people)
        if not run.whispers(who, place):
            await run.press(who, place, "hand")
        before = (await run.table()).match.version
        await run.play_something(who, place)
        assert (await run.table()).match.version > before


async def test_people_who_never_pressed_start_play_a_whole_deal_in_the_group() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run)
        while (await run.table()).person_deciding() is not None:
            await play(run, (ann, ben), group, 1)
        assert len((await run.table()).match.state.finished) == 1
        assert len(run.whispers(ann, group)) == 1
        assert run.whispers(ann, group) != run.whispers(ben, group)
        assert not [call for call in run.sandbox.requests if call.code not in (200, 0)]


async def test_panels_that_vanish_are_never_made_public_and_may_be_opened_again() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run)
        await play(run, (ann, ben), group, 2)
        run.sandbox.expire_ephemerals(group)
        public = len(run.public(group))
        who = await awaited(run, ann, ben)
        await run.say(who, group, "/p pass")
        await run.pass_time(30)
        assert not run.whispers(ann, group)
        assert not any(seen.photo and "sit" in seen.words for seen in run.public(group)[public:])
        await play(run, (ann, ben), group, 2)


async def test_an_administrator_bot_needs_no_press() -> None:
    async with telegram_evening() as run:
        ann, ben = (run.sandbox.person(name) for name in ("Ann", "Ben"))
        group = run.sandbox.group("Friends", [ann, ben])
        run.sandbox.set_bot(group, "administrator")
        await run.say(ann, group, "/bridge")
        await run.press(ann, group, "go")
        assert run.whispers(ann, group)
        assert not run.whispers(ben, group)


async def test_the_hand_command_is_seen_by_nobody_else() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run)
        before = run.sandbox.messages(group, viewer=ben)
        await run.say(ann, group, "/hand")
        assert run.whispers(ann, group)
        assert run.sandbox.messages(group, viewer=ben) == before


async def test_a_card_is_picked_from_the_inline_list() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run)
        while (await run.table()).match.state.deal.contract is None:
            await play(run, (ann, ben), group, 1)
        who = await awaited(run, ann, ben)
        for feedback in (False, True):
            run.sandbox.context.inline_feedback = feedback
            who = await awaited(run, ann, ben)
            version = (await run.table()).match.version
            query = f"t1.{version}"
            offer = await run.sandbox.inline(who, group, query)
            await run.sandbox.choose_inline_result(who, group, offer, 0, query=query)
            await run.quiet()
            assert (await run.table()).match.version > version


async def test_a_group_upgraded_in_the_middle_of_a_deal_plays_on() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run, kind="group")
        await play(run, (ann, ben), group, 3)
        supergroup = run.sandbox.migrate(group)
        await run.pass_time(10)
        assert len(run.public(supergroup)) == 1
        await play(run, (ann, ben), supergroup, 2)


async def test_each_topic_has_its_table_and_general_too() -> None:
    async with telegram_evening() as run:
        ann = run.sandbox.person("Ann", started=True)
        forum = run.sandbox.group("Forum", [ann], forum=True)
        topic = run.sandbox.topic(forum, "Room two")
        await run.say(ann, forum, "/bridge")
        await run.say(ann, forum, "/bridge", thread=topic.id)
        assert len(run.sandbox.messages(forum, thread=topic.id)) >= 2
        general, there = await run.table(1), await run.table(2)
        assert (general.chat.thread, there.chat.thread) == (None, topic.id)
        assert not [call for call in run.sandbox.requests if call.code == 400]


async def test_a_kicked_bot_comes_back_to_its_table() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run, starters=True)
        run.sandbox.kick_bot(group)
        await run.quiet()
        who = await awaited(run, ann, ben)
        await run.play_something(who, who)
        run.sandbox.set_bot(group, "member")
        await run.pass_time(10)
        version = _base36((await run.table()).version)
        assert any(f":{version}:" in (one.data or "") for one in run.public(group)[-1].buttons)
        who = await awaited(run, ann, ben)
        await run.play_something(who, who)


async def test_who_blocks_the_bot_goes_on_in_the_group() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run, starters=True)
        run.sandbox.block(ann)
        run.sandbox.block(ben)
        await run.pass_time(5)
        await play(run, (ann, ben), group, 3)
        assert run.whispers(ann, group) or run.whispers(ben, group)


async def test_a_table_message_deleted_by_an_administrator_reappears() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run)
        run.sandbox.delete(run.public(group)[-1])
        await play_typed(run, ann, ben, group)
        await run.pass_time(10)
        assert run.seen(ann, group, "hand") is not None
        await play(run, (ann, ben), group, 1)


async def play_typed(run: TelegramEvening, ann: Person, ben: Person, group: Chat) -> None:
    who = await awaited(run, ann, ben)
    table = await run.table()
    await run.say(who, group, f"/p {table.view_of(table.seat_of(who.id)).legal[0].code}")


async def test_updates_delivered_twice_and_broken_ones_do_no_harm() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run)
        run.sandbox.faults.duplicate_updates()
        run.sandbox.faults.undecodable_update()
        before = (await run.table()).match.version
        await play(run, (ann, ben), group, 3)
        log = (await run.table()).match.log
        mine = [entry for entry in log[before:] if entry.decider.value in "SW"]
        assert len(mine) >= 3
        run.sandbox.faults.clear()
        await play(run, (ann, ben), group, 1)


async def test_a_reply_to_the_table_plays_in_the_group() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run)
        before = (await run.table()).match.version
        who = await awaited(run, ann, ben)
        await run.sandbox.say(who, group, "pass", reply_to=run.public(group)[0])
        await run.quiet()
        assert (await run.table()).match.version > before


async def test_thirty_presses_in_ten_seconds_meet_no_limit_and_end_right() -> None:
    async with telegram_evening(rates=True) as run:
        ann, ben, group = await begin(run, starters=True)
        await run.pass_time(60)
        pages = ("menu", "back", "bids", "back", "L1", "L2")
        message = run.public(group)[-1]
        table = await run.table()
        for number in range(30):
            code = pages[number % len(pages)]
            version = table.version
            data = f"k:1:{_base36(version)}:{code}"
            run.sandbox.tap((ann, ben)[number % 2], message, data=data, forge=True)
            await run.sandbox.settled(quiet=0.02)
            await run.time.advance(1 / 3)
        await run.pass_time(70)
        assert not [call for call in run.sandbox.requests if call.code == 429]
        shown = run.sandbox.now(message)
        assert shown is not None
        assert any((one.data or "").endswith("2C") for one in shown.buttons) or (
            any((one.data or "").endswith("2N") for one in shown.buttons)
        )


def _base36(number: int) -> str:
    from bot.chat.button_data import to_base36

    return to_base36(number)


async def test_a_flood_wait_of_209_seconds_stops_one_chat_and_ends_in_one_edit() -> None:
    async with telegram_evening() as run:
        ann, ben, group = await begin(run, starters=True)
        other = run.sandbox.group("Others", [ben])
        await run.pass_time(60)
        run.sandbox.faults.flood(209, chat_id=group.id)
        for _ in range(4):
            who = await awaited(run, ann, ben)
            await run.play_something(who, who)
        floods = [call for call in run.sandbox.requests if call.code == 429]
        assert len(floods) == 1
        calls = len(run.sandbox.requests)
        await run.say(ben, other, "/bridge")
        await run.pass_time(100)
        assert run.public(other), "other chats go on"
        quiet = [one for one in run.sandbox.requests[calls:] if _chat(one) == group.id]
        assert quiet == []
        await run.pass_time(120)
        caught_up = [one for one in run.sandbox.requests[calls:] if _chat(one) == group.id]
        assert len(caught_up) == 1
        version = _base36((await run.table()).version)
        assert any(f":{version}:" in (one.data or "") for one in run.public(group)[-1].buttons)


def _chat(call) -> int:
    return int(call.params.get("chat_id", 0))
