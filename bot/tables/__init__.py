"""People and tables: pure, without storage and chat calls."""

from .asking import asks_as, open_claim_of
from .chats import KnownChat
from .occupants import NOBODY, Computer, Human, Occupant
from .people import DEFAULT_LANGUAGE, LANGUAGES, Channel, Person, PersonSettings, is_spoken, spoken
from .presets import OWN, PRESETS, apply_preset, preset_of
from .refusals import TableError, TableReason
from .settings import (
    BANKS,
    CLOCKS_SECONDS,
    FORMS,
    LAWS,
    PACES,
    PASSED_OUT,
    STAKES,
    STRENGTHS,
    SYSTEMS,
    TableSettings,
)
from .table import BridgeMatch, Status, Table

__all__ = [
    "BANKS",
    "CLOCKS_SECONDS",
    "DEFAULT_LANGUAGE",
    "FORMS",
    "LANGUAGES",
    "LAWS",
    "NOBODY",
    "OWN",
    "PACES",
    "PASSED_OUT",
    "PRESETS",
    "STAKES",
    "STRENGTHS",
    "SYSTEMS",
    "BridgeMatch",
    "Channel",
    "Computer",
    "Human",
    "KnownChat",
    "Occupant",
    "Person",
    "PersonSettings",
    "Status",
    "Table",
    "TableError",
    "TableReason",
    "TableSettings",
    "apply_preset",
    "asks_as",
    "is_spoken",
    "open_claim_of",
    "preset_of",
    "spoken",
]
