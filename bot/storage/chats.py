"""Groups and their topics in the database: names, and the bot's standing."""

from __future__ import annotations

from sqlalchemy import RowMapping, delete, select, update

from bot.chat import ChatRef, Standing
from bot.tables import KnownChat

from .rows import NOBODY, ChatRow
from .transaction import Transaction


class Chats:
    """The groups, as seen by one unit of work."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction

    async def get(self, ref: ChatRef) -> KnownChat | None:
        """A group or topic, if known."""
        query = select(ChatRow.__table__).where(
            ChatRow.chat_id == ref.id, ChatRow.thread == (ref.thread or NOBODY)
        )
        row = (await self._transaction.read(query)).mappings().one_or_none()
        return None if row is None else _known(row)

    async def save(self, chat: KnownChat) -> None:
        """Store a group or topic, known or not."""
        values = {"title": chat.title, "standing": chat.standing.value}
        insert = self._transaction.insert(ChatRow).values(
            chat_id=chat.ref.id, thread=chat.ref.thread or NOBODY, **values
        )
        keys = [ChatRow.chat_id, ChatRow.thread]
        await self._transaction.write(
            insert.on_conflict_do_update(index_elements=keys, set_=values)
        )

    async def move(self, old: int, new: int) -> None:
        """The group has a new id; a basic group has no topics."""
        known = await self.get(ChatRef(new))
        if known is not None:
            await self._transaction.write(delete(ChatRow).where(ChatRow.chat_id == old))
            return
        moved = update(ChatRow).where(ChatRow.chat_id == old).values(chat_id=new)
        await self._transaction.write(moved)


def _known(row: RowMapping) -> KnownChat:
    ref = ChatRef(row["chat_id"], row["thread"] or None)
    return KnownChat(ref, row["title"], Standing(row["standing"]))
