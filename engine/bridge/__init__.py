"""Contract bridge for four: rules, forms of play, scoring, views."""

from .deal import Deal, join_hands, parse_hands
from .forms import ChicagoForm, DuplicateForm, Form, Outcome, RubberForm, ScoredDeal
from .game import ContractBridge, DealCards
from .options import BridgeOptions
from .state import BridgeState, FinishedDeal
from .view import BridgeView, Phase

__all__ = [
    "BridgeOptions",
    "BridgeState",
    "BridgeView",
    "ChicagoForm",
    "ContractBridge",
    "Deal",
    "DealCards",
    "DuplicateForm",
    "FinishedDeal",
    "Form",
    "Outcome",
    "Phase",
    "RubberForm",
    "ScoredDeal",
    "join_hands",
    "parse_hands",
]
