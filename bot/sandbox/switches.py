"""The page's drawer: faults, speed limits, and what can happen to groups and people.

A table from the names the page sends to what they do; each entry gets one wish: who acts, in
which chat, with which further words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.errors import Text, bad_request
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.state import Chat, ChatKind, Json, Person, Status


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody at the page wants to happen."""

    sandbox: Sandbox
    person: Person
    chat: Chat
    body: Json

    @property
    def on(self) -> bool:
        """Whether a switch goes on."""
        return bool(self.body.get("on"))

    @property
    def seconds(self) -> float:
        """A length of time; 0 when none is named."""
        return float(self.body.get("seconds") or 0)

    @property
    def name(self) -> str:
        """The name of something new; ValueError when there is none."""
        if not (name := str(self.body.get("name") or "").strip()):
            raise ValueError("a name is needed")
        return name


def throw(sandbox: Sandbox, person: Person, chat: Chat | None, body: Json) -> Json:
    """Do what the page asks; unknown names raise ValueError."""
    name = str(body.get("do"))
    act = _SWITCHES.get(name)
    if act is None:
        raise ValueError(f"no switch {name}")
    place = chat or sandbox.private(person)
    if name in _GROUP_ONLY and place.private:
        raise ValueError("open a group first")
    result = act(Wish(sandbox, person, place, body))
    sandbox.world.changed("settings", sandbox.world.settings)
    return {"chat": result.id} if isinstance(result, Chat | Person) else {}


def _set_rates(wish: Wish) -> None:
    wish.sandbox.context.rates.enforced = wish.on


def _set_privacy(wish: Wish) -> None:
    wish.sandbox.world.privacy = wish.on


def _new_person(wish: Wish) -> Person:
    return wish.sandbox.person(wish.name, language=str(wish.body.get("language") or "en"))


def _new_group(wish: Wish) -> Chat:
    everybody = wish.sandbox.world.people.values()
    members = [wish.person, *(one for one in everybody if one is not wish.person)]
    kind = ChatKind(wish.body.get("kind") or ChatKind.SUPERGROUP)
    forum = bool(wish.body.get("forum")) and kind is ChatKind.SUPERGROUP
    group = wish.sandbox.group(wish.name, members, kind=kind, forum=forum, bot=Status.LEFT)
    wish.sandbox.set_bot(group, Status.MEMBER)
    return group


def _migrate(wish: Wish) -> Chat:
    if wish.chat.kind is not ChatKind.GROUP:
        raise ValueError("only a basic group can be upgraded")
    return wish.sandbox.migrate(wish.chat)


def _topic(wish: Wish) -> None:
    if not wish.chat.forum:
        raise ValueError("this group has no topics")
    wish.sandbox.topic(wish.chat, wish.name)


_GROUP_ONLY = ("bot", "migrate", "expire", "topic", "leave")

_SWITCHES: dict[str, Callable[[Wish], object]] = {
    "flood": lambda wish: wish.sandbox.faults.flood(int(wish.seconds) or 3),
    "refuse": lambda wish: wish.sandbox.faults.refuse(bad_request(Text.EDIT_NOT_FOUND)),
    "lose_answer": lambda wish: wish.sandbox.faults.lose_answers(),
    "lose_request": lambda wish: wish.sandbox.faults.lose_requests(),
    "bad_gateway": lambda wish: wish.sandbox.faults.bad_gateway(),
    "slow": lambda wish: wish.sandbox.faults.slow(wish.seconds),
    "duplicates": lambda wish: wish.sandbox.faults.duplicate_updates(wish.on),
    "undecodable": lambda wish: wish.sandbox.faults.undecodable_update(),
    "clear": lambda wish: wish.sandbox.faults.clear(),
    "rates": _set_rates,
    "privacy": _set_privacy,
    "block": lambda wish: wish.sandbox.block(wish.person),
    "unblock": lambda wish: wish.sandbox.unblock(wish.person),
    "bot": lambda wish: wish.sandbox.set_bot(wish.chat, str(wish.body.get("status"))),
    "migrate": _migrate,
    "expire": lambda wish: wish.sandbox.expire_ephemerals(wish.chat),
    "topic": _topic,
    "leave": lambda wish: wish.sandbox.remove(wish.chat, wish.person),
    "person": _new_person,
    "group": _new_group,
}
