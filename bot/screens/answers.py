"""Short messages outside the table: answers to mistakes, and what happened to a table."""

from __future__ import annotations

from bot.tables import Table
from bot.texts import Texts
from engine import Seat

from .screen import Screen


def unknown_command(texts: Texts) -> Screen:
    """No such command."""
    raise NotImplementedError


def not_understood(texts: Texts) -> Screen:
    """Words that are neither a call nor a card nor a command."""
    raise NotImplementedError


def not_text(texts: Texts) -> Screen:
    """A photo, a sticker, a voice message."""
    raise NotImplementedError


def too_long(texts: Texts) -> Screen:
    """A text too long to be anything."""
    raise NotImplementedError


def bad_file(texts: Texts, *, name: str, line: int | None = None) -> Screen:
    """A file that cannot be read, with the line at which reading failed."""
    raise NotImplementedError


def file_too_big(texts: Texts, *, most_kilobytes: int) -> Screen:
    """A file larger than we read."""
    raise NotImplementedError


def trouble(texts: Texts) -> Screen:
    """Something went wrong on our side; nothing was lost."""
    raise NotImplementedError


def start_privately(texts: Texts, *, bot_username: str, table: Table | None = None) -> Screen:
    """In a group: open the private chat first (a deep link)."""
    raise NotImplementedError


def groups_only(texts: Texts, *, bot_username: str) -> Screen:
    """In private: this command is for groups; a button adds the bot to one."""
    raise NotImplementedError


def no_table(texts: Texts) -> Screen:
    """There is no open table of yours here."""
    raise NotImplementedError


def seated(table: Table, seat: Seat, texts: Texts, *, group_title: str) -> Screen:
    """In private, after a deep link: you sit at this seat of that group's table."""
    raise NotImplementedError


def nudge(table: Table, texts: Texts) -> Screen:
    """In the group or private chat: it is still your turn (a mention)."""
    raise NotImplementedError


def stood_in(table: Table, seat: Seat, texts: Texts) -> Screen:
    """Time ran out: a computer plays for this person; a button takes the seat back."""
    raise NotImplementedError


def farewell(table: Table, texts: Texts) -> Screen:
    """The table was put away (lobby closed or match stopped)."""
    raise NotImplementedError
