"""The arena: two computer players in a duplicate team match (source 000's contest).

Every board is played twice with the sides swapped, so luck of the deal cancels; the difference
counts in IMPs for the home team.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.bridge import FinishedDeal
from engine.bridge.scoring import imps
from engine.seats import Seat, Side

from .catalogue import find_player
from .figures import Figure
from .playing_alone import (
    Progress,
    only_deal,
    play_out,
    random_hands,
    start_deal,
    work_through,
)


@dataclass(frozen=True, slots=True)
class Room:
    """How a board ended at one table."""

    contract: str
    """The contract's text, or ``-`` when passed out."""
    tricks: int
    points: int
    """North-South's duplicate points."""

    @classmethod
    def of(cls, deal: FinishedDeal) -> Room:
        """Read a finished deal."""
        contract = deal.contract
        if contract is None:
            return cls("-", 0, 0)
        sign = 1 if contract.declarer.side is Side.NS else -1
        return cls(str(contract), deal.outcome.tricks, sign * deal.score.total)


@dataclass(frozen=True, slots=True)
class Board:
    """A board of the match: home sat North-South in the open room, East-West in the closed."""

    number: int
    open_room: Room
    closed_room: Room

    @property
    def swing(self) -> int:
        """IMPs of the home team."""
        return imps(self.open_room.points - self.closed_room.points)


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """The whole contest."""

    home: str
    away: str
    seed: int
    boards: tuple[Board, ...]

    @property
    def imps_per_board(self) -> Figure:
        """The home team's mean swing."""
        return Figure.of([board.swing for board in self.boards])

    def to_json(self) -> dict[str, Any]:
        """Plain values: the result and every board."""
        return {
            "home": self.home,
            "away": self.away,
            "seed": self.seed,
            "imps_per_board": self.imps_per_board.to_json(),
            "boards": [
                {
                    "number": board.number,
                    "open": [board.open_room.contract, board.open_room.tricks],
                    "closed": [board.closed_room.contract, board.closed_room.tricks],
                    "imps": board.swing,
                }
                for board in self.boards
            ],
        }

    def to_text(self) -> str:
        """Two lines for a terminal."""
        figure = self.imps_per_board
        won = sum(board.swing for board in self.boards if board.swing > 0)
        lost = -sum(board.swing for board in self.boards if board.swing < 0)
        return (
            f"{self.home} – {self.away}: {won} – {lost} IMPs on {figure.count} boards\n"
            f"{figure.mean:+.2f} IMPs a board, standard error {figure.standard_error:.2f}"
        )


@dataclass(frozen=True, slots=True)
class _BoardToPlay:
    number: int
    seed: int
    home: str
    away: str


def play_team_match(
    home: str,
    away: str,
    *,
    deals: int,
    seed: int,
    workers: int | None = None,
    progress: Progress | None = None,
) -> TeamMatch:
    """Play ``deals`` boards twice each; UnknownPlayer when a name is not in the catalogue."""
    for name in (home, away):
        find_player(name)
    pieces = [_BoardToPlay(number, seed, home, away) for number in range(1, deals + 1)]
    boards = work_through(_play_board, pieces, workers=workers, progress=progress)
    return TeamMatch(home, away, seed, tuple(boards))


def _play_board(todo: _BoardToPlay) -> Board:
    open_room = _play_room(todo, {Side.NS: todo.home, Side.EW: todo.away}, "open")
    closed_room = _play_room(todo, {Side.NS: todo.away, Side.EW: todo.home}, "closed")
    return Board(todo.number, open_room, closed_room)


def _play_room(todo: _BoardToPlay, teams: Mapping[Side, str], room: str) -> Room:
    players: dict[Seat, str] = {seat: teams[side] for side in Side for seat in side.seats}
    match = start_deal(random_hands(todo.seed, todo.number), board=todo.number)
    play_out(match, players, seed=f"{todo.seed}:{todo.number}:{room}")
    return Room.of(only_deal(match))
