"""Method parameters: from any of the four wire forms to checked, typed values.

The Bot API takes GET queries, `application/x-www-form-urlencoded`, `multipart/form-data` and
JSON. aiogram sends a file as `photo=attach://<name>` plus a part of that name;
python-telegram-bot puts the bytes in the part `photo` itself and uses `attach://` only inside
media objects. The sandbox is stricter than Telegram: a parameter the method does not have is
refused, so that misspelt names do not pass in silence.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any
from urllib.parse import parse_qsl

import aiohttp
from aiohttp import web

from bot.sandbox.errors import bad_request
from bot.sandbox.files import Upload
from bot.sandbox.state import Json


class Kind(StrEnum):
    """What a parameter must be."""

    INT = "Integer"
    TEXT = "String"
    FLAG = "Boolean"
    OBJECT = "Object"
    LIST = "Array"
    CHAT = "Integer or String"
    FILE = "InputFile or String"


Shape = Mapping[str, Kind]


@dataclass(slots=True)
class Params:
    """The parameters of one call: raw values by name plus uploaded parts."""

    values: dict[str, Any] = field(default_factory=dict)
    uploads: dict[str, Upload] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        """Whether the parameter was given."""
        return name in self.values

    def text(self, name: str) -> str | None:
        """A string parameter."""
        value = self.values.get(name)
        return None if value is None else str(value)

    def int(self, name: str) -> int | None:
        """A whole number."""
        value = self.values.get(name)
        return None if value is None else int(value)

    def flag(self, name: str) -> bool:
        """A boolean; absent is False."""
        return bool(self.values.get(name, False))

    def object(self, name: str) -> Json | None:
        """A JSON object."""
        value = self.values.get(name)
        assert value is None or isinstance(value, dict)
        return value

    def list(self, name: str) -> list[Any] | None:
        """A JSON array."""
        value = self.values.get(name)
        assert value is None or isinstance(value, list)
        return value

    def file(self, name: str) -> Upload | str | None:
        """An uploaded file, or the file_id or URL given instead."""
        if name in self.uploads:
            return self.uploads[name]
        return self.attached(self.text(name))

    def attached(self, reference: str | None) -> Upload | str | None:
        """Resolve `attach://name`; anything else is returned as it is."""
        if reference is None or not reference.startswith("attach://"):
            return reference
        upload = self.uploads.get(reference.removeprefix("attach://"))
        if upload is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        return upload

    def summary(self) -> Json:
        """The parameters for the journal, with files named instead of carried."""
        files = {name: f"<{len(one.data)} bytes>" for name, one in self.uploads.items()}
        return {**self.values, **files}


async def read(request: web.Request) -> Params:
    """Take the parameters out of a request, whichever form it has."""
    params = Params(dict(request.query))
    if request.method != "POST":
        return params
    if request.content_type == "application/json":
        try:
            body = await request.json()
        except ValueError:
            raise bad_request("can't parse JSON object in the request body") from None
        if not isinstance(body, dict):
            raise bad_request("object expected in the request body")
        params.values |= {name: value for name, value in body.items() if value is not None}
        return params
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            with value.file as file:
                params.uploads[name] = Upload(file.read(), value.filename, value.content_type)
        elif isinstance(value, str):
            params.values[name] = value
    return params


def check(params: Params, shape: Shape, method: str) -> None:
    """Refuse unknown parameters and convert the known ones in place."""
    unknown = [name for name in params.values if name not in shape]
    if unknown:
        raise bad_request(f"sandbox: {method} has no parameter {', '.join(sorted(unknown))}")
    for name, value in list(params.values.items()):
        params.values[name] = _converted(name, shape[name], value)
    attached = json.dumps(params.values)
    for name in params.uploads:
        if shape.get(name) is not Kind.FILE and f"attach://{name}" not in attached:
            raise bad_request(f"sandbox: uploaded part {name} is not used by {method}")


def _converted(name: str, kind: Kind, value: Any) -> Any:
    if kind in (Kind.INT, Kind.CHAT):
        return _number(name, kind, value)
    if kind is Kind.FLAG:
        return (
            value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1", "t")
        )
    if kind in (Kind.OBJECT, Kind.LIST):
        return _structure(name, kind, value)
    if not isinstance(value, str):
        raise bad_request(f'field "{name}" must be of type String')
    return value


def _number(name: str, kind: Kind, value: Any) -> Any:
    if isinstance(value, str) and kind is Kind.CHAT and value.startswith("@"):
        return value
    try:
        return int(value)
    except (TypeError, ValueError):
        if kind is Kind.CHAT:
            raise bad_request("chat not found") from None
        raise bad_request(f'field "{name}" must be of type Integer') from None


def _structure(name: str, kind: Kind, value: Any) -> Any:
    wanted = dict if kind is Kind.OBJECT else list
    if isinstance(value, str):
        try:
            value = json.loads(value) if value else wanted()
        except ValueError:
            raise bad_request(f"can't parse {name} JSON object") from None
    if not isinstance(value, wanted):
        raise bad_request(f'field "{name}" must be of type {kind.value}')
    return value


async def read_response(response: aiohttp.ClientResponse) -> Params:
    """The method call a webhook may put into its answer; empty when there is none."""
    params = Params()
    kind = response.content_type
    if kind == "application/json":
        body = await response.json()
        if isinstance(body, dict):
            params.values |= {name: value for name, value in body.items() if value is not None}
    elif kind == "application/x-www-form-urlencoded":
        params.values |= dict(parse_qsl(await response.text()))
    elif kind == "multipart/form-data":
        async for part in aiohttp.MultipartReader.from_response(response):
            if not isinstance(part, aiohttp.BodyPartReader) or part.name is None:
                continue
            if part.filename is None:
                params.values[part.name] = await part.text()
            else:
                mime = part.headers.get("Content-Type", "application/octet-stream")
                data = bytes(await part.read(decode=True))
                params.uploads[part.name] = Upload(data, part.filename, mime)
    return params
