"""Defenders' signals with cards that do not matter otherwise: attitude and count, high for yes or
even.

On partner's lead a high spot card encourages; on a suit that declarer's side leads a high spot
card shows an even number. Honours are never spent on a signal, trumps never signal.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, Rank

from .situation import Situation

_HIGHEST_SPOT = Rank.NINE


def signal_of(situation: Situation) -> Card | None:
    """The spot card that signals, for a defender who follows suit low; None where none is due."""
    led = situation.trick.suit_led
    if situation.is_declaring or led is None or led is situation.trumps:
        return None
    held = situation.hand.of_suit(led)
    spots = spots_of(held)
    if len(held) < 2 or len(spots) < 2:
        return None
    if situation.trick.leader is situation.seat.partner:
        return spots[0] if _encourages(situation, held) else spots[-1]
    return count_signal(held)


def count_signal(held: Sequence[Card]) -> Card | None:
    """The card that shows an even or odd number of cards; None when only honours are held."""
    spots = spots_of(held)
    if not spots:
        return None
    return spots[0] if len(held) % 2 == 0 else spots[-1]


def spots_of(held: Sequence[Card]) -> list[Card]:
    """The small cards of a holding, highest first."""
    return sorted((card for card in held if card.rank <= _HIGHEST_SPOT), reverse=True)


def _encourages(situation: Situation, held: Sequence[Card]) -> bool:
    """An honour that helps partner's, or a doubleton that may ruff the third round."""
    lead = situation.trick.plays[0].card
    if lead.rank < Rank.QUEEN:
        return any(card.rank >= Rank.QUEEN for card in held)
    if situation.trumps is not None and len(held) == 2 and lead.rank >= Rank.KING:
        return situation.hand.length(situation.trumps) > 0
    return any(card.rank >= Rank.JACK and abs(card.rank - lead.rank) <= 2 for card in held)
