"""The life of a rubber and the memory of a circle, through commands and presses."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from evening import ANN, BEN, CLEO, DAN, FRIENDS, Evening, evening
from sqlalchemy import select

from bot.chat import ButtonData, ChatRef
from bot.storage.rows import Row
from bot.tables import Human, Status, TableSettings
from engine import CHANCE, Seat
from engine.actions import PlayCard

PRIVATE = ChatRef(ANN.id)
CLUB = ChatRef(-200)
EVERYBODY = {"N": ANN, "E": BEN, "S": CLEO, "W": DAN}


async def sit_down(run: Evening, chat: ChatRef = FRIENDS, **settings: object) -> int:
    """Four people at a table, not begun; the table's id."""
    for who in EVERYBODY.values():
        await run.house.people.meet(who)
    await run.say(ANN, "/bridge", chat)
    (table_id,) = await run.house.open_tables_in(chat)
    async with run.house.tables.hold(table_id) as holding:
        table = holding.table
        table.leave(ANN.id)
        for letter, who in EVERYBODY.items():
            table.sit(who.id, who.name, Seat(letter))
        table.agree(TableSettings(**settings))  # type: ignore[arg-type]
        await holding.save()
        run.house.after_change(table)
    await run.quiet()
    return table_id


async def play_deal(run: Evening, table_id: int, bid: str = "1N") -> None:
    """One deal: the dealer's bid is played at random, and the next deal is dealt."""
    rng = Random(1)
    async with run.house.tables.hold(table_id) as holding:
        table = holding.table
        before = len(table.match.state.finished)
        while len(table.match.state.finished) == before:
            turn = table.match.turn
            if turn.decider is CHANCE:
                table.deal(rng)
                continue
            legal = table.match.view(turn.decider).legal
            cards = [action for action in legal if isinstance(action, PlayCard)]
            is_first = not table.match.view(None).auction.calls
            code = str(rng.choice(cards).card) if cards else bid if is_first else "P"
            table.act(turn.decider, code)
        await holding.save()
        run.house.after_change(table)
    await run.quiet()


async def stop(run: Evening, chat: ChatRef = FRIENDS) -> None:
    await run.press(ANN, "menu", chat)
    await run.press(ANN, "stop", chat)
    await run.press(ANN, "stop!", chat)


async def one_match(run: Evening, chat: ChatRef = FRIENDS, **settings: object) -> int:
    """A match of one deal, stopped after it."""
    table_id = await sit_down(run, chat, **settings)
    await run.press(ANN, "go", chat)
    await play_deal(run, table_id)
    await stop(run, chat)
    return table_id


def newest(run: Evening, chat: ChatRef) -> str:
    return run.messenger.last_in(chat).text


async def everything_kept(run: Evening, word: str) -> list[str]:
    """The database's tables in which any row holds the word."""
    found = []
    async with run.house.store.transaction() as transaction:
        for table in Row.metadata.sorted_tables:
            rows = (await transaction.read(select(table))).all()
            found += [table.name for row in rows if word in str(row)]
    return found


async def past_of(run: Evening, chat: ChatRef):
    async with run.house.store.unit() as unit:
        return await unit.memory.past_matches(chat.id)


# --- the draw and the tour -------------------------------------------------------------------


async def test_the_draw_seats_everybody_and_a_tour_pairs_each_with_each() -> None:
    async with evening(seed=4) as run:
        table_id = await sit_down(run, draws_seats=True)
        pairs = set()
        for rubber in (1, 2, 3):
            if rubber == 1:
                await run.press(ANN, "go", FRIENDS)
            else:
                await run.press(ANN, "again", FRIENDS)
            (table_id,) = await run.house.open_tables_in(FRIENDS)
            async with run.house.tables.hold(table_id) as holding:
                table = holding.table
            assert table.draw is not None
            assert table.draw.rubber == rubber
            assert table.match.view(None).dealer is Seat.NORTH
            seated = {seat: f"p{human.person_id}" for seat, human in table.humans.items()}
            assert seated == {one.seat: one.player for one in table.draw.drawn}
            pairs |= set(table.draw.pairs)
            shown = [message.message.text for message in run.messenger.public_in(FRIENDS)]
            assert any(f"rubber {rubber} of 3" in text for text in shown)
            await stop(run)
        assert len(pairs) == 6


async def test_computers_draw_too_and_the_table_stands_below_the_draw() -> None:
    async with evening(seed=2) as run:
        await run.say(ANN, "/bridge", FRIENDS)
        await run.press(ANN, "set", FRIENDS)
        await run.press(ANN, "set.draw.on", FRIENDS)
        await run.press(ANN, "back", FRIENDS)
        await run.press(ANN, "go", FRIENDS)
        async with run.house.tables.hold(1) as holding:
            draw = holding.table.draw
        assert sorted(one.player for one in draw.drawn) == ["c1", "c2", "c3", "p1"]
        texts = [message.message.text for message in run.messenger.public_in(FRIENDS)]
        at = next(at for at, text in enumerate(texts) if "draw for partners" in text)
        assert at < len(texts) - 1


async def test_with_fixed_seats_nobody_draws() -> None:
    async with evening() as run:
        table_id = await sit_down(run)
        await run.press(ANN, "go", FRIENDS)
        async with run.house.tables.hold(table_id) as holding:
            assert holding.table.draw is None
            assert holding.table.seats[Seat.NORTH] == Human(ANN.id, "Ann")


# --- the sheet -------------------------------------------------------------------------------


async def test_the_sheet_is_shown_on_demand_during_and_after_a_match() -> None:
    async with evening() as run:
        table_id = await sit_down(run)
        await run.press(ANN, "go", FRIENDS)
        await play_deal(run, table_id)
        await run.say(ANN, "/score", FRIENDS)
        assert run.messenger.last_in(FRIENDS).photo is not None
        answer = await run.press(BEN, "entry.1", FRIENDS)
        assert answer.is_alert
        assert "1БК" in answer.text
        assert "чертой" in answer.text
        await run.say(CLEO, "/sheet", FRIENDS)
        assert "deal by deal" in newest(run, FRIENDS)
        await stop(run)
        await run.say(DAN, "/score", FRIENDS)
        assert run.messenger.last_in(FRIENDS).photo is not None


async def test_without_any_match_there_is_no_sheet() -> None:
    async with evening() as run:
        await run.say(ANN, "/score", FRIENDS)
        assert "no table" in newest(run, FRIENDS)


async def test_a_stopped_rubber_is_settled_for_the_group_and_for_each_in_private() -> None:
    async with evening() as run:
        for who in (ANN, BEN):
            await run.say(who, "/start")
        table_id = await sit_down(run, stake=10)
        await run.press(ANN, "go", FRIENDS)
        await play_deal(run, table_id, "4S")
        await stop(run)
        (match,) = await past_of(run, FRIENDS)
        assert match.is_stopped
        async with run.house.tables.hold(table_id) as holding:
            assert holding.table.status is Status.STOPPED
            sheet = holding.table.match.state.form.sheet
        assert (match.north_south, match.east_west) == tuple(sheet.stop().totals.values())
        group = [shown.message for shown in run.messenger.public_in(FRIENDS)]
        (final,) = [message for message in group if "The match was stopped" in message.text]
        assert final.photo is not None
        assert "owes" in final.text
        ben = [shown.message for shown in run.messenger.public_in(ChatRef(BEN.id))]
        (final,) = [message for message in ben if "Игра остановлена" in message.text]
        assert "На вашем счету" in final.text


# --- the memory of a circle ------------------------------------------------------------------


async def test_history_ranking_and_account_after_a_match() -> None:
    async with evening() as run:
        await one_match(run)
        await run.say(ANN, "/history", FRIENDS)
        assert "Ann &amp; Cleo" in newest(run, FRIENDS)
        (match,) = await past_of(run, FRIENDS)
        await run.press(BEN, f"hist.{match.id}", FRIENDS)
        assert run.messenger.last_in(FRIENDS).photo is not None
        assert "entry.1" in run.codes(FRIENDS)
        await run.press(BEN, "hist", FRIENDS)
        await run.say(DAN, "/top", FRIENDS)
        assert run.messenger.last_in(FRIENDS).photo is not None
        await run.press(CLEO, "top.whists.1", FRIENDS)
        assert "whists" in newest(run, FRIENDS)
        await run.say(ANN, "/stats", FRIENDS)
        assert "Matches: 1" in newest(run, FRIENDS)
        assert "Cleo: matches 1" in newest(run, FRIENDS)


async def test_two_chats_never_mix() -> None:
    async with evening() as run:
        await one_match(run, FRIENDS)
        (match,) = await past_of(run, FRIENDS)
        await run.say(ANN, "/history", CLUB)
        assert "Nothing has been played" in newest(run, CLUB)
        await run.say(ANN, "/stats", CLUB)
        assert "not played a match" in newest(run, CLUB)
        forged = str(ButtonData(0, 0, f"hist.{match.id}"))
        answer = await run.press(ANN, "", CLUB, data=forged)
        assert answer.text
        assert all(shown.message.photo is None for shown in run.messenger.public_in(CLUB))
        await run.say(ANN, "/stats")
        assert "matches 1, groups 1" in newest(run, PRIVATE)


async def test_a_group_that_moves_keeps_its_memory() -> None:
    async with evening() as run:
        await one_match(run)
        await run.dispatch.move_chat(FRIENDS.id, -1009)
        await run.quiet()
        await run.say(ANN, "/stats", ChatRef(-1009))
        assert "Matches: 1" in newest(run, ChatRef(-1009))


async def test_a_group_that_moves_touches_no_table_of_others() -> None:
    async with evening() as run:
        await run.say(BEN, "/play")
        await run.say(ANN, "/bridge", FRIENDS)
        async with run.house.tables.hold(1):  # would wait for ever for the table of others
            await asyncio.wait_for(run.dispatch.move_chat(FRIENDS.id, -1009), 30)
        async with run.house.tables.hold(2) as holding:
            assert holding.table.chat == ChatRef(-1009)
        await run.quiet()


async def test_only_an_administrator_begins_a_season_and_only_once() -> None:
    async with evening() as run:
        await one_match(run)
        await run.say(ANN, "/season", FRIENDS)
        assert "not allowed" in newest(run, FRIENDS)
        run.messenger.administrators.add((FRIENDS.id, BEN.id))
        await run.say(BEN, "/season", FRIENDS)
        data = run.data(FRIENDS, "season!.2")
        assert (await run.press(ANN, "", FRIENDS, data=data)).text
        await run.press(BEN, "", FRIENDS, data=data)
        assert "Season 2 has begun" in newest(run, FRIENDS)
        await run.press(BEN, "", FRIENDS, data=data)
        await run.say(BEN, "/top", FRIENDS)
        assert "Nothing has been played" in newest(run, FRIENDS)
        await run.press(BEN, "top.points.1", FRIENDS)
        assert "Season 1" in newest(run, FRIENDS)


async def test_rankings_refuse_forged_buttons() -> None:
    async with evening() as run:
        for code in ("top.beauty.1", "top.points.x", "hist.p", "hist.x", "season!", "solo.poker"):
            answer = await run.press(ANN, "", PRIVATE, data=str(ButtonData(0, 0, code)))
            assert answer.text, code


# --- own data --------------------------------------------------------------------------------


async def test_a_person_sees_and_erases_all_that_is_kept() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        table_id = await one_match(run)
        running = await sit_down(run)
        await run.press(ANN, "go", FRIENDS)
        await run.say(ANN, "/mydata")
        files = [shown.message.document for shown in run.messenger.public_in(PRIVATE)]
        (file,) = [file for file in files if file is not None]
        about = json.loads(file.data)
        assert [row["name"] for row in about["person"]] == ["Ann"]
        assert len(about["matches"]) == 1
        assert {"people", "tables"} <= set(await everything_kept(run, "Ann"))
        await run.press(ANN, "forget")
        await run.press(ANN, "forget!")
        assert "I know nothing about you" in newest(run, PRIVATE)
        async with run.house.store.unit() as unit:
            assert not any((await unit.memory.about(ANN.id)).values())
            loaded = await unit.load_table(table_id)
        assert "Ann" not in str(loaded.seats)
        assert await everything_kept(run, "Ann") == []
        async with run.house.tables.hold(running) as holding:
            assert holding.table.seat_of(ANN.id) is None
            assert holding.table.status is Status.PLAYING
        await run.say(BEN, "/history", FRIENDS)
        assert "somebody &amp; Cleo" in newest(run, FRIENDS)
        await run.say(BEN, "/stats", FRIENDS)
        assert "Игр: 1" in newest(run, FRIENDS)


async def test_own_data_are_no_business_of_a_group() -> None:
    async with evening() as run:
        for command in ("/mydata", "/forget"):
            await run.say(ANN, command, FRIENDS)
            assert "private" in newest(run, FRIENDS)
        data = str(ButtonData(0, 0, "forget!"))
        await run.press(ANN, "", FRIENDS, data=data)
        async with run.house.store.unit() as unit:
            assert await unit.person(ANN.id) is not None


# --- alone -----------------------------------------------------------------------------------


async def test_a_newcomer_is_dealt_cards_and_who_has_played_may_choose() -> None:
    async with evening() as run:
        await run.say(ANN, "/play")
        assert await run.house.open_tables_in(PRIVATE) == [1]
        await run.say(ANN, "/play")
        assert await run.house.open_tables_in(PRIVATE) == [1]
        await run.say(ANN, "/stop")
        await run.press(ANN, "stop!")
        await run.say(ANN, "/play")
        assert "What shall we play?" in newest(run, PRIVATE)
        await run.press(ANN, "solo.chicago004")
        async with run.house.tables.hold(2) as holding:
            assert holding.table.settings.form == "chicago"
            assert holding.table.match.state.form.name == "chicago"
        await run.say(ANN, "/stop")
        await run.press(ANN, "stop!")
        assert "The match was stopped" in newest(run, PRIVATE)
        await run.press(ANN, "pick")
        assert "Like last time: Chicago" in str(run.messenger.last_in(PRIVATE).rows)


@pytest.mark.parametrize("preset", ["classic001", "rubber000"])
async def test_alone_the_seats_may_be_drawn_as_well(preset: str) -> None:
    async with evening(seed=9) as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "", PRIVATE, data=str(ButtonData(0, 0, f"solo.{preset}")))
        async with run.house.tables.hold(1) as holding:
            table = holding.table
        assert table.draw is not None
        assert table.seat_of(ANN.id) is not None
        assert any(
            "draw for partners" in shown.message.text for shown in run.messenger.public_in(PRIVATE)
        )


async def test_a_deal_already_played_may_be_played_better() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        await play_deal(run, 1)
        async with run.house.tables.hold(1) as holding:
            (finished,) = holding.table.match.state.finished
        await run.say(ANN, "/stop")
        await run.press(ANN, "stop!")
        await run.press(ANN, "", PRIVATE, data=str(ButtonData(1, 0, "same.1")))
        (code,) = [code for code in run.codes(PRIVATE) if code.startswith("deal.")]
        await run.press(ANN, code)
        async with run.house.tables.hold(2) as holding:
            again = holding.table
        assert again.match.state.deal.hands == finished.hands
        assert again.match.state.deal.dealer is finished.dealer
        await run.say(ANN, "/stop")
        await run.press(ANN, "stop!")
        await run.say(ANN, "/history")
        (match,) = await past_of(run, PRIVATE)
        assert match.table_id == 1
        await run.say(ANN, "/play")
        assert "Like last time: rubber" in str(run.messenger.last_in(PRIVATE).rows)
