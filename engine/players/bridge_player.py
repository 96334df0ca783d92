"""The computers of the bridge tables: a bidding system and a strength of card play.

``basic`` plays by rule and is instant; ``club`` and ``expert`` deal the unseen cards many times,
in accordance with the auction and the play, and solve each deal double dummy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from engine.actions import Action, PlayCard
from engine.bridge import BridgeView, Phase
from engine.protocol import View

from .auction_sense import choose_call, knowledge_of
from .card_play import CLUB, EXPERT, Thought, think
from .claims import answer_request
from .dds_library import SolverUnavailable
from .hint import Hint, Why, reason_of
from .rule_play import order_by_rule
from .situation import Situation


class Strength(StrEnum):
    """How much a computer thinks."""

    BASIC = "basic"
    CLUB = "club"
    EXPERT = "expert"


_EFFORTS = {Strength.CLUB: CLUB, Strength.EXPERT: EXPERT}


@dataclass(frozen=True, slots=True)
class BridgePlayer:
    """Bids by ``system`` and plays the cards with ``strength``."""

    strength: Strength = Strength.CLUB
    system: str = "natural"

    @property
    def name(self) -> str:
        """As the catalogue writes it: ``club``, ``precision-expert``."""
        if self.system == "natural":
            return self.strength.value
        return f"{self.system}-{self.strength.value}"

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The call or card it considers best; TypeError when the view is not of bridge."""
        return self.consider(view, legal, rng).action

    def consider(self, view: View, legal: Sequence[Action], rng: Random) -> Hint:
        """The choice with its reason."""
        if not isinstance(view, BridgeView):
            raise TypeError("a bridge player looks at bridge views")
        if view.request is not None:
            return Hint(answer_request(view), Why.WORKED_OUT)
        if view.phase is Phase.AUCTION:
            return self._consider_call(view, legal)
        if len(legal) == 1:
            return Hint(legal[0], Why.ONLY_CHOICE)
        return self._consider_card(view, legal, rng)

    def _consider_call(self, view: BridgeView, legal: Sequence[Action]) -> Hint:
        choice = choose_call(view, self.system)
        action: Action = choice.call
        if action not in legal:
            return Hint(legal[0], Why.ONLY_CHOICE)
        return Hint(action, Why.SYSTEM, choice.meaning)

    def _consider_card(self, view: BridgeView, legal: Sequence[Action], rng: Random) -> Hint:
        thought = self._think(view, rng)
        action: Action = PlayCard(thought.card)
        if action not in legal:
            return Hint(legal[0], Why.ONLY_CHOICE)
        return Hint(action, reason_of(thought), None, thought.values, thought.samples)

    def _think(self, view: BridgeView, rng: Random) -> Thought:
        """By simulation, or by rule: for ``basic`` and where the solver does not load."""
        situation = Situation.of(view)
        effort = _EFFORTS.get(self.strength)
        if effort is not None:
            try:
                return think(situation, knowledge_of(view, self.system), effort, rng)
            except SolverUnavailable:
                pass
        return Thought(order_by_rule(situation)[0])
