"""``/deal CODE``, and buttons that play deals by their code: one deal, or those of a file.

In private they are played alone against computers, in a group a table is opened for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat import ChatRef, Command
from bot.screens import Screen, deals
from bot.tables import Person
from bot.tables.archive import ContestKind, KnownDeal
from engine.bridge.deal_code import read_code
from engine.bridge.fairness import fingerprint, fingerprint_text

from . import prepared
from .house import House
from .secrecy import is_any_secret


async def deal_command(house: House, command: Command, person: Person) -> Screen | None:
    """Play the deals of a code."""
    return await play_code(house, command.chat, person, command.arguments)


async def play_code(house: House, chat: ChatRef, person: Person, typed: str) -> Screen | None:
    """Play the deals of a code in this chat; a screen says why not. TableError when refused."""
    texts = house.texts_for(person)
    code = read_code(typed)
    if code is None:
        return deals.how_screen(texts)
    found = await find_deals(house, code)
    if not found:
        return deals.unknown_code_screen(texts, code)
    if await is_any_secret(house, (each.code for each in found)):
        return deals.secret_screen(texts, code)
    if not chat.is_private:
        await prepared.open_in_group(house, chat, person, found)
        return None
    started = await house.people.set_started(person, started=True)
    await prepared.play_alone(house, started, found)
    return None


async def find_deals(house: House, code: str) -> Sequence[KnownDeal]:
    """The deal of a code, or the deals of a file; none of a contest, which is entered."""
    async with house.store.unit() as unit:
        deal = await unit.archive.deal(code)
        if deal is not None:
            return (deal,)
        contest = await unit.archive.contest(code)
        if contest is None or contest.kind is not ContestKind.FILE:
            return ()
        kept = [await unit.archive.deal(each) for each in contest.deals]
    return tuple(each for each in kept if each is not None)


async def fair_command(house: House, command: Command, person: Person) -> Screen | None:
    """Show the cards, the salt and the fingerprint of a deal the person has played."""
    texts = house.texts_for(person)
    code = read_code(command.arguments)
    if code is None:
        return deals.fair_how_screen(texts)
    async with house.store.unit() as unit:
        deal = await unit.archive.deal(code)
        results = await unit.archive.results_of(code)
    mine = [each for each in results if each.salt and person.id in each.people.values()]
    if deal is None or not mine:
        return deals.unknown_code_screen(texts, code)
    if await is_any_secret(house, (code,)):
        return deals.secret_screen(texts, code)
    salt = mine[-1].salt
    text = fingerprint_text(deal.hands, salt)
    return deals.fair_screen(texts, code, text, fingerprint(deal.hands, salt))
