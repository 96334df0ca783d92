"""An auction: the calls so far, which calls are legal next, and how it ends (Laws 17-22).

An auction is a frozen value: ``after`` gives a new one. It ends with three passes after a bid, or
with four passes at the start (passed out). Declarer is the first of the contract's side to have
named its strain (Law 22 and definitions).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.errors import IllegalAction, Reason
from engine.seats import COMPASS, Seat

from .calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from .contract import Contract, Doubling


@dataclass(frozen=True, slots=True)
class Auction:
    """The dealer and the calls made so far, the dealer's first."""

    dealer: Seat
    calls: tuple[Call, ...] = ()

    @classmethod
    def parse(cls, text: str, dealer: str | Seat = Seat.NORTH) -> Auction:
        """Read calls separated by blanks, as ``1C P 1H X``.

        Raises IllegalAction with ``action`` and ``reason`` for the first call that is unreadable
        or against the Laws, ValueError for a dealer that is no compass seat.
        """
        auction = cls(Seat(dealer))
        for word in text.split():
            try:
                call = Call.parse(word)
            except ValueError:
                raise IllegalAction(Reason.UNREADABLE, word) from None
            auction = auction.after(call)
        return auction

    def __str__(self) -> str:
        return " ".join(map(str, self.calls))

    def __len__(self) -> int:
        return len(self.calls)

    def __iter__(self) -> Iterator[tuple[Seat, Call]]:
        """Each caller with the call, from the first."""
        for index, call in enumerate(self.calls):
            yield self.caller(index), call

    def caller(self, index: int) -> Seat:
        """Who makes call number ``index`` (from 0)."""
        return COMPASS[(COMPASS.index(self.dealer) + index) % 4]

    @property
    def turn(self) -> Seat | None:
        """Who calls next, or None when the auction is over."""
        return None if self.is_over else self.caller(len(self.calls))

    @property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def last_bidder(self) -> Seat | None:
        """Who made the highest bid so far."""
        for index in range(len(self.calls) - 1, -1, -1):
            if isinstance(self.calls[index], Bid):
                return self.caller(index)
        return None

    @property
    def doubling(self) -> Doubling:
        """Whether the last bid stands doubled or redoubled."""
        for call in reversed(self.calls):
            if call == REDOUBLE:
                return Doubling.REDOUBLED
            if call == DOUBLE:
                return Doubling.DOUBLED
            if isinstance(call, Bid):
                break
        return Doubling.NONE

    @property
    def is_over(self) -> bool:
        """Three passes after a bid, or four passes at the start."""
        return len(self.calls) >= 4 and self.calls[-3:] == (PASS, PASS, PASS)

    @property
    def is_passed_out(self) -> bool:
        """Over without a bid."""
        return self.is_over and self.last_bid is None

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands (final once over); None without a bid or when passed out."""
        bid, bidder = self.last_bid, self.last_bidder
        if bid is None or bidder is None:
            return None
        declarer = next(
            seat
            for seat, call in self
            if isinstance(call, Bid) and call.strain is bid.strain and seat.side is bidder.side
        )
        return Contract(bid.level, bid.strain, self.doubling, declarer)

    def refusal(self, call: Call) -> Reason | None:
        """Why the next player may not make this call; None when it is legal."""
        if self.is_over:
            return Reason.AUCTION_IS_OVER
        if isinstance(call, Bid):
            return None if call.is_over(self.last_bid) else Reason.BID_TOO_LOW
        if call == DOUBLE:
            return self._refusal_of_double()
        if call == REDOUBLE:
            return self._refusal_of_redouble()
        return None

    def _refusal_of_double(self) -> Reason | None:
        if self.last_bidder is None:
            return Reason.NOTHING_TO_DOUBLE
        if self.doubling is not Doubling.NONE:
            return Reason.ALREADY_DOUBLED
        if self.last_bidder.side is self.caller(len(self.calls)).side:
            return Reason.OWN_BID_NOT_DOUBLED
        return None

    def _refusal_of_redouble(self) -> Reason | None:
        if self.doubling is not Doubling.DOUBLED or self.last_bidder is None:
            return Reason.NOTHING_TO_REDOUBLE
        if self.last_bidder.side is not self.caller(len(self.calls)).side:
            return Reason.NOTHING_TO_REDOUBLE
        return None

    def legal_calls(self) -> tuple[Call, ...]:
        """What the next player may say: pass, double, redouble, then the bids from the lowest."""
        if self.is_over:
            return ()
        special = [call for call in (PASS, DOUBLE, REDOUBLE) if self.refusal(call) is None]
        lowest = self.last_bid.height if self.last_bid is not None else 0
        return (*special, *BIDS[lowest:])

    def after(self, call: Call) -> Auction:
        """The auction with one more call; IllegalAction when the Laws forbid it."""
        reason = self.refusal(call)
        if reason is not None:
            raise IllegalAction(reason, str(call))
        return replace(self, calls=(*self.calls, call))
