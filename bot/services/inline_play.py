"""Playing from the inline list: offering what may be done, and doing what was picked.

A picked line reaches us as a message in the group, said in the player's name, and, where inline
feedback is switched on, as a notice too. Both stand for the button whose data was offered, so the
table's version sees to it that it is played once.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.chat import Ask, ButtonData, Choice, Chosen, MessengerError, Words
from bot.chat.button_data import from_base36
from bot.screens.inline import action_choices
from bot.tables import Person, TableError
from engine import IllegalAction

from .house import House
from .pressed import act

log = logging.getLogger(__name__)


async def offer(house: House, ask: Ask) -> None:
    """Answer an inline query with the calls or cards of whoever asks; nothing out of turn."""
    person = await house.people.meet(ask.person)
    choices = await _choices(house, person, ask.query)
    house.offers.remember(person.id, choices)
    try:
        await house.messenger.answer_ask(ask.ask_id, choices)
    except MessengerError as error:
        log.info("an inline query could not be answered: %s", type(error).__name__)


async def _choices(house: House, person: Person, query: str) -> Sequence[Choice]:
    mine = await house.open_tables_of(person.id)
    meant = _table_meant(query)
    for table_id in mine if meant is None else [one for one in mine if one == meant]:
        async with house.tables.hold(table_id) as holding:
            seat = holding.table.seat_of(person.id)
            if seat is None:
                continue
            texts = house.texts_for(person)
            choices = action_choices(holding.table, seat, texts, settings=person.settings)
            if choices:
                return choices
    return ()


def _table_meant(query: str) -> int | None:
    """The table in ``t3.17``; None when the query names none."""
    word = query.strip().partition(".")[0]
    try:
        return from_base36(word[1:]) if word.startswith("t") else None
    except ValueError:
        return None


async def play_words(house: House, words: Words, person: Person) -> bool:
    """Play what was picked from our list; False when nothing is known of such an offer."""
    data = house.offers.take(person.id, words.text)
    if data is None:
        return False
    await _play(house, person, data, update=words.key)
    return True


async def play_chosen(house: House, chosen: Chosen) -> None:
    """Play what Telegram says was picked."""
    person = await house.people.meet(chosen.person)
    await _play(house, person, chosen.choice_id, update=chosen.key)


async def _play(house: House, person: Person, text: str, *, update: int) -> None:
    """Do what the line's button would; what is refused is refused in silence."""
    try:
        data = ButtonData.parse(text)
        async with house.tables.hold(data.table) as holding:
            if data.version != holding.table.version:
                return
            act(holding.table, person.id, data.code)
            await holding.save(update=update)
            house.after_change(holding.table)
    except (ValueError, TableError, IllegalAction) as error:
        log.debug("a picked line was refused: %s", error)
