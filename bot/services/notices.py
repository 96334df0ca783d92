"""What people are told in a message of its own, because the table no longer shows it.

A call or card that was taken back leaves no trace at the table, and nothing is taken back in
silence: so the group, or each person of a table without one, is told who did, and that all agreed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from bot.chat import ChatRef
from bot.screens.requests import taken_back_screen
from bot.tables import Table
from bot.texts import Texts
from engine import Seat
from engine.bridge import Answer, AskUndo

from .outbox import Outbox

REMEMBERED = 2_000
"""Tables whose last look is remembered."""


class Notices:
    """Looks at every changed table of this process."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._seen: OrderedDict[int, int] = OrderedDict()

    def watch(self, table: Table) -> None:
        """Tell people of what was taken back since the last look; at the first look nothing."""
        if table.match is None or (table.is_solo and len(table.humans) < 2):
            return
        before = self._seen.get(table.id)
        self._seen[table.id] = table.match.version
        self._seen.move_to_end(table.id)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if before is None or before >= table.match.version:
            return
        asker = _who_took_back(table)
        if asker is not None:
            screen = taken_back_screen(table, asker, Texts.load(table.settings.language))
            for chat in _told(table):
                self._outbox.post(chat, screen.to_message())


def _told(table: Table) -> Sequence[ChatRef]:
    """The group; where there is none, the private chat of everybody."""
    if not table.is_solo:
        return (table.chat,)
    return [ChatRef(human.person_id) for human in table.humans.values()]


def _who_took_back(table: Table) -> Seat | None:
    """Whose request the last action has fulfilled; None when it was anything else."""
    match = table.match
    deal = match.state.deal if match is not None else None
    if match is None or deal is None or deal.request is not None:
        return None
    log = match.log
    if not log or log[-1].code != Answer.YES.code:
        return None
    asked = (entry.decider for entry in reversed(log) if entry.code == AskUndo().code)
    asker = next(asked, None)
    return asker if isinstance(asker, Seat) else None
