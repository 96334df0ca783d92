"""The log: where it goes, in which form, and never a secret in it.

At INFO and above it names chats of groups, tables and updates by their numbers, and no person,
card or text; a private chat has its person's number, so it is not named either. The token is part
of every address that is asked, so libraries may log it: it is blotted out of whatever is written,
tracebacks included.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Collection
from typing import Literal, TextIO, TypeAlias

LogFormat: TypeAlias = Literal["text", "json"]

BLOT = "***"
_TOKEN = re.compile(r"(?<!\d)\d{5,}:[A-Za-z0-9_-]{30,}")
_PASSWORD = re.compile(r"(?<=://)[^\s/@]+(?=@)")
_SHORTEST_SECRET = 6
"""Shorter ones would blot out innocent words."""

_CHATTY = ("aiogram.event", "aiohttp.access", "alembic")
"""Loggers that tell at INFO what nobody asked for."""


def set_up_logging(
    level: str,
    form: LogFormat,
    *,
    secrets: Collection[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Log to standard error (or a stream) from now on."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Blotting(_json() if form == "json" else _text(), secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)


class Blotting(logging.Formatter):
    """A formatter whose result holds none of the secrets, nor anything that looks like one."""

    def __init__(self, inner: logging.Formatter, secrets: Collection[str] = ()) -> None:
        super().__init__()
        self._inner = inner
        known = {secret for secret in secrets if len(secret) >= _SHORTEST_SECRET}
        self._secrets = sorted(known | {_in_json(secret) for secret in known}, key=len)[::-1]

    def format(self, record: logging.LogRecord) -> str:
        """The record as the inner formatter has it, blotted."""
        text = self._inner.format(record)
        for secret in self._secrets:
            text = text.replace(secret, BLOT)
        return _PASSWORD.sub(BLOT, _TOKEN.sub(BLOT, text))


def _in_json(secret: str) -> str:
    return json.dumps(secret)[1:-1]


def _text() -> logging.Formatter:
    return logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")


def _json() -> logging.Formatter:
    from pythonjsonlogger.json import JsonFormatter

    return JsonFormatter(
        ("levelname", "name", "message"),
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "error"},
        timestamp="time",
        json_ensure_ascii=False,
    )
