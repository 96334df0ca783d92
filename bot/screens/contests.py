"""Invitations to contests, and who is playing: nothing in them tells a result."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat import Button, Rows
from bot.tables.archive import Contest, ContestKind
from bot.texts import Texts, clean_name

from . import codes
from .keys import Keys
from .scene import joined
from .screen import Screen


def title_of(contest: Contest, texts: Texts) -> str:
    """What a contest is called in its table."""
    if contest.kind is ContestKind.DAY:
        return texts.plain("w-day-title", date=contest.title)
    return texts.plain("w-challenge-title", code=contest.code)


def challenge_screen(texts: Texts, code: str, *, host: str, bot_username: str) -> Screen:
    """A challenge that was just opened."""
    text = texts.say("challenge-open", code=code, name=clean_name(host))
    return Screen(text, _rows(texts, code, bot_username, has_state=True))


def state_screen(
    texts: Texts, code: str, *, playing: Sequence[str], done: Sequence[str], bot_username: str
) -> Screen:
    """Who is playing and who has finished."""
    text = joined(
        texts.say("challenge-state", code=code),
        texts.say("challenge-done", names=_names(done)) if done else None,
        texts.say("contest-playing", names=_names(playing)) if playing else None,
        None if playing or done else texts.say("challenge-none"),
    )
    return Screen(text, _rows(texts, code, bot_username, has_state=True))


def day_screen(texts: Texts, code: str, *, bot_username: str) -> Screen:
    """In a group: the deal of the day is played in private."""
    return Screen(texts.say("day-invite"), _rows(texts, code, bot_username, has_state=False))


def _rows(texts: Texts, code: str, bot_username: str, *, has_state: bool) -> Rows:
    url = f"https://t.me/{bot_username}?start=c{code}"
    row = (Button(texts.plain("b-enter"), url=url),)
    if not has_state:
        return (row,)
    state = codes.with_arguments(codes.CONTEST, code)
    return ((*row, Keys().button(texts.plain("b-enter-state"), state)),)


def _names(names: Sequence[str]) -> str:
    return ", ".join(clean_name(name) for name in names)
