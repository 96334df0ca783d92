"""Short messages outside the table: answers to mistakes, and what happened to a table."""

from __future__ import annotations

from urllib.parse import quote

from bot.chat import Button, ButtonStyle
from bot.tables import Table
from bot.texts import Texts, clean_name
from engine import CHANCE, Seat
from renderers import words_of

from . import codes
from .keys import Keys, add_to_group_link, open_cards_link
from .names import mention
from .scene import joined
from .screen import Screen


def unknown_command(texts: Texts) -> Screen:
    """No such command."""
    return Screen(texts.say("unknown-command"))


def not_understood(texts: Texts) -> Screen:
    """Words that are neither a call nor a card nor a command."""
    return Screen(texts.say("not-understood"))


def not_text(texts: Texts) -> Screen:
    """A photo, a sticker, a voice message."""
    return Screen(texts.say("not-text"))


def too_long(texts: Texts) -> Screen:
    """A text too long to be anything."""
    return Screen(texts.say("too-long"))


def file_too_big(texts: Texts, *, most_kilobytes: int) -> Screen:
    """A file larger than we read."""
    return Screen(texts.say("file-too-big", most=most_kilobytes))


def trouble(texts: Texts) -> Screen:
    """Something went wrong on our side; nothing was lost."""
    return Screen(texts.say("trouble"))


def cards_are_private(texts: Texts, *, bot_username: str) -> Screen:
    """To who asked in a group: the hand was shown in the private chat."""
    there = Button(texts.plain("b-open-cards"), url=f"https://t.me/{bot_username}")
    return Screen(texts.say("cards-are-private"), ((there,),))


def start_privately(texts: Texts, *, bot_username: str, table: Table | None = None) -> Screen:
    """In a group: open the private chat first (a deep link)."""
    url = f"https://t.me/{bot_username}?start=go"
    if table is not None:
        url = open_cards_link(bot_username, table)
    return Screen(texts.say("start-privately"), ((Button(texts.plain("b-open-cards"), url=url),),))


def groups_only(texts: Texts, *, bot_username: str) -> Screen:
    """In private: this command is for groups; a button adds the bot to one."""
    url = add_to_group_link(bot_username)
    return Screen(texts.say("groups-only"), ((Button(texts.plain("b-add"), url=url),),))


def no_table(texts: Texts, *, in_group: bool = False) -> Screen:
    """There is no open table of yours here."""
    if in_group:
        new = Keys().button(texts.plain("b-new"), codes.NEW, style=ButtonStyle.SUCCESS)
        return Screen(texts.say("no-table-here"), ((new,),))
    solo = Keys().button(texts.plain("b-solo"), codes.SOLO, style=ButtonStyle.SUCCESS)
    return Screen(texts.say("no-table"), ((solo,),))


def invitation(texts: Texts, *, bot_username: str, code: str) -> Screen:
    """To be passed on to friends: the code of a table without a group, and its link."""
    link = f"https://t.me/{bot_username}?start=j{code}"
    share = f"https://t.me/share/url?url={quote(link, safe='')}"
    button = Button(texts.plain("b-share"), url=share)
    return Screen(texts.say("invite-friends", code=code, link=link), ((button,),))


def seated(table: Table, seat: Seat, texts: Texts, *, group_title: str) -> Screen:
    """In private, after a deep link: you sit at this seat of that group's table."""
    name = words_of(texts.language).seat_names[seat]
    rows = ((Keys.of(table).button(texts.plain("b-leave"), codes.LEAVE),),)
    if not group_title:
        return Screen(texts.say("seated-here", seat=name), rows)
    return Screen(texts.say("seated", seat=name, title=clean_name(group_title)), rows)


def nudge(table: Table, texts: Texts, *, group_title: str = "") -> Screen:
    """It is still somebody's turn: a short message that mentions the one who is waited for.

    ``group_title`` names the group of the table in a private chat, with a way to the table.
    """
    turn = table.match.turn if table.match is not None else None
    if turn is None or turn.decider is CHANCE:
        return Screen(texts.say("nudge-nobody"))
    controller = table.controller_of(turn.decider)
    said = texts.say("nudge", name=mention(table, controller, texts))
    if not group_title:
        return Screen(said)
    title = texts.say("group-line", title=clean_name(group_title))
    down = Keys.of(table).button(texts.plain("b-bottom"), codes.BOTTOM)
    return Screen(joined(title, said), ((down,),))


def stood_in(table: Table, seat: Seat, texts: Texts) -> Screen:
    """Time ran out: a computer plays for this person; a button takes the seat back."""
    take = Keys.of(table).button(texts.plain("b-take"), codes.TAKE, style=ButtonStyle.SUCCESS)
    return Screen(texts.say("stood-in", name=mention(table, seat, texts)), ((take,),))


def farewell(table: Table, texts: Texts) -> Screen:
    """The table was put away before anything was played."""
    if table.chat.is_private:
        button = Keys().button(texts.plain("b-solo"), codes.SOLO)
    else:
        button = Keys().button(texts.plain("b-new"), codes.NEW)
    return Screen(texts.say("table-closed"), ((button,),))
