"""People and tables: pure, without storage and chat calls."""

from .people import DEFAULT_LANGUAGE, LANGUAGES, Channel, Person, PersonSettings, spoken
from .settings import (
    CLOCKS_SECONDS,
    FORMS,
    LAWS,
    STRENGTHS,
    SYSTEMS,
    TableSettings,
)
from .table import (
    BridgeMatch,
    Computer,
    Human,
    Occupant,
    Status,
    Table,
    TableError,
    TableReason,
)

__all__ = [
    "CLOCKS_SECONDS",
    "DEFAULT_LANGUAGE",
    "FORMS",
    "LANGUAGES",
    "LAWS",
    "STRENGTHS",
    "SYSTEMS",
    "BridgeMatch",
    "Channel",
    "Computer",
    "Human",
    "Occupant",
    "Person",
    "PersonSettings",
    "Status",
    "Table",
    "TableError",
    "TableReason",
    "TableSettings",
    "spoken",
]
