"""Computer players: they see a seat's view and nothing else, and run in worker processes.

``catalogue`` finds them by name; ``bridge_player`` puts bidding and card play together;
``bidding`` holds the systems; ``solver`` is the only user of the double-dummy library;
``contest`` and ``yardstick`` measure players against each other and against double dummy.
"""

from .bidding import bidder
from .catalogue import (
    ENTRY_POINT_GROUP,
    UnknownPlayer,
    choose_in_worker,
    find_player,
    player_names,
)
from .explaining import meaning_of, meanings_of, meanings_of_finished
from .protocol import ComputerPlayer

__all__ = [
    "ENTRY_POINT_GROUP",
    "ComputerPlayer",
    "UnknownPlayer",
    "bidder",
    "choose_in_worker",
    "find_player",
    "meaning_of",
    "meanings_of",
    "meanings_of_finished",
    "player_names",
]
