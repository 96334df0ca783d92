"""What the computer would do in one's place, and what a call in the auction means."""

from __future__ import annotations

from secrets import randbits

from bot.screens import toasts
from bot.tables import Person, Table, TableError, TableReason
from engine import Auction, Call
from engine.bridge import BridgeView, Phase
from engine.players import meaning_of, meanings_of, meanings_of_finished
from engine.players.bidding import Meaning

from .computer_seats import player_name
from .house import House


def auction_shown(view: BridgeView) -> Auction:
    """The auction people look at: this deal's, or between deals that of the last one."""
    if view.phase in (Phase.DEALING, Phase.OVER) and view.last is not None:
        return view.last.auction
    return view.auction


def meaning_of_call(view: BridgeView, index: int, system: str) -> Meaning:
    """What call number ``index`` (from 0) of the auction shown means in the table's system."""
    if auction_shown(view) is view.auction or view.last is None:
        return meanings_of(view, system)[index]
    return meanings_of_finished(view.form, view.last, system)[index]


async def hint(house: House, table: Table, person: Person) -> str:
    """In a few words: the computer's choice with the person's cards.

    TableError when it is not the person's turn.
    """
    decider = table.decider_for(person.id)
    if decider is None or table.match is None:
        raise TableError(TableReason.NOT_YOUR_TURN)
    match = table.match
    view = match.view(decider)
    player = player_name(table, table.settings.strength)
    code = await house.thinker.choose(player, view, randbits(62))
    action = match.game.parse_action(code)
    meaning = None
    if isinstance(action, Call):
        meaning = meaning_of(view, action, table.settings.system)
    return toasts.hint_alert(action, meaning, house.texts_for(person), settings=person.settings)
