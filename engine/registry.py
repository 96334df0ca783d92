"""The games of the house by their permanent keys: adding a game is one line here."""

from __future__ import annotations

from .bridge.game import ContractBridge
from .errors import UnknownGame
from .protocol import AnyGame

GAMES: tuple[AnyGame, ...] = (ContractBridge(),)


def find_game(key: str) -> AnyGame:
    """The game stored under this key; UnknownGame when there is none."""
    for game in GAMES:
        if game.key == key:
            return game
    raise UnknownGame(key)
