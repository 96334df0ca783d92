"""What every page of a table needs: the view to show, its dress, and a maker of buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.chat import Photo, Rows
from bot.tables import PersonSettings, Table
from bot.texts import Html, Texts, shorten
from bot.texts.markup import escape
from engine import Seat, Side
from engine.bridge import BridgeView
from renderers import TableDress, Words

from .call_notes import alerts
from .dressing import group_dress, seat_dress
from .keys import Keys
from .names import mention, name_at
from .screen import Screen

LONGEST_EQUAL = 3300
"""Characters of a text equal, so that with its caption it fits Telegram's 4096."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A table seen by one reader; ``seat`` None is the group."""

    table: Table
    texts: Texts
    seat: Seat | None
    view: BridgeView
    dress: TableDress
    keys: Keys
    settings: PersonSettings
    bot_username: str = ""
    group_title: str = ""

    @classmethod
    def of_group(cls, table: Table, texts: Texts, *, bot_username: str) -> Scene:
        """The public scene; TableError without a match."""
        view = table.view_of(None)
        return cls(
            table=table,
            texts=texts,
            seat=None,
            view=view,
            dress=replace(group_dress(table, texts), notes=alerts(table, view, texts)),
            keys=Keys.of(table),
            settings=PersonSettings(),
            bot_username=bot_username,
        )

    @classmethod
    def of_seat(
        cls,
        table: Table,
        seat: Seat,
        texts: Texts,
        settings: PersonSettings,
        *,
        group_title: str = "",
    ) -> Scene:
        """One player's scene; TableError without a match."""
        view = table.view_of(seat)
        dress = seat_dress(table, seat, texts, settings)
        return cls(
            table=table,
            texts=texts,
            seat=seat,
            view=view,
            dress=replace(dress, notes=alerts(table, view, texts)),
            keys=Keys.of(table),
            settings=settings,
            group_title=group_title,
        )

    @property
    def words(self) -> Words:
        """The pictures' words in the reader's language."""
        return self.dress.words

    @property
    def is_rubber(self) -> bool:
        """Whether points are written on a rubber's sheet, below and above the line."""
        return self.view.form.name == "rubber"

    @property
    def side(self) -> Side | None:
        """The reader's side; None for the group."""
        return None if self.seat is None else self.seat.side

    def name(self, seat: Seat) -> str:
        """The plain name of a seat's occupant."""
        return name_at(self.table, seat, self.texts)

    def mention(self, seat: Seat) -> Html:
        """The name as a link that notifies; plain for a computer."""
        return mention(self.table, seat, self.texts)

    def screen(
        self, text: str, rows: Rows, drawing: Callable[[], Photo], equal: Callable[[], str]
    ) -> Screen:
        """A screen with its picture, or with the picture's ``equal`` for text-only readers."""
        if not self.settings.is_text_only:
            return Screen(text, rows, drawing)
        return Screen(joined(escape(shorten(equal(), LONGEST_EQUAL)), "", text), rows)


def joined(*lines: str | None) -> Html:
    """Lines of HTML one below the other; None is left out."""
    return Html("\n".join(line for line in lines if line is not None))
