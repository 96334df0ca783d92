"""Contests on the same deals: ``/challenge`` among friends, ``/day`` for everybody.

Everybody plays alone against computers, South, in the private chat. Nobody is told how others did
before having finished; a challenge's table goes to the group when all who entered are done.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256

from bot.chat import ChatRef, Command
from bot.screens import Screen, answers, comparison, contests
from bot.screens.dressing import plain_dress
from bot.tables import Person, PersonSettings, TableError, TableReason
from bot.tables.archive import Contest, Contestant, ContestKind, KnownDeal
from bot.tables.comparing import Rank, rank_contest
from bot.texts import Texts
from engine.bridge import join_hands
from engine.bridge.deal_code import code_of_bytes, read_code
from engine.bridge.duplicate import board_dealer, board_vulnerability
from engine.chance import deal_four_hands

from . import prepared
from .computers import NotWorkedOut
from .house import House
from .lobby import SOLO_SEAT
from .places import panel_surface_at
from .surfaces import Surface

DEALS_IN_A_CHALLENGE = 4
CODE_LENGTH = 8
TICKET = "c"
"""A link ``t.me/<bot>?start=c<CODE>`` enters a contest."""


async def challenge_command(house: House, command: Command, person: Person) -> Screen | None:
    """In a group: four new deals for whoever enters."""
    texts = house.texts_for(person)
    if command.chat.is_private:
        return answers.groups_only(texts, bot_username=house.messenger.bot_username)
    contest = await _new(house, ContestKind.CHALLENGE, command.chat, person.id)
    language = await _language_of(house, command.chat, person)
    screen = contests.challenge_screen(
        Texts.load(language),
        contest.code,
        host=person.name,
        bot_username=house.messenger.bot_username,
    )
    await house.showcase.show(_surface(contest), screen, anew=True)
    return None


async def day_command(house: House, command: Command, person: Person) -> Screen | None:
    """The deal of the day: play it, or (having played it) see how others did."""
    texts = house.texts_for(person)
    contest = await _today(house)
    if not command.chat.is_private:
        return contests.day_screen(texts, contest.code, bot_username=house.messenger.bot_username)
    return await enter(house, contest, person)


async def _today(house: House) -> Contest:
    """The contest of this date (UTC); the first who asks has it dealt."""
    date = day_of(house.time.now())
    code = code_of_bytes(sha256(f"day {date}".encode("ascii")).digest(), length=CODE_LENGTH)
    async with house.store.unit() as unit:
        known = await unit.archive.contest(code)
    if known is not None:
        return known
    deals = await _dealt(house, 1)
    contest = Contest(code, ContestKind.DAY, ChatRef(0), 0, deals, title=date)
    return await _kept(house, contest)


def day_of(now_seconds: float) -> str:
    """The date as ``2026-11-30`` (UTC)."""
    return datetime.fromtimestamp(now_seconds, UTC).strftime("%Y-%m-%d")


async def _new(house: House, kind: ContestKind, chat: ChatRef, host_id: int) -> Contest:
    deals = await _dealt(house, DEALS_IN_A_CHALLENGE)
    digest = sha256(" ".join(deals).encode("ascii")).digest()
    code = code_of_bytes(digest, length=CODE_LENGTH)
    return await _kept(house, Contest(code, kind, chat, host_id, deals))


async def _dealt(house: House, count: int) -> tuple[str, ...]:
    """New random deals, boards 1 and on, kept by their codes."""
    boards = [
        KnownDeal(
            join_hands(deal_four_hands(house.chance)), board_dealer(n), board_vulnerability(n)
        )
        for n in range(1, count + 1)
    ]
    async with house.store.unit() as unit:
        kept = [await unit.archive.keep_deal(board) for board in boards]
        await unit.commit()
    return tuple(kept)


async def _kept(house: House, contest: Contest) -> Contest:
    """Store the contest; the one that was there before, if somebody was quicker."""
    async with house.store.unit() as unit:
        await unit.archive.keep_contest(contest)
        await unit.commit()
        return await unit.archive.contest(contest.code) or contest


# --- entering ------------------------------------------------------------------------------------


async def follow_ticket(
    house: House, person: Person, arguments: str
) -> tuple[bool, Screen | None]:
    """Enter by a link: whether it was one to a contest, and what is to be said."""
    code = read_code(arguments.removeprefix(TICKET)) if arguments.startswith(TICKET) else None
    if code is None:
        return False, None
    async with house.store.unit() as unit:
        contest = await unit.archive.contest(code)
    if contest is None or contest.kind is ContestKind.FILE:
        return False, None
    return True, await enter(house, contest, person)


async def enter(house: House, contest: Contest, person: Person) -> Screen | None:
    """Give the person a table for the contest, or bring the one there is to the bottom."""
    async with house.tables.opening:  # a second table would be a rehearsal
        async with house.store.unit() as unit:
            entered = await unit.archive.contestants(contest.code)
        mine = next((one for one in entered if one.person_id == person.id), None)
        if mine is None:
            await _begin(house, contest, person)
            return None
    if mine.is_finished:
        return await _standing(house, contest, person)
    house.announcer.bring_down(panel_surface_at(mine.table_id, person.id))
    return None


async def _begin(house: House, contest: Contest, person: Person) -> None:
    async with house.store.unit() as unit:
        deals = [await unit.archive.deal(code) for code in contest.deals]
    table_id = await prepared.play_alone(house, person, [one for one in deals if one is not None])
    async with house.store.unit() as unit:
        contestant = Contestant(contest.code, person.id, person.name, table_id)
        await unit.archive.enter(contestant)
        await unit.commit()


# --- how it stands -------------------------------------------------------------------------------


async def press_contest(
    house: House, chat: ChatRef, person: Person, arguments: tuple[str, ...]
) -> Screen | None:
    """``cont.CODE``: who is in, who has finished, the table when all have."""
    del person
    async with house.store.unit() as unit:
        contest = await unit.archive.contest(arguments[0])
    if contest is None or (not chat.is_private and contest.chat != chat):
        raise TableError(TableReason.STALE)
    await show_state(house, contest)
    return None


async def contest_ended(house: House, code: str) -> None:
    """Somebody has finished: tell that person's circle what may be told."""
    async with house.store.unit() as unit:
        contest = await unit.archive.contest(code)
    if contest is None:
        return
    if contest.kind is ContestKind.CHALLENGE:
        await show_state(house, contest)
    await _tell_finished(house, contest)


async def show_state(house: House, contest: Contest) -> None:
    """The challenge's message in its group."""
    async with house.store.unit() as unit:
        entered = await unit.archive.contestants(contest.code)
    texts = Texts.load(await _language_of(house, contest.chat, None))
    playing = [one.name for one in entered if not one.is_finished]
    done = [one.name for one in entered if one.is_finished]
    if playing or not done:
        screen = contests.state_screen(
            texts,
            contest.code,
            playing=playing,
            done=done,
            bot_username=house.messenger.bot_username,
        )
        await house.showcase.show(_surface(contest), screen)
        return
    try:
        ranks = await _ranks(house, contest, entered)
    except NotWorkedOut:
        return
    dress = plain_dress(texts, PersonSettings())
    title = contests.title_of(contest, texts)
    screen = comparison.contest_screen(texts, dress, title, ranks)
    await house.showcase.show(_surface(contest), screen, anew=True)


async def _tell_finished(house: House, contest: Contest) -> None:
    """Those who have finished see the standing of those who have, in private."""
    async with house.store.unit() as unit:
        entered = await unit.archive.contestants(contest.code)
    ids = [one.person_id for one in entered if one.is_finished]
    people = await house.people.find_all(ids[-1:] if contest.kind is ContestKind.DAY else ids)
    for person in people.values():
        screen = await _standing(house, contest, person)
        if screen is not None:
            surface = Surface(ChatRef(person.id), 0, f"contest-{contest.code}")
            await house.showcase.show(surface, screen)


async def _standing(house: House, contest: Contest, person: Person) -> Screen | None:
    """The ranking for one who has finished; None when nothing can be worked out."""
    async with house.store.unit() as unit:
        entered = await unit.archive.contestants(contest.code)
    texts = house.texts_for(person)
    try:
        ranks = await _ranks(house, contest, [one for one in entered if one.is_finished])
    except NotWorkedOut:
        return None
    return comparison.contest_screen(
        texts,
        plain_dress(texts, person.settings),
        contests.title_of(contest, texts),
        ranks,
        playing=[one.name for one in entered if not one.is_finished],
        reader=person.id,
        is_text_only=person.settings.is_text_only,
    )


async def _ranks(house: House, contest: Contest, entered: Sequence[Contestant]) -> list[Rank]:
    async with house.store.unit() as unit:
        results = [
            result for one in entered for result in await unit.archive.results_at(one.table_id)
        ]
        deals = [await unit.archive.deal(code) for code in contest.deals]
    pars = {
        deal.code: await house.reviewer.par(deal.hands, deal.vulnerable, deal.dealer)
        for deal in deals
        if deal is not None
    }
    names = {one.person_id: one.name for one in entered}
    return rank_contest(contest, results, names, pars=pars, seat=SOLO_SEAT)


def _surface(contest: Contest) -> Surface:
    """The one message of a challenge in its group."""
    return Surface(contest.chat, 0, f"contest-{contest.code}")


async def _language_of(house: House, chat: ChatRef, person: Person | None) -> str:
    async with house.store.unit() as unit:
        last = await unit.last_settings(chat)
    if last is not None:
        return last.language
    return person.language if person is not None else "en"
