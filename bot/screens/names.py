"""Names and mentions of those who sit at a table.

Computers are called by a first name that begins with their seat's letter and carry the robot sign.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables import Computer, Human, Table
from bot.texts import Html, Texts, clean_name
from engine import Seat, Side
from engine.seats import COMPASS
from renderers import Sitter


def name_at(table: Table, seat: Seat, texts: Texts) -> str:
    """The plain name of a seat's occupant; the word for a free seat when there is none."""
    occupant = table.seats[seat]
    if isinstance(occupant, Human):
        return clean_name(occupant.name)
    if isinstance(occupant, Computer):
        return texts.plain(f"w-computer-{seat.name.lower()}")
    return texts.plain("w-free-seat")


def shown_name(table: Table, seat: Seat, texts: Texts) -> str:
    """The name with the sign of a computer, or of one that stands in; plain."""
    occupant = table.seats[seat]
    name = name_at(table, seat, texts)
    if isinstance(occupant, Computer):
        return texts.plain("w-computer", name=name)
    if isinstance(occupant, Human) and occupant.is_away:
        return texts.plain("w-away", name=name)
    return name


def mention(table: Table, seat: Seat, texts: Texts) -> Html:
    """A person's name as a link that notifies; a computer's name with its sign."""
    occupant = table.seats[seat]
    name = shown_name(table, seat, texts)
    if isinstance(occupant, Human):
        return texts.say("mention", name=name, person=str(occupant.person_id))
    return texts.say("name", name=name)


def pair_names(table: Table, side: Side, texts: Texts) -> str:
    """Both partners, plain."""
    one, other = (name_at(table, seat, texts) for seat in side.seats)
    return texts.plain("w-pair", one=one, other=other)


def sitters(table: Table, texts: Texts) -> Mapping[Seat, Sitter]:
    """The occupied seats as the pictures want them."""
    return {
        seat: Sitter(name_at(table, seat, texts), is_computer=isinstance(occupant, Computer))
        for seat, occupant in table.seats.items()
        if occupant is not None and seat in COMPASS
    }
