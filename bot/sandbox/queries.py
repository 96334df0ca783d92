"""Callback and inline queries between the press and the bot's answer.

A query can be answered once and within 15 seconds; afterwards Telegram says "query is too old".
Inline answers are cached as Telegram caches them (300 s, for everybody, unless the bot says
otherwise): forgetting `cache_time=0, is_personal=True` shows one player another's cards.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field

from bot.sandbox.clock import Clock
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.state import Json

ANSWER_SECONDS = 15
INLINE_CACHE_SECONDS = 300


@dataclass(frozen=True, slots=True)
class CallbackAnswer:
    """What the person is shown after a press: a toast, an alert, or nothing (empty text)."""

    text: str = ""
    show_alert: bool = False
    url: str | None = None


@dataclass(frozen=True, slots=True)
class InlineAnswer:
    """The list a person is offered; `results` are the bot's InlineQueryResult objects."""

    results: tuple[Json, ...]
    button: Json | None = None
    next_offset: str = ""
    cached: bool = False

    @property
    def titles(self) -> tuple[str, ...]:
        """The lines a person reads."""
        return tuple(str(one.get("title") or one["id"]) for one in self.results)


@dataclass(slots=True)
class CallbackQuery:
    """A pressed button waiting for its answer."""

    id: str
    person: int
    chat_id: int | None
    order: int | None
    asked: float
    ephemeral: bool
    answered: asyncio.Future[CallbackAnswer]


@dataclass(slots=True)
class InlineQuery:
    """A typed inline query waiting for its answer."""

    id: str
    person: int
    text: str
    offset: str
    asked: float
    answered: asyncio.Future[InlineAnswer]


@dataclass(slots=True)
class _Cached:
    answer: InlineAnswer
    until: float


@dataclass(slots=True)
class Queries:
    """All queries of this run; they do not outlive it, as their 15 seconds hardly would."""

    clock: Clock
    callbacks: dict[str, CallbackQuery] = field(default_factory=dict)
    inlines: dict[str, InlineQuery] = field(default_factory=dict)
    _cache: dict[tuple[str, str, int | None], _Cached] = field(default_factory=dict)

    def open_callback(
        self, person: int, chat_id: int | None, order: int | None, *, ephemeral: bool
    ) -> CallbackQuery:
        """A person pressed a button."""
        query = CallbackQuery(
            id=_query_id(person),
            person=person,
            chat_id=chat_id,
            order=order,
            asked=self.clock(),
            ephemeral=ephemeral,
            answered=asyncio.get_running_loop().create_future(),
        )
        self.callbacks[query.id] = query
        self._forget_old()
        return query

    def callback(self, query_id: str | None) -> CallbackQuery:
        """A query that is still young, answered or not; else Telegram's refusal."""
        query = self.callbacks.get(query_id or "")
        if query is None or self.clock() - query.asked > ANSWER_SECONDS:
            raise bad_request(Text.QUERY_TOO_OLD)
        return query

    def answer_callback(self, query_id: str | None, answer: CallbackAnswer) -> None:
        """Give the one answer a press may get."""
        query = self.callback(query_id)
        if query.answered.done():
            raise bad_request(Text.QUERY_TOO_OLD)
        query.answered.set_result(answer)

    def open_inline(self, person: int, text: str, offset: str) -> InlineQuery:
        """A person typed `@bot text`."""
        query = InlineQuery(
            id=_query_id(person),
            person=person,
            text=text,
            offset=offset,
            asked=self.clock(),
            answered=asyncio.get_running_loop().create_future(),
        )
        self.inlines[query.id] = query
        self._forget_old()
        return query

    def cached(self, person: int, text: str, offset: str) -> InlineAnswer | None:
        """What Telegram answers by itself, without asking the bot."""
        for owner in (person, None):
            kept = self._cache.get((text, offset, owner))
            if kept is not None and self.clock() < kept.until:
                return kept.answer
        return None

    def answer_inline(
        self, query_id: str | None, answer: InlineAnswer, *, cache_time: int, personal: bool
    ) -> None:
        """Give the one answer an inline query may get."""
        query = self.inlines.get(query_id or "")
        too_old = query is None or self.clock() - query.asked > ANSWER_SECONDS
        if query is None or too_old or query.answered.done():
            raise bad_request(Text.QUERY_TOO_OLD)
        query.answered.set_result(answer)
        if cache_time > 0:
            owner = query.person if personal else None
            kept = InlineAnswer(answer.results, answer.button, answer.next_offset, cached=True)
            self._cache[query.text, query.offset, owner] = _Cached(kept, self.clock() + cache_time)

    @property
    def open(self) -> int:
        """How many presses and inline queries still wait for an answer."""
        return sum(
            not query.answered.done()
            for queries in (self.callbacks, self.inlines)
            for query in queries.values()
        )

    def _forget_old(self) -> None:
        horizon = self.clock() - 4 * ANSWER_SECONDS
        for query_id in [one.id for one in self.callbacks.values() if one.asked < horizon]:
            self.callbacks.pop(query_id).answered.cancel()
        for query_id in [one.id for one in self.inlines.values() if one.asked < horizon]:
            self.inlines.pop(query_id).answered.cancel()
        for key in [key for key, kept in self._cache.items() if kept.until < self.clock()]:
            del self._cache[key]


def _query_id(person: int) -> str:
    """A query id as Telegram's: a long decimal number that begins with the person's."""
    return f"{person}{secrets.randbelow(10**12):012d}"
