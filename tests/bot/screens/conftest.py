"""Tables for the tests of screens: fixed cards, people with names, and a way to play on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import pytest

from bot.chat import Button, ButtonData, ChatRef
from bot.screens import Screen
from bot.tables import Computer, Human, Table, TableSettings
from bot.texts import Texts
from engine import CHANCE, Seat
from engine.actions import PlayCard

BOARD = "N:AKQJ.AKQ.AKQ.AK5 T987.JT9.JT9.QJT 65432.876.876.98 .5432.5432.76432"
"""North holds 37 points, West is void of spades."""
GROUP = ChatRef(-1001234567890)
NAMES = {Seat.NORTH: "Anna", Seat.EAST: "Boris", Seat.SOUTH: "Celina", Seat.WEST: "David"}


class Tables:
    """A maker of tables, and what tests do with them."""

    def make(
        self,
        *,
        chat: ChatRef = GROUP,
        computers: str = "",
        board: str = BOARD,
        names: Mapping[Seat, str] = NAMES,
        **settings: object,
    ) -> Table:
        """A table on which everybody sits; ``computers`` names the seats of computers."""
        agreed = TableSettings(**settings)  # type: ignore[arg-type]
        table = Table(id=36**6, chat=chat, host_id=1, settings=agreed)
        for number, seat in enumerate(names, 1):
            table.seats[seat] = Human(number, names[seat])
        for letter in computers:
            table.seats[Seat(letter)] = Computer()
        table.start({**agreed.match_options(), "boards": [board] * 8})
        return table

    def play(self, table: Table, codes: str) -> Table:
        """Deal if need be, then do what the codes say, whoever's turn it is."""
        assert table.match is not None
        if table.match.turn is not None and table.match.turn.decider is CHANCE:
            table.deal(Random(1))
        for code in codes.split():
            turn = table.match.turn
            assert turn is not None
            assert isinstance(turn.decider, Seat)
            table.act(turn.decider, code)
        return table

    def play_out(self, table: Table) -> Table:
        """Finish the deal: everybody passes, or plays the highest legal card."""
        match = table.match
        assert match is not None
        already = len(match.state.finished)
        while len(match.state.finished) == already:
            turn = match.turn
            assert turn is not None
            assert isinstance(turn.decider, Seat)
            actions = match.view(turn.decider).legal
            cards = [action.card for action in actions if isinstance(action, PlayCard)]
            highest = max(cards, key=lambda card: card.rank, default=None)
            table.act(turn.decider, "P" if highest is None else str(highest))
        return table

    def whole_deal(self, table: Table, bid: str = "3N") -> Table:
        """A deal in which North bids, plays and makes all tricks but one."""
        self.play(table, "")
        assert table.match is not None
        dealer = table.match.view(None).dealer
        self.play(table, "P " * dealer.turns_to(Seat.NORTH) + bid + " P P P")
        return self.play_out(table)

    def step(self, table: Table, rng: Random) -> None:
        """One random legal action, or a deal."""
        assert table.match is not None
        turn = table.match.turn
        assert turn is not None
        if turn.decider is CHANCE:
            table.deal(rng)
            return
        assert isinstance(turn.decider, Seat)
        table.act(turn.decider, rng.choice(table.match.view(turn.decider).legal).code)


def codes_of(screen: Screen) -> list[list[str]]:
    """The codes of the buttons, row by row; links as ``url`` and lists as ``ask``."""
    return [[_code(button) for button in row] for row in screen.rows]


def _code(button: Button) -> str:
    if button.data is None:
        return "url" if button.url is not None else "ask"
    return ButtonData.parse(button.data).code


@pytest.fixture
def tables() -> Tables:
    """The maker of tables."""
    return Tables()


@pytest.fixture
def codes() -> Callable[[Screen], list[list[str]]]:
    """The codes of a screen's buttons, row by row."""
    return codes_of


@pytest.fixture(params=["en", "ru", "pl"])
def texts(request: pytest.FixtureRequest) -> Texts:
    """Each language in turn."""
    return Texts.load(request.param)


@pytest.fixture
def english() -> Texts:
    """The English texts."""
    return Texts.load("en")
