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
from .card_play import CLUB, EXPERT, think
from .claims import answer_request
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
        """The call or card it considers best; ValueError when the view is not of bridge."""
        if not isinstance(view, BridgeView):
            raise TypeError("a bridge player looks at bridge views")
        if len(legal) == 1:
            return legal[0]
        if view.request is not None:
            return answer_request(view)
        if view.phase is Phase.AUCTION:
            return self._choose_call(view, legal)
        return self._choose_card(view, legal, rng)

    def _choose_call(self, view: BridgeView, legal: Sequence[Action]) -> Action:
        call: Action = choose_call(view, self.system).call
        return call if call in legal else legal[0]

    def _choose_card(self, view: BridgeView, legal: Sequence[Action], rng: Random) -> Action:
        situation = Situation.of(view)
        effort = _EFFORTS.get(self.strength)
        if effort is None:
            card = order_by_rule(situation)[0]
        else:
            knowledge = knowledge_of(view, self.system)
            card = think(situation, knowledge, effort, rng).card
        choice = PlayCard(card)
        return choice if choice in legal else legal[rng.randrange(len(legal))]
