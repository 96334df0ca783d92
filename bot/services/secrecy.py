"""The deals of a contest stay secret while others may still play them.

Until then nobody is shown their cards by their code, nor plays them outside the contest.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.archive import Contest, ContestKind

from .contests import day_of
from .house import House


async def is_any_secret(house: House, codes: Iterable[str]) -> bool:
    """Whether a contest runs on any of the deals of these codes."""
    async with house.store.unit() as unit:
        found = [each for code in codes for each in await unit.archive.contests_on(code)]
    for contest in found:
        if await _is_running(house, contest):
            return True
    return False


async def _is_running(house: House, contest: Contest) -> bool:
    """The deal of the day runs until its date is over, a challenge until all have finished."""
    if contest.kind is ContestKind.DAY and contest.title == day_of(house.time.now()):
        return True
    async with house.store.unit() as unit:
        entered = await unit.archive.contestants(contest.code)
    return contest.kind is ContestKind.CHALLENGE and not all(one.is_finished for one in entered)
