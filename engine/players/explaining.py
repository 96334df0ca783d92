"""What the calls of a match mean, with the score they were made at: the meanings the bidder uses.

A part-score changes what a bid is worth, so a meaning is only true with the stakes of its own
deal.
"""

from __future__ import annotations

from engine.auction import Call
from engine.bridge import BridgeView, FinishedDeal, Form, RubberForm
from engine.bridge.scoring import Rubber
from engine.seats import Side

from .auction_sense import stakes_of
from .bidding import EVEN, Meaning, ScoringForm, Stakes, bidder


def meanings_of(view: BridgeView, system: str) -> tuple[Meaning, ...]:
    """The meaning of every call made in the deal that is being played."""
    return bidder(system).meanings(view.auction, vulnerable=view.vulnerable, score=stakes_of(view))


def meaning_of(view: BridgeView, call: Call, system: str) -> Meaning:
    """What the call would mean, made now."""
    return bidder(system).meaning(
        call, view.auction, vulnerable=view.vulnerable, score=stakes_of(view)
    )


def meanings_of_finished(form: Form, finished: FinishedDeal, system: str) -> tuple[Meaning, ...]:
    """The meaning of every call of a deal that is over; ``form`` is the match's form now."""
    return bidder(system).meanings(
        finished.auction,
        vulnerable=finished.vulnerable,
        score=stakes_before(form, finished.number),
    )


def stakes_before(form: Form, deal_number: int) -> Stakes:
    """The score at which a deal of the match (by its number) was bid, as North-South see it."""
    if not isinstance(form, RubberForm):
        return EVEN
    sheet = Rubber(form.sheet.law)
    for scored in form.scored:
        if scored.number >= deal_number:
            break
        sheet = sheet.add(scored.outcome.contract, scored.outcome.tricks)
    parts, games = sheet.part_scores, sheet.games
    return Stakes(
        ScoringForm.RUBBER, parts[Side.NS], parts[Side.EW], games[Side.NS], games[Side.EW]
    )
