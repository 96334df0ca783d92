"""Forced cards that play themselves, without telling the opponents; two taps for those who ask."""

from __future__ import annotations

from evening import ANN, BEN, FRIENDS, Evening, evening

from bot.chat import ChatRef
from bot.services import forced_cards
from bot.services.forced_cards import FIRST_GUESS_SECONDS, LEAST_SECONDS, SHORT_SECONDS
from bot.tables import Table
from engine.actions import PlayCard

PRIVATE = ChatRef(ANN.id)


async def table_of(run: Evening) -> Table:
    async with run.house.tables.hold(1) as holding:
        return holding.table


async def start(run: Evening, *, alone: bool) -> None:
    await run.say(ANN, "/start")
    await run.press(ANN, "me", data="k:0:0:me.forced.on")
    if alone:
        await run.press(ANN, "solo", data="k:0:0:solo")
        return
    await run.say(BEN, "/start")
    await run.say(ANN, "/bridge", FRIENDS)
    await run.press(BEN, "sit.W", FRIENDS)
    await run.press(ANN, "go", FRIENDS)


async def test_the_only_card_is_played_without_a_tap() -> None:
    async with evening() as run:
        await start(run, alone=True)
        chosen_from = set()
        for _ in range(120):
            table = await table_of(run)
            if len(table.match.state.finished) >= 2:
                break
            view = table.match.view(table.match.turn.decider) if table.match.state.deal else None
            if view is not None and view.legal and isinstance(view.legal[0], PlayCard):
                chosen_from.add(len(view.legal))
            await run.play_something(ANN)
        assert chosen_from
        assert 1 not in chosen_from


async def test_without_the_setting_the_person_is_waited_for() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "solo")
        seen = set()
        for _ in range(150):
            table = await table_of(run)
            if table.match.state.deal is not None and table.person_deciding() == ANN.id:
                seen.add(len(table.match.view(table.match.turn.decider).legal))
            await run.play_something(ANN)
            if 1 in seen:
                return
        raise AssertionError("no forced card was waited for")


async def test_a_forced_card_of_a_hidden_hand_comes_no_faster_than_others() -> None:
    """Two people, so somebody could notice: the pause follows the person's own pace."""
    async with evening() as run:
        await start(run, alone=False)
        forced, table = run.house.forced_cards, await table_of(run)
        due = forced_cards._Due(0, ANN.id, 0.0, ("SA",))
        pauses = [forced._pause(table, due) for _ in range(40)]
        assert min(pauses) >= LEAST_SECONDS > SHORT_SECONDS
        assert len(set(pauses)) > 3
        assert abs(sum(pauses) / 40 - FIRST_GUESS_SECONDS) < 1
        for _ in range(12):
            forced._learn(forced_cards._Due(0, ANN.id, run.time.monotonic() - 9.0, ("SA", "S2")))
        assert sum(forced._pause(table, due) for _ in range(40)) / 40 > 7


async def test_two_taps_play_a_card_for_those_who_confirm() -> None:
    async with evening() as run:
        await run.say(ANN, "/start")
        await run.press(ANN, "me", data="k:0:0:me.confirm.on")
        await run.press(ANN, "solo", data="k:0:0:solo")
        for _ in range(60):
            asks = [code for code in run.codes(PRIVATE) if code.startswith("ask.")]
            if asks:
                break
            await run.play_something(ANN)
        before = (await table_of(run)).match.version
        await run.press(ANN, asks[0])
        assert (await table_of(run)).match.version == before
        card = asks[0].removeprefix("ask.")
        await run.press(ANN, card)
        log = (await table_of(run)).match.log
        assert log[before].code == card
