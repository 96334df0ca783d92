"""What the computer would do in one's place, and what a call in the auction means.

A hint takes thought: the question is put while the table is held, and answered when it is free.
"""

from __future__ import annotations

from dataclasses import dataclass
from secrets import randbits

from bot.screens import toasts
from bot.tables import Person, Table, TableError, TableReason
from engine import Call
from engine.bridge import BridgeView
from engine.players import meaning_of, meanings_of, meanings_of_finished
from engine.players.bidding import Meaning

from .computer_seats import player_name
from .house import House


def meaning_of_call(view: BridgeView, index: int, system: str) -> Meaning:
    """What call number ``index`` (from 0) of the auction shown means in the table's system."""
    if toasts.auction_shown(view) is view.auction or view.last is None:
        return meanings_of(view, system)[index]
    return meanings_of_finished(view.form, view.last, system)[index]


@dataclass(frozen=True, slots=True)
class Question:
    """What would this player of the engine do, seeing this?"""

    player: str
    view: BridgeView
    system: str


def question(table: Table, person: Person) -> Question:
    """What to ask in the person's place; TableError when it is not the person's turn."""
    decider = table.decider_for(person.id)
    if decider is None or table.match is None:
        raise TableError(TableReason.NOT_YOUR_TURN)
    player = player_name(table, table.settings.strength)
    return Question(player, table.match.view(decider), table.settings.system)


async def hint(house: House, asked: Question, person: Person) -> str:
    """In a few words: the computer's choice with the person's cards, and why. Takes seconds."""
    texts = house.texts_for(person)
    found = await house.thinker.hint(asked.player, asked.view, randbits(62))
    if found is None:
        return toasts.hint_alert(None, None, texts)
    action, meaning = found.action, None
    if isinstance(action, Call):
        meaning = meaning_of(asked.view, action, asked.system)
    why = toasts.hint_reason(found, texts)
    return toasts.hint_alert(action, meaning, texts, settings=person.settings, why=why)
