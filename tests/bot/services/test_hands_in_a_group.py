"""The four private channels: each player sees the own hand, and nobody else does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from evening import ANN, BEN, CARD, FRIENDS, Evening, data_of, evening

from bot.chat import (
    Ask,
    ButtonData,
    Capabilities,
    ChatRef,
    Chosen,
    RecordingMessenger,
    Standing,
    StandingChanged,
    Unreachable,
)
from bot.tables import Table

CARD_SHOWN = re.compile("[♠♥♦♣][2-9AKQJ1]")


async def table_of(run: Evening, number: int = 1) -> Table:
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def strangers_play(run: Evening) -> None:
    """Ann (South) and Ben (West) sit in the group; neither has ever pressed Start."""
    await run.say(ANN, "/bridge", FRIENDS)
    await run.press(BEN, "sit.W", FRIENDS)
    await run.press(ANN, "go", FRIENDS)


async def somebody_bids(run: Evening) -> None:
    """Nobody passes the deal out: the first to call opens, if a computer has not."""
    who = {ANN.id: ANN, BEN.id: BEN}[(await table_of(run)).person_deciding()]
    await run.say(who, "/p 1c", FRIENDS)


def offered(run: Evening, who) -> list[str]:
    """The codes on the person's newest ephemeral panel."""
    panels = run.whispers(who)
    return [ButtonData.parse(data).code for data in data_of(panels[-1].message)] if panels else []


async def play_by_whispers(run: Evening, who) -> None:
    """Open the panel if need be, and do the first thing it offers."""
    if not run.whispers(who):
        await run.press(who, "hand", FRIENDS)
    codes = offered(run, who)
    code = next(code for code in (*filter(CARD.fullmatch, codes), "P") if code in codes)
    await run.press_whisper(who, code)


async def test_who_never_pressed_start_plays_a_whole_deal_inside_the_group() -> None:
    async with evening() as run:
        await strangers_play(run)
        await somebody_bids(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        for _ in range(60):
            who = (await table_of(run)).person_deciding()
            if who is None:
                break
            await play_by_whispers(run, people[who])
        assert len((await table_of(run)).match.state.finished) == 1
        assert run.messenger.public_in(ChatRef(ANN.id)) == []
        sent = [act for act in run.messenger.acts if act.method == "send" and act.ref.only_for]
        assert len(sent) == 2, "one panel each, edited from then on"


async def test_the_panel_is_seen_by_its_owner_alone_and_names_no_card_in_public() -> None:
    async with evening() as run:
        await strangers_play(run)
        answer = await run.press(BEN, "hand", FRIENDS)
        assert CARD_SHOWN.search(answer.text)
        assert not answer.is_alert
        assert len(run.whispers(BEN)) == 1
        assert not run.whispers(ANN)
        assert not any(CARD_SHOWN.search(m.message.text) for m in run.messenger.public_in(FRIENDS))


async def test_pressing_again_gives_a_new_panel_and_takes_the_old_one_away() -> None:
    async with evening() as run:
        await strangers_play(run)
        await run.press(ANN, "hand", FRIENDS)
        first = run.whispers(ANN)[-1].ref
        await run.press(ANN, "hand", FRIENDS)
        assert [panel.ref for panel in run.whispers(ANN)] != [first]
        assert len(run.whispers(ANN)) == 1


async def test_a_lost_panel_is_not_made_public_and_comes_with_the_next_press() -> None:
    async with evening() as run:
        await strangers_play(run)
        await run.press(ANN, "hand", FRIENDS)
        run.messenger.lose(run.whispers(ANN)[-1].ref)
        public = len(run.messenger.public_in(FRIENDS))
        await run.press(ANN, "away", FRIENDS, data=str(ButtonData(1, 0, "away")))
        await run.press(ANN, "take", FRIENDS, data=str(ButtonData(1, 0, "take")))
        assert not run.whispers(ANN)
        assert len(run.messenger.public_in(FRIENDS)) == public
        await run.press(ANN, "hand", FRIENDS)
        assert len(run.whispers(ANN)) == 1


async def test_where_it_cannot_whisper_the_bot_answers_with_an_alert_from_then_on() -> None:
    async with evening() as run:
        await strangers_play(run)
        public = [shown.message.text for shown in run.messenger.public_in(FRIENDS)]
        run.messenger.fail_next(Unreachable("too old a client"), method="send")
        assert CARD_SHOWN.search((await run.press(ANN, "hand", FRIENDS)).text)
        assert not run.whispers(ANN)
        assert [shown.message.text for shown in run.messenger.public_in(FRIENDS)] == public
        answer = await run.press(ANN, "hand", FRIENDS)
        assert answer.is_alert
        assert CARD_SHOWN.search(answer.text)


async def test_an_administrator_bot_shows_the_hand_by_itself_on_the_turn() -> None:
    async with evening() as run:
        run.messenger.bot_administrates.add(FRIENDS.id)
        await run.dispatch(
            StandingChanged(
                key=9_001, chat=FRIENDS, person=ANN, standing=Standing.ADMINISTRATOR, title="Fr"
            )
        )
        await strangers_play(run)
        await somebody_bids(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        for _ in range(8):
            who = people[(await table_of(run)).person_deciding()]
            assert run.whispers(who), "nobody had to ask for it"
            await play_by_whispers(run, who)
        lost = run.whispers(ANN)[-1].ref
        run.messenger.lose(lost)
        await run.press(BEN, "away", FRIENDS, data=str(ButtonData(1, 0, "away")))
        assert run.whispers(ANN), "lost panels come back by themselves"


async def test_the_hand_command_is_answered_unseen_by_the_group() -> None:
    async with evening() as run:
        await strangers_play(run)
        public = len(run.messenger.public_in(FRIENDS))
        await run.say(ANN, "/hand", FRIENDS, ephemeral_id=5)
        assert "bids" in offered(run, ANN)
        assert len(run.messenger.public_in(FRIENDS)) == public
        await run.say(ANN, "/p 9nt", FRIENDS, ephemeral_id=6)
        assert len(run.whispers(ANN)) == 2
        assert len(run.messenger.public_in(FRIENDS)) == public


async def test_an_old_client_that_shows_the_command_gets_a_link_and_no_card() -> None:
    async with evening() as run:
        await strangers_play(run)
        await run.say(ANN, "/hand", FRIENDS)
        said = run.messenger.last_in(FRIENDS)
        assert said.rows[0][0].url is not None
        assert not CARD_SHOWN.search(said.text)


async def test_an_open_panel_is_remembered_over_a_restart(tmp_path: Path) -> None:
    url, messenger = f"sqlite:///{tmp_path / 'kontra.sqlite'}", RecordingMessenger()
    async with evening(url, messenger) as run:
        await strangers_play(run)
        await run.press(ANN, "hand", FRIENDS)
        panel = run.whispers(ANN)[-1].ref
        await somebody_bids(run)
    async with evening(url, messenger) as run:
        run.keys = iter(range(1_000, 2_000))  # type: ignore[assignment]
        for _ in range(2):
            who = (await table_of(run)).person_deciding()
            await run.play_something({ANN.id: ANN, BEN.id: BEN}[who], FRIENDS)
        assert [shown.ref for shown in run.whispers(ANN)] == [panel]
        assert run.whispers(ANN)[-1].edits > 0


async def test_who_blocks_the_bot_loses_the_private_panel_and_gets_the_next_channel() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await strangers_play(run)
        await somebody_bids(run)
        run.messenger.unreachable.add(ANN.id)
        public = len(run.messenger.public_in(FRIENDS))
        who = (await table_of(run)).person_deciding()
        await run.press({ANN.id: ANN, BEN.id: BEN}[who], "P", FRIENDS)
        assert len(run.messenger.public_in(FRIENDS)) == public
        assert not (await run.house.people.find(ANN.id)).has_started
        await run.press(ANN, "hand", FRIENDS)
        assert len(run.whispers(ANN)) == 1


async def test_who_presses_start_later_gets_the_private_panel_instead() -> None:
    async with evening() as run:
        await strangers_play(run)
        await run.press(ANN, "hand", FRIENDS)
        await run.say(ANN, "/start t1")
        assert "bids" in run.codes(ChatRef(ANN.id))
        assert not run.whispers(ANN)


async def test_pages_of_an_ephemeral_panel_turn_only_there() -> None:
    async with evening() as run:
        await strangers_play(run)
        await run.press(ANN, "hand", FRIENDS)
        before = run.messenger.public_in(FRIENDS)[-1].message
        await run.press_whisper(ANN, "menu")
        assert "back" in offered(run, ANN)
        assert run.messenger.public_in(FRIENDS)[-1].message == before


@pytest.fixture
def plain_messenger() -> RecordingMessenger:
    return RecordingMessenger(capabilities=Capabilities(ephemeral=False))


async def ask(run: Evening, who, query: str) -> list:
    key = next(run.keys)
    await run.dispatch(Ask(key=key, person=who, query=query, ask_id=f"ask{key}"))
    return list(run.messenger.asks_answered[f"ask{key}"])


def inline_query(run: Evening) -> str:
    rows = run.messenger.last_in(FRIENDS).rows
    return next(button.ask for row in rows for button in row if button.ask is not None)


async def test_alert_and_inline_list_are_enough_for_a_whole_deal(plain_messenger) -> None:
    async with evening(messenger=plain_messenger) as run:
        await strangers_play(run)
        await somebody_bids(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        queries = set()
        for turn in range(60):
            table = await table_of(run)
            if table.person_deciding() is None:
                break
            who = people[table.person_deciding()]
            assert (await run.press(who, "hand", FRIENDS)).is_alert
            if table.match.state.deal.contract is None:
                await run.press(who, "P", FRIENDS)
                continue
            choices = await ask(run, who, f"t1.{turn}")
            assert choices
            await run.say(who, choices[0].says, FRIENDS, is_chosen=True)
            queries.add(choices[0].id)
        assert len((await table_of(run)).match.state.finished) == 1
        assert len(queries) > 10
        assert not any(act.ref.only_for for act in plain_messenger.acts)


async def test_alert_and_neutral_keyboard_are_enough_for_a_whole_deal(plain_messenger) -> None:
    async with evening(messenger=plain_messenger) as run:
        await strangers_play(run)
        await somebody_bids(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        for _ in range(60):
            table = await table_of(run)
            if table.person_deciding() is None:
                break
            who = people[table.person_deciding()]
            if "u" in run.codes(FRIENDS):
                legal = table.view_of(table.seat_of(who.id)).legal[0].code
                await run.press(who, "u", FRIENDS)
                await run.press(who, f"u.{legal[0]}", FRIENDS)
                await run.press(who, legal, FRIENDS)
            else:
                await run.play_something(who, FRIENDS)
        assert len((await table_of(run)).match.state.finished) == 1


async def test_a_picked_line_plays_once_though_it_is_told_twice(plain_messenger) -> None:
    async with evening(messenger=plain_messenger) as run:
        await strangers_play(run)
        who = {ANN.id: ANN, BEN.id: BEN}[(await table_of(run)).person_deciding()]
        choice = (await ask(run, who, ""))[0]
        before = (await table_of(run)).match.version
        chosen = Chosen(key=next(run.keys), person=who, choice_id=choice.id, query="")
        await run.dispatch(chosen)
        await run.quiet()
        after = (await table_of(run)).match.version
        await run.say(who, choice.says, FRIENDS, is_chosen=True)
        assert after > before
        assert (await table_of(run)).match.version == after


async def test_the_list_is_empty_out_of_turn_and_for_strangers(plain_messenger) -> None:
    async with evening(messenger=plain_messenger) as run:
        await strangers_play(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        waiting = people.pop((await table_of(run)).person_deciding())
        (other,) = people.values()
        assert await ask(run, waiting, "t1.0")
        assert await ask(run, other, "t1.0") == []
        assert await ask(run, waiting, "t77.0") == []
        assert await ask(run, waiting, "t☠") == await ask(run, waiting, "")


async def test_the_group_keyboard_asks_with_a_query_of_its_own_each_turn(plain_messenger) -> None:
    async with evening(messenger=plain_messenger) as run:
        await strangers_play(run)
        await somebody_bids(run)
        people = {ANN.id: ANN, BEN.id: BEN}
        queries = []
        while len(queries) < 3:
            table = await table_of(run)
            if table.match.state.deal.contract is not None and "u" in run.codes(FRIENDS):
                queries.append(inline_query(run))
            who = people[table.person_deciding()]
            await run.say(who, f"/p {table.view_of(table.seat_of(who.id)).legal[0].code}", FRIENDS)
        assert len(set(queries)) == 3
