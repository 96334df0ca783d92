"""Fault switches: everything that goes wrong with the real Telegram, on demand.

A switch acts on the next matching calls only (`times`), or until `clear()` with `times=None`.
What goes wrong in the world itself (blocked, kicked, deleted, upgraded) is done by the people:
see `Sandbox.block`, `.remove`, `.delete`, `.migrate`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from bot.sandbox.errors import ApiError, too_many
from bot.sandbox.parameters import Params
from bot.sandbox.state import Json, Update
from bot.sandbox.updates import Updates


class Trouble(StrEnum):
    """What happens to a call."""

    ERROR = "error"
    LOST_REQUEST = "lost request"
    LOST_ANSWER = "lost answer"
    BAD_GATEWAY = "bad gateway"


@dataclass(slots=True)
class Switch:
    """One switch: which calls it acts on, what it does, how often still."""

    trouble: Trouble
    error: ApiError | None = None
    methods: frozenset[str] | None = None
    chat_id: int | None = None
    times: int | None = 1

    def acts_on(self, method: str, params: Params) -> bool:
        """Whether the switch fits this call and is not used up; getUpdates only by name."""
        if self.times == 0:
            return False
        if self.methods is None and method.lower() == "getupdates":
            return False
        if self.methods is not None and method.lower() not in self.methods:
            return False
        return self.chat_id is None or str(params.values.get("chat_id")) == str(self.chat_id)


class Faults:
    """All fault switches of a sandbox."""

    def __init__(self, updates: Updates) -> None:
        self._updates = updates
        self.switches: list[Switch] = []
        self.slow_seconds = 0.0
        """Every call but getUpdates takes this long (real time) before it is looked at."""

    def flood(
        self,
        retry_after: int = 3,
        *,
        times: int | None = 1,
        methods: Collection[str] | None = None,
        chat_id: int | None = None,
    ) -> None:
        """429 with `retry_after` for the next matching calls."""
        self.refuse(too_many(retry_after), times=times, methods=methods, chat_id=chat_id)

    def refuse(
        self,
        error: ApiError,
        *,
        times: int | None = 1,
        methods: Collection[str] | None = None,
        chat_id: int | None = None,
    ) -> None:
        """Any refusal for the next matching calls: `refuse(forbidden(Text.BLOCKED))`."""
        self._add(Switch(Trouble.ERROR, error, _lower(methods), chat_id, times))

    def lose_requests(
        self, times: int | None = 1, *, methods: Collection[str] | None = None
    ) -> None:
        """Cut the connection before anything is done."""
        self._add(Switch(Trouble.LOST_REQUEST, None, _lower(methods), None, times))

    def lose_answers(
        self, times: int | None = 1, *, methods: Collection[str] | None = None
    ) -> None:
        """Do what is asked, then cut the connection: the bot cannot know that it worked."""
        self._add(Switch(Trouble.LOST_ANSWER, None, _lower(methods), None, times))

    def bad_gateway(
        self, times: int | None = 1, *, methods: Collection[str] | None = None
    ) -> None:
        """Answer 502 with a page of HTML instead of JSON."""
        self._add(Switch(Trouble.BAD_GATEWAY, None, _lower(methods), None, times))

    def slow(self, seconds: float) -> None:
        """Make the network slow; 0 makes it fast again."""
        self.slow_seconds = seconds

    def duplicate_updates(self, on: bool = True) -> None:
        """Deliver every update twice with the same id, as after a crash."""
        self._updates.duplicate = on

    def undecodable_update(self) -> Update:
        """Queue an update that typed libraries cannot read."""
        broken: Json = {"message": {"message_id": "not a number", "chat": {"type": 7}}}
        return self._updates.inject(broken)

    def clear(self) -> None:
        """Everything works again."""
        self.switches.clear()
        self.slow_seconds = 0.0
        self._updates.duplicate = False

    async def delay(self, method: str) -> None:
        """Take the time a slow network takes."""
        if self.slow_seconds and method.lower() != "getupdates":
            await asyncio.sleep(self.slow_seconds)

    def strike(self, method: str, params: Params) -> Switch | None:
        """The switch that acts on this call, used up by one; None when all is well."""
        for switch in self.switches:
            if switch.acts_on(method, params):
                if switch.times is not None:
                    switch.times -= 1
                self.switches = [one for one in self.switches if one.times != 0]
                return switch
        return None

    def _add(self, switch: Switch) -> None:
        self.switches.append(switch)


def _lower(methods: Collection[str] | None) -> frozenset[str] | None:
    return None if methods is None else frozenset(method.lower() for method in methods)
