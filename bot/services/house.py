"""All that a use case may need, in one frozen value; made by the composition root.

Use cases are functions of the house. ``after_change`` is what every one of them ends with: show
the table to everybody, let the computers move, watch the clock.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.chat import ChatRef, Messenger
from bot.tables import Person, Table
from bot.texts import Texts
from engine.protocol import RandomSource

from .announcer import Announcer
from .archivist import Archivist
from .chats import Chats
from .claims import Claims
from .clocks import Clocks
from .computer_seats import ComputerSeats
from .computers import Thinker
from .forced_cards import ForcedCards
from .hand_channels import HandChannels
from .notices import Notices
from .nursery import Nursery
from .offers import Offers
from .open_tables import OpenTables
from .outbox import Outbox
from .people import People
from .ports import Store
from .reviewer import Reviewer
from .showcase import Showcase
from .time_source import TimeSource


@dataclass(frozen=True, slots=True)
class House:
    """The services of one bot."""

    store: Store
    tables: OpenTables
    people: People
    chats: Chats
    channels: HandChannels
    clocks: Clocks
    offers: Offers
    announcer: Announcer
    computers: ComputerSeats
    thinker: Thinker
    archivist: Archivist
    forced_cards: ForcedCards
    claims: Claims
    notices: Notices
    reviewer: Reviewer
    showcase: Showcase
    messenger: Messenger
    outbox: Outbox
    nursery: Nursery
    time: TimeSource
    chance: RandomSource

    def after_change(self, table: Table) -> None:
        """The table was saved: everything that follows from it, none of it waited for."""
        self.clocks.watch(table)
        self.archivist.note(table)
        self.forced_cards.watch(table)
        self.claims.watch(table)
        self.notices.watch(table)
        self.announcer.changed(table)
        self.computers.wake(table)

    def texts_for(self, person: Person) -> Texts:
        """The sentences in the person's language."""
        return Texts.load(person.language)

    async def open_tables_in(self, chat: ChatRef) -> list[int]:
        """The ids of the open tables of a chat (and topic), the newest first."""
        async with self.store.unit() as unit:
            return list(await unit.tables_in(chat))

    async def open_tables_of(self, person_id: int) -> list[int]:
        """The ids of the open tables at which the person sits, the newest first."""
        async with self.store.unit() as unit:
            return list(await unit.tables_of(person_id))
