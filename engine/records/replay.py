"""Replaying a record: are the calls and the cards what the Laws allow (Laws 18-22 and 44)?

What is marked as irregular must be irregular, what is not must be legal. Hands may be unknown and
tricks may have gaps; whatever can still be checked then is checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.auction import PASS, Auction, Call
from engine.cards import PACK, Card, Suit
from engine.errors import Reason
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Side
from engine.tricks import Played, Trick

from .board import Board, Irregularity
from .faults import RecordError, RecordFault

ROUND = {
    seat: tuple(COMPASS[(at + step) % 4] for step in range(4)) for at, seat in enumerate(COMPASS)
}
"""The four seats clockwise from each."""


def call_made(
    auction: Auction, call: Call | None, irregularity: Irregularity | None, line: int
) -> Auction:
    """The auction after one more recorded call; RecordError when it was against the Laws."""
    reason = auction.refusal(PASS if call is None else call)
    if reason is Reason.AUCTION_IS_OVER:
        raise RecordError(line, RecordFault.ILLEGAL_CALL, call=str(call), why=reason.value)
    if irregularity is Irregularity.INSUFFICIENT and reason is not Reason.BID_TOO_LOW:
        raise RecordError(line, RecordFault.FALSE_IRREGULARITY, call=str(call))
    if irregularity is None and reason is not None:
        raise RecordError(line, RecordFault.ILLEGAL_CALL, call=str(call), why=reason.value)
    return replace(auction, calls=(*auction.calls, PASS if call is None else call))


@dataclass(frozen=True, slots=True)
class Placed:
    """A card as the record has it in one place of a trick (None: a gap), and where it stands."""

    line: int
    card: Card | None
    irregularity: Irregularity | None = None


class PlayReplay:
    """Follows the play trick by trick; ``leader`` is None once a gap leaves it open."""

    def __init__(
        self, hands: Mapping[Seat, Hand | None], trumps: Suit | None, leader: Seat | None
    ) -> None:
        self.leader = leader
        self.won = dict.fromkeys(Side, 0)
        self._trumps = trumps
        self._held = {seat: None if hand is None else set(hand) for seat, hand in hands.items()}
        known = {card for hand in hands.values() if hand is not None for card in hand}
        self._elsewhere = {card for card in PACK if card not in known}

    def order(self, trick: Mapping[Seat, Placed], otherwise: Seat) -> tuple[Seat, ...]:
        """The seats of this trick in order of play: from a marked lead, the leader, or else."""
        marked = [
            seat for seat, placed in trick.items() if placed.irregularity is Irregularity.LEAD
        ]
        if not marked:
            return ROUND[self.leader if self.leader is not None else otherwise]
        if marked[0] is self.leader:
            line = trick[marked[0]].line
            raise RecordError(line, RecordFault.FALSE_IRREGULARITY, seat=marked[0].value)
        return ROUND[marked[0]]

    def follow(self, trick: Mapping[Seat, Placed], order: tuple[Seat, ...]) -> None:
        """Check one trick and find who leads to the next; RecordError when it is illegal."""
        first = trick.get(order[0])
        is_lead_known = self.leader is not None or (
            first is not None and first.irregularity is Irregularity.LEAD
        )
        led = first.card.suit if is_lead_known and first is not None and first.card else None
        plays: list[Played] = []
        for seat in order:
            placed = trick.get(seat)
            if placed is None or placed.card is None:
                continue
            self._take(seat, placed.card, placed.line)
            if seat is not order[0]:
                self._check_following(seat, placed, led)
            plays.append(Played(seat, placed.card))
        is_won = is_lead_known and len(plays) == 4
        self.leader = Trick(order[0], tuple(plays)).winner(self._trumps) if is_won else None
        if self.leader is not None:
            self.won[self.leader.side] += 1

    def are_held(self, trick: Mapping[Seat, Placed]) -> bool:
        """Whether every seat still holds the card that stands in its place."""
        return all(
            placed.card is None or placed.card in self._source(seat)
            for seat, placed in trick.items()
        )

    def _source(self, seat: Seat) -> set[Card]:
        """Where the seat's cards come from: its hand, or what no known hand has."""
        held = self._held.get(seat)
        return self._elsewhere if held is None else held

    def _take(self, seat: Seat, card: Card, line: int) -> None:
        source = self._source(seat)
        if card not in source:
            raise RecordError(line, RecordFault.CARD_NOT_HELD, card=str(card), seat=seat.value)
        source.remove(card)

    def _check_following(self, seat: Seat, placed: Placed, led: Suit | None) -> None:
        held = self._held.get(seat)
        if led is None or held is None or placed.card is None:
            return
        revoked = placed.card.suit is not led and any(card.suit is led for card in held)
        marked = placed.irregularity is Irregularity.REVOKE
        if revoked and not marked:
            raise RecordError(
                placed.line,
                RecordFault.REVOKE,
                card=str(placed.card),
                seat=seat.value,
                led=led.value,
            )
        if marked and not revoked:
            raise RecordError(placed.line, RecordFault.FALSE_IRREGULARITY, card=str(placed.card))


def is_borne_out(board: Board) -> bool:
    """Whether the tricks won with the cards recorded allow the board's result."""
    if board.contract is None or board.tricks is None:
        return True
    replay = PlayReplay(board.hands, board.contract.strain.suit, board.contract.leader)
    for at in range(0, len(board.play), 4):
        trick = board.play[at : at + 4]
        placed = {made.seat: Placed(0, made.card, made.irregularity) for made in trick}
        replay.follow(placed, ROUND[trick[0].seat])
    side = board.contract.declarer.side
    return replay.won[side] <= board.tricks <= 13 - replay.won[side.other]
