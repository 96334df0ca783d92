"""What people do: write, send files, follow links, edit, react, block the bot.

Part of the public Python API (see `Sandbox`). Everything goes the way a Telegram client would
send it, so the bot gets exactly the updates Telegram would give it.
"""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from bot.sandbox import commands, groups, render
from bot.sandbox.contents import caption_content, media_content
from bot.sandbox.context import Context
from bot.sandbox.entities import found
from bot.sandbox.files import Upload
from bot.sandbox.seen import Seen
from bot.sandbox.state import Chat, Json, Message, Person, Status
from bot.sandbox.world import World

Place = Chat | Person
"""Where something happens: a group, or a person for the private chat with him."""


class People:
    """Actions of people; the first base of `Sandbox`."""

    context: Context
    world: World

    def private(self, person: Person) -> Chat:
        """The private chat of a person with the bot."""
        return self.world.chats[person.id]

    def chat_of(self, place: Place) -> Chat:
        """The chat a place stands for; an upgraded group stands for its supergroup."""
        chat = self.private(place) if isinstance(place, Person) else place
        while chat.migrated_to is not None:
            chat = self.world.chats[chat.migrated_to]
        return chat

    async def say(
        self,
        person: Person,
        place: Place,
        text: str,
        *,
        reply_to: Seen | None = None,
        thread: int | None = None,
    ) -> Seen:
        """Write a text. In the private chat the first message presses Start."""
        content = {"text": text, "entities": found(text)}
        return self._write(person, place, content, reply_to=reply_to, thread=thread)

    async def send_file(
        self,
        person: Person,
        place: Place,
        data: bytes,
        name: str,
        *,
        mime: str = "application/octet-stream",
        caption: str = "",
        as_photo: bool = False,
    ) -> Seen:
        """Send a document, or a photo when `as_photo`."""
        kind = "photo" if as_photo else "document"
        content = media_content(self.context, kind, Upload(data, name, mime))
        return self._write(person, place, content | caption_content(caption, None, None))

    async def start(self, person: Person, payload: str = "") -> Seen:
        """Press Start in the private chat, perhaps from a deep link with a payload."""
        return await self.say(person, person, f"/start {payload}".strip())

    async def open_link(self, person: Person, url: str, *, group: Chat | None = None) -> Seen:
        """Follow `t.me/<bot>?start=…`, or `?startgroup=…` into a group of the person."""
        asked = parse_qs(urlsplit(url).query, keep_blank_values=True)
        name = urlsplit(url if "://" in url else f"https://{url}").path.strip("/")
        if name.lower() != self.world.bot_username.lower():
            raise ValueError(f"{url} does not lead to @{self.world.bot_username}")
        if "startgroup" in asked and group is not None:
            self._add_bot(group, person)
            text = f"/start@{self.world.bot_username} {_payload(asked['startgroup'][0])}"
            return await self.say(person, group, text.strip())
        return await self.start(person, _payload(asked.get("start", [""])[0]))

    async def edit(self, person: Person, message: Seen, text: str) -> Seen:
        """Change one's own text message."""
        own = self._record(message)
        if own.sender != person.id:
            raise PermissionError(f"{person.first_name} did not write this message")
        own.content = {"text": text, "entities": found(text)}
        own.edit_date = int(self.world.clock())
        groups.deliver(self.context, self.world.chats[own.chat_id], own, "edited_message")
        return self._seen(own)

    def block(self, person: Person) -> None:
        """The person blocks the bot."""
        groups.block(self.context, person.id, blocked=True)

    def unblock(self, person: Person) -> None:
        """The person unblocks the bot."""
        groups.block(self.context, person.id, blocked=False)

    def delete(self, message: Seen) -> None:
        """An administrator deletes a message; the bot is not told, as in Telegram."""
        self.world.delete(self._record(message))

    def react(self, person: Person, message: Seen, emoji: str | None) -> None:
        """Put an emoji on a message, or take it away."""
        record = self._record(message)
        key = str(person.id)
        old = [{"type": "emoji", "emoji": one} for one in [record.reactions.pop(key, "")] if one]
        if emoji:
            record.reactions[key] = emoji
        self.world.changed("message", record)
        chat = self.world.chats[record.chat_id]
        if chat.private or chat.status(self.world.bot_id).rules:
            body = {
                "chat": render.chat(self.world, chat),
                "message_id": record.id,
                "user": render.person(person),
                "date": int(self.world.clock()),
                "old_reaction": old,
                "new_reaction": [{"type": "emoji", "emoji": emoji}] if emoji else [],
            }
            self.context.updates.push("message_reaction", body)

    def _write(
        self,
        person: Person,
        place: Place,
        content: Json,
        *,
        reply_to: Seen | None = None,
        thread: int | None = None,
    ) -> Seen:
        chat = self.chat_of(place)
        if not chat.status(person.id).present:
            raise PermissionError(f"{person.first_name} is not in {chat.title or 'this chat'}")
        if chat.private and not person.started:
            person.started = True
            self.world.changed("person", person)
        hidden = self._is_ephemeral_command(person, chat, content)
        receiver = self.world.bot_id if hidden else None
        message = self.world.add_message(chat, person.id, content, ephemeral_for=receiver)
        if reply_to is not None:
            message.reply_to = reply_to.id
            thread = thread or reply_to.thread
        if thread is not None:
            message.thread, message.topic = thread, True
        groups.deliver(self.context, chat, message)
        return self._seen(message)

    def _is_ephemeral_command(self, person: Person, chat: Chat, content: Json) -> bool:
        text = content.get("text", "")
        if chat.private or not text.startswith("/"):
            return False
        name = text[1:].split(maxsplit=1)[0].partition("@")[0]
        shown = commands.menu(self.world.settings, chat, person.id, person.language)
        return any(one["command"] == name and one.get("is_ephemeral") for one in shown)

    def _add_bot(self, group: Chat, person: Person) -> None:
        if not group.status(self.world.bot_id).present:
            groups.set_status(self.context, group, self.world.bot_id, Status.MEMBER, person.id)

    def _record(self, message: Seen) -> Message:
        return self.world.messages[message.chat_id][message.order]

    def _seen(self, message: Message) -> Seen:
        return Seen.of(message, self.world.files)


def _payload(text: str) -> str:
    """A deep link's payload; clients silently drop what is not 1–64 of `A-Za-z0-9_-`."""
    return text if re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) else ""
