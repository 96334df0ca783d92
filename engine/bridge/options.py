"""The settings of a bridge match: form, score law, honours, number of deals, prepared deals.

They travel as plain JSON in the header of the log; ``from_json`` checks them, ``to_json`` is its
pair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from engine.seats import COMPASS, Seat

FORMS = ("rubber", "chicago", "duplicate")
PASSED_OUT = ("usual", "next", "redeal")


@dataclass(frozen=True, slots=True)
class BridgeOptions:
    """Checked settings; every field has the default of the house."""

    form: str = "rubber"
    law: str = "modern"
    honours: bool = True
    deals: int = 4
    first_dealer: Seat = Seat.NORTH
    first_board: int = 1
    passed_out: str = "usual"
    """After four passes: ``redeal`` (same dealer, not counted) or ``next`` (the deal passes on, in
    Chicago counted as 0). Usual is ``next`` in a rubber, ``redeal`` in Chicago; a duplicate board
    is always worth 0."""
    boards: tuple[str, ...] = ()
    """Prepared deals in the text form of :mod:`engine.bridge.deal`, played before random ones."""
    board_numbers: tuple[int, ...] = ()
    """Duplicate only: the number of each board in turn, when they do not simply count upwards."""

    @classmethod
    def from_json(cls, options: Mapping[str, Any]) -> BridgeOptions:
        """Check plain values; ValueError for an unknown name or a value out of range."""
        known = {field.name for field in fields(cls)}
        unknown = set(options) - known
        if unknown:
            raise ValueError(f"unknown options {sorted(unknown)}")
        values = dict(options)
        if "first_dealer" in values:
            values["first_dealer"] = Seat(values["first_dealer"])
        for name in ("boards", "board_numbers"):
            if name in values:
                values[name] = tuple(values[name])
        checked = cls(**values)
        checked._check()
        return checked

    def _check(self) -> None:
        if self.form not in FORMS or self.passed_out not in PASSED_OUT:
            raise ValueError(f"unknown form {self.form!r} or rule {self.passed_out!r}")
        if self.first_dealer not in COMPASS:
            raise ValueError("the dealer sits at a compass seat")
        if not (1 <= self.deals <= 128 and self.first_board >= 1):
            raise ValueError("the number of deals is 1 to 128")
        if self.board_numbers and len(self.board_numbers) != self.deals:
            raise ValueError("every board has a number, or none has")
        if any(number < 1 for number in self.board_numbers):
            raise ValueError("boards are numbered from 1")

    def to_json(self) -> dict[str, Any]:
        """Plain values of the settings that differ from the defaults."""
        default = asdict(BridgeOptions())
        mine = {name: value for name, value in asdict(self).items() if value != default[name]}
        for name in ("boards", "board_numbers"):
            if name in mine:
                mine[name] = list(mine[name])
        return mine
