"""Friends without a group: a code, four private chats, one table."""

from __future__ import annotations

import re

import pytest
from evening import ANN, BEN, CLEO, Evening, evening

from bot.chat import ButtonData, ChatRef
from bot.tables import Status, Table

CODE = re.compile(r"start=j([0-9a-z]+-[0-9a-z]{6})")


async def table_of(run: Evening, number: int = 1) -> Table:
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def invited(run: Evening) -> str:
    """Ann has asked for a code; the code."""
    await run.say(ANN, "/invite")
    texts = [shown.message.text for shown in run.messenger.public_in(ChatRef(ANN.id))]
    return next(found.group(1) for text in reversed(texts) if (found := CODE.search(text)))


async def test_two_friends_meet_by_a_code_and_play_in_their_private_chats() -> None:
    async with evening() as run:
        code = await invited(run)
        await run.say(BEN, f"/start j{code}")
        await run.say(CLEO, f"/join {code.upper()}")
        table = await table_of(run)
        assert table.status is Status.LOBBY
        assert len(table.humans) == 3
        await run.press(ANN, "go")
        people = {who.id: who for who in (ANN, BEN, CLEO)}
        for _ in range(6):
            who = people[(await table_of(run)).person_deciding()]
            before = (await table_of(run)).match.version
            await run.play_something(who)
            if (await table_of(run)).person_deciding() is None:
                break
            assert (await table_of(run)).match.version > before
        assert any("Ann" in m.message.text for m in run.messenger.public_in(ChatRef(BEN.id)))
        assert all(act.ref.chat.is_private for act in run.messenger.acts)


async def test_a_table_being_played_alone_admits_friends_too() -> None:
    async with evening() as run:
        await run.say(ANN, "/play")
        code = await invited(run)
        await run.say(BEN, f"/join {code}")
        table = await table_of(run)
        assert table.status is Status.PLAYING
        assert table.seat_of(BEN.id) is not None


@pytest.mark.parametrize("code", ["", "1", "1-", "1-aaaaaa", "-", "zzzz-aaaaaa", "☠-☠", "1-☠"])
async def test_a_wrong_code_leads_nowhere(code: str) -> None:
    async with evening() as run:
        await invited(run)
        for words in (f"/join {code}", f"/start j{code}", "/start t1"):
            await run.say(BEN, words)
        assert (await table_of(run)).seat_of(BEN.id) is None


async def test_a_table_without_a_code_admits_nobody() -> None:
    async with evening() as run:
        await run.say(ANN, "/play")
        await run.say(BEN, "/join 1-")
        data = str(ButtonData(1, 0, "sit.N"))
        await run.press(BEN, "sit.N", data=data)
        await run.press(BEN, "sit.N", ChatRef(ANN.id), data=data)
        assert (await table_of(run)).seat_of(BEN.id) is None


async def test_the_code_stays_and_the_next_table_has_another() -> None:
    async with evening() as run:
        code = await invited(run)
        assert await invited(run) == code
        await run.press(ANN, "close")
        other = await invited(run)
        assert other.startswith("2-")
        assert other[2:] != code[2:]


async def test_what_is_taken_back_at_a_table_without_a_group_is_told_to_each() -> None:
    async with evening() as run:
        code = await invited(run)
        await run.say(BEN, f"/join {code}")
        await run.press(BEN, "", data=str(ButtonData(1, 0, "sit.W")))
        await run.press(ANN, "go")
        while (await table_of(run)).person_deciding() != ANN.id:
            await run.play_something(BEN)
        await run.press(ANN, "P")
        await run.press(ANN, "undo")
        await run.press(BEN, "yes")
        for who in (ANN, BEN):
            told = [shown.message.text for shown in run.messenger.public_in(ChatRef(who.id))]
            assert sum("took the last call" in text for text in told) == 1


async def test_friends_play_on_when_the_host_of_their_table_is_forgotten() -> None:
    async with evening() as run:
        code = await invited(run)
        await run.say(BEN, f"/join {code}")
        await run.press(ANN, "go")
        await run.say(ANN, "/forget")
        await run.press(ANN, "forget!")
        table = await table_of(run)
        assert table.status is Status.PLAYING
        assert (table.chat, table.host_id) == (ChatRef(BEN.id), BEN.id)
        assert [human.person_id for human in table.humans.values()] == [BEN.id]
        played = (table.match.version, len(table.match.state.finished))
        await run.play_something(BEN)
        table = await table_of(run)
        assert (table.match.version, len(table.match.state.finished)) > played


async def test_who_keeps_a_private_table_waiting_is_timed_like_in_a_group() -> None:
    async with evening() as run:
        code = await invited(run)
        await run.say(BEN, f"/join {code}")
        await run.press(ANN, "x", data=str(ButtonData(1, 0, "set.clock.60")))
        await run.press(ANN, "x", data=str(ButtonData(1, 0, "go")))
        late = (await table_of(run)).person_deciding()
        await run.tick(61)
        table = await table_of(run)
        assert table.humans[table.seat_of(late)].is_away
        for who in (ANN, BEN):
            assert "take" in run.codes(ChatRef(who.id))
