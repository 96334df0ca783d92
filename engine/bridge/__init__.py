"""Contract bridge for four: rules, forms of play, scoring, views."""

from .deal import Deal, join_hands, parse_hands
from .forms import ChicagoForm, DuplicateForm, Form, Outcome, RubberForm, ScoredDeal
from .game import ContractBridge, DealCards
from .options import BridgeOptions
from .partners import Draw, DrawnCard, draw_partners, seat_by_cards
from .requests import Answer, AskUndo, Claim, ClaimTricks, Request, Undo
from .settlement import Debt, bank_by_seat, debts, whists_by_seat
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
    "Debt",
    "Draw",
    "DrawnCard",
    "DuplicateForm",
    "FinishedDeal",
    "Form",
    "Outcome",
    "Phase",
    "Request",
    "RubberForm",
    "ScoredDeal",
    "Undo",
    "bank_by_seat",
    "debts",
    "draw_partners",
    "join_hands",
    "parse_hands",
    "seat_by_cards",
    "whists_by_seat",
]
