"""What the computer would do in one's place, and what a call in the auction means."""

from __future__ import annotations

from secrets import randbits

from bot.screens import toasts
from bot.tables import Person, Table, TableError, TableReason
from engine import Auction, Call
from engine.bridge import BridgeView, Phase
from engine.players.bidding import Meaning, bidder

from .computer_seats import player_name
from .house import House


def auction_shown(view: BridgeView) -> Auction:
    """The auction people look at: this deal's, or between deals that of the last one."""
    if view.phase in (Phase.DEALING, Phase.OVER) and view.last is not None:
        return view.last.auction
    return view.auction


def meaning_of_call(view: BridgeView, index: int, system: str) -> Meaning:
    """What call number ``index`` (from 0) of the auction shown means in the table's system."""
    auction = auction_shown(view)
    vulnerable = (
        view.vulnerable if auction is view.auction or view.last is None else (view.last.vulnerable)
    )
    said = bidder(system).meanings(auction, vulnerable=vulnerable)
    return said[index]


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
        bids = bidder(table.settings.system)
        meaning = bids.meaning(action, view.auction, vulnerable=view.vulnerable)
    return toasts.hint_alert(action, meaning, house.texts_for(person), settings=person.settings)
