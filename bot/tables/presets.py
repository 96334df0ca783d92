"""Rules of play under one name: as each source text has them, and as the house plays.

A preset says only what its text says; everything else (computers, clock, language) stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from .settings import TableSettings

OWN: Final = "own"
"""The name for rules that are no preset's."""

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "house": {
            "form": "rubber",
            "law": "modern",
            "honours": True,
            "draws_seats": False,
            "stake": 0,
            "bank": 0,
            "passed_out": "usual",
        },
        "rubber000": {
            "form": "rubber",
            "law": "modern",
            "honours": True,
            "draws_seats": True,
            "stake": 0,
            "bank": 100,
            "passed_out": "next",
        },
        "classic001": {
            "form": "rubber",
            "law": "classic",
            "honours": True,
            "draws_seats": True,
            "stake": 1,
            "bank": 0,
            "passed_out": "usual",
        },
        "chicago004": {
            "form": "chicago",
            "deals": 4,
            "law": "modern",
            "draws_seats": False,
            "bank": 0,
            "passed_out": "redeal",
            "human_declares": True,
        },
    }
)
"""000: the winners share the bank. 001: the older score and whists. 004: four deals, and the
human plays both hands. Sources 000 and 001 draw for partners."""


def apply_preset(settings: TableSettings, name: str) -> TableSettings:
    """The settings with the rules of this preset; ValueError when there is none."""
    if name not in PRESETS:
        raise ValueError(f"no preset {name!r}")
    return replace(settings, **PRESETS[name])


def preset_of(settings: TableSettings) -> str:
    """The preset whose rules these are, or ``own``."""
    for name, rules in PRESETS.items():
        if all(getattr(settings, field) == value for field, value in rules.items()):
            return name
    return OWN
