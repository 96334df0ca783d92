"""What the memory of a circle of friends offers, as a part of a unit of work. Protocol only.

Everything belongs to one chat: a person's account in one never shows in another. Matches are
written by ``save_table``, in the transaction that ends them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.chat import ChatRef
from bot.tables.accounts import Account, Partnership, PastMatch, Season
from engine.bridge import Draw


class Memory(Protocol):
    """Past matches, accounts, seasons, and a person's right to look and be forgotten."""

    async def past_matches(
        self, chat_id: int, *, first: int = 0, most: int = 10
    ) -> Sequence[PastMatch]:
        """Finished matches of a chat, the newest first, from number ``first`` on."""
        ...

    async def past_match(self, chat_id: int, match_id: int) -> PastMatch | None:
        """One of them; None for another chat's."""
        ...

    async def accounts(self, chat_id: int, *, season: int | None = None) -> Sequence[Account]:
        """Everybody's account in a chat, in one season or in all."""
        ...

    async def partnerships(self, chat_id: int, person_id: int) -> Sequence[Partnership]:
        """With whom the person played in a chat, the most frequent first."""
        ...

    async def group_matches(self, person_id: int) -> tuple[int, int]:
        """In how many matches of how many groups the person has played."""
        ...

    async def last_draw(self, chat: ChatRef) -> Draw | None:
        """The draw of the newest match of a chat and topic, if it had one."""
        ...

    async def season(self, chat_id: int) -> Season:
        """The running season of a chat."""
        ...

    async def begin_season(self, chat_id: int) -> Season:
        """End the running season and begin the next."""
        ...

    async def about(self, person_id: int) -> dict[str, Any]:
        """Everything kept about a person, as plain values."""
        ...

    async def erase(self, person_id: int) -> Sequence[int]:
        """Forget a person; the tables whose rows were changed or removed.

        Private matches go altogether; in those with others the person becomes nobody.
        """
        ...
