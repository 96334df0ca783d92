"""What the Bot API code needs from a Telegram library: to carry one request and a download.

Both libraries sit below this one protocol, so that everything Telegram-specific is written once
and a feature too new for a library's types works all the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that travels with a request."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """One call of a Bot API method; a parameter ``attach://<key>`` refers to ``uploads[key]``."""

    method: str
    params: Json
    uploads: dict[str, Upload] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Account:
    """The bot itself."""

    id: int
    username: str


class Transport(Protocol):
    """A Telegram library, reduced to what is needed of it."""

    async def call(self, request: Request) -> Any:
        """The raw ``result`` of the answer; raises a MessengerError (see ``failures``)."""
        ...

    async def download(self, file_id: str) -> bytes:
        """The content of a file; raises a MessengerError."""
        ...
