"""Keeping the sandbox's world over a restart: a journal of JSON lines and a folder of files.

Every changed record is appended at once, so a killed process loses nothing it has shown. On
start the journal is read (a torn last line is dropped) and written anew, without deleted
messages and with the newest history only; the same happens when it grows long.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from bot.sandbox.state import (
    BotSettings,
    Chat,
    ChatKind,
    Json,
    Message,
    Person,
    Status,
    StoredFile,
    Topic,
    Update,
    Webhook,
)
from bot.sandbox.updates import Updates
from bot.sandbox.world import Change, World

JOURNAL = "world.jsonl"
KEPT_MESSAGES = 1000
KEPT_FILES = 3000
LINES_BEFORE_REWRITE = 20_000

_RECORDS = ("person", "chat", "message", "file", "settings", "update")


class Store:
    """Writes every change of a world into a folder, and reads it back at the start."""

    def __init__(self, world: World, updates: Updates, folder: Path) -> None:
        self._world = world
        self._updates = updates
        self._path = folder / JOURNAL
        self._out: TextIO | None = None
        self._lines = 0

    def open(self) -> bool:
        """Restore what the folder holds and listen from now on; whether there was anything."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        restored = self._path.exists()
        if restored:
            self._load()
        self._rewrite()
        self._world.listeners.append(self._notice)
        return restored

    def close(self) -> None:
        """Stop listening."""
        if self._out is not None:
            self._world.listeners.remove(self._notice)
            self._out.close()
            self._out = None

    def _notice(self, change: Change) -> None:
        if change.kind in _RECORDS:
            self._append(change.kind, asdict(change.record))
        elif change.kind == "confirmed":
            self._append("confirmed", change.record)
        elif change.kind == "taken":
            self._append("taken", change.record.id)
        if self._lines > LINES_BEFORE_REWRITE:
            self._rewrite()

    def _append(self, kind: str, value: Any) -> None:
        assert self._out is not None
        self._out.write(json.dumps([kind, value], ensure_ascii=False) + "\n")
        self._out.flush()
        self._lines += 1

    def _rewrite(self) -> None:
        """Write the present state into a fresh journal and put it in the old one's place."""
        self._forget_old()
        fresh = self._path.with_suffix(".new")
        if self._out is not None:
            self._out.close()
        self._out = fresh.open("w", encoding="utf-8")
        self._lines = 0
        counters = {"update": self._updates.last_id, "box": self._world.last_box_id}
        self._append("counters", counters)
        for kind, records in self._everything():
            for record in records:
                self._append(kind, asdict(record))
        self._out.close()
        fresh.replace(self._path)
        self._out = self._path.open("a", encoding="utf-8")
        self._lines = 0

    def _everything(self) -> list[tuple[str, list[Any]]]:
        world = self._world
        messages = [one for said in world.messages.values() for one in said.values()]
        return [
            ("settings", [world.settings]),
            ("person", list(world.people.values())),
            ("chat", list(world.chats.values())),
            ("file", list(world.files.records.values())),
            ("message", messages),
            ("update", list(self._updates.waiting)),
        ]

    def _forget_old(self) -> None:
        """Drop deleted messages, all but the newest history, and files nothing shows."""
        world = self._world
        for chat_id, said in world.messages.items():
            living = [one for one in said.values() if not one.deleted][-KEPT_MESSAGES:]
            world.messages[chat_id] = {one.order: one for one in living}
        shown = {
            file_id
            for said in world.messages.values()
            for one in said.values()
            for file_id in _file_ids(one.content)
        }
        world.files.forget(KEPT_FILES, keep=shown)

    def _load(self) -> None:
        updates: dict[int, Update] = {}
        for kind, value in _lines(self._path):
            if kind == "update":
                updates[value["id"]] = Update(**value)
            elif kind == "confirmed":
                updates = {number: one for number, one in updates.items() if number > value}
            elif kind == "taken":
                updates.pop(value, None)
            elif kind == "counters":
                self._count(value["update"], value["box"])
            else:
                self._restore(kind, value)
            self._count(max(updates, default=0), 0)
        self._updates.waiting.extend(updates.values())

    def _count(self, update: int, box: int) -> None:
        self._updates.last_id = max(self._updates.last_id, update)
        self._world.last_box_id = max(self._world.last_box_id, box)

    def _restore(self, kind: str, value: Json) -> None:
        world = self._world
        if kind == "person":
            world.people[value["id"]] = Person(**value)
        elif kind == "chat":
            world.chats[value["id"]] = _chat(value)
            world.messages.setdefault(value["id"], {})
        elif kind == "file":
            world.files.restore(StoredFile(**value))
        elif kind == "settings":
            world.settings = BotSettings(**value | {"webhook": Webhook(**value["webhook"])})
        elif kind == "message":
            self._restore_message(Message(**value))

    def _restore_message(self, message: Message) -> None:
        """Put a message back and move the counters past it."""
        chat = self._world.chats[message.chat_id]
        self._world.messages[chat.id][message.order] = message
        chat.last_order = max(chat.last_order, message.order)
        chat.last_ephemeral_id = max(chat.last_ephemeral_id, message.ephemeral_id or 0)
        if not message.ephemeral:
            chat.last_message_id = max(chat.last_message_id, message.id)
            if chat.kind is not ChatKind.SUPERGROUP:
                self._count(0, message.id)


def _lines(path: Path) -> list[tuple[str, Any]]:
    """The journal's entries up to the first that is torn."""
    entries: list[tuple[str, Any]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            kind, value = json.loads(line)
        except ValueError:
            break
        entries.append((kind, value))
    return entries


def _chat(value: Json) -> Chat:
    members = {int(user): Status(status) for user, status in value["members"].items()}
    topics = {int(number): Topic(**topic) for number, topic in value["topics"].items()}
    kind = ChatKind(value["kind"])
    return Chat(**value | {"kind": kind, "members": members, "topics": topics})


def _file_ids(content: Json) -> list[str]:
    ids = [size["file_id"] for size in content.get("photo", [])]
    if document := content.get("document"):
        ids.append(document["file_id"])
    return ids
