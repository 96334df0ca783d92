"""By which private channel each player sees the own hand. (CHAT, principle 2)

The private chat if it may be written to; else an ephemeral message in the group, opened by a press
on "My cards" (or by itself on the person's turn where the bot is an administrator) and edited from
then on; else nothing is shown by itself, and alerts and the inline list remain. What is open is
remembered in the store of surfaces; that asking failed is remembered until the next start.
"""

from __future__ import annotations

from bot.chat import ChatRef
from bot.tables import Channel, Person, Table

from .chats import Chats
from .places import panel_surface, whisper_surface
from .surfaces import Surface, SurfaceStore

KEEP_IN_MEMORY = 10_000
"""What is forgotten beyond this is looked up in the store again."""


class HandChannels:
    """Knows which ephemeral panels are open."""

    def __init__(self, surfaces: SurfaceStore, chats: Chats, *, knows_ephemeral: bool) -> None:
        self._surfaces = surfaces
        self._chats = chats
        self._knows_ephemeral = knows_ephemeral
        self._open: dict[Surface, bool] = {}
        self._asked: set[Surface] = set()
        self._refused: set[Surface] = set()

    def channel(self, table: Table, person: Person) -> Channel:
        """The best channel for what the person asks to see now."""
        if person.has_started:
            return Channel.PRIVATE
        can_whisper = self._knows_ephemeral and not table.is_solo
        if can_whisper and whisper_surface(table, person.id) not in self._refused:
            return Channel.EPHEMERAL
        return Channel.ALERT

    async def place(self, table: Table, person: Person, *, is_due: bool) -> Surface | None:
        """Where the person's hand is shown by itself; ``is_due``: it is the person's turn."""
        channel = self.channel(table, person)
        if channel is Channel.PRIVATE:
            return panel_surface(table, person.id)
        if channel is Channel.ALERT:
            return None
        surface = whisper_surface(table, person.id)
        if await self.is_open(surface):
            return surface
        is_free_to = (await self._chats.known(ChatRef(table.chat.id))).is_administrated
        if not (is_due and is_free_to):
            return None
        self._open[surface] = True
        return surface

    async def is_open(self, surface: Surface) -> bool:
        """Whether an ephemeral panel is believed to be on the person's screen."""
        if surface not in self._open or surface in self._asked:
            is_stored = await self._surfaces.get(surface) is not None
            self._open[surface] = is_stored or self._open.get(surface, False)
            if is_stored:
                self._asked.discard(surface)
            if len(self._open) > KEEP_IN_MEMORY:
                del self._open[next(iter(self._open))]
        return self._open.get(surface, False)

    def ask_for(self, surface: Surface) -> None:
        """The person has pressed "My cards": the panel is on its way."""
        self._open[surface] = True
        self._asked.add(surface)

    def lost(self, surface: Surface) -> None:
        """The panel is gone and may not be sent anew, or it was never received."""
        self._open[surface] = False
        if surface in self._asked:
            self._asked.discard(surface)
            self._refused.add(surface)

    def close(self, surface: Surface) -> None:
        """The panel is needed no more."""
        self._open[surface] = False

    def try_again(self, chat_id: int) -> None:
        """The bot's rights in the group have changed: what was refused may work now."""
        self._refused = {one for one in self._refused if one.chat.id != chat_id}
