"""The same deal again: codes, files, challenges, the deal of the day, fair deals."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import pytest
from evening import ANN, BEN, CLEO, FRIENDS, Evening, evening

from bot.chat import ChatRef, FileSent, Message, PersonRef
from bot.services import importing
from bot.tables import Status, Table
from engine.bridge import join_hands
from engine.bridge.deal_code import deal_code

RECORDS = Path(__file__).parents[2] / "engine" / "records" / "data"
PRIVATE = ChatRef(ANN.id)


async def table_of(run: Evening, number: int) -> Table:
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def tables_of(run: Evening, who: PersonRef) -> list[Table]:
    return [await table_of(run, number) for number in await run.house.open_tables_of(who.id)]


def texts_in(run: Evening, chat: ChatRef) -> list[str]:
    return [shown.message.text for shown in run.messenger.public_in(chat)]


def shown_with(run: Evening, words: str, chat: ChatRef) -> Message:
    shown = run.messenger.public_in(chat)
    return next(each.message for each in reversed(shown) if words in each.message.text)


async def play_to_the_end(run: Evening, who: PersonRef, table_id: int) -> None:
    """Pass, or play the first card, at one table until its match is over."""
    for _ in range(500):
        table = await table_of(run, table_id)
        if table.status is not Status.PLAYING:
            return
        legal = table.match.view(table.decider_for(who.id)).legal if table.match.turn else ()
        code = legal[0].code if legal and table.match.state.deal is not None else "next"
        await run.press(who, code, data=f"k:{base36(table.id)}:{base36(table.version)}:{code}")
    raise AssertionError("the match does not end")


def base36(number: int) -> str:
    from bot.chat.button_data import to_base36

    return to_base36(number)


async def a_finished_deal(run: Evening) -> tuple[str, Table]:
    """Ann plays one deal alone; its code and the table."""
    await run.say(ANN, "/start")
    await run.press(ANN, "solo")
    for _ in range(200):
        table = await table_of(run, 1)
        if table.match.state.finished:
            break
        await run.play_something(ANN)
    finished = table.match.state.finished[0]
    return deal_code(finished.hands, finished.dealer, finished.vulnerable), table


async def test_a_deal_is_played_again_by_its_code_and_compared() -> None:
    async with evening() as run:
        code, first = await a_finished_deal(run)
        await run.say(BEN, "/start")
        await run.say(BEN, f"/deal {code.lower()}")
        (table,) = await tables_of(run, BEN)
        finished = first.match.state.finished[0]
        view = table.match.view(None)
        assert join_hands(table.match.state.deal.hands) == join_hands(finished.hands)
        assert (view.dealer, view.vulnerable) == (finished.dealer, finished.vulnerable)
        await play_to_the_end(run, BEN, table.id)
        async with run.house.store.unit() as unit:
            results = await unit.archive.results_of(code)
        assert [list(result.people.values()) for result in results] == [[ANN.id], [BEN.id]]
        number = (await table_of(run, table.id)).match.state.finished[0].number
        await run.press(BEN, "", ChatRef(BEN.id), data=f"k:{base36(table.id)}:0:same.{number}")
        assert "ИМП" in shown_with(run, code, ChatRef(BEN.id)).text


async def test_a_code_opens_a_table_in_a_group_whose_deals_are_not_played_twice() -> None:
    async with evening() as run:
        code, first = await a_finished_deal(run)
        await run.say(ANN, f"/deal {code}", FRIENDS)
        (table_id,) = await run.house.open_tables_in(FRIENDS)
        await run.press(ANN, "go", FRIENDS)
        table = await table_of(run, table_id)
        assert table.match.options["boards"] == [join_hands(first.match.state.finished[0].hands)]
        await run.say(ANN, f"/deal {code}", FRIENDS)
        assert "table" in run.text(FRIENDS)
        async with run.house.tables.hold(table_id) as holding:
            holding.table.stop()
            await holding.save()
        await run.say(ANN, "/bridge", FRIENDS)
        (again,) = await run.house.open_tables_in(FRIENDS)
        assert (await table_of(run, again)).settings.prepared == ()


@pytest.mark.parametrize("typed", ["", "nonsense", "ZZZZZZ"])
async def test_an_unknown_code_is_explained(typed: str) -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.say(ANN, f"/deal {typed}".strip())
        assert "deal" in run.text(PRIVATE).lower()
        assert await run.house.open_tables_of(ANN.id) == []


# --- files -----------------------------------------------------------------------------------


async def send(run: Evening, data: bytes, name: str, chat: ChatRef = PRIVATE) -> None:
    run.messenger.files["file"] = data
    file = FileSent(
        key=next(run.keys),
        chat=chat,
        person=ANN,
        file_id="file",
        name=name,
        size_bytes=len(data),
    )
    await run.dispatch(file)
    await run.quiet()


@pytest.mark.parametrize("name", ["sample.pbn", "two_boards.pbn", "bbo_robots.lin"])
async def test_the_deals_of_a_file_are_listed_and_played(name: str) -> None:
    data = (RECORDS / name).read_bytes()
    boards = [board for board in importing.read(data).boards if board.is_complete_deal]
    async with evening() as run:
        await run.say(ANN, "/start")
        await send(run, data, name)
        assert "boards read" in run.text(PRIVATE)
        codes = [code for code in run.codes(PRIVATE) if code.startswith("deal.")]
        assert len(codes) >= min(2, len(boards))
        await run.press(ANN, codes[0])
        (table,) = await tables_of(run, ANN)
        first = boards[0]
        assert join_hands(table.match.state.deal.hands) == join_hands(dict(first.hands))
        assert table.match.view(None).dealer is first.dealer
        assert len(table.match.options["boards"]) == min(32, len(boards))


async def test_faults_are_named_by_line_and_reason() -> None:
    good = (RECORDS / "sample.pbn").read_text()
    bad = good.replace("[Vulnerable ", '[Vulnerable "Sometimes"]\n[X ', 1)
    async with evening() as run:
        await run.say(ANN, "/start")
        await send(run, bad.encode(), "bad.pbn")
        assert "line" in run.text(PRIVATE)
        assert "not a vulnerability" in run.text(PRIVATE)


@pytest.mark.parametrize(
    ("data", "name"), [(b"hello", "a.txt"), (b"\x00\xff" * 50, "b.pbn"), (b"", "c.lin")]
)
async def test_what_is_no_record_is_refused_in_words(data: bytes, name: str) -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await send(run, data, name)
        assert "no deal to be played" in run.text(PRIVATE)


async def test_a_large_file_is_not_even_fetched() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await send(run, b"x" * (importing.MOST_BYTES + 1), "big.pbn")
        assert "too big" in run.text(PRIVATE)


async def test_other_files_in_a_group_are_none_of_our_business() -> None:
    async with evening() as run:
        await send(run, b"hello", "holiday.txt", FRIENDS)
        assert not run.messenger.public_in(FRIENDS)


# --- contests --------------------------------------------------------------------------------


def contest_code(run: Evening) -> str:
    """The code in the link of the newest invitation."""
    for shown in reversed(run.messenger.public_in(FRIENDS)):
        for row in shown.message.rows:
            for button in row:
                if button.url is not None and "start=c" in button.url:
                    return button.url.rpartition("start=c")[2]
    raise AssertionError("no invitation")


async def test_a_challenge_hides_results_until_all_have_finished() -> None:
    async with evening() as run:
        await run.say(ANN, "/challenge", FRIENDS)
        code = contest_code(run)
        for who in (ANN, BEN):
            await run.say(who, f"/start c{code}")
        (anns,), (bens,) = await tables_of(run, ANN), await tables_of(run, BEN)
        assert anns.match.options == bens.match.options
        assert anns.seat_of(ANN.id) is bens.seat_of(BEN.id)
        await play_to_the_end(run, ANN, anns.id)
        state = shown_with(run, f"Challenge {code}", FRIENDS).text
        assert "Finished: Ann" in state
        assert "Still playing: Ben" in state
        assert not any("IMPs against par" in text for text in texts_in(run, FRIENDS))
        await play_to_the_end(run, BEN, bens.id)
        table = shown_with(run, "IMPs against par", FRIENDS)
        assert table.photo is not None
        await run.say(BEN, f"/start c{code}")
        assert len(await tables_of(run, BEN)) == 0


async def test_entering_twice_gives_the_same_table() -> None:
    async with evening() as run:
        await run.say(ANN, "/challenge", FRIENDS)
        code = contest_code(run)
        await run.say(CLEO, f"/start c{code}")
        await run.say(CLEO, f"/start c{code}")
        assert len(await tables_of(run, CLEO)) == 1
        await run.press(ANN, f"cont.{code}", FRIENDS)
        assert "Cleo" in run.text(FRIENDS)


async def test_a_link_tapped_twice_at_once_gives_no_second_table_to_rehearse_at() -> None:
    async with evening() as run:
        await run.say(ANN, "/challenge", FRIENDS)
        code = contest_code(run)
        await asyncio.gather(*(run.say(CLEO, f"/start c{code}") for _ in range(2)))
        assert len(await tables_of(run, CLEO)) == 1


async def test_nobody_is_invited_to_a_table_of_a_challenge() -> None:
    async with evening() as run:
        await run.say(ANN, "/challenge", FRIENDS)
        await run.say(CLEO, f"/start c{contest_code(run)}")
        await run.say(CLEO, "/invite")
        (table,) = await tables_of(run, CLEO)
        assert not table.settings.code


async def test_who_stops_a_challenge_does_not_keep_the_others_waiting() -> None:
    async with evening() as run:
        await run.say(ANN, "/challenge", FRIENDS)
        code = contest_code(run)
        for who in (ANN, BEN):
            await run.say(who, f"/start c{code}")
        (bens,) = await tables_of(run, BEN)
        await play_to_the_end(run, BEN, bens.id)
        await run.say(ANN, "/stop")
        await run.press(ANN, "stop!")
        assert shown_with(run, "IMPs against par", FRIENDS).photo is not None


async def test_the_deal_of_the_day_is_the_same_for_everybody_of_a_day() -> None:
    async with evening() as run:
        for who in (ANN, BEN):
            await run.say(who, "/start")
            await run.say(who, "/day")
        (anns,), (bens,) = await tables_of(run, ANN), await tables_of(run, BEN)
        assert anns.match.options["boards"] == bens.match.options["boards"]
        await play_to_the_end(run, ANN, anns.id)
        assert "IMPs against par" in shown_with(run, "Deal of the day", PRIVATE).text
        await run.say(ANN, "/day")
        assert await tables_of(run, ANN) == []
        run.time.now_seconds += 24 * 3600
        await run.say(ANN, "/day")
        (tomorrow,) = await tables_of(run, ANN)
        assert tomorrow.match.options["boards"] != anns.match.options["boards"]


async def test_results_of_prepared_deals_stay_hidden_while_one_plays() -> None:
    async with evening() as run:
        await run.say(ANN, "/challenge", FRIENDS)
        await run.say(ANN, f"/start c{contest_code(run)}")
        (table,) = await tables_of(run, ANN)
        while not table.match.state.finished:
            await run.play_something(ANN)
            table = await table_of(run, table.id)
        number = table.match.state.finished[0].number
        data = f"k:{base36(table.id)}:0:same.{number}"
        assert "not allowed" in (await run.press(ANN, "", data=data)).text


async def test_a_deal_of_a_challenge_is_neither_shown_nor_replayed_while_others_play_it() -> None:
    async with evening() as run:
        await run.say(ANN, "/challenge", FRIENDS)
        challenge = contest_code(run)
        for who in (ANN, BEN):
            await run.say(who, f"/start c{challenge}")
        (anns,), (bens,) = await tables_of(run, ANN), await tables_of(run, BEN)
        await play_to_the_end(run, ANN, anns.id)
        finished = (await table_of(run, anns.id)).match.state.finished[0]
        code = deal_code(finished.hands, finished.dealer, finished.vulnerable)
        for chat in (FRIENDS, PRIVATE):
            await run.say(ANN, f"/fair {code}", chat)
            assert not any(finished.salt in text for text in texts_in(run, chat))
            await run.say(ANN, f"/deal {code}", chat)
            assert await run.house.open_tables_in(chat) == []
            assert "others still play" in run.text(chat)
        await run.say(BEN, "/stop")
        await run.press(BEN, "stop!")
        assert await table_of(run, bens.id)
        await run.say(ANN, f"/fair {code}")
        assert finished.salt in run.text(PRIVATE)


async def test_the_deal_of_the_day_stays_secret_until_the_day_is_over() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.say(ANN, "/day")
        (table,) = await tables_of(run, ANN)
        await play_to_the_end(run, ANN, table.id)
        finished = (await table_of(run, table.id)).match.state.finished[0]
        code = deal_code(finished.hands, finished.dealer, finished.vulnerable)
        await run.say(ANN, f"/deal {code}")
        assert await tables_of(run, ANN) == []
        run.time.now_seconds += 24 * 3600
        await run.say(ANN, f"/deal {code}")
        assert len(await tables_of(run, ANN)) == 1


# --- fair deals ------------------------------------------------------------------------------


async def test_the_fingerprint_stands_at_the_beginning_and_is_checked_afterwards() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        table = await table_of(run, 1)
        digest = table.match.view(None).fingerprint
        assert f"{digest[:20]}…" in run.text(PRIVATE)
        while not (await table_of(run, 1)).match.state.finished:
            await run.play_something(ANN)
        finished = (await table_of(run, 1)).match.state.finished[0]
        code = deal_code(finished.hands, finished.dealer, finished.vulnerable)
        await run.say(ANN, f"/fair {code}")
        shown = run.text(PRIVATE)
        line = f"{join_hands(finished.hands)} {finished.salt}"
        assert line in shown
        assert digest in shown
        assert sha256(line.encode()).hexdigest() == digest
        await run.say(BEN, "/start")
        await run.say(BEN, f"/fair {code}")
        assert finished.salt not in run.text(ChatRef(BEN.id))
