"""What happens to chats and updates while a game goes on; each test plays on afterwards."""

from __future__ import annotations

from dataclasses import replace

from evening import ANN, BEN, CARD, FRIENDS, Evening, evening

from bot.chat import (
    ButtonData,
    ChatMigrated,
    ChatRef,
    Press,
    SlowDown,
    Standing,
    StandingChanged,
    Unreachable,
    Words,
)
from bot.tables import Table

NEW = ChatRef(-1_001)
TOPIC = ChatRef(FRIENDS.id, 7)


async def table_of(run: Evening, number: int = 1) -> Table:
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def start(run: Evening, chat: ChatRef = FRIENDS) -> None:
    """Ann sits South, Ben West; somebody has opened the auction."""
    for who in (ANN, BEN):
        await run.say(who, "/start")
    await run.say(ANN, "/bridge", chat)
    await run.press(BEN, "sit.W", chat)
    await run.press(ANN, "go", chat)
    await run.say(await waited_for(run), "/p 1c", chat)


async def waited_for(run: Evening):
    return {ANN.id: ANN, BEN.id: BEN}[(await table_of(run)).person_deciding()]


async def play(run: Evening, moves: int = 1) -> None:
    """So many moves by those who are waited for, in their private chats; all are accepted."""
    for _ in range(moves):
        before = (await table_of(run)).match.version
        await run.play_something(await waited_for(run))
        assert (await table_of(run)).match.version > before


async def into_a_trick(run: Evening) -> None:
    """Play until a trick has begun but not ended."""
    while True:
        deal = (await table_of(run)).match.state.deal
        play_so_far = deal.play if deal.contract is not None else None
        if play_so_far is not None and len(play_so_far.trick):
            return
        await play(run)


async def test_a_group_upgraded_in_the_middle_of_a_trick_plays_on_in_new_messages() -> None:
    async with evening() as run:
        await start(run)
        await into_a_trick(run)
        log = (await table_of(run)).match.log
        run.messenger.moved[FRIENDS.id] = NEW.id
        await run.dispatch(ChatMigrated(key=9_001, old=FRIENDS.id, new=NEW.id))
        await run.dispatch(ChatMigrated(key=9_002, old=FRIENDS.id, new=NEW.id))
        await run.quiet()
        assert (await table_of(run)).match.log == log
        assert "hand" in run.codes(NEW)
        assert len(run.messenger.public_in(NEW)) == 1
        await play(run, 3)


async def test_an_upgrade_that_is_learnt_from_an_error_alone_is_followed_too() -> None:
    async with evening() as run:
        await start(run)
        run.messenger.moved[FRIENDS.id] = NEW.id
        await play(run)
        assert (await table_of(run)).chat == NEW
        assert "hand" in run.codes(NEW)
        await play(run, 3)


async def test_a_table_stays_in_its_topic() -> None:
    async with evening() as run:
        await start(run, TOPIC)
        await play(run, 4)
        assert len(run.messenger.public_in(TOPIC)) == 1
        assert run.messenger.public_in(FRIENDS) == []


async def test_a_removed_bot_says_nothing_and_goes_on_where_it_was_added_again() -> None:
    async with evening() as run:
        await start(run)
        run.messenger.unreachable.add(FRIENDS.id)
        gone = StandingChanged(key=9_001, chat=FRIENDS, person=BEN, standing=Standing.GONE)
        await run.dispatch(gone)
        acts = len([act for act in run.messenger.acts if act.ref.chat == FRIENDS])
        await play(run, 2)
        assert len([act for act in run.messenger.acts if act.ref.chat == FRIENDS]) == acts
        run.messenger.unreachable.clear()
        await run.dispatch(replace(gone, key=9_002, standing=Standing.MEMBER))
        await run.quiet()
        version = (await table_of(run)).version
        assert ButtonData.parse(run.data(FRIENDS, "menu")).version == version
        await play(run, 2)


async def test_a_removal_that_is_learnt_from_an_error_ends_with_the_next_press() -> None:
    async with evening() as run:
        await start(run)
        run.messenger.unreachable.add(FRIENDS.id)
        await play(run)
        assert await run.house.chats.is_gone(FRIENDS)
        run.messenger.unreachable.clear()
        await run.press(ANN, "hand", FRIENDS)
        assert not await run.house.chats.is_gone(FRIENDS)
        await play(run, 2)


async def test_a_table_message_deleted_by_an_administrator_appears_again() -> None:
    async with evening() as run:
        await start(run)
        run.messenger.lose(run.messenger.public_in(FRIENDS)[-1].ref)
        await play(run)
        assert "hand" in run.codes(FRIENDS)
        assert len(run.messenger.public_in(FRIENDS)) == 1
        await play(run, 2)


async def test_a_deleted_private_panel_appears_again() -> None:
    async with evening() as run:
        await start(run)
        for shown in run.messenger.public_in(ChatRef(ANN.id)):
            run.messenger.lose(shown.ref)
        await play(run, 2)
        assert "bids" in run.codes(ChatRef(ANN.id))


async def test_a_press_answered_too_late_is_carried_out_all_the_same() -> None:
    async with evening() as run:
        await start(run)
        who = await waited_for(run)
        codes = run.codes(ChatRef(who.id))
        code = next(code for code in (*filter(CARD.fullmatch, codes), "P") if code in codes)
        run.messenger.late_presses.add("late")
        version = (await table_of(run)).match.version
        await run.dispatch(
            Press(key=9_001, chat=ChatRef(who.id), person=who, data=codes[code], press_id="late")
        )
        await run.quiet()
        assert (await table_of(run)).match.version > version
        await play(run)


async def test_an_update_delivered_twice_is_done_once() -> None:
    async with evening() as run:
        await start(run)
        who = await waited_for(run)
        words = Words(key=9_001, chat=ChatRef(who.id), person=who, text="pass")
        await run.dispatch(words)
        await run.quiet()
        log = (await table_of(run)).match.log
        await run.dispatch(words)
        await run.dispatch(replace(words))
        await run.quiet()
        assert (await table_of(run)).match.log == log
        assert sum(entry.code == "P" and entry.decider.value == "S" for entry in log) <= 1
        await play(run)


async def test_a_long_flood_wait_of_one_group_does_not_stop_the_others() -> None:
    async with evening() as run:
        await start(run)
        run.messenger.fail_next(SlowDown(209), method="edit")
        await play(run, 4)
        version = (await table_of(run)).version
        assert ButtonData.parse(run.data(FRIENDS, "menu")).version == version


async def test_a_failed_private_send_never_becomes_a_public_one() -> None:
    async with evening() as run:
        await start(run)
        public = len(run.messenger.public_in(FRIENDS))
        for error in (Unreachable("blocked"), SlowDown(3)):
            run.messenger.unreachable = {ANN.id, BEN.id}
            run.messenger.fail_next(error, method="edit")
            who = await waited_for(run)
            await run.say(who, "/p pass", FRIENDS)
        said = [shown.message for shown in run.messenger.public_in(FRIENDS)][public:]
        assert all(not message.rows and message.photo is None for message in said)
        assert not any("tg-spoiler" in message.text for message in said)


async def test_a_graceful_stop_loses_nothing_that_was_pressed(tmp_path) -> None:
    url = f"sqlite:///{tmp_path / 'kontra.sqlite'}"
    async with evening(url) as run:
        await start(run)
        await play(run)
        log, messenger = (await table_of(run)).match.log, run.messenger
    async with evening(url, messenger) as run:
        run.keys = iter(range(1_000, 2_000))  # type: ignore[assignment]
        assert (await table_of(run)).match.log[: len(log)] == log
        await play(run, 2)


async def test_words_in_a_reply_to_the_table_play_in_the_group() -> None:
    async with evening() as run:
        await start(run)
        while (await table_of(run)).match.state.deal.contract is None:
            await run.say(await waited_for(run), "pass", FRIENDS)
        who = await waited_for(run)
        table = await table_of(run)
        card = table.view_of(table.seat_of(who.id)).legal[0].code
        before = table.match.version
        await run.say(who, f"{card[1]}{card[0]}".lower(), FRIENDS)
        assert (await table_of(run)).match.version > before


async def test_in_the_play_a_digit_and_a_suit_are_a_card() -> None:
    async with evening() as run:
        await start(run)
        for _ in range(40):
            table = await table_of(run)
            who = await waited_for(run)
            view = table.view_of(table.seat_of(who.id))
            small = [a.code for a in view.legal if a.code[1:] in tuple("234567")]
            if table.match.state.deal.contract is not None and small:
                before = table.match.version
                await run.say(who, f"{small[0][1]}{small[0][0]}".lower())
                assert (await table_of(run)).match.log[before].code == small[0]
                return
            await run.play_something(who)
        raise AssertionError("nobody ever held a small card")


async def test_in_a_group_without_a_table_a_command_offers_to_set_one_up() -> None:
    async with evening() as run:
        await run.say(ANN, "/table", FRIENDS)
        assert "new" in run.codes(FRIENDS)
        await run.say(ANN, "/p sa", FRIENDS)
        assert "solo" not in run.codes(FRIENDS)


async def test_a_group_that_adds_the_bot_is_told_what_can_be_done_once() -> None:
    async with evening() as run:
        added = StandingChanged(
            key=9_001, chat=FRIENDS, person=ANN, standing=Standing.MEMBER, title="Friends"
        )
        await run.dispatch(added)
        await run.quiet()
        assert "new" in run.codes(FRIENDS)
        await run.dispatch(replace(added, key=9_002, standing=Standing.ADMINISTRATOR))
        await run.say(ANN, "/start", FRIENDS)
        assert len(run.messenger.public_in(FRIENDS)) == 1
        await run.press(ANN, "new", FRIENDS)
        assert "go" in run.codes(FRIENDS)
