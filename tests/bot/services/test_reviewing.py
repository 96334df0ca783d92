"""Looking back through the chat: analysis, reports, and records with the names of that time."""

from __future__ import annotations

import pytest
from evening import ANN, BEN, FRIENDS, Evening, evening

from bot.chat import ChatRef, Message
from bot.services.records import record_of
from bot.tables import Table
from engine.records import Board, read_records

PRIVATE = ChatRef(ANN.id)


async def table_of(run: Evening, number: int = 1) -> Table:
    async with run.house.tables.hold(number) as holding:
        return holding.table


async def play_deals(run: Evening, count: int = 1) -> None:
    """Ann alone passes and plays the first card until so many deals have a contract."""
    await run.say(ANN, "/start")
    await run.press(ANN, "solo")
    for _ in range(600):
        finished = (await table_of(run)).match.state.finished
        if len(finished) >= count and any(deal.played for deal in finished):
            return
        await run.play_something(ANN)
    raise AssertionError("no deal was finished")


def shown_with(run: Evening, words: str, chat: ChatRef = PRIVATE) -> Message:
    """The newest message of the chat with these words."""
    return next(
        shown.message
        for shown in reversed(run.messenger.public_in(chat))
        if words in shown.message.text
    )


def document(run: Evening, chat: ChatRef = PRIVATE) -> bytes:
    """The newest file sent to the chat."""
    sent = [shown.message.document for shown in run.messenger.public_in(chat)]
    return next(each.data for each in reversed(sent) if each is not None)


async def played_number(run: Evening) -> int:
    return next(deal for deal in (await table_of(run)).match.state.finished if deal.played).number


async def test_the_analysis_names_par_and_lost_tricks_and_turns_its_pages() -> None:
    async with evening() as run:
        await play_deals(run)
        number = await played_number(run)
        await run.press(ANN, f"review.{number}", data=f"k:1:0:review.{number}")
        await run.press(ANN, f"dd.{number}")
        summary = shown_with(run, "Par:")
        assert "The deal’s code" in summary.text
        assert summary.photo is not None
        await run.press(ANN, f"dd.{number}.play")
        assert shown_with(run, "The play.").photo is not None
        with pytest.raises(StopIteration):
            shown_with(run, "Par:")
        await run.press(ANN, f"dd.{number}.calls")
        answer = await run.press(ANN, f"mean.{number}.0")
        assert answer.is_alert
        assert answer.text


async def test_a_reported_call_is_kept_with_its_deal_rule_and_reason() -> None:
    async with evening() as run:
        await play_deals(run)
        number = await played_number(run)
        for code in (f"dd.{number}", f"dd.{number}.calls", f"dd.{number}.report"):
            await run.press(ANN, code, data=f"k:1:0:{code}")
        await run.press(ANN, f"rep.{number}.1")
        async with run.house.store.unit() as unit:
            (report,) = await unit.archive.reports()
        finished = next(d for d in (await table_of(run)).match.state.finished if d.played)
        assert report.deal.hands == finished.hands
        assert report.auction == str(finished.auction)
        assert report.step == 1
        assert report.rule
        assert "the system calls" in report.reason


@pytest.mark.parametrize("kind", ["pbn", "lin"])
async def test_the_record_reads_back_as_it_was_played(kind: str) -> None:
    async with evening() as run:
        await play_deals(run, 2)
        await run.press(ANN, f"rec.{kind}", data=f"k:1:0:rec.{kind}")
        boards = read_records(document(run))
        table = await table_of(run)
        finished = table.match.state.finished
        assert [board.hands for board in boards] == [deal.hands for deal in finished]
        assert [str(board.auction) for board in boards] == [str(deal.auction) for deal in finished]
        assert [board.contract for board in boards] == [deal.contract for deal in finished]
        for board, deal in zip(boards, finished, strict=True):
            assert board.names["S"] == "Ann"
            if deal.contract is not None:
                assert board.tricks == deal.outcome.tricks
                assert [c.card for c in board.play] == [p.card for p in deal.played]
        number = finished[-1].number
        await run.press(ANN, "", data=f"k:1:0:rec.{kind}.{number}")
        assert len(read_records(document(run))) == 1


async def test_a_rubber_is_recorded_with_its_score_before_each_deal() -> None:
    async with evening() as run:
        await play_deals(run, 3)
        table = await table_of(run)
        boards: list[Board] = record_of(table, table.match, {})
        histories = [board.tag("ScoreRubberHistory") for board in boards]
        assert histories[0] == "NS 0 0/0 EW 0 0/0"
        sheet = table.match.state.form.sheet
        points = sum(int(sheet.totals[side]) for side in sheet.totals)
        assert (len(set(histories)) > 1) is (points > 0) or len(boards) == 1


async def test_names_are_those_at_the_end_of_the_deal() -> None:
    async with evening() as run:
        await play_deals(run, 1)
        async with run.house.tables.hold(1) as holding:
            holding.table.leave(ANN.id)
            holding.table.sit(
                BEN.id, BEN.name, holding.table.seats and next(iter(holding.table.seats))
            )
            await holding.save()
        await run.press(BEN, "", PRIVATE, data="k:1:0:rec.pbn")
        assert read_records(document(run))[0].names["S"] == "Ann"


async def test_the_same_deal_is_compared_against_par() -> None:
    async with evening() as run:
        await play_deals(run)
        number = await played_number(run)
        await run.press(ANN, "", data=f"k:1:0:same.{number}")
        shown = shown_with(run, "IMPs against par")
        assert shown.photo is not None
        assert "Nobody else" in shown.text


async def test_onlookers_of_another_chat_see_no_review() -> None:
    async with evening() as run:
        await play_deals(run)
        number = await played_number(run)
        answer = await run.press(BEN, "", FRIENDS, data=f"k:1:0:dd.{number}")
        assert answer.text
        assert not run.messenger.public_in(FRIENDS)
