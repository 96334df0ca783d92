"""What a table has agreed on: the form of play, the computers' strength, the clock.

Plain JSON for storage in ``to_json`` and ``from_json``; unknown fields of a newer version are
dropped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

FORMS = ("rubber", "chicago", "duplicate")
STRENGTHS = ("basic", "club", "expert")
SYSTEMS = ("natural", "precision")
PACES = ("lively", "calm", "instant")
LAWS = ("modern", "classic")
PASSED_OUT = ("usual", "next", "redeal")
STAKES = (0, 1, 2, 10, 50)
BANKS = (0, 100, 400, 1000)
CLOCKS_SECONDS: tuple[int | None, ...] = (None, 30, 60, 120, 300, 3600, 86400)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """One table's agreement."""

    form: str = "rubber"
    law: str = "modern"
    honours: bool = True
    deals: int = 4
    strength: str = "club"
    system: str = "natural"
    pace: str = "lively"
    """How soon computers move."""
    clock_seconds: int | None = None
    """How long a player may think before a computer stands in; None: for ever."""
    language: str = "en"
    theme: str = "classic"
    letters: str = "auto"
    four_colours: bool = False
    layout: str = "portrait"
    """As in :class:`bot.tables.PersonSettings`, for the pictures in the group."""
    draws_seats: bool = False
    stake: int = 0
    """Virtual points per whist; 0: whists only. Never money."""
    bank: int = 0
    """Virtual points that the winning pair shares, a quarter from each of the four; 0: none."""
    passed_out: str = "usual"
    """What follows four passes, see :class:`engine.bridge.BridgeOptions`."""
    human_declares: bool = True
    """Whether a human plays both hands when the computer partner is declarer (source 004)."""

    code: str = ""
    """The secret by which friends join a table without a group; empty: nobody is admitted."""

    prepared: tuple[tuple[str, int], ...] = ()
    """Deals to be played, as cards in PBN's form and board numbers; they are duplicate boards."""

    def match_options(self) -> dict[str, Any]:
        """The options of the engine's match."""
        if self.prepared:
            return self._prepared_options()
        options: dict[str, Any] = {"form": self.form, "law": self.law, "honours": self.honours}
        if self.form != "rubber":
            options["deals"] = self.deals
        if self.passed_out != "usual":
            options["passed_out"] = self.passed_out
        return options

    def _prepared_options(self) -> dict[str, Any]:
        return {
            "form": "duplicate",
            "law": self.law,
            "deals": len(self.prepared),
            "boards": [cards for cards, _ in self.prepared],
            "board_numbers": [number for _, number in self.prepared],
        }

    def with_deals(self, prepared: Sequence[tuple[str, int]]) -> TableSettings:
        """The same agreement for playing just these deals (none: for dealing at random)."""
        if not prepared:
            return replace(self, prepared=())
        return replace(self, form="duplicate", deals=len(prepared), prepared=tuple(prepared))

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> TableSettings:
        """Read what ``to_json`` wrote."""
        known = {field.name for field in fields(cls)}
        values = {name: value for name, value in stored.items() if name in known}
        values["prepared"] = tuple((cards, number) for cards, number in stored.get("prepared", ()))
        return cls(**values)
