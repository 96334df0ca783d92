"""Bidding: systems as tables of rules that choose, explain and infer with the same conditions."""

from .bidder import SYSTEMS, Bidder, bidder
from .bounds import Bounds
from .conditions import Trait
from .facts import Facts, facts_of
from .kinds import ARTIFICIAL, Kind
from .knowledge import HandConstraint
from .meaning import Choice, Meaning
from .rules import Force
from .stakes import EVEN, ScoringForm, Stakes

__all__ = [
    "ARTIFICIAL",
    "EVEN",
    "SYSTEMS",
    "Bidder",
    "Bounds",
    "Choice",
    "Facts",
    "Force",
    "HandConstraint",
    "Kind",
    "Meaning",
    "ScoringForm",
    "Stakes",
    "Trait",
    "bidder",
    "facts_of",
]
