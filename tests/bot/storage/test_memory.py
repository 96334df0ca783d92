"""The memory of a circle: accounts that do not mix, partners, seasons, moves, and forgetting."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from bot.chat import ChatRef
from bot.storage import Database
from bot.storage.memory import Memory
from bot.tables import Computer, Human, Person, Status, Table, TableSettings
from bot.tables.drawing import draw_seats
from engine import CHANCE, Seat
from engine.actions import PlayCard

FRIENDS, CLUB = ChatRef(-100), ChatRef(-200)
NORTH, EAST, SOUTH, WEST = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST
NAMES = {1: "Ann", 2: "Ben", 3: "Cleo", 4: "Dan"}
BOARD = "N:AKQJ.AKQ.AKQ.AK5 T987.JT9.JT9.QJT 65432.876.876.98 .5432.5432.76432"
Finish = Callable[..., Table]


def table_in(chat: ChatRef, seats: str, **settings: object) -> Table:
    """A table with people in the seats from North on; ``c`` is a computer."""
    agreed = TableSettings(**{"form": "chicago", "deals": 2, **settings})  # type: ignore[arg-type]
    table = Table(0, chat, 1, agreed)
    for seat, who in zip((NORTH, EAST, SOUTH, WEST), seats, strict=True):
        table.seats[seat] = Computer() if who == "c" else Human(int(who), NAMES[int(who)])
    return table


def play_out(table: Table, *, seed: int = 1, deals: int = 1_000, **options: object) -> Table:
    """The dealer bids one no trump each time; cards are played at random."""
    rng = random.Random(seed)
    table.start({**table.settings.match_options(), **options})
    assert table.match is not None
    while not table.match.is_over:
        turn = table.match.turn
        assert turn is not None
        if turn.decider is CHANCE:
            if len(table.match.state.finished) == deals:
                table.stop()
                break
            table.deal(rng)
            continue
        legal = table.match.view(turn.decider).legal
        cards = [action for action in legal if isinstance(action, PlayCard)]
        is_first = not table.match.view(None).auction.calls
        code = str(rng.choice(cards).card) if cards else "1N" if is_first else "P"
        table.act(turn.decider, code)
    return table


@pytest.fixture
async def people(database: Database) -> None:
    async with database.unit() as unit:
        for person_id, name in NAMES.items():
            await unit.save_person(Person(person_id, name))
        await unit.commit()


@pytest.fixture
def finish(database: Database, people: None) -> Finish:
    """Play a table to its end in the database."""

    async def run(chat: ChatRef, seats: str, *, seed: int = 1, **settings: object) -> Table:
        table = table_in(chat, seats, **settings)
        async with database.unit() as unit:
            await unit.add_table(table)
            await unit.commit()
        version = table.version
        play_out(table, seed=seed)
        async with database.unit() as unit:
            await unit.save_table(table, was_version=version)
            await unit.commit()
        return table

    return run


async def memory_of(database: Database, do: Callable[[Memory], object]) -> object:
    async with database.unit() as unit:
        found = await do(unit.memory)  # type: ignore[misc]
        await unit.commit()
        return found


async def test_a_finished_match_is_remembered_with_seats_and_deals(database, finish) -> None:
    table = await finish(FRIENDS, "12c3")
    (match,) = await memory_of(database, lambda memory: memory.past_matches(FRIENDS.id))
    totals = table.match.state.form.totals
    assert (match.north_south, match.east_west) == tuple(totals.values())
    assert (match.form, match.deals, match.is_stopped) == ("chicago", 2, False)
    assert [(seat.seat.value, seat.name, seat.is_computer) for seat in match.seats] == [
        ("N", "Ann", False),
        ("E", "Ben", False),
        ("S", "", True),
        ("W", "Cleo", False),
    ]


async def test_the_accounts_hold_points_and_contracts(database, finish) -> None:
    table = await finish(FRIENDS, "1234")
    accounts = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    by_name = {account.name: account for account in accounts}
    north_south, east_west = table.match.state.form.totals.values()
    assert by_name["Ann"].points == by_name["Cleo"].points == north_south - east_west
    assert sum(account.points for account in accounts) == 0
    assert {account.deals for account in accounts} == {2}
    assert [by_name[name].contracts for name in NAMES.values()] == [1, 1, 0, 0]
    made = [deal.outcome.tricks >= 7 for deal in table.match.state.form.scored]
    assert [by_name[name].made for name in ("Ann", "Ben")] == made


async def test_a_human_who_plays_for_a_computer_declarer_has_played_the_contract(
    database, finish
) -> None:
    await finish(FRIENDS, "cc12", deals=1)
    accounts = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    assert [(account.name, account.contracts) for account in accounts] == [("Ann", 1), ("Ben", 0)]


async def test_two_chats_of_one_person_do_not_mix(database, finish) -> None:
    await finish(FRIENDS, "12cc", seed=1)
    await finish(CLUB, "1c3c", seed=2)
    await finish(CLUB, "1c3c", seed=3)
    friends = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    club = await memory_of(database, lambda memory: memory.accounts(CLUB.id))
    assert {account.name: account.matches for account in friends} == {"Ann": 1, "Ben": 1}
    assert {account.name: account.matches for account in club} == {"Ann": 2, "Cleo": 2}
    (match,) = await memory_of(database, lambda memory: memory.past_matches(FRIENDS.id))
    assert await memory_of(database, lambda memory: memory.past_match(CLUB.id, match.id)) is None
    assert await memory_of(database, lambda memory: memory.group_matches(1)) == (3, 2)


async def test_solo_results_count_apart(database, finish) -> None:
    await finish(ChatRef(1), "cc1c")
    await finish(FRIENDS, "12cc")
    (alone,) = await memory_of(database, lambda memory: memory.accounts(1))
    assert (alone.name, alone.matches) == ("Ann", 1)
    assert await memory_of(database, lambda memory: memory.group_matches(1)) == (1, 1)


async def test_with_whom_one_played(database, finish) -> None:
    for seats in ("1324", "1324", "12cc", "1c2c"):
        await finish(FRIENDS, seats)
    partners = await memory_of(database, lambda memory: memory.partnerships(FRIENDS.id, 1))
    assert [(one.name, one.is_computer, one.matches) for one in partners] == [
        ("Ben", False, 3),
        ("", True, 1),
    ]


async def test_the_whists_of_a_rubber_add_up_to_nothing(database, finish) -> None:
    table = await finish(FRIENDS, "1234", form="rubber", stake=2, bank=100)
    assert table.status is Status.FINISHED
    accounts = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    assert sum(account.whists for account in accounts) == 0
    assert any(account.whists for account in accounts)
    for account in accounts:
        share = 25 if account.points > 0 else -25
        assert account.gain == 2 * account.whists + share


async def test_saving_a_finished_table_again_writes_nothing_twice(database, finish) -> None:
    table = await finish(FRIENDS, "12cc")
    version = table.version
    table.speak("ru")
    async with database.unit() as unit:
        await unit.save_table(table, was_version=version)
        await unit.commit()
    assert len(await memory_of(database, lambda memory: memory.past_matches(FRIENDS.id))) == 1


async def test_a_match_not_committed_is_not_remembered(database, people) -> None:
    table = table_in(FRIENDS, "12cc")
    async with database.unit() as unit:
        await unit.add_table(table)
        await unit.commit()
    version = table.version
    play_out(table)
    async with database.unit() as unit:
        await unit.save_table(table, was_version=version)
    assert await memory_of(database, lambda memory: memory.past_matches(FRIENDS.id)) == []


@pytest.mark.parametrize(("options", "deals"), [({"boards": [BOARD] * 2}, 9), ({}, 0)])
async def test_prepared_deals_and_matches_without_a_deal_do_not_count(
    database, people, options, deals
) -> None:
    table = table_in(FRIENDS, "12cc")
    async with database.unit() as unit:
        await unit.add_table(table)
        await unit.commit()
    version = table.version
    play_out(table, deals=deals, **options)
    async with database.unit() as unit:
        await unit.save_table(table, was_version=version)
        await unit.commit()
    assert not table.is_open
    assert await memory_of(database, lambda memory: memory.past_matches(FRIENDS.id)) == []


async def test_a_stopped_rubber_is_remembered_as_settled(database, people) -> None:
    table = table_in(FRIENDS, "1234", form="rubber")
    async with database.unit() as unit:
        await unit.add_table(table)
        await unit.commit()
    version = table.version
    play_out(table, deals=1)
    assert table.status is Status.STOPPED
    async with database.unit() as unit:
        await unit.save_table(table, was_version=version)
        await unit.commit()
    (match,) = await memory_of(database, lambda memory: memory.past_matches(FRIENDS.id))
    settled = table.match.state.form.sheet.stop().totals
    assert match.is_stopped
    assert (match.north_south, match.east_west) == tuple(settled.values())


async def test_a_new_season_begins_at_nothing_and_the_old_one_stays(database, finish) -> None:
    await finish(FRIENDS, "12cc")
    season = await memory_of(database, lambda memory: memory.begin_season(FRIENDS.id))
    assert season.number == 2
    assert await memory_of(database, lambda memory: memory.accounts(FRIENDS.id, season=2)) == []
    await finish(FRIENDS, "12cc", seed=5)
    for number in (1, 2):
        (ann, _) = await memory_of(
            database, lambda memory, number=number: memory.accounts(FRIENDS.id, season=number)
        )
        assert ann.matches == 1
    (ann, _) = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    assert ann.matches == 2


async def test_a_group_that_moves_keeps_everything(database, finish) -> None:
    await finish(FRIENDS, "12cc")
    await memory_of(database, lambda memory: memory.begin_season(FRIENDS.id))
    before = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    async with database.unit() as unit:
        await unit.move_chat(FRIENDS.id, -100_777)
        await unit.commit()
    assert await memory_of(database, lambda memory: memory.accounts(FRIENDS.id)) == []
    assert await memory_of(database, lambda memory: memory.accounts(-100_777)) == before
    season = await memory_of(database, lambda memory: memory.season(-100_777))
    assert season.number == 2


async def test_the_draw_is_stored_with_its_table(database, shelf, people) -> None:
    table = table_in(FRIENDS, "12cc")
    draw_seats(table, None, random.Random(1))
    table.start()
    await shelf.add(table)
    await shelf.add(table_in(FRIENDS, "12cc"))
    loaded = await shelf.load(table.id)
    assert loaded.draw == table.draw
    assert await memory_of(database, lambda memory: memory.last_draw(FRIENDS)) == table.draw
    assert await memory_of(database, lambda memory: memory.last_draw(CLUB)) is None


async def test_who_is_forgotten_leaves_the_others_results_intact(database, shelf, finish) -> None:
    shared = await finish(FRIENDS, "12cc")
    alone = await finish(ChatRef(1), "cc1c")
    before = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    changed = await memory_of(database, lambda memory: memory.erase(1))
    assert set(changed) == {shared.id, alone.id}
    after = await memory_of(database, lambda memory: memory.accounts(FRIENDS.id))
    assert after == [account for account in before if account.name == "Ben"]
    (match,) = await memory_of(database, lambda memory: memory.past_matches(FRIENDS.id))
    north = next(seat for seat in match.seats if seat.seat is NORTH)
    assert (north.person_id, north.name, north.is_computer) == (None, "", False)
    table = await shelf.load(shared.id)
    assert table.seats[NORTH] == Human(0, "")
    assert table.host_id == 0
    async with database.unit() as unit:
        assert await unit.load_table(alone.id) is None
        assert await unit.person(1) is None


async def test_the_private_table_of_who_is_forgotten_stays_with_the_others(
    database, shelf, finish
) -> None:
    shared = await finish(ChatRef(1), "c1c2")
    changed = await memory_of(database, lambda memory: memory.erase(1))
    assert list(changed) == [shared.id]
    table = await shelf.load(shared.id)
    assert (table.chat, table.host_id) == (ChatRef(2), 2)
    assert {human.person_id for human in table.humans.values()} == {0, 2}
    assert len(await memory_of(database, lambda memory: memory.past_matches(2))) == 1
    assert not any((await memory_of(database, lambda memory: memory.about(1))).values())


async def test_nothing_with_the_persons_id_or_name_is_left(database, shelf, finish) -> None:
    await finish(FRIENDS, "12cc")
    drawn = table_in(CLUB, "1234")
    draw_seats(drawn, None, random.Random(2))
    await shelf.add(drawn)
    about = await memory_of(database, lambda memory: memory.about(1))
    assert [len(about[key]) for key in ("person", "tables", "matches")] == [1, 2, 1]
    json.dumps(about)
    await memory_of(database, lambda memory: memory.erase(1))
    about = await memory_of(database, lambda memory: memory.about(1))
    assert not any(about.values())
    loaded = await shelf.load(drawn.id)
    assert "p1" not in {one.player for one in loaded.draw.drawn}
    assert "p0" in {one.player for one in loaded.draw.drawn}
    assert "Ann" not in str(loaded.seats)
