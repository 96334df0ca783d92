"""The rules of the house: pure, without chat, storage, clock or pictures.

Read ``protocol`` first, then ``match`` (the one door that changes anything). ``cards``, ``hands``
and ``seats`` are the words; ``auction`` and ``tricks`` the parts that games share; ``bridge`` the
game; ``records`` reads and writes PBN and LIN; ``players`` holds the computers.
"""

from .auction import Auction, Call, Contract
from .cards import Card
from .errors import BadLog, EngineError, IllegalAction, Reason, UnknownGame
from .hands import Hand
from .match import Match
from .registry import find_game
from .seats import CHANCE, Seat, Side, Turn, Vulnerability

__all__ = [
    "CHANCE",
    "Auction",
    "BadLog",
    "Call",
    "Card",
    "Contract",
    "EngineError",
    "Hand",
    "IllegalAction",
    "Match",
    "Reason",
    "Seat",
    "Side",
    "Turn",
    "UnknownGame",
    "Vulnerability",
    "find_game",
]
