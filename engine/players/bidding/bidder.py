"""The bidder: chooses calls, and explains and infers with the same rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.auction import Auction, Call
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Side, Vulnerability

from .facts import facts_of
from .knowledge import HandConstraint, constraints_of
from .meaning import Choice, Meaning, meaning_of
from .natural import TIERS as NATURAL
from .precision import TIERS as PRECISION
from .situation import Situation
from .stakes import EVEN, Stakes
from .systems import System

SYSTEMS: Mapping[str, System] = {
    "natural": System("natural", NATURAL),
    "precision": System("precision", PRECISION),
}
"""The systems by name."""


@dataclass(frozen=True, slots=True)
class Bidder:
    """A player of one bidding system. Sees only its own hand and the auction."""

    system: System

    def choose(
        self,
        hand: str | Hand,
        auction: str | Auction | Sequence[str | Call] = (),
        dealer: str | Seat = Seat.NORTH,
        vulnerable: str | Vulnerability = Vulnerability.NONE,
        *,
        score: Stakes = EVEN,
    ) -> Choice:
        """The call of the seat whose turn it is, and its meaning.

        ``hand`` in the form ``AKQ2.J93.T84.KJ7``; ``score`` as North-South see it. Raises
        ValueError when the auction is over or the hand has not thirteen cards, IllegalAction when
        the auction is against the Laws.
        """
        held = Hand.parse(hand) if isinstance(hand, str) else hand
        if len(held) != 13:
            raise ValueError(f"a bidder needs thirteen cards, not {len(held)}")
        s = self.situation(auction, dealer, vulnerable, score=score)
        facts = facts_of(held)
        chosen = next(one for one in self.system.rules(s) if one.shows.fits(facts))
        return Choice(chosen.call, meaning_of(self.system.said(s, chosen.call)))

    def meaning(
        self,
        call: str | Call,
        auction: str | Auction | Sequence[str | Call] = (),
        dealer: str | Seat = Seat.NORTH,
        vulnerable: str | Vulnerability = Vulnerability.NONE,
        *,
        score: Stakes = EVEN,
    ) -> Meaning:
        """What a call would mean after this auction."""
        s = self.situation(auction, dealer, vulnerable, score=score)
        return meaning_of(self.system.said(s, Call.parse(call) if isinstance(call, str) else call))

    def meanings(
        self,
        auction: str | Auction | Sequence[str | Call],
        dealer: str | Seat = Seat.NORTH,
        vulnerable: str | Vulnerability = Vulnerability.NONE,
        *,
        score: Stakes = EVEN,
    ) -> tuple[Meaning, ...]:
        """The meaning of every call made, in order."""
        read = as_auction(auction, dealer)
        s = self._interpret(read, vulnerable, score)
        return tuple(meaning_of(said) for said in s.said)

    def knowledge(
        self,
        auction: str | Auction | Sequence[str | Call],
        dealer: str | Seat = Seat.NORTH,
        vulnerable: str | Vulnerability = Vulnerability.NONE,
        *,
        score: Stakes = EVEN,
    ) -> Mapping[Seat, HandConstraint]:
        """What each seat has shown and denied."""
        read = as_auction(auction, dealer)
        calls = read.calls
        prefixes = [
            self._interpret(Auction(read.dealer, calls[:count]), vulnerable, score)
            for count in range(len(calls) + 1)
        ]
        return constraints_of(self.system, prefixes, read)

    def situation(
        self,
        auction: str | Auction | Sequence[str | Call],
        dealer: str | Seat = Seat.NORTH,
        vulnerable: str | Vulnerability = Vulnerability.NONE,
        *,
        score: Stakes = EVEN,
    ) -> Situation:
        """The auction as the next caller understands it; ValueError when it is over."""
        read = as_auction(auction, dealer)
        if read.is_over:
            raise ValueError("the auction is over")
        return self._interpret(read, vulnerable, score)

    def _interpret(
        self, auction: Auction, vulnerable: str | Vulnerability, score: Stakes
    ) -> Situation:
        value = Vulnerability.parse(vulnerable) if isinstance(vulnerable, str) else vulnerable
        side = auction.dealer.side
        pair = (value.includes(side), value.includes(side.other))
        stakes = score if side is Side.NS else score.swapped
        return self.system.situation(auction.calls, pair, stakes)


def as_auction(auction: str | Auction | Sequence[str | Call], dealer: str | Seat) -> Auction:
    """An auction from any of its forms; IllegalAction when it is against the Laws."""
    if isinstance(auction, Auction):
        return auction
    text = auction if isinstance(auction, str) else " ".join(map(str, auction))
    return Auction.parse(text, dealer)


def bidder(system: str = "natural") -> Bidder:
    """The bidder of a system by its name; KeyError when there is none."""
    return Bidder(SYSTEMS[system])


def seat_after(dealer: Seat, count: int) -> Seat:
    """The seat that calls after ``count`` calls."""
    return COMPASS[(COMPASS.index(dealer) + count) % 4]
