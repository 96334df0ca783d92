"""People and tables: pure, without storage and chat calls."""

from .asking import asks_as, open_claim_of
from .occupants import NOBODY, Computer, Human, Occupant
from .chats import KnownChat
from .people import DEFAULT_LANGUAGE, LANGUAGES, Channel, Person, PersonSettings, spoken
from .refusals import TableError, TableReason
from .settings import (
    CLOCKS_SECONDS,
    FORMS,
    LAWS,
    STRENGTHS,
    SYSTEMS,
    TableSettings,
)
from .table import BridgeMatch, Status, Table

__all__ = [
    "CLOCKS_SECONDS",
    "DEFAULT_LANGUAGE",
    "FORMS",
    "LANGUAGES",
    "LAWS",
    "NOBODY",
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
    "asks_as",
    "open_claim_of",
    "spoken",
]
