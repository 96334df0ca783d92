"""Claims, concessions and taking back through the chat: buttons, consent, computers' answers."""

from __future__ import annotations

import pytest
from evening import ANN, BEN, CLEO, FRIENDS, Evening, evening

from bot.chat import ButtonData, ChatRef, Chosen, PersonRef
from bot.services.open_tables import Holding
from bot.services.ports import StorageError
from bot.tables import Table
from engine import Seat
from engine.bridge import BridgeView, Claim, Undo
from engine.players.claims import Certainty, check_claim

E, W = Seat.EAST, Seat.WEST
PEOPLE = {ANN.id: ANN, BEN.id: BEN}
ANN_HERE, BEN_HERE = ChatRef(ANN.id), ChatRef(BEN.id)


async def table_of(run: Evening, number: int = 1) -> Table:
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def start(run: Evening, *, ben: str = "W") -> None:
    """Ann sits South, Ben West, computers elsewhere; all have started the bot."""
    for who in (ANN, BEN):
        await run.say(who, "/start")
    await run.say(ANN, "/bridge", FRIENDS)
    await run.press(BEN, f"sit.{ben}", FRIENDS)
    await run.press(ANN, "go", FRIENDS)


async def whose_turn(run: Evening) -> PersonRef | None:
    return PEOPLE.get((await table_of(run)).person_deciding() or 0)


async def play_until_dummy(run: Evening) -> None:
    """Everybody passes or plays the first card until dummy lies on the table."""
    for _ in range(400):
        table = await table_of(run)
        who = await whose_turn(run)
        if table.match.view(None).dummy is not None and who is not None:
            return
        await run.play_something(who or ANN)
    raise AssertionError("no play")


def request_of(table: Table) -> Claim | Undo | None:
    return table.match.view(None).request


async def test_a_false_claim_is_put_to_the_opponents_and_refused_by_a_computer() -> None:
    async with evening() as run:
        await start(run, ben="N")
        await play_until_dummy(run)
        who = await whose_turn(run)
        finished = len((await table_of(run)).match.state.finished)
        left = len((await table_of(run)).match.view(None).tricks)
        await run.press(who, "menu", ChatRef(who.id))
        await run.press(who, "claim", ChatRef(who.id))
        await run.press(who, f"cl.{13 - left}", ChatRef(who.id))
        table = await table_of(run)
        assert request_of(table) is None
        assert len(table.match.state.finished) == finished
        assert table.match.log[-1].code == "no"


async def test_a_concession_of_everything_is_agreed_to_at_once_by_computers() -> None:
    async with evening() as run:
        await start(run, ben="N")
        await play_until_dummy(run)
        who = await whose_turn(run)
        table = await table_of(run)
        before = len(table.match.state.finished)
        await run.press(who, "menu", ChatRef(who.id))
        await run.press(who, "claim", ChatRef(who.id))
        await run.press(who, "cl.0", ChatRef(who.id))
        table = await table_of(run)
        while request_of(table) is not None:
            asked = await whose_turn(run)
            await run.press(asked, "yes", ChatRef(asked.id))
            table = await table_of(run)
        assert len(table.match.state.finished) == before + 1
        assert table.match.state.finished[-1].claim is not None


async def play_until_ann_declares_the_last_tricks(run: Evening, left: int) -> None:
    """Deal after deal, until Ann plays declarer's cards and so many tricks are left."""
    for _ in range(1_500):
        table = await table_of(run)
        deal = table.match.state.deal
        is_declaring = (
            deal is not None
            and deal.contract is not None
            and table.controller_of(deal.contract.declarer) is Seat.SOUTH
        )
        if is_declaring and len(deal.play.finished) == 13 - left and not len(deal.play.trick):
            return
        assert table.match.turn is not None, "the rubber ended first"
        await run.play_something(await whose_turn(run) or ANN, FRIENDS if deal is None else None)
    raise AssertionError("Ann never declared")


async def sure_claim_of_ann(run: Evening) -> tuple[int, str]:
    """Ann declares with two tricks left: the deals finished before, a claim that cannot fail."""
    await start(run)
    await play_until_ann_declares_the_last_tricks(run, 2)
    table = await table_of(run)
    view = table.match.view(table.match.state.deal.contract.declarer)
    sure = max(n for n in view.claims if check_claim(view, n) is Certainty.SURE)
    data = ButtonData(table.id, table.version, f"cl.{sure}")
    return len(table.match.state.finished), str(data)


async def test_a_claim_that_cannot_fail_settles_itself_without_asking_people() -> None:
    async with evening() as run:
        before, data = await sure_claim_of_ann(run)
        await run.press(ANN, "", ANN_HERE, data=data)
        table = await table_of(run)
        assert len(table.match.state.finished) == before + 1
        assert table.match.state.finished[-1].claim is not None


async def test_a_claim_that_came_by_no_button_settles_itself_too() -> None:
    async with evening() as run:
        before, data = await sure_claim_of_ann(run)
        await run.dispatch(Chosen(key=next(run.keys), person=ANN, choice_id=data, query=""))
        await run.quiet()
        table = await table_of(run)
        assert len(table.match.state.finished) == before + 1
        assert table.match.state.finished[-1].claim is not None


async def test_a_claim_is_left_to_the_opponents_when_the_store_is_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = Holding.save

    async def gone(*arguments: object, **named: object) -> None:
        monkeypatch.setattr(Holding, "save", real)  # or the computers would try for long
        raise StorageError("gone")

    async with evening() as run:
        before, data = await sure_claim_of_ann(run)
        looked = []

        async def work(function, *arguments):
            looked.append(function)
            monkeypatch.setattr(Holding, "save", gone)
            return function(*arguments)

        monkeypatch.setattr(run.house.thinker, "work", work)
        await run.press(ANN, "", ANN_HERE, data=data)
        table = await table_of(run)
        assert looked == [check_claim]
        assert len(table.match.state.finished) == before
        assert "_settle" not in caplog.text


async def test_a_concession_waits_for_the_partner_who_may_object() -> None:
    async with evening() as run:
        await start(run, ben="N")
        for _ in range(1_500):
            table = await table_of(run)
            deal = table.match.state.deal
            is_defending = deal is not None and deal.dummy in (Seat.EAST, Seat.WEST)
            if is_defending and len(deal.play.finished) < 12:
                break
            assert table.match.turn is not None, "the rubber ended first"
            await run.play_something(
                await whose_turn(run) or ANN, FRIENDS if deal is None else None
            )
        data = ButtonData(table.id, table.version, "cl.0")
        await run.press(ANN, "", ANN_HERE, data=str(data))
        request = request_of(await table_of(run))
        assert request is not None
        assert request.asked == (Seat.NORTH,)
        await run.press(BEN, "no", BEN_HERE)
        assert request_of(await table_of(run)) is None


async def ann_passes_and_asks_for_it_back(run: Evening) -> BridgeView:
    """Ann and Ben are opponents next to each other: what Ann did last only Ben has seen.

    Returns the public view before Ann's call.
    """
    await start(run)
    while await whose_turn(run) is not ANN:
        await run.play_something(BEN)
    before = (await table_of(run)).match.view(None)
    await run.press(ANN, "P", ANN_HERE)
    assert await whose_turn(run) is BEN
    await run.press(ANN, "undo", ANN_HERE)
    return before


async def test_who_is_not_asked_gets_a_toast_that_changes_nothing() -> None:
    async with evening() as run:
        await ann_passes_and_asks_for_it_back(run)
        table = await table_of(run)
        assert request_of(table) == Undo(Seat.SOUTH, table.match.state.deal.steps - 1, 1, (W, E))
        version = table.version
        assert (await run.press(ANN, "yes", FRIENDS)).text
        assert (await run.press(CLEO, "yes", FRIENDS)).text
        assert (await table_of(run)).version == version
        assert "yes" in run.codes(BEN_HERE)
        assert "yes" not in run.codes(ANN_HERE)


async def test_a_misclick_is_taken_back_when_all_agree() -> None:
    async with evening() as run:
        before = await ann_passes_and_asks_for_it_back(run)
        assert "asks" in run.text(FRIENDS)
        await run.press(BEN, "yes", BEN_HERE)
        assert (await table_of(run)).match.view(None) == before
        assert await whose_turn(run) is ANN
        told = [shown.message.text for shown in run.messenger.public_in(FRIENDS)]
        assert sum("took the last call" in text for text in told) == 1


async def test_a_refusal_is_told_and_the_game_goes_on() -> None:
    async with evening() as run:
        await ann_passes_and_asks_for_it_back(run)
        await run.press(BEN, "no", FRIENDS)
        assert "refused" in run.text(FRIENDS)
        assert await whose_turn(run) is BEN


async def test_a_request_survives_a_restart(tmp_path) -> None:
    url = f"sqlite:///{tmp_path / 'kontra.db'}"
    async with evening(url) as run:
        await ann_passes_and_asks_for_it_back(run)
        assert isinstance(request_of(await table_of(run)), Undo)
        messenger = run.messenger
    async with evening(url, messenger) as run:
        assert isinstance(request_of(await table_of(run)), Undo)
        await run.press(BEN, "no", BEN_HERE)
        assert request_of(await table_of(run)) is None
