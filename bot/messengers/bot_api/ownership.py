"""Which of the incoming things are ours, in a bot that may do other things too.

By default only our commands and the presses of our buttons; inline queries and everything else
people write are taken only when asked for, because the host may have a use for them. News of the
bot's own standing and of moved groups is listened to and never taken away from the host.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from bot.chat import (
    Ask,
    ChatMigrated,
    Chosen,
    Command,
    FileSent,
    Incoming,
    Other,
    Press,
    StandingChanged,
    Words,
)

from .pictures import Recent

MAX_MOVES = 1000


@dataclass(slots=True)
class Ownership:
    """``commands`` are names without slash; ``prefix`` opens the data of every button of ours.

    ``takes_inline`` claims inline queries, ``takes_talk`` plain words, files and (in private)
    whatever else is sent, unknown commands included.
    """

    commands: Collection[str]
    prefix: str
    takes_inline: bool = False
    takes_talk: bool = False
    _moves: Recent[tuple[int, int], bool] = field(default_factory=lambda: Recent(MAX_MOVES))

    def is_ours(self, incoming: Incoming) -> bool:
        """Whether we handle it and nobody else shall."""
        match incoming:
            case Command():
                is_stray = self.takes_talk and incoming.chat.is_private
                return incoming.name in self.commands or is_stray
            case Press():
                return incoming.data.startswith(self.prefix)
            case Ask() | Chosen():
                return self.takes_inline
            case Words() | FileSent() | Other():
                return self.takes_talk
            case _:
                return False

    def is_news(self, incoming: Incoming) -> bool:
        """Whether we hear of it beside others; of a group's move, told twice, only once."""
        if isinstance(incoming, StandingChanged):
            return True
        if not isinstance(incoming, ChatMigrated):
            return False
        move = (incoming.old, incoming.new)
        is_new = self._moves.get(move) is None
        self._moves.put(move, True)
        return is_new
