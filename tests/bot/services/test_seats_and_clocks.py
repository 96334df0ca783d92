"""Coming, going, being away: seats, rights, clocks, several tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import ANN, BEN, CLEO, DAN, FRIENDS, NOON, Evening, evening

from bot.chat import (
    ButtonData,
    ChatRef,
    PersonRef,
    RecordingMessenger,
    Refused,
    Standing,
    StandingChanged,
)
from bot.services.clocks import Clocks
from bot.services.places import panel_surface
from bot.services.ports import StorageError
from bot.services.time_source import ManualTime
from bot.tables import Computer, Status, Table
from engine import Seat

EVE = PersonRef(5, "Eve", language="en")


async def table_of(run: Evening, number: int = 1) -> Table:
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def press(run: Evening, who: PersonRef, code: str, table: int = 1) -> str:
    """A press of a button that is good at any time; the toast."""
    data = str(ButtonData(table, 0, code))
    return (await run.press(who, code, FRIENDS, data=data)).text


async def four_play(run: Evening, *, clock: str = "none") -> None:
    """Ann S, Ben W, Cleo N, Dan E; all have started the bot."""
    run.titles[FRIENDS.id] = "Friends"
    for who in (ANN, BEN, CLEO, DAN):
        await run.say(who, "/start")
    await run.say(ANN, "/bridge", FRIENDS)
    for who, seat in ((BEN, "W"), (CLEO, "N"), (DAN, "E")):
        await press(run, who, f"sit.{seat}")
    await press(run, ANN, f"set.clock.{clock}")
    await press(run, ANN, "back")
    await press(run, ANN, "go")


def person(run_id: int | None) -> PersonRef:
    return {who.id: who for who in (ANN, BEN, CLEO, DAN)}[run_id or 0]


# --- seats ---------------------------------------------------------------------------------------


async def test_in_the_lobby_people_come_go_move_and_swap() -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        await press(run, BEN, "sit.W")
        await press(run, ANN, "sit.N")
        assert (await table_of(run)).seat_of(ANN.id) is Seat.NORTH
        await press(run, ANN, "sit.W")
        table = await table_of(run)
        assert (table.seat_of(ANN.id), table.seat_of(BEN.id)) == (Seat.WEST, Seat.NORTH)
        assert await press(run, CLEO, "sit.W"), "who is not seated takes nobody's seat"
        await press(run, BEN, "leave")
        assert (await table_of(run)).seat_of(BEN.id) is None


async def test_a_newcomer_takes_a_computers_seat_in_the_middle_of_a_deal() -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        await press(run, ANN, "go")
        await run.say(EVE, "/join", FRIENDS)
        table = await table_of(run)
        seat = table.seat_of(EVE.id)
        assert seat is not None
        assert (await run.press(EVE, "hand", FRIENDS)).text
        await run.say(EVE, "/leave", FRIENDS)
        assert isinstance((await table_of(run)).seats[seat], Computer)


async def test_who_has_seen_a_hand_comes_back_only_to_it_during_the_deal() -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        await press(run, BEN, "sit.W")
        await press(run, ANN, "go")
        await run.say(BEN, "/leave", FRIENDS)
        assert await press(run, BEN, "sit.N")
        assert (await table_of(run)).seat_of(BEN.id) is None
        await run.say(BEN, "/join", FRIENDS)
        assert (await table_of(run)).seat_of(BEN.id) is Seat.WEST


async def test_the_link_of_a_table_leads_to_a_seat_and_only_members_get_one() -> None:
    async with evening() as run:
        run.titles[FRIENDS.id] = "Friends"
        await run.say(ANN, "/bridge", FRIENDS)
        await run.say(BEN, "/start t1")
        assert (await table_of(run)).seat_of(BEN.id) is not None
        assert "Friends" in run.text(ChatRef(BEN.id))
        run.messenger.strangers.add((FRIENDS.id, EVE.id))
        await run.say(EVE, "/start t1")
        assert (await table_of(run)).seat_of(EVE.id) is None
        assert "Friends" not in run.text(ChatRef(EVE.id))


@pytest.mark.parametrize("ticket", ["t", "t0", "tzzzzzz", "t-1", "t" + "9" * 40, "go", "☠"])
async def test_a_link_that_leads_nowhere_is_a_welcome(ticket: str) -> None:
    async with evening() as run:
        await run.say(ANN, f"/start {ticket}")
        assert "solo" in run.codes(ChatRef(ANN.id))


async def test_nobody_sits_down_at_another_groups_table_by_forged_data() -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        data = str(ButtonData(1, 0, "sit.W"))
        for chat in (ChatRef(-200), ChatRef(EVE.id)):
            assert (await run.press(EVE, "sit.W", chat, data=data)).text
        assert (await table_of(run)).seat_of(EVE.id) is None


@pytest.mark.parametrize("code", ["go", "close", "fill", "set.form.chicago", "pc.E"])
async def test_only_seated_people_and_administrators_start_and_stop(code: str) -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        version = (await table_of(run)).version
        data = str(ButtonData(1, version, code))
        assert (await run.press(EVE, code, FRIENDS, data=data)).text
        assert (await table_of(run)).version == version
        run.messenger.administrators.add((FRIENDS.id, EVE.id))
        assert (await run.press(EVE, code, FRIENDS, data=data)).text == ""
        assert (await table_of(run)).version > version


async def test_a_lobby_that_was_put_away_says_so_and_keeps_no_old_buttons() -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        await press(run, ANN, "close")
        assert list(run.codes(FRIENDS)) == ["new"]


async def test_back_from_the_settings_leads_to_the_game_that_goes_on() -> None:
    chat = ChatRef(ANN.id)
    async with evening() as run:
        await run.say(ANN, "/play")
        await run.press(ANN, "me", chat, data=str(ButtonData(0, 0, "me")))
        await run.press(ANN, "start", chat, data=str(ButtonData(0, 0, "start")))
        buttons = [one for row in run.messenger.public_in(chat)[-1].message.rows for one in row]
        codes = [ButtonData.parse(one.data).code for one in buttons if one.data is not None]
        assert "menu" in codes, "the table is the newest message"
        assert "solo" not in run.codes(chat), "no welcome below it"


async def test_a_stranger_cannot_stop_a_match_and_an_administrator_can() -> None:
    async with evening() as run:
        await four_play(run)
        await run.say(EVE, "/stop", FRIENDS)
        assert "stop!" not in run.codes(FRIENDS)
        run.messenger.administrators.add((FRIENDS.id, EVE.id))
        await run.say(EVE, "/stop", FRIENDS)
        assert (await table_of(run)).status is Status.PLAYING
        await run.press(EVE, "stop!", FRIENDS)
        assert (await table_of(run)).status is Status.STOPPED


async def test_typed_stop_asks_as_the_button_does_and_play_on_goes_back_to_the_table() -> None:
    async with evening() as run:
        await four_play(run)
        for who in (BEN, EVE):
            run.messenger.administrators.add((FRIENDS.id, EVE.id))
            await run.say(who, "/stop", FRIENDS)
            assert "Stop the rubber?" in run.text(FRIENDS), "at the bottom of the chat"
            assert set(run.codes(FRIENDS)) == {"stop!", "back"}
            await run.press(who, "back", FRIENDS)
            assert {"menu", "P"} <= set(run.codes(FRIENDS))
        assert (await table_of(run)).status is Status.PLAYING


async def test_the_question_whether_to_stop_waits_while_others_play() -> None:
    async with evening() as run:
        await four_play(run)
        await run.say(BEN, "/stop", FRIENDS)
        due = person((await table_of(run)).person_deciding())
        await run.press(due, "P")
        assert "Stop the rubber?" in run.text(FRIENDS)
        assert (await run.press(BEN, "stop!", FRIENDS)).text == ""
        assert (await table_of(run)).status is Status.STOPPED
        assert await press(run, BEN, "stop!"), "a second press is told that it is over"


@pytest.mark.parametrize("is_alone", [True, False])
async def test_in_private_typed_stop_asks_too(is_alone: bool) -> None:
    async with evening() as run:
        await (run.say(ANN, "/play") if is_alone else four_play(run))
        await run.say(ANN, "/stop")
        assert "Stop the rubber?" in run.text(ChatRef(ANN.id))
        assert (await table_of(run)).status is Status.PLAYING
        await run.press(ANN, "stop!")
        assert (await table_of(run)).status is Status.STOPPED
        assert "The match was stopped" in run.text(ChatRef(ANN.id))


async def test_typed_stop_puts_a_lobby_away_without_a_question() -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        await run.say(ANN, "/stop", FRIENDS)
        assert (await table_of(run)).status is Status.STOPPED


async def test_a_page_being_read_stays_while_computers_play_and_goes_at_a_persons_turn() -> None:
    async with evening() as run:
        await run.say(ANN, "/play")
        chat = ChatRef(ANN.id)
        await run.press(ANN, "sheet")
        assert "The score sheet" in run.text(chat)
        table = await table_of(run)
        surface = panel_surface(table, ANN.id)
        announcer = run.house.announcer
        assert announcer._page(surface, table) == "sheet"
        announcer._pages[surface] = (table.version - 1, "sheet")
        assert announcer._page(surface, table) is None, "a person is waited for"
        table.set_away(ANN.id, away=True)
        announcer._pages[surface] = (table.version - 1, "sheet")
        assert announcer._page(surface, table) == "sheet"


async def test_where_nobody_can_say_who_is_an_administrator_a_stranger_is_refused(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refuse(*_: object) -> bool:
        raise Refused("member list is inaccessible")

    async with evening() as run:
        await four_play(run)
        strange = await press(run, EVE, "stop!")
        monkeypatch.setattr(RecordingMessenger, "is_administrator", refuse)
        assert await press(run, EVE, "stop!") == strange != ""
        assert (await table_of(run)).status is Status.PLAYING
        assert "failed" not in caplog.text


async def test_a_forgotten_lobby_gives_way_and_a_fresh_one_does_not() -> None:
    async with evening() as run:
        await run.say(ANN, "/bridge", FRIENDS)
        await run.say(EVE, "/bridge", FRIENDS)
        assert await run.house.open_tables_in(FRIENDS) == [1]
        run.time.now_seconds += 2 * 3600
        await run.say(ANN, "/bridge", FRIENDS)
        assert await run.house.open_tables_in(FRIENDS) == [1], "her own table is only brought down"
        await run.say(EVE, "/bridge", FRIENDS)
        assert await run.house.open_tables_in(FRIENDS) == [2]
        assert (await table_of(run)).status is Status.STOPPED


async def test_nobody_sits_at_too_many_tables() -> None:
    async with evening() as run:
        for number in range(1, 13):
            chat = ChatRef(-1000 - number)
            await run.say(BEN, "/bridge", chat)
            await run.say(ANN, "/join", chat)
        assert len(await run.house.open_tables_of(ANN.id)) == 10


# --- clocks --------------------------------------------------------------------------------------


async def test_who_is_waited_for_is_reminded_once_and_then_replaced() -> None:
    async with evening() as run:
        await four_play(run, clock="60")
        late = person((await table_of(run)).person_deciding())
        place = ChatRef(late.id)
        before = len(run.messenger.public_in(place))
        await run.tick(20)
        assert len(run.messenger.public_in(place)) == before
        await run.tick(15)
        await run.tick(5)
        assert len(run.messenger.public_in(place)) == before + 1
        assert "Friends" in run.text(place)
        await run.tick(30)
        table = await table_of(run)
        assert table.humans[table.seat_of(late.id)].is_away
        assert table.person_deciding() != late.id
        assert len(run.messenger.public_in(place)) == before, "the reminder is gone"
        assert "take" in run.codes(FRIENDS)


async def test_who_comes_back_takes_the_seat_with_one_tap() -> None:
    async with evening() as run:
        await four_play(run, clock="30")
        late = person((await table_of(run)).person_deciding())
        await run.tick(31)
        seat = (await table_of(run)).seat_of(late.id)
        assert "take" in run.codes(ChatRef(late.id))
        await run.press(late, "take", FRIENDS)
        assert not (await table_of(run)).humans[seat].is_away
        notices = [m for m in run.messenger.public_in(FRIENDS) if len(m.message.rows) == 1]
        assert notices == [], "the notice is gone"


async def test_the_computer_plays_on_though_its_standing_in_could_not_be_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_: object) -> None:
        raise StorageError("gone")

    async with evening() as run:
        await four_play(run, clock="30")
        table = await table_of(run)
        late, steps = person(table.person_deciding()), table.match.version
        monkeypatch.setattr(Clocks, "_announce", fail)
        await run.tick(31)
        table = await table_of(run)
        assert table.humans[table.seat_of(late.id)].is_away
        assert table.match.version > steps


async def test_an_unforeseen_failure_at_one_table_does_not_stop_the_clocks(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("unforeseen")

    async with evening() as run:
        await four_play(run, clock="30")
        late = person((await table_of(run)).person_deciding())
        with monkeypatch.context() as broken:
            broken.setattr(Clocks, "_replace", fail)
            await run.tick(31)
        assert "unforeseen" in caplog.text
        await run.tick(1)
        table = await table_of(run)
        assert table.humans[table.seat_of(late.id)].is_away


async def test_acting_starts_the_next_clock_and_takes_the_reminder_away() -> None:
    async with evening() as run:
        await four_play(run, clock="60")
        first = person((await table_of(run)).person_deciding())
        await run.tick(40)
        await run.press(first, "P")
        assert not any("nudge" in str(m) for m in run.messenger.public_in(ChatRef(first.id)))
        await run.tick(40)
        table = await table_of(run)
        assert not any(human.is_away for human in table.humans.values())


async def test_without_a_clock_nobody_is_ever_replaced() -> None:
    async with evening() as run:
        await four_play(run)
        for _ in range(5):
            await run.tick(3 * 86_400)
        assert not any(human.is_away for human in (await table_of(run)).humans.values())


async def test_playing_alone_is_not_timed() -> None:
    async with evening() as run:
        await run.say(ANN, "/play")
        said = len(run.messenger.acts)
        await run.tick(10 * 86_400)
        assert len(run.messenger.acts) == said


async def test_a_clock_goes_on_after_a_restart_with_a_minute_of_grace(tmp_path: Path) -> None:
    url, messenger = f"sqlite:///{tmp_path / 'kontra.sqlite'}", RecordingMessenger()
    time = ManualTime(is_instant=True, start_seconds=NOON)
    async with evening(url, messenger, time=time) as run:
        await four_play(run, clock="300")
        late = (await table_of(run)).person_deciding()
        await run.tick(200)
        reminders = len(messenger.public_in(ChatRef(late)))
    time.now_seconds += 95
    async with evening(url, messenger, time=time) as run:
        await run.tick(10)
        table = await table_of(run)
        assert not any(human.is_away for human in table.humans.values()), "a minute of grace"
        assert len(messenger.public_in(ChatRef(late))) == reminders, "no second reminder"
        await run.tick(60)
        table = await table_of(run)
        assert table.humans[table.seat_of(late)].is_away


async def test_a_group_without_the_bot_stands_still() -> None:
    async with evening() as run:
        await four_play(run, clock="60")
        gone = StandingChanged(key=9_001, chat=FRIENDS, person=ANN, standing=Standing.GONE)
        await run.dispatch(gone)
        await run.tick(1_000)
        assert not any(human.is_away for human in (await table_of(run)).humans.values())
        back = StandingChanged(key=9_002, chat=FRIENDS, person=ANN, standing=Standing.MEMBER)
        await run.dispatch(back)
        await run.tick(20)
        assert not any(human.is_away for human in (await table_of(run)).humans.values())
        await run.tick(50)
        assert any(human.is_away for human in (await table_of(run)).humans.values())


# --- several tables ------------------------------------------------------------------------------


async def test_a_forum_has_a_table_in_each_topic_and_each_hand_says_where_it_belongs() -> None:
    async with evening() as run:
        run.titles[FRIENDS.id] = "Forum"
        await run.say(ANN, "/start")
        topics = [ChatRef(FRIENDS.id), ChatRef(FRIENDS.id, 7), ChatRef(FRIENDS.id, 9)]
        for number, topic in enumerate(topics, start=1):
            run.titles[FRIENDS.id] = "Forum" if number == 1 else f"Forum · Room {number}"
            await run.say(ANN, "/bridge", topic)
            await run.press(ANN, "go", topic, data=str(ButtonData(number, 0, "go")))
        texts = [shown.message.text for shown in run.messenger.public_in(ChatRef(ANN.id))]
        for number, topic in enumerate(topics, start=1):
            assert await run.house.open_tables_in(topic) == [number]
            assert len(run.messenger.public_in(topic)) == 1
        assert sum("Forum · Room 2" in text for text in texts) == 1
        assert sum("Forum · Room 3" in text for text in texts) == 1
        assert sum("Forum" in text for text in texts) == 3


async def test_a_topic_whose_name_is_unknown_is_told_apart_by_the_tables_number() -> None:
    async with evening() as run:
        run.titles[FRIENDS.id] = "Forum"
        await run.say(ANN, "/start")
        for number, thread in ((1, 7), (2, 9)):
            topic = ChatRef(FRIENDS.id, thread)
            await run.say(ANN, "/bridge", topic)
            await run.press(ANN, "go", topic, data=str(ButtonData(number, 0, "go")))
        texts = [shown.message.text for shown in run.messenger.public_in(ChatRef(ANN.id))]
        assert sum("Forum №1" in text for text in texts) == 1
        assert sum("Forum №2" in text for text in texts) == 1
