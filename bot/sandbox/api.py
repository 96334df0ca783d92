"""One call of the Bot API from its name and parameters to the answer, and the journal of calls.

The order is Telegram's as far as it can be seen from outside: unknown method 404, then
parameters, then the method's own checks. Fault switches act before or after the method runs.
"""

from __future__ import annotations

import inspect
from collections import deque
from dataclasses import dataclass
from typing import Any

from bot.sandbox import (
    methods_bot,
    methods_chat,
    methods_edit,
    methods_queries,
    methods_send,
)
from bot.sandbox.context import Context, Method
from bot.sandbox.errors import ApiError
from bot.sandbox.faults import Faults, Switch, Trouble
from bot.sandbox.parameters import Params, check
from bot.sandbox.state import Json

JOURNAL_ENTRIES = 10_000

METHODS: dict[str, Method] = {
    **methods_bot.METHODS,
    **methods_send.METHODS,
    **methods_edit.METHODS,
    **methods_queries.METHODS,
    **methods_chat.METHODS,
}
"""The declared subset of Bot API 10.3, by official names. Everything else is 404."""

_BY_LOWER_NAME = {name.lower(): name for name in METHODS}


@dataclass(frozen=True, slots=True)
class Request:
    """One finished call, for audits. `result` is the answer's result or error description."""

    method: str
    params: Json
    at: float
    code: int
    result: Any
    trouble: Trouble | None = None

    @property
    def ok(self) -> bool:
        """Whether Telegram would have said `ok: true`."""
        return self.code == 200


@dataclass(frozen=True, slots=True)
class Reply:
    """What goes back over the wire; a cut connection has no body."""

    code: int
    body: Json
    trouble: Trouble | None = None


class Api:
    """Runs methods and remembers what was called."""

    def __init__(self, context: Context, faults: Faults) -> None:
        self.context = context
        self.faults = faults
        self.journal: deque[Request] = deque(maxlen=JOURNAL_ENTRIES)
        self.running = 0
        """Calls under way, without getUpdates."""

    async def call(self, name: str, params: Params) -> Reply:
        """Run one method; never raises ApiError."""
        counted = name.lower() != "getupdates"
        self.running += counted
        try:
            await self.faults.delay(name)
            reply = await self._struck(name, params)
        finally:
            self.running -= counted
        self._remember(name, params, reply)
        return reply

    async def _struck(self, name: str, params: Params) -> Reply:
        switch = self.faults.strike(name, params)
        if switch is None:
            return await self._run(name, params)
        if switch.trouble is Trouble.LOST_ANSWER:
            reply = await self._run(name, params)
            return Reply(reply.code, reply.body, Trouble.LOST_ANSWER)
        return _failed(switch)

    async def _run(self, name: str, params: Params) -> Reply:
        official = _BY_LOWER_NAME.get(name.lower())
        if official is None:
            return Reply(404, ApiError(404, "Not Found").body())
        method = METHODS[official]
        try:
            check(params, method.shape, official)
            result = method.run(self.context, params)
            if inspect.isawaitable(result):
                result = await result
        except ApiError as error:
            return Reply(error.code, error.body())
        return Reply(200, {"ok": True, "result": result})

    def _remember(self, name: str, params: Params, reply: Reply) -> None:
        official = _BY_LOWER_NAME.get(name.lower(), name)
        result = reply.body.get("result", reply.body.get("description"))
        entry = Request(
            official,
            params.summary(),
            self.context.world.clock(),
            reply.code,
            result,
            reply.trouble,
        )
        if official == "getUpdates" and reply.code == 200 and not result:
            return
        self.journal.append(entry)
        self.context.world.changed("request", entry)


def _failed(switch: Switch) -> Reply:
    if switch.error is not None:
        return Reply(switch.error.code, switch.error.body(), switch.trouble)
    return Reply(
        502, {"ok": False, "error_code": 502, "description": "Bad Gateway"}, switch.trouble
    )
