"""The auction so far as a bidder understands it: calls with their meanings, from one seat's view.

Seats are counted from the dealer (0); ``me`` is the one to call. Books ask this object; it knows
nothing of any system. Suits and strains appear as letters, calls as text (``2H``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.auction import DOUBLE, PASS, REDOUBLE, Bid, Call

from .bounds import EVERYTHING, Bounds
from .facts import LETTERS
from .kinds import Kind
from .rules import Force, Said
from .stakes import EVEN, Stakes

STRAINS = "CDHSN"
MAJORS = "HS"
MINORS = "CD"


@dataclass(frozen=True)
class Situation:
    """An auction prefix with its interpretation; extend it with :meth:`after`."""

    vulnerable: tuple[bool, bool]
    """Whether the dealer's side and the other side are vulnerable."""
    stakes: Stakes = EVEN
    """The score as the dealer's side sees it."""
    said: tuple[Said, ...] = ()
    shown: tuple[Bounds, Bounds, Bounds, Bounds] = (EVERYTHING,) * 4
    trumps: tuple[int | None, int | None] = (None, None)
    game_forced: tuple[bool, bool] = (False, False)

    def after(self, said: Said) -> Situation:
        """The situation of the next seat once this call is made."""
        seat, side = self.me, self.me % 2
        shown = list(self.shown)
        shown[seat] = shown[seat].meet(said.bounds)
        trumps, forced = list(self.trumps), list(self.game_forced)
        if said.trumps is not None:
            trumps[side] = said.trumps
        if said.force is Force.GAME:
            forced[side] = True
        return Situation(
            self.vulnerable,
            self.stakes,
            (*self.said, said),
            (shown[0], shown[1], shown[2], shown[3]),
            (trumps[0], trumps[1]),
            (forced[0], forced[1]),
        )

    # --- who is who

    @property
    def me(self) -> int:
        """The seat to call."""
        return len(self.said) % 4

    @property
    def partner(self) -> int:
        """The seat opposite."""
        return (self.me + 2) % 4

    @property
    def lho(self) -> int:
        """The opponent who calls next."""
        return (self.me + 1) % 4

    @property
    def rho(self) -> int:
        """The opponent who called last."""
        return (self.me + 3) % 4

    def said_by(self, seat: int) -> tuple[Said, ...]:
        """Everything a seat has said, passes included."""
        return self.said[seat::4]

    @cached_property
    def mine(self) -> tuple[Said, ...]:
        """My calls."""
        return self.said_by(self.me)

    @cached_property
    def partners(self) -> tuple[Said, ...]:
        """Partner's calls."""
        return self.said_by(self.partner)

    @property
    def last_mine(self) -> Said | None:
        """My last call."""
        return self.mine[-1] if self.mine else None

    @property
    def last_partner(self) -> Said | None:
        """Partner's last call."""
        return self.said[-2] if len(self.said) >= 2 else None

    @property
    def last_rho(self) -> Said | None:
        """The call just made on my right."""
        return self.said[-1] if self.said else None

    @property
    def rho_passed(self) -> bool:
        """Whether the opponent on my right passed (or has not called)."""
        return self.last_rho is None or self.last_rho.call == PASS

    # --- what is known

    @property
    def p(self) -> Bounds:
        """What partner has shown."""
        return self.shown[self.partner]

    @property
    def m(self) -> Bounds:
        """What I have shown."""
        return self.shown[self.me]

    @property
    def agreed(self) -> str:
        """The letter of our side's agreed suit, or empty."""
        suit = self.trumps[self.me % 2]
        return "" if suit is None else LETTERS[suit]

    def suits_of(self, seat: int) -> tuple[str, ...]:
        """The suits a seat has bid naturally, in order, each once."""
        return tuple(dict.fromkeys(one.suit for one in self.said_by(seat) if one.suit))

    @cached_property
    def my_suits(self) -> tuple[str, ...]:
        """Suits I bid naturally."""
        return self.suits_of(self.me)

    @cached_property
    def partner_suits(self) -> tuple[str, ...]:
        """Suits partner bid naturally."""
        return self.suits_of(self.partner)

    @cached_property
    def their_suits(self) -> tuple[str, ...]:
        """Suits that the opponents bid, or showed four cards in."""
        bid = (*self.suits_of(self.lho), *self.suits_of(self.rho))
        shown = (
            letter
            for index, letter in enumerate(LETTERS)
            for seat in (self.lho, self.rho)
            if self.shown[seat].lengths[index][0] >= 5
        )
        return tuple(dict.fromkeys((*bid, *shown)))

    @cached_property
    def unbid(self) -> tuple[str, ...]:
        """Suits nobody has bid naturally."""
        bid = {*self.my_suits, *self.partner_suits, *self.their_suits}
        return tuple(letter for letter in LETTERS if letter not in bid)

    # --- the bidding ladder

    @cached_property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        return next((s.call for s in reversed(self.said) if isinstance(s.call, Bid)), None)

    @cached_property
    def last_bidder(self) -> int | None:
        """Who made it."""
        for index in range(len(self.said) - 1, -1, -1):
            if isinstance(self.said[index].call, Bid):
                return index % 4
        return None

    @property
    def we_bid_last(self) -> bool:
        """Whether the contract as it stands is ours."""
        return self.last_bidder is not None and self.last_bidder % 2 == self.me % 2

    @property
    def height(self) -> int:
        """The height of the last bid, 0 for none."""
        return 0 if self.last_bid is None else self.last_bid.height

    def level(self, strain: str) -> int:
        """The lowest level at which the strain (letter) can be bid; 8 when it cannot."""
        return 1 + (self.height + 4 - STRAINS.index(strain)) // 5

    def cheapest(self, strain: str, jump: int = 0) -> str | None:
        """The cheapest bid in the strain, ``jump`` levels higher if asked; None over seven."""
        level = self.level(strain) + jump
        return f"{level}{strain}" if level <= 7 else None

    def within(self, strain: str, highest: int, *, jump: int = 0) -> str | None:
        """The cheapest bid in the strain if no higher than a level; ``jump`` levels above it."""
        return self.cheapest(strain, jump) if self.level(strain) <= highest else None

    def can_bid(self, text: str) -> bool:
        """Whether this bid is sufficient."""
        return int(text[0]) >= self.level(text[1])

    @cached_property
    def doubled(self) -> Call:
        """PASS, DOUBLE or REDOUBLE: what was last said about the last bid."""
        for one in reversed(self.said):
            if one.call in (DOUBLE, REDOUBLE):
                return one.call
            if isinstance(one.call, Bid):
                break
        return PASS

    def is_legal(self, call: Call) -> bool:
        """Whether I may make the call (Laws 18-19); the auction is not over."""
        if isinstance(call, Bid):
            return call.is_over(self.last_bid)
        if call == DOUBLE:
            return self.last_bid is not None and not self.we_bid_last and self.doubled == PASS
        if call == REDOUBLE:
            return self.we_bid_last and self.doubled == DOUBLE
        return True

    # --- the course of the auction

    @cached_property
    def opening(self) -> int | None:
        """The index of the first bid among the calls."""
        return next((i for i, s in enumerate(self.said) if isinstance(s.call, Bid)), None)

    @property
    def we_opened(self) -> bool:
        """Whether our side made the first bid."""
        return self.opening is not None and self.opening % 2 == self.me % 2

    @property
    def i_opened(self) -> bool:
        """Whether I made the first bid."""
        return self.opening is not None and self.opening % 4 == self.me

    @property
    def partner_opened(self) -> bool:
        """Whether partner made the first bid."""
        return self.opening is not None and self.opening % 4 == self.partner

    @cached_property
    def contested(self) -> bool:
        """Whether the opponents have bid, doubled or redoubled."""
        return any(s.call != PASS for s in self.said[1 - self.me % 2 :: 2])

    def passed_first(self, seat: int) -> bool:
        """Whether the seat passed before anyone bid."""
        first = self.said_by(seat)[:1]
        before = self.opening is None or seat < self.opening
        return bool(first) and first[0].call == PASS and before

    @property
    def i_passed(self) -> bool:
        """Whether I passed before anyone bid."""
        return self.passed_first(self.me)

    @cached_property
    def ours(self) -> tuple[Said, ...]:
        """Our side's calls that are no passes, in order."""
        return tuple(s for s in self.said[self.me % 2 :: 2] if s.call != PASS)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of our side's calls that are no passes."""
        return tuple(s.kind for s in self.ours)

    @property
    def we_are_vulnerable(self) -> bool:
        """Whether our side is."""
        return self.vulnerable[self.me % 2]

    @property
    def they_are_vulnerable(self) -> bool:
        """Whether the opponents are."""
        return self.vulnerable[1 - self.me % 2]

    @property
    def score(self) -> Stakes:
        """The score as I see it."""
        return self.stakes if self.me % 2 == 0 else self.stakes.swapped
