"""One deal of contract bridge from the cards to the last trick, as a frozen value.

The text form of the dealt cards is PBN's: ``N:`` and the four hands clockwise. Phases follow the
Laws: the auction (17-22), the opening lead, dummy faced (41), the play (44-45).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.auction import Auction, Call, Contract
from engine.cards import Card
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Turn, Vulnerability
from engine.tricks import Play

from .requests import Claim, Refused, Request


def parse_hands(text: str) -> Mapping[Seat, Hand]:
    """Read ``N:AKQ.… … … …`` (any first seat); ValueError unless all 52 cards are dealt."""
    first, _, rest = text.partition(":")
    hands = [Hand.parse(part) for part in rest.split()]
    if len(hands) != 4 or first not in {seat.value for seat in COMPASS}:
        raise ValueError(f"not a deal: {text!r}")
    start = COMPASS.index(Seat(first))
    dealt = {COMPASS[(start + step) % 4]: hand for step, hand in enumerate(hands)}
    if any(len(hand) != 13 for hand in hands) or len({c for h in hands for c in h}) != 52:
        raise ValueError("a deal gives thirteen different cards to each seat")
    return {seat: dealt[seat] for seat in COMPASS}


def join_hands(hands: Mapping[Seat, Hand]) -> str:
    """Write four hands, North's first; the pair of :func:`parse_hands`."""
    return "N:" + " ".join(str(hands[seat]) for seat in COMPASS)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt, the auction, and the play once there is a contract."""

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    hands: Mapping[Seat, Hand]
    auction: Auction
    contract: Contract | None = None
    """The final contract; None during the auction and when passed out."""
    play: Play | None = None
    request: Request | None = None
    """What somebody has asked and not all have answered."""
    refused: tuple[Refused, ...] = ()
    claim: Claim | None = None
    """The claim that ended the deal."""
    salt: str = ""
    """Chance's secret beside the cards, for the fingerprint; empty in older logs."""
    fingerprint: str = ""
    """Of cards and salt, taken once when the deal begins (see :mod:`engine.bridge.fairness`)."""

    @property
    def steps(self) -> int:
        """How many calls and cards have been made."""
        return len(self.auction) + (0 if self.play is None else self.play.count)

    @property
    def is_over(self) -> bool:
        """Passed out, claimed, or all tricks played."""
        if self.claim is not None:
            return True
        return self.auction.is_passed_out if self.play is None else self.play.is_over

    @property
    def dummy(self) -> Seat | None:
        """The seat whose hand is faced; None before the opening lead."""
        contract = self.contract
        if contract is None or self.play is None or not self.play.count:
            return None
        return contract.dummy

    @property
    def turn(self) -> Turn | None:
        """Whose answer, card or call is next and who decides: declarer for dummy (Law 45)."""
        if self.request is not None:
            return Turn(self.request.asked[0], self.request.asked[0])
        if self.play is None or self.contract is None:
            caller = self.auction.turn
            return None if caller is None else Turn(caller, caller)
        seat = self.play.turn
        if seat is None:
            return None
        return Turn(seat, self.decider_for(seat))

    def decider_for(self, seat: Seat) -> Seat:
        """Who decides about this hand's cards."""
        contract = self.contract
        return contract.declarer if contract is not None and seat is contract.dummy else seat

    @property
    def held(self) -> Mapping[Seat, Hand]:
        """The cards each seat still holds."""
        return self.hands if self.play is None else self.play.hands

    @property
    def declarer_tricks(self) -> int:
        """Tricks won by declarer's side so far."""
        if self.play is None or self.contract is None:
            return 0
        return self.play.tricks_of(*self.contract.declarer.side.seats)

    def after_call(self, call: Call) -> Deal:
        """With one more call; the play starts when the auction ends in a contract."""
        auction = self.auction.after(call)
        contract = auction.contract if auction.is_over else None
        if contract is None:
            return replace(self, auction=auction)
        play = Play.start(
            self.hands, leader=contract.leader, trumps=contract.strain.suit, rotation=COMPASS
        )
        return replace(self, auction=auction, contract=contract, play=play)

    def after_card(self, card: Card) -> Deal:
        """With one more (legal) card."""
        if self.play is None:
            raise ValueError("there is no play yet")
        return replace(self, play=self.play.after(card))
