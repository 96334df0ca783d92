"""What a computer would do and why, as data; the bot words it in the reader's language.

A hint comes from the very function that chooses, so it can never differ from what a computer
in the same seat does. It runs in a worker process: everything here can be pickled.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from engine.actions import Action
from engine.bridge import BridgeView

from .bidding import Meaning
from .card_play import CardValue, Thought


class Why(StrEnum):
    """The reason for an action."""

    ONLY_CHOICE = "only-choice"
    SYSTEM = "system"
    """The bidding system calls so with this hand; see ``meaning``."""
    SUCCEEDS_MORE_OFTEN = "succeeds-more-often"
    """The card makes (or beats) the contract in more of the deals than any other."""
    MORE_TRICKS = "more-tricks"
    """No card succeeds more often, and this one takes more tricks on average."""
    CONVENTION = "convention"
    """Several cards are about as good; custom chooses (low second hand, standard lead …)."""
    RULE = "rule"
    """Played by rule, without solving any deal."""
    WORKED_OUT = "worked-out"
    """A claim or an undo, judged on the hands that are seen (all of them, in a claim)."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action with its reason."""

    action: Action
    why: Why
    meaning: Meaning | None = None
    """Of a call."""
    values: tuple[CardValue, ...] = ()
    """Of the cards that were compared, best first."""
    samples: int = 0
    """How many deals were solved."""

    @property
    def value(self) -> CardValue | None:
        """The value of the card recommended, if it was computed."""
        return next((one for one in self.values if str(one.card) == self.action.code), None)


_NOTICEABLE_SUCCESS = 0.02
_NOTICEABLE_TRICKS = 0.1


def reason_of(thought: Thought) -> Why:
    """Why this card, judged by how far it is ahead of the others."""
    if not thought.values:
        return Why.RULE
    mine = next(value for value in thought.values if value.card == thought.card)
    others = [value for value in thought.values if value.card != thought.card]
    if not others:
        return Why.ONLY_CHOICE
    if mine.success > max(other.success for other in others) + _NOTICEABLE_SUCCESS:
        return Why.SUCCEEDS_MORE_OFTEN
    if mine.tricks > max(other.tricks for other in others) + _NOTICEABLE_TRICKS:
        return Why.MORE_TRICKS
    return Why.CONVENTION


def hint_in_worker(name: str, view: BridgeView, seed: int) -> Hint | None:
    """What the player of this name would do in the viewer's place; None when nothing is to be
    done.

    Players from outside the house give their action without a reason of ours. UnknownPlayer
    when there is none of the name.
    """
    from .bridge_player import BridgePlayer
    from .catalogue import find_player

    if not view.legal:
        return None
    player, rng = find_player(name), Random(seed)
    if isinstance(player, BridgePlayer):
        return player.consider(view, view.legal, rng)
    return Hint(player.choose(view, view.legal, rng), Why.RULE)
