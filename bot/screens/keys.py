"""Making buttons: every one carries the table, its version and a code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.chat import Button, ButtonData, ButtonStyle, Rows
from bot.chat.button_data import to_base36
from bot.tables import Table
from engine.cards import Suit

MOST_IN_A_ROW = 7
"""Telegram allows eight; seven cards still fit a thumb on a narrow phone."""


@dataclass(frozen=True, slots=True)
class Keys:
    """A maker of buttons for one table as it stands, or for no table at all."""

    table: int = 0
    version: int = 0

    @classmethod
    def of(cls, table: Table) -> Keys:
        """For this table now."""
        return cls(table.id, table.version)

    def button(
        self,
        label: str,
        code: str,
        *,
        style: ButtonStyle = ButtonStyle.PLAIN,
        is_disabled: bool = False,
    ) -> Button:
        """A button that sends this code."""
        data = str(ButtonData(self.table, self.version, code))
        return Button(label, data=data, style=style, is_disabled=is_disabled)


def suit_style(suit: Suit | None) -> ButtonStyle:
    """Red for hearts and diamonds."""
    return ButtonStyle.DANGER if suit is not None and suit.is_red else ButtonStyle.PLAIN


def in_rows(buttons: Sequence[Button], most: int = MOST_IN_A_ROW) -> Rows:
    """Rows of about equal length with at most ``most`` buttons each."""
    if not buttons:
        return ()
    count = -(-len(buttons) // most)
    length = -(-len(buttons) // count)
    return tuple(
        tuple(buttons[start : start + length]) for start in range(0, len(buttons), length)
    )


def open_cards_link(bot_username: str, table: Table) -> str:
    """The deep link that opens the private chat at this table."""
    return f"https://t.me/{bot_username}?start=t{to_base36(table.id)}"


def add_to_group_link(bot_username: str) -> str:
    """The link that adds the bot to a group."""
    return f"https://t.me/{bot_username}?startgroup=new"
