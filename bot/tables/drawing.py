"""Who takes part in a draw for partners, and everybody's move to the seat drawn.

People keep their name through a tour, whatever seat they sit on; a computer is known by a number,
which it keeps from rubber to rubber by the seat it had drawn. The tour goes on while the same
four play; when somebody else sits down, a new one begins.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat
from engine.bridge import Draw, draw_partners
from engine.protocol import RandomSource
from engine.seats import COMPASS

from .occupants import Computer, Human, Occupant
from .table import Table

PERSON = "p"
COMPUTER = "c"


def players_of(seats: Mapping[Seat, Occupant | None], last: Draw | None) -> dict[Seat, str]:
    """The name under which each seat's occupant draws: ``p7`` for person 7, ``c1`` to ``c4``."""
    known = {} if last is None else {one.seat: one.player for one in last.drawn}
    names = {
        seat: f"{PERSON}{who.person_id}" for seat, who in seats.items() if isinstance(who, Human)
    }
    taken = set(names.values())
    for seat in COMPASS:
        if seat in names:
            continue
        name = known.get(seat, "")
        if not name.startswith(COMPUTER) or name in taken:
            name = next(
                free
                for free in (f"{COMPUTER}{number}" for number in range(1, 9))
                if free not in taken and free not in known.values()
            )
        names[seat] = name
        taken.add(name)
    return names


def draw_seats(table: Table, last: Draw | None, rng: RandomSource) -> None:
    """Let everybody draw a card and move to the seat it leads to; computers take free seats.

    ``last`` is the draw of the chat's last table: its tour goes on if the same four play.
    """
    seats = {seat: who or Computer(table.settings.strength) for seat, who in table.seats.items()}
    players = players_of(seats, last)
    names = [players[seat] for seat in COMPASS]
    played = () if last is None else last.after(names)
    draw = draw_partners(names, rng, played=played)
    seat_of = {one.player: one.seat for one in draw.drawn}
    moved: dict[Seat, Occupant | None] = {
        seat_of[players[seat]]: occupant for seat, occupant in seats.items()
    }
    table.take_drawn_seats({seat: moved[seat] for seat in COMPASS}, draw)
