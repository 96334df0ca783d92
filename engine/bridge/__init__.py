"""Contract bridge for four: rules, forms of play, scoring, views."""

from .deal import Deal, join_hands, parse_hands
from .forms import ChicagoForm, DuplicateForm, Form, Outcome, RubberForm, ScoredDeal
from .game import ContractBridge, DealCards
from .options import BridgeOptions
from .requests import Answer, AskUndo, Claim, ClaimTricks, Request, Undo
from .state import BridgeState, FinishedDeal
from .view import BridgeView, Phase

__all__ = [
    "Answer",
    "AskUndo",
    "BridgeOptions",
    "BridgeState",
    "BridgeView",
    "ChicagoForm",
    "Claim",
    "ClaimTricks",
    "ContractBridge",
    "Deal",
    "DealCards",
    "DuplicateForm",
    "FinishedDeal",
    "Form",
    "Outcome",
    "Phase",
    "Request",
    "RubberForm",
    "ScoredDeal",
    "Undo",
    "join_hands",
    "parse_hands",
]
