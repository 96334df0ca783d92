"""The sandbox as one object: server, world and people (the public Python API).

Use it as an async context manager; see the package's docstring for a tour.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.sandbox import groups
from bot.sandbox.api import Api
from bot.sandbox.clock import Clock
from bot.sandbox.context import Context
from bot.sandbox.faults import Faults
from bot.sandbox.queries import Queries
from bot.sandbox.rates import Rates
from bot.sandbox.server import LOOPBACK_NAMES, build_app
from bot.sandbox.state import Chat, ChatKind, Person, Status, Topic
from bot.sandbox.store import Store
from bot.sandbox.updates import Updates
from bot.sandbox.watch import Watching
from bot.sandbox.webhooks import WebhookPusher
from bot.sandbox.world import World

DEFAULT_TOKEN = "42:SANDBOX"  # noqa: S105  # known to everybody, valid nowhere
DEFAULT_USERNAME = "kontra_bot"


class Sandbox(Watching):
    """A Bot API server on loopback with people to talk to the bot."""

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        token: str = DEFAULT_TOKEN,
        bot_username: str = DEFAULT_USERNAME,
        bot_name: str = "Kontra",
        clock: Clock = time.time,
        rates: bool = False,
        privacy: bool = True,
        folder: Path | None = None,
        any_interface: bool = False,
    ) -> None:
        """`port=0` takes a free one; `rates` enforces Telegram's speed limits.

        With a `folder` the world outlives the process: the same chats, message ids and unread
        updates after a restart (`restored` tells whether there were any).

        A host that is not loopback raises ValueError unless `any_interface` (for containers,
        where only the port mapping decides who can reach it); the Host header is checked anyway.
        """
        if host not in LOOPBACK_NAMES and not any_interface:
            raise ValueError(f"the sandbox listens on loopback only, not on {host}")
        self.world = World(
            clock=clock,
            token=token,
            bot_username=bot_username,
            bot_name=bot_name,
            folder=folder / "files" if folder else None,
        )
        self.world.privacy = privacy
        updates = Updates(self.world)
        self.context = Context(self.world, updates, Queries(clock), Rates(clock, enforced=rates))
        self.faults = Faults(updates)
        self.api = Api(self.context, self.faults)
        self.pusher = WebhookPusher(self.api)
        self._host, self._port = host, port
        self._runner: web.AppRunner | None = None
        self._store = Store(self.world, updates, folder) if folder else None
        self.restored = False

    @property
    def url(self) -> str:
        """The server's base, `http://127.0.0.1:PORT`, once it runs."""
        return f"http://{self._host}:{self._port}"

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    async def start_server(self) -> None:
        """Listen and restore the world; a taken port raises OSError before anything is read."""
        from bot.sandbox.pages import attach_page  # it needs this class

        app = build_app(self.api)
        attach_page(app, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        if self._store is not None:
            self.restored = self._store.open()
        self.pusher.start()

    async def close(self) -> None:
        """Stop listening; stop the bot first, it still wants to confirm its last updates."""
        self.context.updates.stop()
        await self.pusher.stop()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._store is not None:
            self._store.close()

    async def __aenter__(self) -> Self:
        await self.start_server()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    # --- building the world -----------------------------------------------------------------

    def person(
        self,
        first_name: str,
        *,
        language: str | None = "en",
        username: str | None = None,
        last_name: str | None = None,
        started: bool = False,
    ) -> Person:
        """A new person; `started=True` when he has pressed Start before."""
        return self.world.add_person(
            Person(
                self.world.next_person_id(),
                first_name,
                last_name=last_name,
                username=username or first_name.lower(),
                language=language,
                started=started,
            )
        )

    def group(
        self,
        title: str,
        members: Iterable[Person],
        *,
        kind: ChatKind | str = ChatKind.SUPERGROUP,
        forum: bool = False,
        bot: Status | str = Status.MEMBER,
        username: str | None = None,
    ) -> Chat:
        """A new group, the first member its creator; `bot` is the bot's standing in it."""
        everybody = list(members)
        standing = dict.fromkeys((one.id for one in everybody), Status.MEMBER)
        standing[everybody[0].id] = Status.CREATOR
        standing[self.world.bot_id] = Status(bot)
        kind = ChatKind(kind)
        chat = Chat(
            self.world.next_chat_id(kind),
            kind,
            title,
            members=standing,
            forum=forum,
            username=username,
            # a real supergroup's first message is its creation, and thread 1 is General
            last_message_id=1 if kind is ChatKind.SUPERGROUP else 0,
        )
        return self.world.add_chat(chat)

    # --- what happens to groups -------------------------------------------------------------

    def add(self, group: Chat, person: Person) -> None:
        """Somebody joins a group."""
        groups.set_status(self.context, self.chat_of(group), person.id, Status.MEMBER, person.id)

    def remove(self, group: Chat, person: Person) -> None:
        """Somebody leaves a group."""
        groups.set_status(self.context, self.chat_of(group), person.id, Status.LEFT, person.id)

    def set_bot(self, group: Chat, status: Status | str) -> None:
        """The group's creator adds, promotes, demotes or kicks the bot."""
        chat = self.chat_of(group)
        groups.set_status(
            self.context, chat, self.world.bot_id, Status(status), self._creator(chat)
        )

    def kick_bot(self, group: Chat) -> None:
        """The bot is thrown out: from now on 403."""
        self.set_bot(group, Status.KICKED)

    def migrate(self, group: Chat) -> Chat:
        """Upgrade a basic group; returns the supergroup (the old id answers with an error)."""
        chat = self.chat_of(group)
        return groups.upgrade(self.context, chat, self._creator(chat))

    def topic(self, forum: Chat, name: str) -> Topic:
        """The creator opens a topic in a forum."""
        chat = self.chat_of(forum)
        return groups.open_topic(self.context, chat, name, self._creator(chat), 0x6FB9F0)

    def expire_ephemerals(self, group: Chat) -> None:
        """All ephemeral messages vanish from the screens, as they may at any time."""
        for message in list(self.world.messages[self.chat_of(group).id].values()):
            if message.ephemeral and not message.deleted:
                self.world.delete(message)

    @staticmethod
    def _creator(chat: Chat) -> int:
        rulers = [user for user, status in chat.members.items() if status is Status.CREATOR]
        return rulers[0] if rulers else next(iter(chat.members))
