"""Card play by rule alone: instant, without a solver; ``basic`` plays the first choice."""

from __future__ import annotations

from engine.cards import Card

from .following import order_of_following
from .leading import order_of_leads
from .situation import Situation


def order_by_rule(situation: Situation) -> list[Card]:
    """The legal cards, the one a sound player would take first at the front."""
    if not len(situation.trick):
        return order_of_leads(situation)
    return order_of_following(situation)
