"""Choosing a call or a card from an inline list, which only the one who asks can see.

The way for those whom the bot can reach by alerts alone (CHAT, principle 8). A picked line is
posted in the group in the player's name; its id is the data of the button it stands for.
"""

from __future__ import annotations

from bot.chat import ButtonData, Choice
from bot.chat.button_data import to_base36
from bot.tables import PersonSettings, Table
from bot.texts import Texts
from engine import Seat

from .toasts import action_words

MOST_CHOICES = 50
"""Telegram shows no more results."""


def ask_query(table: Table) -> str:
    """What a button puts behind the bot's name to ask for this table's list: ``t3.17``.

    The table and its version: clients keep a list for a query, so each turn has its own.
    """
    return f"t{to_base36(table.id)}.{to_base36(table.version)}"


def action_choices(
    table: Table, seat: Seat, texts: Texts, *, settings: PersonSettings
) -> tuple[Choice, ...]:
    """What the occupant of the seat may do now; nothing when it is somebody else's turn."""
    turn = table.match.turn if table.match is not None else None
    if turn is None or not isinstance(turn.decider, Seat):
        return ()
    if table.controller_of(turn.decider) is not seat:
        return ()
    actions = table.view_of(seat).legal[:MOST_CHOICES]
    return tuple(
        Choice(
            id=str(ButtonData(table.id, table.version, action.code)),
            title=action_words(action, texts, settings),
            says=action_words(action, texts, settings),
        )
        for action in actions
    )
