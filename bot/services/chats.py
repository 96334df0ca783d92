"""The register of groups and topics: what they are called and what the bot may do there.

Names come with what people do in a group; the bot's standing comes with Telegram's notice of it,
or from a failure to write there.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from bot.chat import ChatRef, Standing
from bot.tables import KnownChat, Table

from .ports import Store

KEEP_IN_MEMORY = 2_000
MAX_TITLE_LENGTH = 64
TOPIC_SIGN = " · "
"""Between the names of a group and of its topic, as adapters write it."""


class Chats:
    """Groups by reference, read through a small memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[ChatRef, KnownChat] = OrderedDict()

    async def known(self, ref: ChatRef) -> KnownChat:
        """What is known of a group or topic; a nameless one when it is new."""
        if ref not in self._known:
            async with self._store.unit() as unit:
                self._keep(await unit.chat(ref) or KnownChat(ref))
        return self._known[ref]

    async def hear_from(self, ref: ChatRef, title: str) -> bool:
        """Somebody did something there: remember its name; whether the bot had seemed removed."""
        if ref.is_private:
            return False
        was_gone = await self.is_gone(ref)
        for place in {ref, ChatRef(ref.id)}:
            known = await self.known(place)
            name = _name(known, title, is_topic=ref.thread is not None)
            standing = Standing.MEMBER if known.is_gone else known.standing
            await self._change(known, replace(known, title=name, standing=standing))
        return was_gone

    async def set_standing(self, ref: ChatRef, standing: Standing) -> KnownChat:
        """The bot was added, promoted or removed, or could not write; what was known before."""
        known = await self.known(ref)
        await self._change(known, replace(known, standing=standing))
        return known

    async def is_gone(self, ref: ChatRef) -> bool:
        """Whether nothing can be said in this group or topic."""
        group = await self.known(ChatRef(ref.id))
        return group.is_gone or (await self.known(ref)).is_gone

    async def title_of(self, table: Table) -> str:
        """What the table's group and topic are called; without a group its host's name.

        A table for one has no name.
        """
        if table.chat.is_private:
            hosts = [who.name for who in table.humans.values() if who.person_id == table.host_id]
            return hosts[0] if hosts and table.settings.code else ""
        here = (await self.known(table.chat)).title
        title = here or (await self.known(ChatRef(table.chat.id))).title
        is_unnamed_topic = table.chat.thread is not None and TOPIC_SIGN not in title
        return f"{title} №{table.id}" if is_unnamed_topic else title

    def moved(self, old: int) -> None:
        """A group has a new id, in the store already."""
        self._known = OrderedDict(
            (ref, known) for ref, known in self._known.items() if ref.id != old
        )

    async def _change(self, known: KnownChat, changed: KnownChat) -> None:
        if changed == known:
            return
        async with self._store.unit() as unit:
            await unit.save_chat(changed)
            await unit.commit()
        self._keep(changed)

    def _keep(self, known: KnownChat) -> None:
        self._known[known.ref] = known
        self._known.move_to_end(known.ref)
        while len(self._known) > KEEP_IN_MEMORY:
            self._known.popitem(last=False)


def _name(known: KnownChat, title: str, *, is_topic: bool) -> str:
    """The newest name; the group keeps its own, and a topic the one it was told before."""
    told = " ".join(title.split())[:MAX_TITLE_LENGTH]
    group, sign, _ = told.partition(TOPIC_SIGN)
    if known.ref.thread is None:
        return (group if is_topic else told) or known.title
    is_less = not sign and known.title.startswith(f"{group}{TOPIC_SIGN}")
    return known.title if is_less else told or known.title
