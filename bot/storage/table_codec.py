"""Seats and tables as plain values of a row, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.chat import ChatRef
from bot.tables import BridgeMatch, Computer, Human, Occupant, Status, Table, TableSettings
from engine import Match, Seat
from engine.bridge import Draw
from engine.log import FORMAT, Log


def seats_to_json(seats: Mapping[Seat, Occupant | None]) -> dict[str, Any]:
    """As ``{"N": {"person": 7, "name": "Ann", "away": false}, "E": {"computer": "club"}}``."""
    return {seat.value: _occupant_to_json(occupant) for seat, occupant in seats.items()}


def seats_from_json(stored: Mapping[str, Any]) -> dict[Seat, Occupant | None]:
    """Read what ``seats_to_json`` wrote; ValueError, KeyError or TypeError when it is damaged."""
    return {Seat(seat): _occupant_from_json(occupant) for seat, occupant in stored.items()}


def _occupant_to_json(occupant: Occupant | None) -> dict[str, Any] | None:
    if isinstance(occupant, Human):
        return {"person": occupant.person_id, "name": occupant.name, "away": occupant.is_away}
    if isinstance(occupant, Computer):
        return {"computer": occupant.strength}
    return None


def _occupant_from_json(stored: Mapping[str, Any] | None) -> Occupant | None:
    if stored is None:
        return None
    if "computer" in stored:
        return Computer(stored["computer"])
    return Human(stored["person"], stored["name"], stored["away"])


def table_values(table: Table) -> dict[str, Any]:
    """The columns that change when a table does; a chat changes only by ``move_chat``."""
    return {
        "host_id": table.host_id,
        "status": table.status.value,
        "settings": table.settings.to_json(),
        "seats": seats_to_json(table.seats),
        "left_seats": {str(person): seat.value for person, seat in table.left_seats.items()},
        "draw": None if table.draw is None else table.draw.to_json(),
        "version": table.version,
    }


def table_from_row(row: Mapping[str, Any], match: BridgeMatch | None) -> Table:
    """The table; ValueError, KeyError or TypeError when the row is damaged."""
    return Table(
        id=row["id"],
        chat=ChatRef(row["chat_id"], row["thread"]),
        host_id=row["host_id"],
        settings=TableSettings.from_json(row["settings"]),
        seats=seats_from_json(row["seats"]),
        left_seats={int(person): Seat(seat) for person, seat in row["left_seats"].items()},
        status=Status(row["status"]),
        match=match,
        version=row["version"],
        draw=None if row["draw"] is None else Draw.from_json(row["draw"]),
    )


def match_header(match: BridgeMatch) -> dict[str, Any]:
    """The columns of a match's header."""
    return {"log_format": FORMAT, "game": match.game.key, "options": dict(match.options)}


def match_from_rows(header: Mapping[str, Any], entries: Sequence[tuple[str, str]]) -> BridgeMatch:
    """Replay a match; BadLog or UnknownGame when that is impossible.

    It goes through the log's text form, which knows how to read the formats of older versions.
    """
    document = {
        "format": header["log_format"],
        "game": header["game"],
        "options": header["options"],
        "log": [[decider, code] for decider, code in entries],
    }
    return Match.from_log(Log.from_json(json.dumps(document)))
