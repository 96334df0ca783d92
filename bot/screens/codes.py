"""The action codes that our buttons carry in ``ButtonData.code``: at most 40 ASCII characters.

A code is a word, or a word and arguments joined by dots (``sit.N``, ``set.form.chicago``). Calls
(``1C`` … ``7N``, ``P``, ``X``, ``XX``) and cards (``SA``) are the engine's own action codes.
``VERSIONLESS`` words are good at any time; all others are obeyed only with the table's version.
"""

from __future__ import annotations

from typing import Final

# --- at a table: the auction and the play ---------------------------------------------------

LEVEL: Final = "L"
"""``L3``: show the strains of level 3; ``L`` alone: back to the levels."""
NEUTRAL: Final = "u"
"""``u``: open or close the neutral keyboard (the same for everybody); ``u.S``: its spades."""
CONFIRM: Final = "ask"
"""``ask.SA``: show "play the ace of spades?" (people who confirm their cards)."""
CLAIM: Final = "claim"
"""``claim``: how many tricks? ``cl.5``, ``undo``, ``yes`` and ``no`` are the engine's codes."""

# --- at a table: looking ----------------------------------------------------------------------

HAND: Final = "hand"
"""Show me my cards, by the best private channel."""
LAST: Final = "last"
"""The last trick, as an alert."""
BIDS: Final = "bids"
"""The auction page: every call is a button."""
WHY: Final = "why"
"""``why.5``: what call number 5 (from 0) of this deal's auction means, as an alert."""
SHEET: Final = "sheet"
"""The score sheet's page."""
ENTRY: Final = "entry"
"""``entry.5``: what the fifth deal of the sheet brought, and for what, as an alert."""
DRAW: Final = "draw"
"""The page with the draw for partners."""
REVIEW: Final = "review"
"""``review.3``: all four hands of finished deal 3 (its number as played, from 1)."""
ANALYSIS: Final = "dd"
"""``dd.3``: finished deal 3 double dummy; its pages are ``dd.3.play``, ``.calls``, ``.report``."""
MEANING: Final = "mean"
"""``mean.3.5``: what call number 5 (from 0) of finished deal 3 means, as an alert."""
REPORT: Final = "rep"
"""``rep.3.5``: report that call."""
SAME: Final = "same"
"""``same.3``: how finished deal 3 ended at other tables."""
RECORD: Final = "rec"
"""``rec.pbn``, ``rec.lin``: send the finished deals as a file; ``rec.pbn.3``: deal 3 alone."""
HINT: Final = "hint"
"""What would the computer do with my cards? An alert."""
MENU: Final = "menu"
"""The page of rarer actions."""
BACK: Final = "back"
"""From a page back to the table."""

# --- at a table: the course of the match -----------------------------------------------------

NEXT: Final = "next"
"""Deal the next deal."""
AGAIN: Final = "again"
"""A new match with the same seats."""
BOTTOM: Final = "bottom"
"""Post the table anew at the bottom of the chat."""
AWAY: Final = "away"
"""Let a computer stand in for me."""
TAKE: Final = "take"
"""Take my seat back from the computer."""
STOP: Final = "stop"
"""Ask whether to stop the match."""
STOP_NOW: Final = "stop!"
"""Stop the match: the answer yes."""

# --- the lobby -----------------------------------------------------------------------------------

SIT: Final = "sit"
"""``sit.N``: sit down here."""
LEAVE: Final = "leave"
"""Stand up."""
COMPUTER: Final = "pc"
"""``pc.N``: put a computer on this seat, or take it away."""
FILL: Final = "fill"
"""Computers on all free seats."""
GO: Final = "go"
"""Start the match."""
SETTINGS: Final = "set"
"""``set``: the lobby's settings page; ``set.form.chicago``: agree on a value.

Fields: ``form``, ``deals``, ``law``, ``honours`` (on, off), ``strength``, ``system``, ``clock``
(seconds, ``none``), ``lang``, ``theme``, ``draw`` (on, off), ``preset``, ``stake``, ``bank``,
``passed``, ``partner`` (on: a human plays both hands).
"""
CLOSE: Final = "close"
"""Put the lobby away: nobody plays."""

# --- outside a table (table 0, version 0) --------------------------------------------------------

SOLO: Final = "solo"
"""Play now against computers, in the private chat."""
HELP: Final = "help"
"""The help page."""
START: Final = "start"
"""Back to the welcome."""
LANGUAGE: Final = "lang"
"""``lang``: the languages; ``lang.ru``: choose one (of the person; in a group, of the group)."""
ME: Final = "me"
"""``me``: personal settings; ``me.theme.dark``: choose a value.

Fields: ``letters`` (auto, latin, cyrillic), ``theme``, ``colours`` (2, 4), ``text`` (on, off),
``confirm`` and ``forced`` (on, off).
"""
PICK: Final = "pick"
"""Choose a game to play alone; ``solo.chicago004`` then begins it."""
TOP: Final = "top"
"""``top``: the chat's ranking; ``top.whists.2``: by another measure, in season 2."""
HISTORY: Final = "hist"
"""``hist``: the chat's matches; ``hist.p.6``: from the sixth on; ``hist.17``: one of them."""
SEASON_NOW: Final = "season!"
"""``season!.2``: begin the second season: the answer yes."""
FORGET: Final = "forget"
"""Ask whether to forget everything about me."""
FORGET_NOW: Final = "forget!"
"""Forget me: the answer yes."""
NEW: Final = "new"
"""Open a lobby in this group."""
DEAL: Final = "deal"
"""``deal.AB2C3D``: play the deals of a code, alone or at a table of this group."""
CONTEST: Final = "cont"
"""``cont.AB2C3D``: who plays this contest, and how it stands."""

ON: Final = "on"
OFF: Final = "off"

VERSIONLESS: Final = frozenset(
    {
        *(HAND, LAST, BIDS, WHY, SHEET, REVIEW, RECORD, HINT, MENU, BACK, BOTTOM, AWAY, TAKE),
        *(ANALYSIS, MEANING, REPORT, SAME, STOP, STOP_NOW),
        *(ENTRY, DRAW),
        *(SIT, LEAVE, FILL, GO, SETTINGS, CLOSE),
        *(SOLO, HELP, START, LANGUAGE, ME, NEW, DEAL, CONTEST),
        *(PICK, TOP, HISTORY, SEASON_NOW, FORGET, FORGET_NOW),
    }
)
"""Words that look, that name their result in full, or that the table itself refuses when late."""

READ: Final = frozenset({BIDS, SHEET, MENU, DRAW, REVIEW})
"""Words that open pages on which nothing is decided."""


def word(code: str) -> str:
    """What a code begins with: ``sit`` of ``sit.N``; ``L`` of ``L3``; calls and cards whole."""
    if len(code) == 2 and code[0] == LEVEL and code[1].isdigit():
        return LEVEL
    return code.partition(".")[0]


def arguments(code: str) -> tuple[str, ...]:
    """The parts after the word: ``("form", "chicago")`` of ``set.form.chicago``."""
    return tuple(code.split(".")[1:])


def is_versionless(code: str) -> bool:
    """Whether the code is good with any version of the table."""
    return word(code) in VERSIONLESS


def with_arguments(first: str, *rest: object) -> str:
    """Join a word and its arguments; the pair of :func:`word` and :func:`arguments`."""
    return ".".join((first, *map(str, rest)))


def level_code(level: int) -> str:
    """The code that shows the strains of a level (1 to 7)."""
    return f"{LEVEL}{level}"
