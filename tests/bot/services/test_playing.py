"""Playing through the services: alone, in a group, against old, foreign and forged buttons."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import ANN, BEN, CARD, CLEO, FRIENDS, Evening, evening

from bot.chat import ButtonData, ChatRef, SlowDown
from bot.chat.recording import RecordingMessenger
from bot.services.ports import StorageError
from bot.tables import Status

PRIVATE = ChatRef(ANN.id)


async def table_of(run: Evening, number: int = 1):
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def start_alone(run: Evening) -> None:
    await run.say(ANN, "/start")
    await run.press(ANN, "solo")


async def start_group(run: Evening) -> None:
    """Ann sits South, Ben West, computers elsewhere; both have started the bot."""
    for who in (ANN, BEN):
        await run.say(who, "/start")
    await run.say(ANN, "/bridge", FRIENDS)
    await run.press(BEN, "sit.W", FRIENDS)
    await run.press(ANN, "go", FRIENDS)


async def test_two_taps_lead_a_newcomer_into_a_deal() -> None:
    async with evening() as run:
        await start_alone(run)
        table = await table_of(run)
        assert table.status is Status.PLAYING
        assert table.person_deciding() == ANN.id
        assert "P" in run.codes(PRIVATE)


async def test_a_rubber_alone_is_played_to_its_sheet() -> None:
    async with evening() as run:
        await start_alone(run)
        for _ in range(1_500):
            if await run.play_something(ANN) is None:
                break
        table = await table_of(run)
        assert table.status is Status.FINISHED
        assert max(table.match.state.form.sheet.games.values()) == 2
        assert "again" in run.codes(PRIVATE)


async def test_two_people_and_two_computers_play_a_deal_in_a_group() -> None:
    async with evening() as run:
        await start_group(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        for _ in range(200):
            table = await table_of(run)
            who = table.person_deciding()
            if who is None:
                break
            await run.play_something(people[who])
        table = await table_of(run)
        assert len(table.match.state.finished) == 1
        assert "next" in run.codes(FRIENDS)


async def test_foreign_presses_are_toasts_that_change_send_and_edit_nothing() -> None:
    async with evening() as run:
        await start_group(run)
        table = await table_of(run)
        acts, version = len(run.messenger.acts), table.version
        for data in list(run.codes(FRIENDS).values()):
            if ButtonData.parse(data).code in ("hand", "sheet", "last", "bids", "bottom"):
                continue
            answer = await run.press(CLEO, "", FRIENDS, data=data)
            assert answer.text, data
        assert (await table_of(run)).version == version
        assert len(run.messenger.acts) == acts


async def test_a_double_press_plays_once() -> None:
    async with evening() as run:
        await start_alone(run)
        data = run.data(PRIVATE, "P")
        before = (await table_of(run)).match.version
        await run.press(ANN, "P", data=data)
        answer = await run.press(ANN, "P", data=data)
        assert answer.text
        calls = [e for e in (await table_of(run)).match.log[before:] if e.decider == "S"]
        assert calls[0].code == "P"


async def test_every_button_of_an_earlier_deal_is_refused_in_a_later_one() -> None:
    async with evening() as run:
        await start_alone(run)
        old: set[str] = set()
        while "next" not in run.codes(PRIVATE):
            old |= {
                data
                for code, data in run.codes(PRIVATE).items()
                if CARD.fullmatch(code) or code in ("P", "X")
            }
            await run.play_something(ANN)
        await run.press(ANN, "next")
        version = (await table_of(run)).version
        for data in old:
            assert (await run.press(ANN, "", data=data)).text
        assert (await table_of(run)).version == version


@pytest.mark.parametrize(
    "data", ["", "k:", "k:1:1", "k:zz:0:P", "k:1:0:" + "x" * 50, "k:1:-1:P", "b:1:1:P", "k:1:1:☠"]
)
async def test_forged_data_gets_a_toast(data: str) -> None:
    async with evening() as run:
        await start_alone(run)
        assert (await run.press(ANN, "", data=data)).text


async def test_nothing_is_announced_that_is_not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening() as run:
        await start_alone(run)
        data, acts = run.data(PRIVATE, "P"), len(run.messenger.acts)
        version = (await table_of(run)).version

        async def refuse(*_: object) -> None:
            raise StorageError("disk full")

        with monkeypatch.context() as broken:
            broken.setattr("bot.storage.unit_of_work.SqlUnit.commit", refuse)
            answer = await run.press(ANN, "P", data=data)
        assert answer.text
        assert len(run.messenger.acts) == acts
        assert (await table_of(run)).version == version
        assert (await run.press(ANN, "P", data=data)).text == ""


async def test_after_a_restart_the_old_buttons_work(tmp_path: Path) -> None:
    url, messenger = f"sqlite:///{tmp_path / 'kontra.sqlite'}", RecordingMessenger()
    async with evening(url, messenger) as run:
        await start_alone(run)
        data = run.data(PRIVATE, "P")
        log = (await table_of(run)).match.log
        sent = len([act for act in messenger.acts if act.method == "send"])
    async with evening(url, messenger) as run:
        run.keys = iter(range(1_000, 2_000))  # type: ignore[assignment]
        assert (await table_of(run)).match.log == log
        assert (await run.press(ANN, "P", data=data)).text == ""
        assert len((await table_of(run)).match.log) > len(log)
        assert len([act for act in messenger.acts if act.method == "send"]) == sent


async def test_a_flood_wait_ends_in_the_true_state() -> None:
    async with evening() as run:
        await start_alone(run)
        run.messenger.fail_next(SlowDown(209), method="edit")
        await run.play_something(ANN)
        table = await table_of(run)
        newest = run.codes(PRIVATE)
        assert {ButtonData.parse(data).version for data in newest.values() if data[2] != "0"} == {
            table.version
        }


async def test_the_group_never_sees_a_hidden_card() -> None:
    """Every public message of a whole deal is the same when the hidden hands are others."""
    async with evening() as run:
        await start_group(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        for _ in range(200):
            table = await table_of(run)
            deal = table.match.state.deal
            if deal is None:
                break
            public = {card for card in run.codes(FRIENDS) if CARD.fullmatch(card)}
            faced = set() if deal.dummy is None else set(map(str, deal.held[deal.dummy]))
            assert public <= faced
            who = table.person_deciding()
            assert who is not None
            await run.play_something(people[who])


async def test_typed_calls_and_cards_play() -> None:
    async with evening() as run:
        await start_alone(run)
        before = (await table_of(run)).match.version
        await run.say(ANN, "pass")
        assert (await table_of(run)).match.version > before


@pytest.mark.parametrize("text", ["hello", "9nt", "sz", "x" * 4096, "1c" * 30])
async def test_other_words_get_one_short_answer(text: str) -> None:
    async with evening() as run:
        await start_alone(run)
        before = len(run.messenger.public_in(PRIVATE))
        await run.say(ANN, text)
        assert len(run.messenger.public_in(PRIVATE)) == before + 1
        assert len(run.text(PRIVATE)) < 300


async def test_an_unknown_command_is_answered_in_private_and_ignored_in_a_group() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        before = len(run.messenger.public_in(PRIVATE))
        await run.say(ANN, "/frobnicate")
        assert len(run.messenger.public_in(PRIVATE)) == before + 1
        await run.say(ANN, "/frobnicate", FRIENDS)
        assert not run.messenger.public_in(FRIENDS)


async def test_a_group_that_becomes_a_supergroup_plays_on() -> None:
    from bot.chat import ChatMigrated

    async with evening() as run:
        await start_group(run)
        await run.dispatch(ChatMigrated(key=9_000, old=FRIENDS.id, new=-1001))
        await run.quiet()
        new = ChatRef(-1001)
        assert "hand" in run.codes(new)
        table = await table_of(run)
        assert table.chat == new
        await run.play_something({ANN.id: ANN, BEN.id: BEN}[table.person_deciding()])
